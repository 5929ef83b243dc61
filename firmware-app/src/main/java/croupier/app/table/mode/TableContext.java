package croupier.app.table.mode;

import croupier.app.Limits;
import croupier.app.live.DayCount;
import croupier.app.live.FileFault;
import croupier.app.live.GameLog;
import croupier.app.live.Onlooker;
import croupier.app.live.RememberedSettings;
import croupier.app.live.SavedGames;
import croupier.app.seat.Holders;
import croupier.app.seat.SeatPages;
import croupier.app.settings.Kiosk;
import croupier.app.settings.Settings;
import croupier.app.settings.Show;
import croupier.app.words.Language;
import croupier.app.words.Message;
import croupier.app.words.ShortNames;
import croupier.app.words.Typesetter;
import croupier.app.words.Words;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.hal.Clock;
import croupier.hal.Hue;
import croupier.hal.LcdSize;
import croupier.hal.UnitPicture.Sound;
import croupier.hal.profile.HardwareProfile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What every mode needs: this unit's parts, the time, the folder of saved games, and the sound. */
public final class TableContext {
  public static final Logger LOG = LoggerFactory.getLogger("croupier.table");

  private final HardwareProfile profile;
  private final SeatNames names;
  private final SavedGames saved;
  private final Clock clock;
  private final Function<TableContext, Mode> home;
  private final BiFunction<TableContext, Stage, Mode> showing;
  private Words words = Words.of(Language.ENGLISH);
  private final Set<String> tooLong = new HashSet<>();
  private final Holders holders;
  private final RememberedSettings settings;
  private final DayCount dayCount;
  private final QuietTime quietTime;
  private final CodeTries codeTries = new CodeTries();

  /** Who is told what happens in every game that people play. */
  private final List<Onlooker> onlookers = new ArrayList<>();

  /** Who of them is told what happens in a show, too. */
  private final List<Onlooker> watchers = new ArrayList<>();

  private TableNotes notes = TableNotes.NONE;
  private final PartsThatFail failing;
  private final LitTime litTime;
  private final NetworkAccess network;

  /** The show that was asked for, instead of the one in the settings; null for none. */
  private Show show;

  private final LastGame lastGame;

  /** What screens across the room show of a game, in any language; empty when none is on. */
  private Optional<Function<Words, WallPicture>> board = Optional.empty();

  /** The same in the language that is spoken; null until somebody looks. */
  private Optional<WallPicture> wall = Optional.empty();

  private Sound sound = new Sound(0, Sound.Kind.NONE);

  /**
   * @param profile what the unit is made of
   * @param names what to call the seats; where there is none, a seat is called by its colour
   * @param home makes the mode that the table comes back to when nothing is on
   * @param showing makes the show that takes the place of a mode
   * @param holders who can sit where no people do
   * @param written what the operator's file of settings says
   */
  public TableContext(
      HardwareProfile profile,
      List<String> names,
      SavedGames saved,
      Clock clock,
      Function<TableContext, Mode> home,
      BiFunction<TableContext, Stage, Mode> showing,
      Holders holders,
      Settings written) {
    this.profile = profile;
    this.names = new SeatNames(profile, names, saved.names(LOG::warn), this::words);
    this.saved = saved;
    this.clock = clock;
    this.home = home;
    this.showing = showing;
    this.holders = holders;
    settings = saved.settings(written, LOG::warn);
    dayCount = saved.dayCount(LOG::info, LOG::warn, () -> kiosk().on());
    quietTime = new QuietTime(() -> settings.now().quiet(), () -> saved.clock().now());
    network = new NetworkAccess(() -> settings.now().network());
    failing = new PartsThatFail(profile, clock, this::notes);
    litTime = new LitTime(profile.chain());
    lastGame = new LastGame(clock);
    onlookers.add(new GameLog(LOG));
    onlookers.add(dayCount);
  }

  /** A table that never shows itself. */
  public TableContext(
      HardwareProfile profile,
      List<String> names,
      SavedGames saved,
      Clock clock,
      Function<TableContext, Mode> home,
      Holders holders) {
    this(profile, names, saved, clock, home, (_, stage) -> stage, holders, Settings.USUAL);
  }

  /** What whoever runs the unit has decided, in a file and on the service screen. */
  public RememberedSettings settings() {
    return settings;
  }

  /** Something about the settings that is written to the disk. */
  public interface Change {
    void make(RememberedSettings settings) throws IOException;
  }

  /** Somebody decides about the unit; it holds at once, even where the disk does not take it. */
  public void change(String from, Change change) {
    try {
      change.make(settings);
      LOG.info("The settings are changed {}.", from);
    } catch (IOException e) {
      LOG.warn("The settings are as before after a start: {}", FileFault.why(e));
    }
    lookAtTheClock();
    network.follow();
  }

  /** What visitors may do, if there are any. */
  public Kiosk kiosk() {
    return settings.now().kiosk();
  }

  /** The games that visitors play. */
  public DayCount dayCount() {
    return dayCount;
  }

  /** Whether phones on the network can come to the seats. */
  public NetworkAccess network() {
    return network;
  }

  /** Codes for the service screen that were not right. */
  public CodeTries codeTries() {
    return codeTries;
  }

