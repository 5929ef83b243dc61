package croupier.app.table.playing;

import croupier.app.live.LiveGame;
import croupier.app.table.face.Beat;
import croupier.app.table.face.GameFace;
import croupier.app.table.face.Telling;
import croupier.app.table.face.Wish;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Seating;
import croupier.app.table.page.SeatedPages;
import croupier.app.words.Message;
import croupier.engine.Event;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture.Gesture;
import croupier.hal.UnitPicture.Sound;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;

/**
 * BACK, where it means nothing else, takes back what hands decided last, and with it what followed
 * from that by itself. What may be taken back is the game's to say; a decision that no hand made is
 * none to anybody, and would only be made again; and what somebody else decided is not for hands at
 * the unit to take back.
 */
final class TakingBack implements SeatedPages.Back {
  private static final int NOBODY = -1;
  private static final long NEWS = 1_200 * Clock.MILLISECOND;

  private final LiveGame game;
  private final Seating seating;
  private final GameFace face;
  private final Telling telling;

  /** Whether hands made each of the decisions that can be taken back, the last one first. */
  private final Deque<Boolean> byHand = new ArrayDeque<>();

  /** Whose decisions these are. */
  private int seat = NOBODY;

  /** Nothing has happened since the game was gone on with: who decided before, nobody knows. */
  private boolean resumed = true;

  /** Whose decision BACK takes back when it comes up; it went down for that. */
  private int meant = NOBODY;

  /** Who wants to on the page of their seat, as soon as the table is free for it. */
  private int wanted = NOBODY;

  TakingBack(LiveGame game, Seating seating, GameFace face, Telling telling) {
    this.game = game;
    this.seating = seating;
    this.face = face;
    this.telling = telling;
  }

  /** A seat decided. */
  void decided(boolean hand) {
    resumed = false;
    if (game.takesBack() != seat) {
      seat = game.takesBack();
      byHand.clear();
    }
    if (seat != NOBODY) {
      byHand.push(hand);
      if (face.stands(game.lastDecision())) {
        byHand.clear();
      }
    }
  }

  /** What has happened stands. */
  void stands() {
    resumed = false;
    byHand.clear();
  }

  /** Who has decided what can be taken back, or nobody. Of what was before a resumption, all. */
  private int offered() {
    int who = game.takesBack();
    boolean open = who != NOBODY && !seating.isHeld(who) && !face.stands(game.lastDecision());
    return open && (resumed || byHand.contains(true)) ? who : NOBODY;
  }

  /** Whether BACK is free for it. */
  private static boolean isFree(Canvas seen) {
    return !seen.isEyesOnly() && !seen.offers(Control.BACK, Gesture.PRESS);
  }

  // --- hands

  /**
   * Whether a touch is of BACK, and meant for this from the moment when it went down.
   *
   * @param seen what else can be done now
   */
  boolean takes(UnitEvent event, Supplier<Canvas> seen) {
    return switch (event) {
      case UnitEvent.Pressed(Control control, _) when control == Control.BACK -> {
        meant = isFree(seen.get()) ? offered() : NOBODY;
        yield meant != NOBODY;
      }
      case UnitEvent.Released(Control control, _, _) when control == Control.BACK ->
          meant != NOBODY;
      default -> false;
    };
  }

  /** What a touch that this {@link #takes} asks for. */
  Wish wish(UnitEvent event) {
    if (event instanceof UnitEvent.Pressed) {
      return Wish.NOTHING;
    }
    int who = meant;
    meant = NOBODY;
    return who == offered() ? new Wish.TakeBack(who) : Wish.NOTHING;
  }

  // --- pages

  @Override
  public int offeredTo() {
    return offered();
  }

  @Override
  public void wants(int player) {
    wanted = player;
  }

  /** Whether somebody wants to on a page. */
  boolean isWanted() {
    return wanted != NOBODY;
  }

  /** What somebody on a page wants. */
  Wish wished() {
    int who = wanted;
    wanted = NOBODY;
    return who == offered() ? new Wish.TakeBack(who) : Wish.NOTHING;
  }

  /**
   * Goes back to before the last decision that hands made; nothing new happens by that.
   *
   * @return how it is shown
   */
  Beat takeBack(int who) throws IOException {
    List<Event> undone;
    boolean hand;
    do {
      undone = game.lastEvents();
      game.takeBack(who);
      hand = byHand.isEmpty() || byHand.pop();
    } while (!hand && game.takesBack() == who);
    return told(telling.takenBackInShort(who, undone));
  }

  // --- words

  /** Says that it can be done, where there is room. */
  void draw(Canvas canvas) {
    int who = isFree(canvas) && !face.takesBackOtherwise() ? offered() : NOBODY;
    if (who != NOBODY) {
      Message takeBack = Message.of("playing.take-back").player("who", who);
      canvas.press(Control.BACK, takeBack);
      canvas.addToLcd(takeBack);
    }
  }

  /** How it is shown that somebody did. */
  private Beat told(Message takesBack) {
    return new Beat(
        NEWS,
        Sound.Kind.TICK,
        canvas -> {
          face.draw(canvas);
          canvas.onlySay(takesBack, null, takesBack);
        });
  }
}
