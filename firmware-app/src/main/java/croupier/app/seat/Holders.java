package croupier.app.seat;

import croupier.app.live.LiveGame;
import croupier.app.program.ProgramSeats;
import croupier.bots.Bots;
import croupier.bots.Level;
import croupier.engine.Game;
import croupier.engine.Randomness;
import croupier.engine.Records;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Who can hold the seats of a unit where no people sit: bots, and who was invited, programs too.
 */
public final class Holders implements AutoCloseable {
  /** How well a bot at this table can play, from the weakest on. */
  public static final List<Level> LEVELS = List.of(Level.EASY, Level.NORMAL, Level.HARD);

  /** Who decides at once, and who goes on for somebody who cannot. */
  private static final Level RELIABLE = Level.NORMAL;

  private final TableThread table;
  private final Thinker thinker;
  private final SortedMap<Integer, Newcomer> invited;
  private final SeatPages pages;

  /**
   * @param invited by seat of the unit, from 0: who comes to every new game unless somebody else
   *     takes the seat
   */
  public Holders(TableThread table, Thinker thinker, Map<Integer, Newcomer> invited) {
    this.table = table;
    this.thinker = thinker;
    this.invited = new TreeMap<>(invited);
    pages = new SeatPages(table);
  }

  /** The pages beside the people at the unit. */
  public SeatPages pages() {
    return pages;
  }

  /** A table where bots come to these seats of the unit, from 0. */
  public static Holders withBots(TableThread table, Thinker thinker, Map<Integer, Level> bots) {
    Holders holders = new Holders(table, thinker, Map.of());
    bots.forEach((seat, level) -> holders.invited.put(seat, holders.bot(level)));
    return holders;
  }

  /**
   * Invites a program to a seat of the unit, from 0.
   *
   * @param name what it is called; no other one is called so
   * @param thinker a thread of its own: it may take its time, and others need not wait for it
   */
  public void invite(int unitSeat, String name, ProgramSeats program, Thinker thinker) {
    invited.put(unitSeat, new ProgramGuest(name, program, table, thinker));
  }

  /** A bot that plays so well. */
  public Newcomer bot(Level level) {
    return new Opponent(level, table, thinker);
  }

  /** The same programs for a show; whoever asked for them closes them. */
  public List<Performer> performers() {
    return invited.values().stream()
        .filter(guest -> guest instanceof ProgramGuest && guest.comes())
        .map(guest -> ((ProgramGuest) guest).performs())
        .toList();
  }

  /**
   * Somebody who does what was done at this seat of a game that was played before.
   *
   * @param program what played there; empty for a bot
   */
  public Newcomer actor(Script script, int seat, Optional<String> program) {
    return new Newcomer() {
      @Override
      public Holder sitDown(Game game, Function<String, Randomness> chance) {
        return new Actor(script, seat, table);
      }

      @Override
      public Optional<Level> level() {
        return program.isPresent() ? Optional.empty() : Optional.of(Level.NORMAL);
      }

      @Override
      public Optional<String> program() {
        return program;
      }
    };
  }

  /** Who goes on for somebody who cannot. */
  public Newcomer substitute() {
    return bot(RELIABLE);
  }

  /** Who comes to a seat of the unit, if nobody takes it. */
  public Optional<Newcomer> invited(int unitSeat) {
    return Optional.ofNullable(invited.get(unitSeat)).map(this::orSubstitute);
  }

  private Newcomer orSubstitute(Newcomer guest) {
    return guest.comes() ? guest : substitute();
  }

  /** The programs that are invited and still come. */
  public List<Newcomer> programs() {
    return invited.values().stream()
        .filter(guest -> guest.program().isPresent() && guest.comes())
        .toList();
  }

  /** How well a bot plays, as it is written: {@code hard}. */
  public static Optional<Level> level(String id) {
    return LEVELS.stream().filter(level -> Opponent.id(level).equals(id)).findFirst();
  }

  /**
   * Somebody by {@link Newcomer#id}. For a program that was not invited this time, or has spoilt
   * too much, a bot comes; nobody by what means nobody.
   */
  public Optional<Newcomer> written(String id) {
    if (id.startsWith(ProgramGuest.ID)) {
      return Optional.of(
          programs().stream()
              .filter(guest -> guest.id().equals(id))
              .findFirst()
              .orElseGet(() -> instead(id)));
    }
    return level(id).map(this::bot);
  }

  private Newcomer instead(String id) {
    PacedHolder.LOG.warn("{} is not invited any more, a bot goes on for it", id);
    return substitute();
  }

  /**
   * Lets everybody sit down to a game.
   *
   * @param newcomers for each seat of the game who holds it; empty for people at the unit
   */
  public HeldSeats sitDown(LiveGame game, List<Optional<Newcomer>> newcomers) {
    return new HeldSeats(game, table, newcomers);
  }

  /** There are no more games: programs end. */
  @Override
  public void close() {
    invited.values().forEach(Newcomer::close);
  }

  private record Opponent(Level howWell, TableThread table, Thinker thinker) implements Newcomer {
    private static String id(Level level) {
      return Records.lower(level.name());
    }

    @Override
    public Holder sitDown(Game game, Function<String, Randomness> chance) {
      return new BotHolder(Bots.of(game, howWell), Bots.of(game, RELIABLE), table, thinker, chance);
    }

    @Override
    public String id() {
      return id(howWell);
    }

    @Override
    public Optional<Level> level() {
      return Optional.of(howWell);
    }
  }
}
