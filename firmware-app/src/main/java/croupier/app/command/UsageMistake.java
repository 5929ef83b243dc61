package croupier.app.command;

import croupier.app.words.Message;
import croupier.app.words.Words;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** One sentence on what is wrong with the command line, and where to read what is right. */
final class UsageMistake {
  private UsageMistake() {}

  static int tell(ParameterException wrong, Words words) {
    CommandLine command = wrong.getCommandLine();
    PrintWriter err = command.getErr();
    err.println("croupier: " + Typed.fit(words.say(what(wrong))));
    if (wrong instanceof UnmatchedArgumentException unmatched) {
      List<String> close = unmatched.getSuggestions();
      if (!close.isEmpty()) {
        String name =
            unmatched.isUnknownOption() ? "command.possible-options" : "command.did-you-mean";
        err.println(Typed.fit(words.say(Message.of(name).with("what", String.join(", ", close)))));
      }
    }
    String help = command.getCommandSpec().qualifiedName() + " --help";
    err.println(words.say(Message.of("command.try-this").with("command", help)));
    return Exit.USAGE;
  }

  private static Message what(ParameterException wrong) {
    return switch (wrong) {
      case UnmatchedArgumentException unmatched -> unmatched(unmatched);
      case MissingParameterException missing -> missing(missing.getMissing().getFirst());
      case OverwrittenOptionException twice ->
          Message.of("command.twice").with("option", name(twice.getOverwritten()));
      case ParameterException unfit when unfit.getCause() instanceof UnfitValue value ->
          value.why(name(unfit.getArgSpec()));
      case ParameterException unfit when unfit.getArgSpec() != null && unfit.getValue() != null ->
          Message.of("command.not-a-number")
              .with("option", name(unfit.getArgSpec()))
              .with("value", "'" + unfit.getValue() + "'");
      default -> Message.of("command.told").with("what", wrong.getMessage());
    };
  }

  private static Message unmatched(UnmatchedArgumentException wrong) {
    CommandLine command = wrong.getCommandLine();
    boolean isCommand = !command.getSubcommands().isEmpty();
    String name =
        wrong.isUnknownOption()
            ? "command.unknown-option"
            : isCommand ? "command.unknown-command" : "command.unwanted";
    return Message.of(name).with("what", "'" + wrong.getUnmatched().getFirst() + "'");
  }

  private static Message missing(ArgSpec what) {
    return what instanceof OptionSpec
        ? Message.of("command.missing-value")
            .with("option", name(what))
            .with("value", what.paramLabel())
        : Message.of("command.missing").with("what", what.paramLabel());
  }

  private static String name(ArgSpec what) {
    return what instanceof OptionSpec option ? option.longestName() : what.paramLabel();
  }
}
