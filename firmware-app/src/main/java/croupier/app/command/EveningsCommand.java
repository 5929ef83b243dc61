package croupier.app.command;

import croupier.app.evenings.Evening;
import croupier.app.evenings.Evenings;
import croupier.app.evenings.EveningsTold;
import croupier.app.evenings.GamesFolder;
import croupier.app.live.FileFault;
import croupier.app.live.FoundRecord;
import croupier.app.words.Message;
import croupier.app.words.RefusalWords;
import croupier.app.words.Words;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tells of the evenings that were played: who won what, how, and with how much luck. */
@Command(
    name = "evenings",
    mixinStandardHelpOptions = true,
    description = "${bundle:evenings.about}")
final class EveningsCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private LanguageOption language;

  @Parameters(paramLabel = "EVENING", arity = "0..1", description = "${bundle:evenings.which}")
  private String which;

  @Option(names = "--games", paramLabel = "FOLDER", description = "${bundle:command.games-folder}")
  private Path games;

  @Option(names = "--json", description = "${bundle:command.json}")
  private boolean json;

  @Option(names = "--csv", paramLabel = "FILE", description = "${bundle:evenings.csv}")
  private Path csv;

  @Option(names = "--report", paramLabel = "FILE", description = "${bundle:evenings.report}")
  private Path report;

  @Override
  public Integer call() {
    OutputFile.check(csv);
    OutputFile.check(report);
    Words words = language.words();
    ZoneId zone = ZoneId.systemDefault();
    EveningsTold told = told(read(zone), zone);
    if (csv != null) {
      OutputFile.write(csv, told.csv());
    }
    if (report != null) {
      OutputFile.write(report, told.report(words));
    }
    PrintWriter out = spec.commandLine().getOut();
    out.print(json ? told.json(words) + "\n" : told.text(words));
    out.flush();
    return Exit.OK;
  }

  private Evenings read(ZoneId zone) {
    Path folder = games == null ? UnitOptions.usualFolder() : games;
    if (!Files.isDirectory(folder)) {
      throw new Failure(
          Exit.NO_INPUT, Message.of("evenings.no-folder").with("file", folder.toString()));
    }
    try {
      GamesFolder records = new GamesFolder(folder, zone);
      List<FoundRecord> found = records.records();
      return records.read(found, _ -> {});
    } catch (IOException e) {
      throw new Failure(
          Exit.NO_INPUT,
          Message.of("replay.unreadable")
              .with("file", folder.toString())
              .with("why", RefusalWords.of(FileFault.because(e))));
    }
  }

  private EveningsTold told(Evenings evenings, ZoneId zone) {
    if (which == null) {
      return new EveningsTold(evenings, Optional.empty(), zone);
    }
    Evening evening =
        evenings
            .named(which)
            .orElseThrow(
                () ->
                    new Failure(
                        Exit.NO_INPUT, Message.of("evenings.no-such").with("evening", which)));
    return new EveningsTold(evenings, Optional.of(evening), zone);
  }
}
