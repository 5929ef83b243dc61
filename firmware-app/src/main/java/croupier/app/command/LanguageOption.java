package croupier.app.command;

import croupier.app.words.Language;
import croupier.app.words.Message;
import croupier.app.words.Words;
import picocli.CommandLine.Option;

/** The language in which a command speaks. */
final class LanguageOption {
  @Option(
      names = "--language",
      paramLabel = "LANG",
      description = "Speak en, de, fr or es (default: as the machine is set, else en).")
  String code;

  Words words() {
    Language usual = Language.ofTheMachine();
    if (code == null) {
      return Words.of(usual);
    }
    return Words.of(
        Language.of(code)
            .orElseThrow(
                () ->
                    new Failure(
                        Exit.USAGE,
                        Words.of(usual)
                            .say(
                                Message.of("command.unknown-language")
                                    .with("code", code)
                                    .with("codes", String.join(", ", Language.codes()))))));
  }
}
