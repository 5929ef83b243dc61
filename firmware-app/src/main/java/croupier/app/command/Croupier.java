package croupier.app.command;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The program as people command it. */
@Command(
    name = "croupier",
    mixinStandardHelpOptions = true,
    description = "A tabletop game unit: dice, lights, dials, bank and referee.",
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      Play.class,
      Run.class,
      Dark.class,
      Examine.class,
      EngineCommand.class,
      Replay.class,
      ListGames.class,
      Wiring.class,
      AutoComplete.GenerateCompletion.class,
      CommandLine.HelpCommand.class
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      " 0:all went well",
      " 2:the command line is wrong",
      "65:a record is damaged, or of another format",
      "66:a file, or standard input, is not there or cannot be read",
      "69:something is not to be had now, such as a port or a pin",
      "70:a fault of this program",
      "73:a file or folder, or standard output, cannot be written",
      "78:the hardware profile is wrong"
    })
final class Croupier implements Runnable {
  static final String VERSION = "0.1.0";

  /** What a package says of its own version: it knows the commit that it was made from. */
  private static final String PACKAGED = "croupier.version";

  @Spec private CommandSpec spec;

  static int run(String... args) {
    CommandLine program = new CommandLine(new Croupier());
    String version = "croupier " + System.getProperty(PACKAGED, VERSION);
    program.getCommandSpec().version(version);
    program.getSubcommands().values().forEach(each -> each.getCommandSpec().version(version));
    return program
        .registerConverter(Path.class, Croupier::path)
        .setOut(text(System.out))
        .setErr(text(System.err))
        .setParameterExceptionHandler(Croupier::refuse)
        .setExecutionExceptionHandler((fault, line, _) -> Main.explain(fault, line.getErr()))
        .execute(args);
  }

  private static Path path(String name) {
    if (name.isBlank()) {
      throw new TypeConversionException("the name is empty; . is the folder where you are.");
    }
    try {
      return Path.of(name);
    } catch (InvalidPathException wrong) {
      throw new TypeConversionException(Main.unnameable(wrong));
    }
  }

  /** UTF-8 whatever the locale says, as names may hold any letter and JSON is UTF-8. */
  private static PrintWriter text(PrintStream stream) {
    return new PrintWriter(stream, true, StandardCharsets.UTF_8);
  }

  /** One sentence on what is wrong with the command line, and where to read what is right. */
  private static int refuse(ParameterException wrong, String[] args) {
    CommandLine command = wrong.getCommandLine();
    PrintWriter err = command.getErr();
    String what = Words.fit(wrong.getMessage());
    err.println("croupier: " + what + (what.endsWith(".") ? "" : "."));
    UnmatchedArgumentException.printSuggestions(wrong, err);
    err.println("Try: " + command.getCommandSpec().qualifiedName() + " --help");
    return Exit.USAGE;
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Say what to do, for example: croupier play.");
  }
}
