package croupier.app.arena;

import croupier.app.program.Command;
import croupier.app.program.ProgramLimits;
import croupier.app.program.ProgramSeats;
import croupier.bots.Bot;
import croupier.bots.Bots;
import croupier.bots.Level;
import croupier.bots.RandomBot;
import croupier.engine.Game;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A bot that takes part, as it was named: a level, {@code random}, or a program.
 *
 * @param level of our own bots; nothing for the others
 * @param program its command; nothing for the others
 */
public record Entrant(String name, Optional<Level> level, Optional<String> program) {
  private static final String RANDOM = "random";

  /** One that came to play, for one thread. */
  interface Guest extends AutoCloseable {
    /** For one seat of one game. */
    Bot sitDown();

    @Override
    default void close() {}
  }

  /** Whoever is meant; nobody by a word that is neither a level nor a command. */
  public static Optional<Entrant> of(String name) {
    Optional<Level> level =
        Arrays.stream(Level.values())
            .filter(each -> each.name().toLowerCase(Locale.ROOT).equals(name))
            .findFirst();
    if (level.isPresent() || name.equals(RANDOM)) {
      return Optional.of(new Entrant(name, level, Optional.empty()));
    }
    return Command.of(name)
        .map(command -> new Entrant(name, Optional.empty(), Optional.of(command.line())));
  }

  /** Whether asking it takes so little that measuring each time would cost more. */
  boolean isQuick() {
    return program.isEmpty() && level.filter(each -> each.compareTo(Level.HARD) >= 0).isEmpty();
  }

  Guest arrive(Game game, ProgramLimits limits) {
    if (program.isEmpty()) {
      Supplier<Bot> bots =
          level.isPresent() ? () -> Bots.of(game, level.get()) : () -> new RandomBot();
      return bots::get;
    }
    ProgramSeats seats = new ProgramSeats(program.get(), limits);
    return new Guest() {
      @Override
      public Bot sitDown() {
        return seats.sitDown();
      }

      @Override
      public void close() {
        seats.close();
      }
    };
  }
}
