package croupier.app.table;

import croupier.app.table.Choices.Choice;
import croupier.engine.Action;
import croupier.engine.go.GoAction;
import croupier.engine.go.GoPosition;
import croupier.engine.go.Phase;
import croupier.engine.go.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A player looks at the own kept tiles while holding the own button. The tile that was seen last
 * can then be used with OK. Nothing but the words shown while the button is down depends on what
 * the tiles are.
 */
final class TilePeek {
  private static final int REPEATS_A_TILE = 8;

  /** Nobody looks for so long; the button is stuck, and the tiles are not to lie open. */
  private static final int MOST_REPEATS = 100;

  private final GoPosition position;
  private final Phase moment;
  private final int seat;
  private final Choices<Optional<Action>> tiles;
  private boolean open = true;
  private int repeats;

  TilePeek(GoWords words, GoPosition position, int seat) {
    this.position = position;
    this.moment = position.phase();
    this.seat = seat;
    List<Choice<Optional<Action>>> list = new ArrayList<>();
    for (Action action : position.actions(seat)) {
      if (action instanceof GoAction.UseGoButton
          || action instanceof GoAction.UseMrMonopoly
          || action instanceof GoAction.UseShield) {
        list.add(new Choice<>(words.choice(seat, (GoAction) action), Optional.of(action)));
      }
    }
    for (Tile tile : Tile.values()) {
      int held = position.tiles(seat, tile);
      if (held > 0 && list.stream().noneMatch(choice -> isFor(choice.value(), tile))) {
        list.add(new Choice<>(GoWords.of(tile) + ": later", Optional.empty()));
      }
    }
    tiles = new Choices<>(list);
  }

  private static boolean isFor(Optional<Action> use, Tile tile) {
    return switch (use.orElse(null)) {
      case null -> false;
      case GoAction.UseGoButton _ -> tile == Tile.GO_BUTTON;
      case GoAction.UseMrMonopoly() -> tile == Tile.MR_MONOPOLY;
      case GoAction.UseShield() -> tile == Tile.SHIELD;
      default -> false;
    };
  }

  int seat() {
    return seat;
  }

  /** Whether the button is still down. */
  boolean open() {
    return open;
  }

  void close() {
    open = false;
  }

  /**
   * Whether this is still the moment at which the tiles were looked at, and the seat still to
   * decide.
   */
  boolean stillHolds() {
    return position.phase() == moment && position.mayAct(seat);
  }

  void turn(int steps) {
    tiles.turn(steps);
  }

  /**
   * The button stays down: the next tile comes by itself after a while, for people with one hand.
   */
  void repeated() {
    if (++repeats == MOST_REPEATS) {
      close();
    } else if (repeats % REPEATS_A_TILE == 0) {
      tiles.turn(1);
    }
  }

  String shown() {
    return tiles.label();
  }

  String place() {
    return tiles.place();
  }

  /** What using the tile seen last would be; empty when its time is later. */
  Optional<Action> use() {
    return tiles.value();
  }
}
