package croupier.app.command;

import croupier.app.doctor.Doctor;
import croupier.app.doctor.Finding;
import croupier.app.doctor.Machine;
import croupier.app.json.Json;
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
    description =
        "Looks at the board, the pins, the profile, power and disk, and says what is wrong and"
            + " what to do about it. Drives no light.")
final class Examine implements Callable<Integer> {
  /** Where the service keeps its games. */
  private static final Path STATE = Path.of("/var/lib/croupier");

  private static final String ADVICE_INDENT = " ".repeat(9);

  @Spec private CommandSpec spec;
  @Mixin private UnitOptions options;

  @Option(names = "--json", description = "Write JSON instead.")
  private boolean json;

  @Override
  public Integer call() {
    Path games = options.games == null && Files.exists(STATE) ? STATE : options.gamesFolder();
    List<Finding> findings = Doctor.examine(Machine.real(), options.profile.name(), games);
    boolean well = Doctor.isWell(findings);
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(Json.write(data(well, findings)));
    } else {
      findings.forEach(finding -> tell(finding, out));
      out.println(well ? "The unit can run." : "The unit cannot run like this.");
    }
    out.flush();
    return well ? Exit.OK : Exit.UNAVAILABLE;
  }

  private static void tell(Finding finding, PrintWriter out) {
    out.printf("%-8s %s: %s%n", name(finding), finding.check(), finding.what());
    if (!finding.advice().isEmpty()) {
      out.println(ADVICE_INDENT + finding.advice());
    }
  }

  private static Map<String, Object> data(boolean well, List<Finding> findings) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("well", well);
    data.put("findings", findings.stream().map(Examine::data).toList());
    return data;
  }

  private static Map<String, Object> data(Finding finding) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("check", finding.check());
    data.put("level", name(finding));
    data.put("what", finding.what());
    data.put("advice", finding.advice());
    return data;
  }

  private static String name(Finding finding) {
    return finding.level().name().toLowerCase(Locale.ROOT);
  }
}
