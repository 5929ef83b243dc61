package croupier.engine;

import java.util.List;

/**
 * Why something is refused: the name of a rule, not a sentence. An enum for what all games share
 * ({@link GeneralReason}) and one for each game; its sentences lie in a file of messages, one for
 * each constant, so that they can be said in any language.
 */
public interface Reason {
  /** The name of the constant. */
  String name();

  /** The file of messages that holds its sentence, without language and ending. */
  String messages();

  /** As it is written in JSON. */
  default String id() {
    return Records.lower(name());
  }

  /** Its message in that file: {@code no-go-button} for NO_GO_BUTTON. */
  default String message() {
    return id().replace('_', '-');
  }

  default Because with(String name, int number) {
    return Because.of(this).with(name, number);
  }

  default Because with(String name, String text) {
    return Because.of(this).with(name, text);
  }

  default Because with(String name, Enum<?> constant) {
    return Because.of(this).with(name, constant);
  }

  default Because with(String name, List<?> values) {
    return Because.of(this).with(name, values);
  }
}
