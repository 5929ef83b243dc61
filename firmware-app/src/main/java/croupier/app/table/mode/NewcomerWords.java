package croupier.app.table.mode;

import croupier.app.seat.Newcomer;
import croupier.app.words.Message;
import croupier.bots.Level;
import croupier.engine.Records;
import java.util.Optional;

/** What somebody is who is no person at the unit, in words. */
public final class NewcomerWords {
  private NewcomerWords() {}

  /** How well a bot plays: hard. */
  public static Message level(Level level) {
    return Message.of("menu.level-" + Records.lower(level.name()));
  }

  /** A bot that plays so well, or a program; nothing for others. */
  public static Optional<Message> what(Newcomer newcomer) {
    return newcomer.program().isPresent()
        ? Optional.of(Message.of("menu.program"))
        : newcomer.level().map(level -> Message.of("menu.bot").with("level", level(level)));
  }
}
