package croupier.app.table.mode;

import croupier.app.words.Message;
import croupier.app.words.ShortNames;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.Hue;
import java.util.ArrayList;
import java.util.List;

/** Which player of a game sits at which seat of the unit. */
public final class Seating {
  private final TableContext context;
  private final List<String> names;
  private final List<Integer> places;
  private final ShortNames shortNames;

  private Seating(TableContext context, List<String> names, List<Integer> places) {
    this.context = context;
    this.names = List.copyOf(names);
    this.places = List.copyOf(places);
    shortNames = ShortNames.of(names);
  }

  /** The seats that joined, in order around the table. */
  public static Seating of(TableContext context, List<Integer> places) {
    return new Seating(context, places.stream().map(context::name).toList(), places);
  }

  /**
   * Players of a saved game: each where the name belongs, the others where there is room; null
   * without room.
   */
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
    return new Seating(context, names, places);
  }

  public int players() {
    return names.size();
  }

  public List<String> names() {
    return names;
  }

  /** The whole name; on lines of the LCD it becomes as short as it must be. */
  public String name(int player) {
    return names.get(player);
  }

  /** For pictures with places for the players' names. */
  public ShortNames shortNames() {
    return shortNames;
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
    return player >= 0 && !context.isForPeople(place(player));
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
}
