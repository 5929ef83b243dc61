package croupier.app.table.playing;

import croupier.app.live.LiveGame;
import croupier.app.live.Onlooker;
import croupier.app.live.SavedGames;
import croupier.app.program.Mishap;
import croupier.app.seat.HeldSeats;
import croupier.app.seat.Newcomer;
import croupier.app.seat.SeatAnswer;
import croupier.app.seat.SeatClaim;
import croupier.app.seat.SeatOffer;
import croupier.app.table.face.Faces;
import croupier.app.table.face.GameFace;
import croupier.app.table.face.Wish;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.table.page.SeatedPages;
import croupier.app.table.screen.Help;
import croupier.app.table.screen.Notice;
import croupier.app.table.widget.OkButton;
import croupier.app.words.Message;
import croupier.engine.Position;
import croupier.engine.Refusal;
import croupier.hal.Control;
import croupier.hal.UnitEvent;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * A game is on the table. What happens is first on the disk, then shown beat by beat, then the next
 * decision waits.
 */
public final class Playing implements Mode {
  private final TableContext context;
  private final Seating seating;
  private final LiveGame game;
  private final KeptGame kept;
  private final GameFace face;
  private final HeldSeats seats;
  private final PeopleAtTheUnit people;
  private final PresentDecision decision = new PresentDecision();
  private final TakingBack takingBack;
  private final OkButton ok = new OkButton();
  private final Show show;
  private final Patience patience;

  private final GamePicture picture;

  private final Fulfilment fulfilment;
  private final SeatedPages pages;
  private final Wall wall;

  /** Whether somebody else plays for a player than when the last decision began. */
  private boolean handedOver;

  /** Whether people made the wish that comes true now, and not time or the only choice there is. */
  private boolean byHand;

  private Playing(
      TableContext context,
      Seating seating,
      LiveGame game,
      KeptGame kept,
      List<Onlooker> onlookers) {
    this.context = context;
    this.seating = seating;
    this.game = game;
    this.kept = kept;
    face = Faces.of(context, seating, game);
    takingBack =
        new TakingBack(
            game, seating, face, Faces.telling(context.words(), seating.names(), game.position()));
    people = new PeopleAtTheUnit(seating, face);
    show = new Show(context, seating);
    picture = new GamePicture(context, seating, face, people, show, takingBack);
    game.tell(happening -> show.tell(face.tell(game.before(), happening.events())));
    wall = new Wall(context, seating, game);
    game.tell(wall);
    onlookers.forEach(game::tell);
    seats = context.holders().sitDown(game, seating.newcomers());
    fulfilment = new Fulfilment(game, takingBack, show, seats);
    pages = new SeatedPages(context, seating, game, seats, takingBack);
    game.begins();
    kept.seat(seating);
    face.renew();
    wall.show(true, true);
    patience = new Patience(context, kept == KeptGame.NOWHERE);
  }

  public static Mode of(TableContext context, Seating seating, SavedGames.Kept kept) {
    Playing playing =
        new Playing(
            context, seating, kept.game(), new GameOnDisk(context, kept), context.onlookers());
    playing.decision.hurried(context.now());
    return playing.decide();
  }

  /** A game that nobody plays: it is on the table for whoever looks on, and kept nowhere. */
  public static Playing shown(TableContext context, Seating seating, LiveGame game) {
    Playing playing = new Playing(context, seating, game, KeptGame.NOWHERE, context.watchers());
    playing.goOn();
    return playing;
  }

  public Seating seating() {
    return seating;
  }

  KeptGame kept() {
    return kept;
  }

  public LiveGame game() {
    return game;
  }

  @Override
  public Mode handle(UnitEvent event) {
    if (people.isNobodys(event)) {
      return this;
    }
    patience.touched();
    if (event instanceof UnitEvent.Held(Control control, _) && control == Control.BACK) {
      rest();
      return new Paused(context, this);
    }
    boolean answers = decision.mayBeAnsweredBy(event);
    UnitEvent heard = ok.heard(event);
    if (show.isOn()) {
      return event instanceof UnitEvent.Pressed(Control control, long at)
              && show.isSkippedBy(control, at)
          ? skip(at)
          : this;
    }
    if (OkButton.asksForHelp(heard)) {
      rest();
      return Help.of(context, face.hint(), this);
    }
    if (answers) {
      return answer(heard);
    }
    if (PresentDecision.endsSomething(event)) {
      // It may close what is open under a finger, and decides nothing.
      face.handle(PresentDecision.withoutTap(event));
    }
    return this;
  }

  private Mode answer(UnitEvent heard) {
    if (heard == null) {
      return this;
    }
    byHand = true;
    show.because(Optional.empty());
    Wish wish =
        takingBack.takes(heard, picture::seen)
            ? takingBack.wish(heard)
            : people.only(face.handle(decision.heard(heard)));
    if (!(wish instanceof Wish.Nothing)) {
      decision.hasAnswered(heard);
    }
    return perform(wish);
  }

  /** Somebody has answered who is not at the unit. */
  private Mode heard(SeatAnswer answer) {
    patience.decided(seating.isHeld(answer.seat()));
    if (answer.mishap() != null) {
      return replaced(answer.seat(), answer.mishap());
    }
    int entries = game.entries();
    show.because(
        Optional.ofNullable(answer.why()).map(reason -> new WordWhy(answer.seat(), reason)));
    byHand = !seating.isHeld(answer.seat());
    try {
      return perform(
          answer
              .action()
              .map(action -> face.answered(answer.seat(), action))
              .orElseGet(() -> face.pressed(answer.seat())));
    } catch (Refusal refusal) {
      if (game.entries() != entries) {
        throw refusal; // That was not about the answer.
      }
      show.because(Optional.empty());
      seats.refuse(answer, refusal);
      return this;
    }
  }

