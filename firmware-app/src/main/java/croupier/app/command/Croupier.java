package croupier.app.command;

import croupier.app.Version;
import croupier.app.words.Message;
import croupier.app.words.Words;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The program as people command it. */
@Command(
    name = "croupier",
    mixinStandardHelpOptions = true,
    description = "${bundle:command.about}",
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      Play.class,
      Demo.class,
      Run.class,
      Dark.class,
      Examine.class,
      EngineCommand.class,
      Replay.class,
      EveningsCommand.class,
      FleetCommand.class,
      ListGames.class,
      Wiring.class,
      ArenaCommand.class,
      Simulate.class,
      AutoComplete.GenerateCompletion.class,
      CommandLine.HelpCommand.class
    },
    exitCodeListHeading = "%n${bundle:command.exit-codes}%n",
    exitCodeList = {
      " 0:${bundle:command.exit-ok}",
      " 2:${bundle:command.exit-usage}",
      "65:${bundle:command.exit-data}",
      "66:${bundle:command.exit-no-input}",
      "69:${bundle:command.exit-unavailable}",
      "70:${bundle:command.exit-software}",
      "73:${bundle:command.exit-cannot-write}",
      "75:${bundle:command.exit-stuck}",
      "78:${bundle:command.exit-config}"
    })
final class Croupier implements Runnable {
  /** Understands a line and does what it says. */
  static int run(Words words, String... args) {
    CommandLine program = new CommandLine(new Croupier());
    String version = "croupier " + Version.now();
    program.getCommandSpec().version(version);
    program.getSubcommands().values().forEach(each -> each.getCommandSpec().version(version));
    program.setResourceBundle(new HelpTexts(words));
    program.setHelpFactory((command, colours) -> new Help(headed(command, words), colours));
    return program
        .registerConverter(Path.class, Croupier::path)
        .setOut(text(System.out))
        .setErr(text(System.err))
        .setParameterExceptionHandler((wrong, _) -> UsageMistake.tell(wrong, words))
        .setExecutionExceptionHandler((fault, line, _) -> Main.explain(fault, line.getErr(), words))
        .execute(args);
  }

  /** Gives a command's help what picocli would say in English. */
  private static CommandSpec headed(CommandSpec command, Words words) {
    command
        .usageMessage()
        .synopsisHeading(words.say("command.usage") + " ")
        .commandListHeading(words.say("command.commands") + "%n");
    if (command.name().equals("generate-completion")) {
      command
          .usageMessage()
          .description("", "  source <(croupier generate-completion)")
          .optionListHeading("");
    } else if (command.name().equals("help")) {
      command.usageMessage().description("").optionListHeading("");
      // picocli describes this one itself, in English.
      PositionalParamSpec what = command.positionalParameters().getFirst();
      command.remove(what);
      command.add(what.toBuilder().description(words.say("command.help-what")).build());
      OptionSpec help = command.findOption("--help");
      command.remove(help);
      command.add(help.toBuilder().description(words.say("command.help")).build());
    }
    return command;
  }

  private static Path path(String name) {
    if (name.isBlank()) {
      throw new UnfitValue(Message.of("command.empty-name"));
    }
    try {
      return Path.of(name);
    } catch (InvalidPathException wrong) {
      throw new UnfitValue(Main.unnameable(wrong));
    }
  }

  /** UTF-8 whatever the locale says, as names may hold any letter and JSON is UTF-8. */
  private static PrintWriter text(PrintStream stream) {
    return new PrintWriter(stream, true, StandardCharsets.UTF_8);
  }

  @Override
  public void run() {
    throw new Failure(Exit.USAGE, Message.of("command.say-what"));
  }
}
