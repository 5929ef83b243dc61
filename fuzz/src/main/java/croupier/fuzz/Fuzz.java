package croupier.fuzz;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Lets Jazzer look for inputs that no target should get through: {@code ./croupier fuzz [TARGET...]
 * [--for 30m]}, one target after the other, each in a program of its own with a small heap. See
 * docs/fuzzing.md.
 */
public final class Fuzz {
  private static final Pattern TIME = Pattern.compile("(\\d{1,6})([smh])");
  private static final Pattern FIGURES = Pattern.compile("#(\\d+)\\s.*cov: (\\d+) ft: (\\d+).*");
  private static final int USUAL_SECONDS = 60;

  /** What a unit has, and the fuzzer needs for itself. */
  private static final String HEAP = "-Xmx320m";

  /** Looks for holes of other programs, which cost time: ours may open files and lines. */
  private static final String NOT_WANTED =
      Stream.of(
              "BigDecimal",
              "ClojureLangHooks",
              "Deserialization",
              "ExpressionLanguageInjection",
              "FilePathTraversal",
              "LdapInjection",
              "NamingContextLookup",
              "OsCommandInjection",
              "ReflectiveCall",
              "RegexInjection",
              "RegexRoadblocks",
              "ScriptEngineInjection",
              "ServerSideRequestForgery",
              "SqlInjection",
              "TemplateInjection",
              "UnsafeSanitizer",
              "XPathInjection",
              "XmlParserSsrfGuidance")
          .map("com.code_intelligence.jazzer.sanitizers."::concat)
          .collect(Collectors.joining(":"));

  private static final PrintStream OUT = System.out;

  private final Path home;

  private Fuzz(Path home) {
    this.home = home;
  }

  public static void main(String[] args) throws Exception {
    Fuzz fuzz = new Fuzz(Path.of(System.getProperty("croupier.fuzz.home", "fuzz")));
    List<String> targets = new ArrayList<>();
    int seconds = USUAL_SECONDS;
    for (int at = 0; at < args.length; at++) {
      switch (args[at]) {
        case "--for" -> seconds = seconds(args, ++at);
        case "--seeds" -> {
          fuzz.writeSeeds();
          return;
        }
        case String name when Targets.ALL.containsKey(name) -> targets.add(name);
        default -> refuse("There is " + Targets.ALL.keySet() + ", --for 30m, and --seeds.");
      }
    }
    List<String> chosen = targets.isEmpty() ? List.copyOf(Targets.ALL.keySet()) : targets;
    int findings = 0;
    for (String target : chosen) {
      findings += fuzz.look(target, seconds);
    }
    System.exit(findings == 0 ? 0 : 1);
  }

  private static int seconds(String[] args, int at) {
    Matcher time = TIME.matcher(at < args.length ? args[at] : "");
    if (!time.matches()) {
      refuse("A time is 90s, 30m or 2h.");
    }
    int number = Integer.parseInt(time.group(1));
    return switch (time.group(2)) {
      case "s" -> number;
      case "m" -> 60 * number;
      default -> 3600 * number;
    };
  }

  private static void refuse(String sentence) {
    System.err.println("croupier fuzz: " + sentence);
    System.exit(2);
  }

  // --- what is kept

  /** The inputs that are kept of a target. */
  private Path kept(String target) {
    return home.resolve("corpus").resolve(target);
  }

  /** Makes the real things anew that a search begins with; what was found stays. */
  private void writeSeeds() throws Exception {
    for (String target : Targets.ALL.keySet()) {
      Path folder = Files.createDirectories(kept(target));
      try (Stream<Path> files = Files.list(folder)) {
        for (Path old : files.filter(file -> name(file).startsWith("real-")).toList()) {
          Files.delete(old);
        }
      }
      List<byte[]> seeds = Targets.named(target).seeds();
      for (int i = 0; i < seeds.size(); i++) {
        Files.write(folder.resolve("real-%02d".formatted(i)), seeds.get(i));
      }
      OUT.println(target + ": " + seeds.size() + " seeds");
    }
    System.exit(0);
  }

  private static String name(Path file) {
    return file.getFileName().toString();
  }

  // --- a search

  /** How many findings there are. */
  private int look(String target, int seconds) throws IOException, InterruptedException {
    Path work = Files.createDirectories(home.resolve("target/search").resolve(target));
    Path grown = Files.createDirectories(work.resolve("corpus"));
    Path findings = Files.createDirectories(work.resolve("findings"));
    Path words = work.resolve("words");
    // No dictionary may be empty.
    Files.write(
        words,
        Stream.concat(Stream.of("\0"), Targets.named(target).words().stream())
            .map(Fuzz::quoted)
            .toList());
    Process search =
        new ProcessBuilder(
                Stream.concat(
                        java(target, findings).stream(),
                        Stream.of(
                            "-max_total_time=" + seconds,
                            "-dict=" + words,
                            "-artifact_prefix=" + findings + "/",
                            grown.toString(),
                            kept(target).toString()))
                    .toList())
            .redirectErrorStream(true)
            .start();
    String figures = listen(search, work.resolve("log"));
    int status = search.waitFor();
    OUT.println("%-9s %s".formatted(target, figures) + (status == 0 ? "" : "  FOUND, see " + work));
    return status == 0 ? 0 : 1;
  }

  private static List<String> java(String target, Path findings) {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        HEAP,
        "-XX:+UseSerialGC",
        "-XX:+EnableDynamicAgentLoading",
        // Jazzer turns all assertions on; those of a library are off on a unit.
        "-da:org.tomlj...",
        "--enable-native-access=ALL-UNNAMED",
        "--sun-misc-unsafe-memory-access=allow",
        "-D" + Entrance.TARGET + "=" + target,
        "-cp",
        System.getProperty("java.class.path"),
        "com.code_intelligence.jazzer.Jazzer",
        "--target_class=" + Entrance.class.getName(),
        "--instrumentation_includes=croupier.**:org.tomlj.**",
        "--instrumentation_excludes=croupier.fuzz.**",
        "--disabled_hooks=" + NOT_WANTED,
        "--reproducer_path=" + findings,
        "-use_value_profile=1",
        "-timeout=120",
        "-max_len=8192",
        "-rss_limit_mb=1500");
  }

  /** What it says last of itself; all of it goes to a log. */
  private static String listen(Process search, Path log) throws IOException {
    String figures = "nothing was run";
    try (BufferedReader lines =
            new BufferedReader(
                new InputStreamReader(search.getInputStream(), StandardCharsets.UTF_8));
        PrintStream kept = new PrintStream(log.toFile(), StandardCharsets.UTF_8)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        kept.println(line);
        Matcher told = FIGURES.matcher(line);
        if (told.matches()) {
          long inputs = Long.parseLong(told.group(1));
          figures =
              String.format(
                  Locale.ROOT,
                  "%,12d inputs %6s edges %7s features",
                  inputs,
                  told.group(2),
                  told.group(3));
        }
      }
    }
    return figures;
  }

  /** As libFuzzer reads a dictionary. */
  private static String quoted(String word) {
    StringBuilder quoted = new StringBuilder("\"");
    for (byte each : word.getBytes(StandardCharsets.UTF_8)) {
      quoted.append("\\x%02X".formatted(each & 0xff));
    }
    return quoted.append('"').toString();
  }
}