  /** Whoever held a seat cannot go on; from now on a bot does. */
  private Mode replaced(int player, Mishap why) {
    handOver(player, Optional.of(context.holders().substitute()));
    face.lookAway();
    show.tell(List.of(GivenUp.told(seating, player, why, face)));
    show.begin();
    return this;
  }

  private Mode skip(long at) {
    decision.hurried(at);
    ok.forget();
    return nextBeat();
  }

  /** Whether the table is free, and somebody who is not at the unit waits for it. */
  private boolean isCalled() {
    return !show.isOn() && (takingBack.isWanted() || seats.hasAnswer());
  }

  @Override
  public long nextDue() {
    long next = show.isOn() ? show.ends() : face.nextDue();
    return isCalled() ? context.now() : Math.min(patience.ends(), next);
  }

  @Override
  public Mode tick(long now) {
    if (isCalled()) {
      return takingBack.isWanted() ? perform(takingBack.wished()) : heard(seats.next());
    }
    if (now >= (show.isOn() ? show.ends() : face.nextDue())) {
      return show.isOn() ? showOn(now) : performByItself(face.tick(now));
    }
    return now >= patience.ends() ? patience.over(this) : this;
  }

  /** Whether a person has decided on the page of a seat, and the table was not free for it. */
  boolean hasHeardAPerson() {
    return seats.hasAnswerOf(player -> !seating.isHeld(player));
  }

  /** Nothing goes on until it is on {@link #again}. */
  public void rest() {
    face.lookAway();
    face.rest();
  }

  @Override
  public Mode again() {
    patience.touched();
    face.rise();
    decision.shown(context.now());
    decision.hurried(context.now());
    if (show.isOn()) {
      show.beginAgain();
      return this;
    }
    if (handedOver) {
      return goOn();
    }
    face.lookBack();
    return this;
  }

  @Override
  public List<SeatOffer> offers() {
    return pages.offers();
  }

  @Override
  public Mode claimed(SeatClaim claim) {
    rest();
    return claimed(claim, this);
  }

  /** A page wants a seat while the game is on or rests. */
  Mode claimed(SeatClaim claim, Mode now) {
    return pages.claimed(claim, now, () -> handedOver = true);
  }

  /** Somebody else goes on for a player, from the next time that this is on. */
  void handOver(int player, Optional<Newcomer> newcomer) {
    seating.handOver(player, newcomer);
    seats.handOver(player, newcomer);
    pages.handOver(player);
    kept.seat(seating);
    face.renew();
    handedOver = true;
  }

  /** What the game shows and says. */
  public GameFace face() {
    return face;
  }

  /** Whoever was asked is sure. */
  Mode sure(Wish wish) {
    again();
    return perform(wish);
  }

  private Mode performByItself(Wish wish) {
    byHand = false;
    return perform(wish);
  }

  /** Makes a wish come true: on the disk, in the position, and as beats to be shown. */
  Mode perform(Wish wish) {
    if (wish instanceof Wish.Nothing) {
      return this;
    }
    if (game.isFull()) {
      return new Notice(context, Message.of("playing.too-long"), Paused.abandon(context, this));
    }
    if (wish instanceof Wish.Sure asked) {
      rest();
      return new Sure(context, this, asked);
    }
    try {
      fulfilment.of(wish, byHand);
    } catch (IOException e) {
      TableContext.LOG.warn("The game cannot be saved: {}", e.getMessage());
      face.lookAway();
      return new DiskTrouble(context, this, wish);
    }
    face.renew();
    show.begin();
    tellWhatIsSeen();
    if (show.isOn()) {
      face.lookAway();
      return this;
    }
    return face.asksAnew() ? decide() : goOn();
  }

  /** The time of a beat is over. */
  private Mode showOn(long now) {
    decision.came(now);
    show.endedByItself(now);
    return nextBeat();
  }

  private Mode nextBeat() {
    show.next();
    tellWhatIsSeen();
    return show.isOn() ? this : decide();
  }

  /** To the wall, and while it is shown to the pages. */
  private void tellWhatIsSeen() {
    wall.show(!show.isBefore(), !show.isOn());
    if (show.isOn() && !show.isBefore()) {
      pages.seen();
    }
  }

  /** From now on people see what is to be decided. */
  private Mode decide() {
    decision.shown(context.now());
    return goOn();
  }

  /** Nothing is left to be shown: what needs no hands happens now. */
  private Mode goOn() {
    handedOver = false;
    if (game.position().waiting() == Position.Waiting.OVER) {
      return Results.of(context, this);
    }
    face.lookBack();
    Wish wish = face.unprompted();
    if (!(wish instanceof Wish.Nothing)) {
      return performByItself(wish);
    }
    seats.ask(face.hands());
    pages.show();
    return this;
  }

  @Override
  public void leave() {
    game.leaves();
    kept.leave(game.position().waiting() == Position.Waiting.OVER);
  }

  @Override
  public void draw(Canvas canvas) {
    picture.draw(canvas);
  }

  /** What is seen of the game. */
  public GamePicture picture() {
    return picture;
  }

  /** Whether what happened is being shown; else a decision waits. */
  public boolean isShowing() {
    return show.isOn();
  }
}
