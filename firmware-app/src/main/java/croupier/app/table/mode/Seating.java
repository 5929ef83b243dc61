package croupier.app.table.mode;

import croupier.app.live.FileFault;
import croupier.app.live.SeatsFile;
import croupier.app.seat.Newcomer;
import croupier.app.words.Message;
import croupier.app.words.ShortNames;
import croupier.app.words.Words;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.Hue;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Which player of a game sits at which seat of the unit, and who of them is no person there. */
public final class Seating {
  private final TableContext context;

  /** As the game is recorded. */
  private final List<String> names;

  private final List<Integer> places;

  /** What they are called in the language that is spoken now. */
  private Called called;

  private record Called(Words words, List<String> names, ShortNames shortNames) {}

  /** Who holds the seat of each player; empty for people at the unit. */
  private final List<Optional<Newcomer>> newcomers;

  private Seating(
      TableContext context,
      List<String> names,
      List<Integer> places,
      List<Optional<Newcomer>> newcomers) {
    this.context = context;
    this.names = List.copyOf(names);
    this.places = List.copyOf(places);
    this.newcomers = new ArrayList<>(newcomers);
  }

  /** Whoever is called by a colour is so in each language. */
  private Called called() {
    Words words = context.words();
    if (called == null || called.words() != words) {
      List<String> spoken = new ArrayList<>();
      for (int player = 0; player < players(); player++) {
        spoken.add(context.names().spoken(place(player), names.get(player)));
      }
      called = new Called(words, List.copyOf(spoken), ShortNames.of(spoken));
    }
    return called;
  }

  /** The seats that people have taken, in order around the table. */
  public static Seating of(TableContext context, List<Integer> places) {
    SortedMap<Integer, Optional<Newcomer>> people = new TreeMap<>();
    places.forEach(place -> people.put(place, Optional.empty()));
    return of(context, people);
  }

  /**
   * The seats that are taken, in order around the table.
   *
   * @param taken by whom; empty for people
   */
  public static Seating of(TableContext context, SortedMap<Integer, Optional<Newcomer>> taken) {
    List<String> names = new ArrayList<>();
    taken.forEach((place, newcomer) -> names.add(name(context, place, newcomer)));
    return new Seating(context, names, List.copyOf(taken.keySet()), List.copyOf(taken.values()));
  }

  /** What somebody is called at a seat of the unit: a bot has a name of its own. */
  public static String name(TableContext context, int place, Optional<Newcomer> newcomer) {
    if (newcomer.flatMap(Newcomer::program).isPresent()) {
      return context.names().ofProgram(place, newcomer.get().program().get());
    }
    return newcomer.flatMap(Newcomer::level).isPresent()
        ? context.names().ofBot(place)
        : context.name(place);
  }

  /**
   * Players of a saved game: where they sat, with the same bots and programs, if that is known.
   * Else each where the name belongs, the others where there is room; null without room.
   */
  public static Seating ofSaved(TableContext context, List<String> names, SeatsFile file) {
    try {
      Optional<Seating> known = file.read().flatMap(seats -> ofSaved(context, names, seats));
      if (known.isPresent()) {
        return known.get();
      }
    } catch (IOException e) {
      TableContext.LOG.warn("Who sat where is not known any more: {}", FileFault.why(e));
    }
    return ofNames(context, names);
  }

  private static Optional<Seating> ofSaved(
      TableContext context, List<String> names, SeatsFile.Seats seats) {
    List<Integer> places = seats.places();
    boolean fits =
        places.size() == names.size()
            && places.stream().distinct().count() == places.size()
            && places.stream().allMatch(place -> place >= 0 && place < context.seats());
    if (!fits) {
      return Optional.empty();
    }
    List<Optional<Newcomer>> newcomers =
        seats.bots().stream().map(context.holders()::written).toList();
    return Optional.of(new Seating(context, names, places, newcomers));
  }

  /** Players of a saved game where nobody wrote down where they sat. */
  public static Seating ofNames(TableContext context, List<String> names) {
    if (names.size() > context.seats()) {
      return null;
    }
    List<String> known = new ArrayList<>();
    for (int place = 0; place < context.seats(); place++) {
      known.add(context.name(place));
    }
    List<Integer> places = new ArrayList<>();
    boolean inOrder = true;
    for (String name : names) {
      int place = known.indexOf(name);
      inOrder &= place >= 0 && (places.isEmpty() || place > places.getLast());
      places.add(place);
    }
    if (!inOrder) {
      places.clear();
      for (int place = 0; place < names.size(); place++) {
        places.add(place);
      }
    }
    return new Seating(
        context, names, places, places.stream().map(context.holders()::invited).toList());
  }

  /** Who sits where, to be gone on with another day. */
  public SeatsFile.Seats seats() {
    return new SeatsFile.Seats(
        places, newcomers.stream().map(who -> who.map(Newcomer::id).orElse("")).toList());
  }

  public int players() {
    return names.size();
  }

  /** What they are called in the language of the unit. */
  public List<String> names() {
    return called().names();
  }

  /** The whole name; on lines of the LCD it becomes as short as it must be. */
  public String name(int player) {
    return names().get(player);
  }

  /** For pictures with places for the players' names. */
  public ShortNames shortNames() {
    return called().shortNames();
  }

  /** The seat of the unit. */
  public int place(int player) {
    return places.get(player);
  }

  public Hue hue(int player) {
    return context.hue(place(player));
  }

  public Control button(int player) {
    return Control.seat(place(player));
  }

  /** The player whose button this is, or -1. */
  public int player(Control control) {
    return control.isSeat() ? places.indexOf(control.seat()) : -1;
  }

  /** Whether somebody plays who is not at the unit: no hand is asked, and nobody looks. */
  public boolean isHeld(int player) {
    return player >= 0 && newcomers.get(player).isPresent();
  }

  /** Who holds the seat of each player; empty for people at the unit. */
  public List<Optional<Newcomer>> newcomers() {
    return List.copyOf(newcomers);
  }

  /** From now on somebody else plays for a player. */
  public void handOver(int player, Optional<Newcomer> newcomer) {
    newcomers.set(player, newcomer);
  }

  /** Says on the pages who is a bot, or a program. */
  public void tellBots(Canvas canvas) {
    for (int player = 0; player < players(); player++) {
      int place = place(player);
      newcomers
          .get(player)
          .flatMap(NewcomerWords::what)
          .ifPresent(what -> canvas.noteAfterName(place, what));
    }
  }

  /** The players who are not at the unit, as bits. */
  public int held() {
    int held = 0;
    for (int player = 0; player < players(); player++) {
      held |= isHeld(player) ? 1 << player : 0;
    }
    return held;
  }

  public List<Integer> places() {
    return places;
  }

  /** Says on a canvas that a player who is not at the unit decides. */
  public void thinks(Canvas canvas, int player, Message... more) {
    canvas.thinks(player, more);
  }

  /** Lights the halos of some players, as bits, and those of the others faintly. */
  public void halos(Canvas canvas, int some, Effect effect) {
    for (int player = 0; player < players(); player++) {
      boolean lit = (some >> player & 1) == 1;
      canvas.halo(place(player), hue(player), lit ? effect : Effect.DIM);
    }
  }

  /** Who plays, with rings that shine faintly: nothing is asked. */
  public void drawFaintly(Canvas canvas) {
    canvas.names(shortNames());
    halos(canvas, 0, Effect.DIM);
  }
}
