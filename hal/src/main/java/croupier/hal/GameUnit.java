package croupier.hal;

import croupier.hal.device.Button;
import croupier.hal.device.Buzzer;
import croupier.hal.device.Dial;
import croupier.hal.device.Lcd;
import croupier.hal.device.LedChain;
import croupier.hal.pins.Bias;
import croupier.hal.pins.EdgeListener;
import croupier.hal.pins.InputLines;
import croupier.hal.pins.OutputLine;
import croupier.hal.pins.PinFault;
import croupier.hal.pins.Pins;
import croupier.hal.profile.HardwareProfile;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * The unit as the controller sees it: it shows pictures and tells what hands did.
 *
 * <p>It has no thread and does not wait, but at its end. Whoever owns it calls {@link #tick} when
 * {@link #nextDue} has come, on the one thread that also delivers the pins' edges and calls {@link
 * #show}; events reach the listener from within those calls.
 */
public final class GameUnit implements AutoCloseable {
  /** How often every input is read again, in case an edge was lost. */
  private static final long LOOK = 250 * Clock.MILLISECOND;

  private static final long NEVER = Long.MAX_VALUE;
  private static final int CONTACT_A = 0;
  private static final int CONTACT_B = 1;
  private static final int PUSH = 2;

  private final HardwareProfile profile;
  private final Pins pins;
  private final Clock clock;
  private final Consumer<UnitEvent> listener;

  private final List<Button> buttons = new ArrayList<>();
  private final List<Dial> dials = new ArrayList<>();
  private final LedChain chain;
  private final Lcd lcd;
  private final Buzzer buzzer;

  private final int[] lights;
  private UnitPicture picture = UnitPicture.DARK;
  private boolean moves;
  private long frameDue;
  private long lastFrame;
  private long nextLook;

  /** When the next tick is wanted; found again only after something happened. */
  private long due;

  private boolean dueKnown;
  private long inputsDue;
  private boolean inputsDueKnown;

  /**
   * Takes the pins that the profile names. Events come from the first {@link #tick} on.
   *
   * @throws PinFault when a pin cannot be had; those taken before it are given back
   */
  public GameUnit(HardwareProfile profile, Pins pins, Clock clock, Consumer<UnitEvent> listener)
      throws PinFault {
    this.profile = profile;
    this.pins = pins;
    this.clock = clock;
    this.listener = listener;
    this.lights = new int[profile.chain().lights()];
    try {
      this.chain = takeChain();
      this.lcd = profile.hasLcd() ? takeLcd(profile.lcd().orElseThrow()) : null;
      this.buzzer = takeBuzzer();
      takeButtons();
      if (profile.hasDials()) {
        HardwareProfile.Dials both = profile.dials().orElseThrow();
        takeDial(Control.DIAL_A, "dial-a", both.a(), both);
        takeDial(Control.DIAL_B, "dial-b", both.b(), both);
      }
    } catch (PinFault fault) {
      pins.close();
      throw fault;
    }
    long now = clock.nanos();
    frameDue = now;
    lastFrame = now - LightPainter.FRAME;
    nextLook = now;
  }

  public HardwareProfile profile() {
    return profile;
  }

  /** The picture shown last. */
  public UnitPicture picture() {
    return picture;
  }

  /** Shows a picture; the lights and the LCD follow at the next {@link #tick}s. */
  public void show(UnitPicture next) {
    if (lcd != null && !next.prompt().glass().equals(picture.prompt().glass())) {
      lcd.show(next.prompt().glass());
    }
    if (buzzer != null && next.sound().number() != picture.sound().number()) {
      buzzer.play(next.sound(), clock.nanos());
    }
    // Other words alone send no frame: when the next one comes would tell that they changed.
    if (!next.isLitLike(picture)) {
      moves = LightPainter.moves(next);
      frameDue = lastFrame + LightPainter.FRAME;
    }
    picture = next;
    dueKnown = false;
  }

  /** When {@link #tick} is next wanted. */
  public long nextDue() {
    if (!dueKnown) {
      due = Math.min(Math.min(frameDue, nextLook), Math.min(inputsDue(), chain.nextDue()));
      due = lcd == null ? due : Math.min(due, lcd.nextDue());
      due = buzzer == null ? due : Math.min(due, buzzer.nextDue());
      dueKnown = true;
    }
    return due;
  }

  private long inputsDue() {
    if (!inputsDueKnown) {
      inputsDue = NEVER;
      for (int i = 0; i < buttons.size(); i++) {
        inputsDue = Math.min(inputsDue, buttons.get(i).nextDue());
      }
      for (int i = 0; i < dials.size(); i++) {
        inputsDue = Math.min(inputsDue, dials.get(i).nextDue());
      }
      inputsDueKnown = true;
    }
    return inputsDue;
  }

  /** Does everything that is due. Calling it early or late does no harm. */
  public void tick(long now) {
    if (now >= inputsDue()) {
      for (Button button : buttons) {
        button.tick(now);
      }
      for (Dial dial : dials) {
        dial.tick(now);
      }
      touched();
    }
    if (now >= nextLook) {
      look(now);
    }
    chain.tick(now);
    if (now >= frameDue) {
      sendFrame(now);
    }
    if (lcd != null) {
      lcd.tick(now);
    }
    if (buzzer != null) {
      buzzer.tick(now);
    }
    dueKnown = false;
  }

  /**
   * Puts every light out, clears the LCD and is silent, at once, for the end: it may have shown
   * what only one pair of eyes was to see. The only call that waits, for some milliseconds, as the
   * LCD does.
   */
  public void dark() {
    picture = UnitPicture.DARK;
    moves = false;
    dueKnown = false;
    sendFrame(clock.nanos());
    if (buzzer != null) {
      buzzer.silence(clock.nanos());
    }
    if (lcd != null) {
      lcd.dark();
    }
  }

  /** Dark, and every line given back. */
  @Override
  public void close() {
    try {
      dark();
    } finally {
      pins.close();
    }
  }

  private void look(long now) {
    nextLook = now + LOOK;
    for (Button button : buttons) {
      button.look(now);
    }
    for (Dial dial : dials) {
      dial.look(now);
    }
    touched();
  }

  private void sendFrame(long now) {
    LightPainter.paint(picture, profile, now, lights);
    chain.show(lights, now);
    // A slow chain takes a while to send; the pause before the next frame begins after that.
    lastFrame = clock.nanos();
    frameDue = moves ? lastFrame + LightPainter.FRAME : NEVER;
  }

  private LedChain takeChain() throws PinFault {
    HardwareProfile.Chain part = profile.chain();
    return new LedChain(
        "light-chain",
        pins.stream(part.data(), part.clock()),
        part.lights(),
        part.colours(),
        part.brightness(),
        profile.power(),
        listener);
  }

  private Lcd takeLcd(HardwareProfile.Lcd part) throws PinFault {
    List<OutputLine> data = new ArrayList<>();
    for (int gpio : part.data()) {
      data.add(pins.output(gpio));
    }
    OutputLine rs = pins.output(part.rs());
    OutputLine enable = pins.output(part.enable());
    return new Lcd("lcd", part.size(), rs, enable, data, clock, listener);
  }

  private Buzzer takeBuzzer() throws PinFault {
    return profile.buzzer().isPresent()
        ? new Buzzer("buzzer", pins.tone(profile.buzzer().get().gpio()), listener)
        : null;
  }

  private void takeButtons() throws PinFault {
    HardwareProfile.Buttons wired = profile.buttons();
    List<Integer> gpios = new ArrayList<>(wired.seats());
    gpios.addAll(List.of(wired.roll(), wired.ok(), wired.back()));
    boolean activeLow = wired.activeLow();
    InputLines lines =
        pins.inputs(
            gpios,
            bias(),
            (line, high, at) -> {
              touched();
              buttons.get(line).edge(high != activeLow, at);
            });
    for (int line = 0; line < gpios.size(); line++) {
      int seats = wired.seats().size();
      Control control =
          line < seats
              ? Control.seat(line)
              : Control.values()[Control.ROLL.ordinal() + line - seats];
      String part =
          control.isSeat() ? "seat-" + (line + 1) : control.name().toLowerCase(Locale.ROOT);
      buttons.add(button(control, part, lines, line));
    }
  }

  private void takeDial(
      Control control, String part, HardwareProfile.DialPins wired, HardwareProfile.Dials both)
      throws PinFault {
    int number = dials.size();
    int push = buttons.size();
    boolean activeLow = profile.buttons().activeLow();
    InputLines lines =
        pins.inputs(
            List.of(wired.a(), wired.b(), wired.push()),
            bias(),
            new EdgeListener() {
              @Override
              public void edge(int line, boolean high, long at) {
                touched();
                switch (line) {
                  case CONTACT_A -> dials.get(number).edge(Dial.Contact.A, high == activeLow, at);
                  case CONTACT_B -> dials.get(number).edge(Dial.Contact.B, high == activeLow, at);
                  default -> buttons.get(push).edge(high != activeLow, at);
                }
              }

              @Override
              public void lost(int line, long at) {
                // A button looks at its level anyway; a dial has nothing else to know its way by.
                if (line != PUSH) {
                  touched();
                  dials.get(number).missed(at);
                }
              }
            });
    dials.add(
        new Dial(
            control,
            part,
            both.edgesPerDetent(),
            both.swapDirection(),
            () -> lines.high(CONTACT_A) == activeLow,
            () -> lines.high(CONTACT_B) == activeLow,
            listener));
    buttons.add(button(control, part + "-push", lines, PUSH));
  }

  private void touched() {
    inputsDueKnown = false;
    dueKnown = false;
  }

  private Button button(Control control, String part, InputLines lines, int line) {
    boolean activeLow = profile.buttons().activeLow();
    BooleanSupplier down = () -> lines.high(line) != activeLow;
    return new Button(control, part, profile.buttons().timing(), down, listener);
  }

  private Bias bias() {
    return profile.buttons().activeLow() ? Bias.PULL_UP : Bias.PULL_DOWN;
  }
}
