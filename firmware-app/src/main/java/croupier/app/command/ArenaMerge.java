package croupier.app.command;

import croupier.app.arena.Tournament;
import croupier.app.arena.Unfit;
import croupier.app.words.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Joins the parts of a contest that were played apart. */
@Command(
    name = "merge",
    mixinStandardHelpOptions = true,
    description = "${bundle:arena.about-merge}")
final class ArenaMerge implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private ArenaOutputs outputs;

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "${bundle:arena.parts}")
  private List<Path> parts;

  @Option(
      names = "--results",
      paramLabel = "FILE",
      required = true,
      description = "${bundle:arena.merged}")
  private Path results;

  @Override
  public Integer call() {
    outputs.check();
    for (Path part : parts) {
      if (!Files.isRegularFile(part) || !Files.isReadable(part)) {
        throw new Failure(Exit.NO_INPUT, Message.of("arena.missing").with("file", part.toString()));
      }
    }
    if (!OutputFile.canBeWritten(results)) {
      throw OutputFile.unwritable(results);
    }
    try {
      outputs.tell(Tournament.merge(parts, results), spec.commandLine().getOut());
      return Exit.OK;
    } catch (Unfit unfit) {
      throw ArenaOutputs.unfit(unfit);
    } catch (IOException _) {
      throw OutputFile.unwritable(results);
    }
  }
}