  /** Whether these are hours in which the unit makes no sound, and is dark unless it is used. */
  public boolean isQuiet() {
    return quietTime.isOn();
  }

  /** When to {@link #lookAtTheClock} next. */
  public long nextLookAtTheClock() {
    return quietTime.nextDue();
  }

  /** Says whether the quiet hours have begun or ended. */
  public boolean lookAtTheClock() {
    return quietTime.look(now());
  }

  /** The language that is spoken at this table. */
  public Words words() {
    return words;
  }

  /** How many lines of the LCD a longer text takes. */
  public int lines(Message text, ShortNames names) {
    return new Typesetter(names, lcdSize().columns()).broken(words.line(text, names.all())).size();
  }

  /** Whether the longest wording of a message without players has room on a line of the LCD. */
  public boolean fits(Message message) {
    return Typesetter.longest(words.line(message, List.of())).length() <= lcdSize().columns();
  }

  /** From now on another language is spoken. */
  public void speak(Language language) {
    words = Words.of(language);
    hang(board);
    pages().sayAgain();
  }

  /** Somebody chose a language at the unit: it is spoken after the next start too. */
  public void choose(Language language) {
    speak(language);
    try {
      saved.language(LOG::warn).set(language);
    } catch (IOException e) {
      LOG.warn("The language is not kept after this evening: {}", e.getMessage());
    }
  }

  public HardwareProfile profile() {
    return profile;
  }

  /** How much there is to read at a time. */
  public LcdSize lcdSize() {
    return profile.lcdSize();
  }

  /** Where a picture of this unit is drawn. */
  public Canvas canvas() {
    return new Canvas(words, lcdSize());
  }

  public int seats() {
    return profile.seatCount();
  }

  public Hue hue(int unitSeat) {
    return profile.seats().get(unitSeat);
  }

  public String name(int unitSeat) {
    return names.of(unitSeat);
  }

  public SeatNames names() {
    return names;
  }

  public Holders holders() {
    return holders;
  }

  /** One more who is told of the games that people play. */
  public void tell(Onlooker onlooker) {
    onlookers.add(onlooker);
  }

  /** One more who is told of all that is on the table: of the games of a show, too. */
  public void watch(Onlooker onlooker) {
    tell(onlooker);
    watchers.add(onlooker);
  }

  /** One more who notes how the table fares. */
  public void noteBy(TableNotes more) {
    notes = notes == TableNotes.NONE ? more : notes.and(more);
  }

  public TableNotes notes() {
    return notes;
  }

  public List<Onlooker> onlookers() {
    return onlookers;
  }

  public List<Onlooker> watchers() {
    return watchers;
  }

  /** From now on the unit plays itself like this, whatever the settings say. */
  public void show(Show wanted) {
    show = wanted;
  }

  /** What the unit does when nobody is there. */
  public Show show() {
    return show == null ? settings.now().show() : show;
  }

  /** Whether the unit plays itself at this hour. */
  public boolean isShowTime() {
    return show().on() && !isQuiet();
  }

  /** The games that it shows; to visitors, only those that they can play. */
  public List<Game> shownGames() {
    return Games.ALL.stream()
        .filter(game -> show().has(game.id()) && kiosk().offers(game.id()))
        .toList();
  }

  /** How long each light of the unit was on. */
  public LitTime litTime() {
    return litTime;
  }

  /** The game that was at this table last. */
  public LastGame lastGame() {
    return lastGame;
  }

  /** The pages at the seats. */
  public SeatPages pages() {
    return holders.pages();
  }

  /** The mode that the table comes back to when nothing is on; no page has a seat there. */
  public Mode home() {
    pages().closeAll();
    hang(Optional.empty());
    return home.apply(this);
  }

  /** The show, which gives its place back to this mode. */
  public Mode showing(Stage stage) {
    return showing.apply(this, stage);
  }

  public SavedGames saved() {
    return saved;
  }

  public long now() {
    return clock.nanos();
  }

  /** The parts of the unit that do not behave. */
  public PartsThatFail failing() {
    return failing;
  }

  /** What is broken, the latest; or what was repaired last. */
  public Optional<Message> condition() {
    return failing.condition().or(network::trouble);
  }

  /** A line of the program's does not fit on the LCD: that is logged once. */
  public void tooLong(String line) {
    if (tooLong.size() < Limits.TOO_LONG && tooLong.add(line)) {
      LOG.warn("Too long for the display: {}", line);
    }
  }

  /** From now on screens across the room show this, in whatever language is spoken. */
  public void hang(Optional<Function<Words, WallPicture>> picture) {
    board = picture;
    wall = null;
  }

  /** What hangs there, to be hung again. */
  public Optional<Function<Words, WallPicture>> board() {
    return board;
  }

  /** What screens across the room show of a game: drawn when somebody looks, and once. */
  public Optional<WallPicture> wall() {
    if (wall == null) {
      wall = board.map(each -> each.apply(words));
    }
    return wall;
  }

  public void sound(Sound.Kind kind) {
    if (isQuiet()) {
      return;
    }
    sound = new Sound(sound.number() + 1, kind, settings.now().voice().volume());
  }

  public Sound sound() {
    return sound;
  }
}
