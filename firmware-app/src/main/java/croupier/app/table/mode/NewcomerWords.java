package croupier.app.table.mode;

import croupier.app.seat.Holders;
import croupier.app.words.Message;
import croupier.bots.Level;
import croupier.engine.Records;
import java.util.Optional;

/** How well bots play, in files and in words. */
public final class Levels {
  private Levels() {}

  /** As it is written: {@code hard}; empty for nobody that is a bot. */
  public static String id(Optional<Level> level) {
    return level.map(known -> Records.lower(known.name())).orElse("");
  }

  public static Optional<Level> named(String id) {
    return Holders.LEVELS.stream().filter(level -> id(Optional.of(level)).equals(id)).findFirst();
  }

  /** As it is said: hard. */
  public static Message word(Level level) {
    return Message.of("menu.level-" + id(Optional.of(level)));
  }

  /** Somebody who is a bot and plays so well. */
  public static Message bot(Level level) {
    return Message.of("menu.bot").with("level", word(level));
  }
}
