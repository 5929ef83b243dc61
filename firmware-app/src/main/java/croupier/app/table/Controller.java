package croupier.app.table;

import croupier.app.live.Onlooker;
import croupier.app.live.SavedGames;
import croupier.app.seat.Holders;
import croupier.app.seat.NetworkDoor;
import croupier.app.seat.SeatPages;
import croupier.app.settings.Locked;
import croupier.app.settings.Settings;
import croupier.app.settings.Show;
import croupier.app.settings.Voice;
import croupier.app.table.lcd.Glass;
import croupier.app.table.menu.Attract;
import croupier.app.table.menu.Stumbling;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.table.mode.TableNotes;
import croupier.app.table.mode.WallPicture;
import croupier.app.table.screen.Notice;
import croupier.app.table.show.Showing;
import croupier.app.words.Language;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.hal.Clock;
import croupier.hal.Fault;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture;
import croupier.hal.profile.HardwareProfile;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What the unit does. Events and due times come in, the unit's whole picture comes out, as a value.
 * One thread; given the same events at the same times, it does the same.
 */
public final class Controller implements AutoCloseable {
  private final TableContext context;
  private final Glass glass;
  private Mode mode;
  private Canvas canvas;
  private UnitPicture picture;

  /**
   * @param profile what the unit is made of
   * @param names what the seats are called; those without are called by their colour
   * @param holders who can sit where no people do
   */
  public Controller(
      HardwareProfile profile, List<String> names, SavedGames saved, Clock clock, Holders holders) {
    this(profile, names, saved, clock, holders, Settings.USUAL);
  }

  /**
   * @param settings what whoever runs the unit has written down
   */
  public Controller(
      HardwareProfile profile,
      List<String> names,
      SavedGames saved,
      Clock clock,
      Holders holders,
      Settings settings) {
    context =
        new TableContext(
            profile, names, saved, clock, Attract::new, Showing::on, holders, settings);
    glass = new Glass(context.lcdSize());
    context.pages().answeredBy(claim -> become(() -> mode.claimed(claim)));
    mode = context.home();
    draw();
  }

  /** One more who is told what happens in the games that begin or go on from now on. */
  public void tell(Onlooker onlooker) {
    context.tell(onlooker);
  }

  /** One more who is told what is on the table: what happens in a show, too. */
  public void watch(Onlooker onlooker) {
    context.watch(onlooker);
  }

  /** One more who notes how the table fares. */
  public void noteBy(TableNotes notes) {
    context.noteBy(notes);
  }

  /** From now on the unit plays itself like this when nobody is there. */
  public void show(Show settings) {
    context.show(settings);
  }

  /**
   * The unit plays itself at once.
   *
   * @param whole whether games from their beginning to their end, and not their finest minutes
   */
  public void beginShow(boolean whole) {
    Attract welcome = new Attract(context);
    become(() -> whole ? Showing.ofWholeGames(context, welcome) : Showing.on(context, welcome));
  }

  public void handle(UnitEvent event) {
    switch (event) {
      case UnitEvent.Faulted(String part, Fault fault, _) -> {
        context.failing().faulted(part, fault);
        become(() -> mode);
      }
      case UnitEvent.Recovered(String part, _) -> {
        context.failing().recovered(part);
        become(() -> mode);
      }
      default -> {
        context.notes().hand(event, mode.isOpen());
        become(() -> mode.handle(event));
      }
    }
  }

  /** By this door phones on the network come to the seats, as far as the settings let them. */
  public void openBy(NetworkDoor door) {
    context.network().at(door);
    draw();
  }

  /** From now on the unit speaks another language. */
  public void speak(Language language) {
    context.speak(language);
    draw();
  }

  /** What the unit speaks now. */
  public Words words() {
    return context.words();
  }

  /** What the loudspeaker says: nothing in quiet hours, and nothing to nobody. */
  public Voice voice() {
    Voice voice = context.settings().now().voice();
    return context.isQuiet() || mode instanceof Showing ? voice.withoutWords() : voice;
  }

  /** Whether visitors play here who are nobody's guests. */
  public boolean isKiosk() {
    return context.kiosk().on();
  }

  /** Whether visitors are kept from it now. */
  public boolean locks(Locked what) {
    return context.kiosk().locks(what);
  }

  /** Whether the unit plays by itself, if nobody is there. */
  public boolean showsItself() {
    return context.show().on();
  }

