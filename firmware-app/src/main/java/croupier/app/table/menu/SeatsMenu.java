package croupier.app.table.menu;

import croupier.app.Waits;
import croupier.app.seat.Holders;
import croupier.app.seat.Newcomer;
import croupier.app.seat.SeatClaim;
import croupier.app.seat.SeatOffer;
import croupier.app.seat.SeatOffer.Sitter;
import croupier.app.settings.Locked;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.NewcomerWords;
import croupier.app.table.mode.TableContext;
import croupier.app.table.screen.Help;
import croupier.app.table.screen.Patient;
import croupier.app.table.screen.PhoneAsks;
import croupier.app.table.widget.OkButton;
import croupier.app.words.GameWords;
import croupier.app.words.Message;
import croupier.engine.Game;
import croupier.engine.Options;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture.Light;
import croupier.hal.UnitPicture.Sound;
import croupier.hal.UnitPicture.Tracker;
import java.util.ArrayList;
import java.util.List;

/**
 * Who plays: everybody presses a seat button. Where nobody sits there can be bots: dial A says how
 * many, dial B how well those play who came last.
 */
final class SeatsMenu extends Patient {
  private final Game game;
  private final Options options;
  private final Mode before;
  private final OkButton ok = new OkButton();
  private final SeatsTaken seats;

  /** Where phones find the seats: host and port; empty when they do not. */
  private final List<String> address;

  SeatsMenu(TableContext context, Game game, Options options, Mode before) {
    super(context, Waits.MENU);
    this.game = game;
    this.options = options;
    this.before = before;
    seats = new SeatsTaken(context, game.mostSeats(options));
    address = context.pages().address().map(at -> List.of(at.split(":"))).orElse(List.of());
  }

  @Override
  public Mode handle(UnitEvent event) {
    touched();
    // Somebody who lets go of a seat button has joined, and stops nobody else from pressing OK.
    UnitEvent heard = isLettingGo(event) ? event : ok.heard(event);
    if (OkButton.asksForHelp(heard)) {
      return Help.of(context, help(), this);
    }
    if (heard instanceof UnitEvent.Held(Control control, _) && control.isSeat()) {
      return held(control.seat());
    }
    if (heard instanceof UnitEvent.Turned(Control dial, int steps, _)) {
      turned(dial, steps);
    }
    if (!(heard instanceof UnitEvent.Pressed(Control control, _))) {
      return this;
    }
    if (control.isSeat() && control.seat() < context.seats()) {
      toggle(control.seat());
    } else if (control == Control.OK && enough()) {
      return begin();
    } else if (control == Control.BACK) {
      return before.again();
    }
    return this;
  }

  private void turned(Control dial, int steps) {
    if (dial == Control.DIAL_A) {
      seats.addBots(steps);
    } else {
      seats.changeLevel(steps);
    }
    context.sound(Sound.Kind.TICK);
  }

  private static boolean isLettingGo(UnitEvent event) {
    return event instanceof UnitEvent.Released(Control control, _, _) && control.isSeat();
  }

  /** Whoever holds the button plays, and may say a name. */
  private Mode held(int seat) {
    if (!mayBeNamed() || seat >= context.seats() || !seats.isPersons(seat) && !seats.toggle(seat)) {
      return this;
    }
    return new NameEditor(context, seat, this);
  }

  private boolean mayBeNamed() {
    return !context.kiosk().locks(Locked.NAMES);
  }

  private void toggle(int seat) {
    if (seats.toggle(seat)) {
      context.pages().close(seat);
      context.sound(Sound.Kind.TICK);
    }
  }

  // --- pages

  @Override
  public List<SeatOffer> offers() {
    List<SeatOffer> offers = new ArrayList<>();
    for (int seat = 0; seat < context.seats(); seat++) {
      boolean person = seats.isPersons(seat);
      if (person || seats.hasRoomForPeople()) {
        Sitter sitter = person ? Sitter.PERSON : Sitter.NOBODY;
        offers.add(new SeatOffer(seat, context.name(seat), sitter, context.pages().isOpen(seat)));
      }
    }
    return offers;
  }

  /**
   * Where nobody sits a page sits down as a press of the button does; else who sits there is asked.
   */
  @Override
  public Mode claimed(SeatClaim claim) {
    touched();
    int seat = claim.place();
    if (seat >= context.seats() || !seats.isPersons(seat) && !seats.hasRoomForPeople()) {
      claim.refuse(Message.of("seat.full"));
      return this;
    }
    if (seats.isPersons(seat)) {
      return PhoneAsks.of(context, claim, context.name(seat), this, this::grantNamed);
    }
    if (!claim.name().isEmpty() && mayBeNamed() && !context.names().call(seat, claim.name())) {
      claim.refuse(Message.of("seat.name-taken"));
      return this;
    }
    toggle(seat);
    grant(claim);
    return this;
  }

  /**
   * Who had said no name at the unit has said one on the phone; if another has it, the colour
   * stays.
   */
  private void grantNamed(SeatClaim claim) {
    if (!claim.name().isEmpty()
        && mayBeNamed()
        && context.names().chosen(claim.place()).isEmpty()) {
      context.names().call(claim.place(), claim.name());
    }
    grant(claim);
  }

