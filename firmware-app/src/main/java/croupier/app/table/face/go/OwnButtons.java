package croupier.app.table.face.go;

import croupier.app.live.LiveGame;
import croupier.app.table.face.Wish;
import croupier.engine.Randomness;
import croupier.engine.go.GoAction;
import croupier.engine.go.GoPosition;
import croupier.engine.go.Phase;

/**
 * The seats' own buttons while something is for their owners' eyes: holding one looks, a tap says
 * no to using a tile. What somebody looked at and how he then says no is the same to see whatever
 * he keeps and whatever he wants.
 */
final class OwnButtons {
  private final LiveGame game;
  private final GoPosition position;
  private final GoWords words;
  private OwnLook look;

  /** OK was pressed for what has no use now; said until hands do something else. */
  private boolean vain;

  /** The seats whose last look ended at being asked again, as bits. */
  private int again;

  OwnButtons(LiveGame game) {
    this.game = game;
    this.position = (GoPosition) game.position();
    this.words = new GoWords(position);
  }

  /** The position has changed. */
  void renew(boolean asksAnew) {
    vain = false;
    if (look != null && (isTaken() || !look.open() && !look.stillHolds())) {
      look = null;
    }
    again &= asksAnew ? 0 : position.deciders();
  }

  /** Moments at which own buttons and dials are for something else. */
  private boolean isTaken() {
    return position.phase() == Phase.DIALS || position.phase() == Phase.RACE;
  }

  /**
   * Moments at which everybody who keeps a tile is asked, whatever it is, so that being asked tells
   * nothing.
   */
  private boolean tilesAsked() {
    return switch (position.phase()) {
      case TILES, SHIELD, BUTTON -> true;
      default -> false;
    };
  }

  void lookAway() {
    if (isOpen()) {
      look = null;
    }
  }

  /** Whether somebody looks, button down. */
  boolean isOpen() {
    return look != null && look.open();
  }

  /** Whether OK does what somebody has just looked at. */
  boolean isArmed() {
    return look != null && !look.open() && look.stillHolds();
  }

  /** The look that is open or was the last; null when there is none. */
  OwnLook look() {
    return look;
  }

  /** Whether OK has just done nothing: everybody sees that anyway. */
  boolean inVain() {
    return vain;
  }

  void pressed() {
    vain = false;
  }

  void held(int seat) {
    if (seat >= 0 && OwnLook.isWorthIt(position, seat) && !isTaken()) {
      Randomness secret = game.apart("look of seat " + seat + " after entry " + game.entries());
      look = new OwnLook(words, position, seat, secret);
      vain = false;
    }
  }

  void repeated(int seat) {
    if (isOpen() && seat == look.seat()) {
      look.repeated();
      note();
    }
  }

  void turn(int steps) {
    look.turn(steps);
  }

  /** The end of a look hides all at once; a tap says no to using a tile. */
  Wish released(int seat, boolean tap) {
    if (seat < 0) {
      return Wish.NOTHING;
    }
    if (isOpen() && look.seat() == seat) {
      look.close();
      note();
      return Wish.NOTHING;
    }
    return tap && tilesAsked() && position.mayAct(seat)
        ? new Wish.Act(seat, no(seat))
        : Wish.NOTHING;
  }

  private void note() {
    if (!look.open() && look.stillHolds()) {
      again = look.asksAgain() ? again | bit(look.seat()) : again & ~bit(look.seat());
    }
  }

  /** A no for this round, or for now: to see they are alike (GE-03). */
  private GoAction no(int seat) {
    return (again & bit(seat)) != 0 ? new GoAction.PassForNow() : new GoAction.Pass();
  }

  /** OK does what was looked at last. */
  Wish use() {
    if (!isArmed()) {
      return Wish.NOTHING;
    }
    int seat = look.seat();
    vain = look.use().isEmpty();
    Wish wish = look.use().<Wish>map(action -> new Wish.Act(seat, action)).orElse(Wish.NOTHING);
    look = null;
    return wish;
  }

  private static int bit(int seat) {
    return seat < 0 ? 0 : 1 << seat;
  }
}