  /** How bright all lights are while somebody plays, in percent. */
  public int lights() {
    return context.settings().now().lights().brightness();
  }

  /** The parts that do not behave, by their names in the profile. */
  public List<String> broken() {
    return context.failing().names();
  }

  /** When {@link #tick} is next wanted. */
  public long nextDue() {
    return Math.min(Math.min(nextMove(), glass.nextDue()), context.nextLookAtTheClock());
  }

  /** When something happens by itself, besides the lines of a small display taking turns. */
  public long nextMove() {
    return mode.nextDue();
  }

  public void tick(long now) {
    if (now >= context.nextLookAtTheClock() && context.lookAtTheClock()) {
      draw();
    }
    if (now >= mode.nextDue()) {
      become(() -> mode.tick(now));
    }
    if (now >= glass.nextDue()) {
      picture = picture.withGlass(glass.turn(now));
    }
  }

  private void become(Supplier<Mode> next) {
    try {
      mode = next.get();
      draw();
    } catch (RuntimeException | StackOverflowError mistake) {
      stumbled(mistake);
    }
  }

  /**
   * A mistake of the program ends what was going on, and never the unit. The game is kept as it is
   * on the disk.
   */
  public void stumbled(Throwable mistake) {
    TableContext.LOG.error(
        "{} ended by a mistake of the program; please report it.", mode(), mistake);
    context.notes().mistake(mistake);
    Optional<Path> game = context.saved().stumbles().onTheTable();
    letGo();
    Message said =
        game.map(file -> Stumbling.over(context, file)).orElse(Message.of("menu.went-wrong"));
    mode = new Notice(context, said, context.home());
    draw();
  }

  /** The game at which the table was stuck when the program ran last goes on by itself. */
  public void goOn() {
    become(() -> Stumbling.goesOn(context, mode));
  }

  private void letGo() {
    try {
      mode.leave();
    } catch (RuntimeException another) {
      TableContext.LOG.error("Its last moves may not be saved: {}", another.getMessage());
    }
  }

  private void draw() {
    canvas = context.canvas();
    mode.draw(canvas);
    UnitPicture drawn = canvas.picture(context.sound());
    if (brightness() < UnitPicture.FULL_BRIGHTNESS) {
      drawn = drawn.withBrightness(brightness());
    }
    List<String> said = drawn.prompt().lcd();
    List<String> seen = glass.say(said, canvas.isStory(), context.now());
    if (seen != said) {
      drawn = drawn.withGlass(seen);
    }
    canvas.tooLong().forEach(context::tooLong);
    context.pages().offer(mode.offers());
    // The same object as long as nothing changed: whoever shows it need not look again.
    if (!drawn.equals(picture)) {
      picture = drawn;
      context.litTime().shows(drawn, context.now());
    }
  }

  /** Somebody who is not at the unit decides about it. */
  public void change(TableContext.Change change) {
    context.change("from elsewhere", change);
    draw();
  }

  /** What a group of units has in common, as it was kept here; empty for nothing. */
  public String groupSettings() {
    return context.settings().group();
  }

  /** The game that people play is put away, as somebody wishes who is not at the unit. */
  public void endGame() {
    if (context.saved().stumbles().onTheTable().isPresent()) {
      TableContext.LOG.info("The game is put away from elsewhere.");
      letGo();
      context.lastGame().isDone();
      Mode home = context.home();
      become(() -> new Notice(context, Message.of("menu.ended-elsewhere"), home));
    }
  }

  private int brightness() {
    Settings now = context.settings().now();
    int wanted = now.lights().brightness();
    return context.isQuiet() && mode.isIdle() ? Math.min(wanted, now.quiet().brightness()) : wanted;
  }

  public UnitPicture picture() {
    return picture;
  }

  /** The pages at the seats of this table. */
  public SeatPages pages() {
    return context.pages();
  }

  /** What screens across the room show of the game that is on. */
  public Optional<WallPicture> wall() {
    return context.wall();
  }

  /** What the picture was made of. */
  Canvas canvas() {
    return canvas;
  }

  /**
   * The unit is switched off in order: a game under way is let go of, to be resumed, and whoever is
   * no person goes home.
   */
  @Override
  public void close() {
    letGo();
    context.dayCount().ends();
    context.holders().close();
  }

  /** Where the unit is, for tests and logs: the name of its mode. */
  public String mode() {
    return mode.getClass().getSimpleName();
  }
}
