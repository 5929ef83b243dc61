package croupier.app.command;

import croupier.app.arena.ArenaTold;
import croupier.app.arena.Standing;
import croupier.app.arena.Unfit;
import croupier.app.words.Message;
import croupier.app.words.Words;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What the arena tells at its end, and where. */
final class ArenaOutputs {
  @Mixin LanguageOption language = new LanguageOption();

  @Option(names = "--csv", paramLabel = "FILE", description = "${bundle:arena.csv}")
  private Path csv;

  @Option(names = "--report", paramLabel = "FILE", description = "${bundle:arena.report}")
  private Path report;

  @Option(
      names = {"-q", "--quiet"},
      description = "${bundle:arena.quiet}")
  boolean quiet;

  void tell(Standing standing, PrintWriter out) {
    Words words = language.words();
    if (csv != null) {
      OutputFile.write(csv, ArenaTold.csv(standing));
    }
    if (report != null) {
      OutputFile.write(report, ArenaTold.page(standing, words));
    }
    if (!quiet) {
      out.print(ArenaTold.text(standing, words));
      out.flush();
    }
  }

  /** Before games are played that nobody could be told of. */
  void check() {
    OutputFile.check(csv);
    OutputFile.check(report);
  }

  static Failure unfit(Unfit unfit) {
    String why = unfit.why().name().toLowerCase(Locale.ROOT).replace('_', '-');
    return new Failure(
        Exit.DATA,
        Message.of("arena.unfit-" + why)
            .with("file", unfit.file().toString())
            .with("line", unfit.line()));
  }
}
