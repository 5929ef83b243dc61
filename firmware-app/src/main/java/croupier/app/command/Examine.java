package croupier.app.command;

import croupier.app.doctor.Doctor;
import croupier.app.doctor.Finding;
import croupier.app.doctor.Machine;
import croupier.app.json.Json;
import croupier.app.words.Words;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** What is wrong with a unit, and what to do. */
@Command(
    name = "doctor",
    mixinStandardHelpOptions = true,
    description = "${bundle:command.about-doctor}")
final class Examine implements Callable<Integer> {
  /** What belongs to the service, its games among it. */
  private static final Path STATE = Path.of("/var/lib/croupier");

  private static final String ADVICE_INDENT = " ".repeat(9);

  @Spec private CommandSpec spec;
  @Mixin private UnitOptions options;

  @Option(names = "--json", description = "${bundle:command.json}")
  private boolean json;

  @Override
  public Integer call() {
    boolean isService = options.games == null && Files.exists(STATE);
    Path games = isService ? STATE.resolve("games") : options.gamesFolder();
    Words words = options.language.words();
    List<Finding> findings =
        Doctor.examine(Machine.real(), options.profile.name(), options.settings.file(), games);
    boolean well = Doctor.isWell(findings);
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(Json.write(data(well, findings, words)));
    } else {
      findings.forEach(finding -> tell(finding, words, out));
      out.println(words.say(well ? "command.can-run" : "command.cannot-run"));
    }
    out.flush();
    return well ? Exit.OK : Exit.UNAVAILABLE;
  }

  private static void tell(Finding finding, Words words, PrintWriter out) {
    out.printf(
        "%-8s %s: %s%n",
        words.say("doctor.level-" + name(finding.level())),
        words.say("doctor.check-" + name(finding.check())),
        words.say(finding.what()));
    finding.advice().ifPresent(advice -> out.println(ADVICE_INDENT + words.say(advice)));
  }

  private static Map<String, Object> data(boolean well, List<Finding> findings, Words words) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("well", well);
    data.put("findings", findings.stream().map(finding -> data(finding, words)).toList());
    return data;
  }

  private static Map<String, Object> data(Finding finding, Words words) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("check", name(finding.check()));
    data.put("level", name(finding.level()));
    data.put("what", words.say(finding.what()));
    data.put("advice", finding.advice().map(words::say).orElse(""));
    return data;
  }

  private static String name(Enum<?> what) {
    return what.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
