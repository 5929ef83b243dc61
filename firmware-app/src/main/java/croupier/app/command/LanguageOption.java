package croupier.app.command;

import croupier.app.live.SavedGames;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Language;
import croupier.app.words.Message;
import croupier.app.words.Words;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The language in which a command speaks. */
final class LanguageOption {
  private static final String NAME = "--language";

  @Option(names = NAME, paramLabel = "LANG", description = "${bundle:command.language}")
  String code;

  Words words() {
    return Words.of(code == null ? Language.ofTheMachine() : language(code));
  }

  /** What the unit speaks: what this line says, else what was chosen at the unit. */
  Language ofTheUnit(SavedGames saved) {
    return code == null
        ? saved.language(TableContext.LOG::warn).language().orElseGet(Language::ofTheMachine)
        : language(code);
  }

  /** What a line asks for, before it is understood: its help and its mistakes speak too. */
  static Words asked(String... args) {
    Optional<Language> asked = Optional.empty();
    for (int i = 0; i < args.length; i++) {
      if (args[i].startsWith(NAME + "=")) {
        asked = Language.of(args[i].substring(NAME.length() + 1));
      } else if (args[i].equals(NAME) && i + 1 < args.length) {
        asked = Language.of(args[i + 1]);
      }
    }
    return Words.of(asked.orElseGet(Language::ofTheMachine));
  }

  private static Language language(String code) {
    return Language.of(code)
        .orElseThrow(
            () ->
                new Failure(
                    Exit.USAGE,
                    Message.of("command.unknown-language")
                        .with("code", code)
                        .with("codes", String.join(", ", Language.codes()))));
  }
}