  private void grant(SeatClaim claim) {
    claim.grant(context.pages().open(claim.place()));
  }

  private boolean enough() {
    return seats.count() >= game.fewestSeats(options);
  }

  private List<Message> help() {
    List<Message> help = new ArrayList<>();
    help.add(Message.of("menu.seats-help-join"));
    if (mayBeNamed()) {
      help.add(Message.of("menu.seats-help-name"));
    }
    help.add(Message.of("menu.seats-help-bots"));
    help.add(
        Message.of("menu.seats-help-begin")
            .with("fewest", game.fewestSeats(options))
            .with("most", game.mostSeats(options))
            .with("game", GameWords.title(game)));
    return help;
  }

  private Mode begin() {
    return new GameIntro(context, seats.seating(), game, options, this);
  }

  /**
   * A whole row of light is a person; pairs of lights are a bot, one for each level that it plays
   * better than nobody; every second light is a program. So everybody sees it, whatever colours
   * they can tell apart.
   */
  private List<Light> tracker(int seat) {
    List<Light> lights = new ArrayList<>();
    for (int light = 0; light < Tracker.LENGTH; light++) {
      int at = light;
      boolean lit = seats.newcomer(seat).map(who -> isLit(who, at)).orElse(true);
      lights.add(lit ? Light.of(context.hue(seat)) : Light.OFF);
    }
    return lights;
  }

  private static boolean isLit(Newcomer who, int light) {
    return who.level()
        .map(level -> light % 3 < 2 && light / 3 <= Holders.LEVELS.indexOf(level))
        .orElse(light % 2 == 0);
  }

  /** Who sits at a seat, in a word. */
  private Message word(int seat) {
    return seats.isPersons(seat)
        ? Message.of("menu.plays")
        : seats
            .newcomer(seat)
            .flatMap(NewcomerWords::what)
            .orElseGet(() -> Message.of("menu.plays-by-itself"));
  }

  @Override
  public void draw(Canvas canvas) {
    for (int seat = 0; seat < context.seats(); seat++) {
      drawSeat(canvas, seat);
    }
    Message asked =
        Message.of(
                !seats.hasRoomForPeople()
                    ? "menu.seats-full"
                    : enough() ? "menu.seats" : "menu.seats-too-few")
            .with("game", GameWords.title(game))
            .with("fewest", game.fewestSeats(options));
    Message counted = counted();
    canvas.headline(
        Message.of("menu.seats-and-bots").with("asked", asked).with("counted", counted));
    canvas.lcd(
        address.isEmpty() || !seats.hasRoomForPeople() ? asked : phones(),
        counted,
        Message.of(
                enough()
                    ? mayBeNamed() ? "menu.begin-or-name" : "menu.only-begin"
                    : mayBeNamed() ? "menu.at-least" : "menu.only-at-least")
            .with("fewest", game.fewestSeats(options)));
    if (enough()) {
      canvas.press(Control.OK, Message.of("menu.begin"));
    }
    if (seats.hasRoomForPeople()) {
      canvas.turn(Control.DIAL_A, Message.of("menu.how-many-bots"));
    }
    if (seats.level().isPresent()) {
      canvas.turn(Control.DIAL_B, Message.of("menu.how-well-bots"));
    }
    canvas.hold(Control.OK, Message.of("menu.help"));
    canvas.press(Control.BACK, Message.of("menu.back"));
  }

  private Message phones() {
    return Message.of("menu.seats-phones")
        .with("host", address.getFirst())
        .with("port", address.getLast());
  }

  /** How many play, and what the dials have to do with it. */
  private Message counted() {
    List<Integer> last = seats.lastGroup();
    Message counted;
    if (last.isEmpty()) {
      counted = Message.of(seats.hasRoomForPeople() ? "menu.players" : "menu.players-full");
    } else if (seats.level().isEmpty()) {
      counted = Message.of("menu.players-and-program").with("name", seats.name(last.getLast()));
    } else if (seats.hasGroups() && last.size() == 1) {
      counted = Message.of("menu.players-and-one").with("name", seats.name(last.getLast()));
    } else {
      counted = Message.of("menu.players-and-bots");
    }
    Message numbered = counted.with("count", seats.count()).with("bots", seats.others());
    return seats
        .level()
        .map(level -> numbered.with("level", NewcomerWords.level(level)))
        .orElse(numbered);
  }

  private void drawSeat(Canvas canvas, int seat) {
    boolean taken = seats.isTaken(seat);
    boolean open = seats.isPersons(seat) || seats.hasRoomForPeople();
    boolean told = seats.hasGroups() && seats.lastGroup().contains(seat);
    Effect sits = told ? Effect.BLINK : Effect.STEADY;
    canvas.halo(seat, context.hue(seat), taken ? sits : open ? Effect.PULSE : Effect.DIM);
    if (taken) {
      canvas.tracker(seat, tracker(seat));
    }
    canvas.note(
        seat,
        Message.of("menu.seat-name").with("name", seats.name(seat)),
        taken ? word(seat) : null);
    if (open) {
      canvas.press(
          Control.seat(seat), Message.of(seats.isPersons(seat) ? "menu.leave" : "menu.join"));
      if (mayBeNamed()) {
        canvas.hold(Control.seat(seat), Message.of("menu.name"));
      }
    }
  }
}
