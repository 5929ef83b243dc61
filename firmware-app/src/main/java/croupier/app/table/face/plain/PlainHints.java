package croupier.app.table.face.plain;

import croupier.app.words.GameWords;
import croupier.app.words.Message;
import croupier.engine.Game;
import java.util.List;
import java.util.stream.Stream;

/** What a newcomer is told about a game that has told nothing of itself but its rules. */
final class PlainHints {
  private PlainHints() {}

  static List<Message> intro(Game game) {
    return List.of(GameWords.about(game), Message.of("plain.hint-choose"));
  }

  /**
   * About what is to be decided now.
   *
   * @param secret whether somebody decides in secret
   * @param several whether more than one player may decide
   */
  static List<Message> of(boolean secret, boolean several) {
    if (secret) {
      return all("plain.hint-hold", "plain.hint-meanwhile", "plain.hint-let-go");
    }
    return several
        ? all("plain.hint-open", "plain.hint-then", "plain.hint-read")
        : all("plain.hint-choose", "plain.hint-roll", "plain.hint-read");
  }

  private static List<Message> all(String... names) {
    return Stream.of(names).map(Message::of).toList();
  }
}
