package croupier.app.table.face.go;

import croupier.app.table.widget.Choices;
import croupier.app.table.widget.Choices.Choice;
import croupier.app.words.Message;
import croupier.engine.Randomness;
import croupier.engine.go.GoAction;
import croupier.engine.go.GoPosition;
import croupier.engine.go.Phase;
import croupier.engine.go.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A player looks at what is for the own eyes only while holding the own button: the kept tiles, or
 * the colours to claim where several claim at once. What was seen last can then be used with OK.
 * Nothing but the words shown while the button is down depends on what it is.
 */
final class OwnLook {
  private static final int REPEATS_A_STEP = 8;

  /** Nobody looks for so long; the button is stuck, and nothing is to lie open. */
  private static final int MOST_REPEATS = 100;

  private final GoPosition position;
  private final Phase moment;
  private final int seat;
  private final boolean claims;
  private final Choices<Optional<GoAction>> choices;

  /** What each of them is called, in the same order. */
  private boolean open = true;

  private int repeats;

  /**
   * @param secret says where the look begins: everybody sees how far dial A is turned
   */
  OwnLook(GoWords words, GoPosition position, int seat, Randomness secret) {
    this.position = position;
    this.moment = position.phase();
    this.seat = seat;
    claims = claims(position, seat);
    List<GoAction> actions = position.actions(seat).stream().map(GoAction.class::cast).toList();
    List<Choice<Optional<GoAction>>> list = new ArrayList<>();
    for (GoAction action : actions) {
      if (claims || isUse(action)) {
        list.add(new Choice<>(words.pick(seat, action), Optional.of(action)));
      }
    }
    if (!claims) {
      addTilesForLater(list, words);
      actions.stream()
          .filter(GoAction.PassForNow.class::isInstance)
          .forEach(wish -> list.add(new Choice<>(words.pick(seat, wish), Optional.of(wish))));
    }
    choices = new Choices<>(list);
    choices.turn(secret.below(list.size()));
  }

  /** Whether there is something to see for a seat's eyes only. */
  static boolean isWorthIt(GoPosition position, int seat) {
    return position.held(seat) > 0 || claims(position, seat);
  }

  private static boolean claims(GoPosition position, int seat) {
    return position.claimsCompete() && position.mayAct(seat);
  }

  private void addTilesForLater(List<Choice<Optional<GoAction>>> list, GoWords words) {
    for (Tile tile : Tile.values()) {
      if (position.tiles(seat, tile) > 0
          && list.stream().noneMatch(choice -> isFor(choice.value(), tile))) {
        list.add(new Choice<>(words.later(seat, tile), Optional.empty()));
      }
    }
  }

  private static boolean isUse(GoAction action) {
    return action instanceof GoAction.UseGoButton
        || action instanceof GoAction.UseMrMonopoly
        || action instanceof GoAction.UseShield;
  }

  private static boolean isFor(Optional<GoAction> use, Tile tile) {
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

  /** Whether colours are looked at, not tiles. */
  boolean claims() {
    return claims;
  }

  /** Whether the button is still down. */
  boolean open() {
    return open;
  }

  void close() {
    open = false;
  }

  /** Whether this is still the moment of the look, and the seat still to decide. */
  boolean stillHolds() {
    return position.phase() == moment && position.mayAct(seat);
  }

  /** What somebody turned to stays for as long as anything else. */
  void turn(int steps) {
    repeats -= repeats % REPEATS_A_STEP;
    choices.turn(steps);
  }

  /**
   * The button stays down: the next thing comes by itself after a while, for people with one hand.
   */
  void repeated() {
    if (++repeats == MOST_REPEATS) {
      close();
    } else if (repeats % REPEATS_A_STEP == 0) {
      choices.turn(1);
    }
  }

  Message shown() {
    return choices.label();
  }

  /** Which of them is shown, as people count. */
  int number() {
    return choices.number();
  }

  int size() {
    return choices.size();
  }

  /** What OK would do; empty when the time of a tile is later. */
  Optional<GoAction> use() {
    return choices.value().filter(action -> !(action instanceof GoAction.PassForNow));
  }

  /** Whether the look is at being asked again; then the tap that says no asks for it. */
  boolean asksAgain() {
    return choices.value().filter(GoAction.PassForNow.class::isInstance).isPresent();
  }
}
