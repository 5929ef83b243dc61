package croupier.app.table.screen;

import croupier.app.Waits;
import croupier.app.seat.SeatClaim;
import croupier.app.seat.SeatOffer;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Message;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitEvent;
import java.util.List;
import java.util.function.Consumer;

/**
 * A phone asks for the seat of somebody who sits at the unit: their own button says yes, BACK says
 * no. Nobody else can press it unseen, and the number says whose phone it is.
 */
public final class PhoneAsks implements Mode {
  /** A finger that was on its way to something else is not meant for this. */
  static final long SETTLES = Clock.SECOND;

  private final TableContext context;
  private final SeatClaim claim;
  private final String name;
  private final Mode before;
  private final Consumer<SeatClaim> yes;
  private final long shownAt;

  /**
   * @param name of who sits there
   * @param before what goes on afterwards
   * @param yes what happens when it is theirs
   */
  public static Mode of(
      TableContext context, SeatClaim claim, String name, Mode before, Consumer<SeatClaim> yes) {
    if (!context.pages().mayAskPeople()) {
      claim.refuse(Message.of("seat.not-any-more"));
      return before.again();
    }
    return new PhoneAsks(context, claim, name, before, yes);
  }

  private PhoneAsks(
      TableContext context, SeatClaim claim, String name, Mode before, Consumer<SeatClaim> yes) {
    this.context = context;
    this.claim = claim;
    this.name = name;
    this.before = before;
    this.yes = yes;
    shownAt = context.now();
  }

  @Override
  public Mode handle(UnitEvent event) {
    if (!(event instanceof UnitEvent.Pressed(Control control, long at)) || at < shownAt + SETTLES) {
      return this;
    }
    if (control == Control.seat(claim.place())) {
      yes.accept(claim);
      return before.again();
    }
    return control == Control.BACK ? no() : this;
  }

  private Mode no() {
    context.pages().askedInVain();
    claim.refuse(Message.of("seat.not-yours"));
    return before.again();
  }

  /** Whoever is at the door meanwhile sees the same seats as before. */
  @Override
  public List<SeatOffer> offers() {
    return before.offers();
  }

  @Override
  public long nextDue() {
    return shownAt + Waits.PHONE_ASKS.toNanos();
  }

  @Override
  public Mode tick(long now) {
    return no();
  }

  @Override
  public void leave() {
    claim.refuse(Message.of("seat.not-now"));
    before.leave();
  }

  @Override
  public void draw(Canvas canvas) {
    for (int seat = 0; seat < context.seats(); seat++) {
      boolean asked = seat == claim.place();
      canvas.halo(seat, context.hue(seat), asked ? Effect.BLINK : Effect.DIM);
    }
    canvas.say(
        Message.of("seat.phone-asks")
            .with("name", name)
            .with("number", claim.number())
            .with("seat", claim.place() + 1));
    canvas.press(Control.seat(claim.place()), Message.of("seat.my-phone"));
    canvas.press(Control.BACK, Message.of("seat.no-phone"));
  }
}
