package croupier.app.table.mode;

import croupier.app.words.Message;
import croupier.app.words.ShortNames;
import croupier.app.words.Typesetter;
import croupier.app.words.Wording;
import croupier.app.words.Words;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.Hue;
import croupier.hal.LcdSize;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.DialLights;
import croupier.hal.UnitPicture.Die;
import croupier.hal.UnitPicture.Gesture;
import croupier.hal.UnitPicture.Key;
import croupier.hal.UnitPicture.Light;
import croupier.hal.UnitPicture.Prompt;
import croupier.hal.UnitPicture.Sound;
import croupier.hal.UnitPicture.Tracker;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/** Where a mode draws; becomes a picture. */
public final class Canvas {
  private static final Message HELP = Message.of("playing.help");

  private final Words words;
  private final Die[] dice = new Die[UnitPicture.DICE];
  private final Tracker[] trackers = new Tracker[UnitPicture.SEATS];
  private final Light[] halos = new Light[UnitPicture.SEATS];
  private final int[] hooded = new int[UnitPicture.DIALS];
  private final List<List<Light>> reveal = new ArrayList<>();
  private final LcdSize size;
  private final String[] lcd = new String[LcdSize.MOST_LINES];
  private final List<Key> keys = new ArrayList<>();
  private final List<String> tooLong = new ArrayList<>();
  private final Notes notes = new Notes(UnitPicture.SEATS);
  private ShortNames names = ShortNames.NONE;
  private final Headline headline = new Headline();
  private boolean eyesOnly;
  private int secondsLeft;
  private boolean story;

  /**
   * @param words the language that is spoken here
   * @param size how large the display is
   */
  public Canvas(Words words, LcdSize size) {
    this.words = words;
    this.size = size;
    Arrays.fill(dice, Die.OFF);
    Arrays.fill(trackers, Tracker.OFF);
    Arrays.fill(halos, Light.OFF);
    Arrays.fill(hooded, -1);
    Arrays.fill(lcd, "");
    for (int dial = 0; dial < UnitPicture.DIALS; dial++) {
      reveal.add(List.of());
    }
  }

  public void die(int number, Hue hue, int pattern, Effect effect) {
    dice[number] = new Die(hue, pattern, effect);
  }

  /** A die whose face has a name, for the pages. */
  public void die(int number, Hue hue, int pattern, Effect effect, String word) {
    dice[number] = new Die(hue, pattern, effect, word);
  }

  public void tracker(int seat, List<Light> lights) {
    trackers[seat] = new Tracker(lights);
  }

  public void halo(int seat, Hue hue, Effect effect) {
    halos[seat] = new Light(hue, effect);
  }

  /** Which of its three lights the holder sees under the hood of a dial. */
  public void hood(int dial, int position) {
    hooded[dial] = position;
  }

  /** Lights one of the three lights of a dial that the table sees. */
  public void reveal(int dial, int position, Hue hue) {
    Light[] lights = new Light[DialLights.POSITIONS];
    Arrays.fill(lights, Light.OFF);
    lights[position] = Light.of(hue);
    reveal(dial, List.of(lights));
  }

  /** The three lights of a dial that the table sees. */
  public void reveal(int dial, List<Light> lights) {
    reveal.set(dial, lights);
  }

  /** Who is meant where a message leaves a place for a name. */
  public void names(ShortNames players) {
    names = players;
  }

  /** How large the display is. */
  public LcdSize size() {
    return size;
  }

  public ShortNames names() {
    return names;
  }

  /**
   * What the LCD says, from the top: whose move it is, what is chosen, what else there is to know,
   * and what the controls do. A message of several lines is several lines; where there is none, a
   * line stays empty.
   */
  public void lcd(Message... slots) {
    List<String> lines =
        Arrays.stream(slots)
            .flatMap(slot -> slot == null ? Stream.of("") : lines(slot).stream())
            .toList();
    story = lines.size() > slots.length;
    for (int line = 0; line < lines.size(); line++) {
      lcd[line] = lines.get(line);
    }
  }

  /**
   * A longer text, broken between words; what finds no room is left out.
   *
   * @param at the first of its lines, from the top
   * @param most how many there may be
   * @return how many there are
   */
  public int paragraph(int at, int most, Message text) {
    List<String> broken = setter().broken(line(text), most);
    for (int line = 0; line < broken.size(); line++) {
      lcd[at + line] = broken.get(line);
    }
    return broken.size();
  }

  /** The same of a part of it: its lines from one of them on. */
  public void part(int at, int most, Message text, int from) {
    List<String> broken = setter().broken(line(text));
    for (int line = 0; line < most && from + line < broken.size(); line++) {
      lcd[at + line] = broken.get(from + line);
    }
  }

  /** The LCD says what happened, in that order. */
  public void tell(List<Message> news) {
    lcd(news.toArray(Message[]::new));
    story = true;
  }

  /** Whether the lines of the LCD follow each other, and the last is not what the controls do. */
  public boolean isStory() {
    return story;
  }

  /** The LCD says it from its first line on, and the pages say the whole sentence. */
  public void say(Message message) {
    lcd(message);
    headline(message);
  }

  private String line(Message message) {
    return words.line(message, names.all());
  }

  private List<String> lines(Message message) {
    return words.lines(message, names.all());
  }

  private Typesetter setter() {
    return new Typesetter(names, size.columns());
  }

  /** What the LCD is meant to say, before it is made to fit. */
  public List<String> meant() {
    return List.of(lcd);
  }

  /** What did not fit on the lines of the picture. */
  public List<String> tooLong() {
    return tooLong;
  }

  /** Whether {@link #addToLcd} has a whole line. */
  public boolean hasFreeLine() {
    return freeLine() < lcd.length;
  }

  private int freeLine() {
    int line = 1;
    while (line < lcd.length && !lcd[line].isEmpty()) {
      line++;
    }
    return line;
  }

  /** Says something more where a line is free, or the last one has room. */
  public void addToLcd(Message more) {
    int last = lcd.length - 1;
    if (hasFreeLine()) {
      lcd[freeLine()] = line(more);
    } else {
      lcd[last] = Wording.andPerhaps(lcd[last], line(more));
    }
  }

  /** Says something on the last line, if that is free. */
  public void atBottom(Message more) {
    int last = lcd.length - 1;
    lcd[last] = lcd[last].isEmpty() ? line(more) : lcd[last];
  }

  /** Nothing can be done now, and this is said instead. */
  public void onlySay(Message sentence, Message... slots) {
    keys.clear();
    eyesOnly = false;
    Arrays.fill(lcd, "");
    lcd(slots);
    headline(sentence);
  }

  /** Nobody's hand is at a seat's button: it does nothing. */
  public void withdraw(Control button) {
    keys.removeIf(key -> key.control() == button);
  }

  /**
   * Somebody decides who is not at the unit: no hand is asked for that.
   *
   * @param more what else there is
   */
  void thinks(int player, Message... more) {
    Message thinks = Message.of("playing.thinks").player("who", player);
    keys.removeIf(key -> !key.control().isSeat() && key.gesture() == Gesture.PRESS);
    lcd[lcd.length - 1] = line(thinks);
    headline(Message.sentences(Stream.concat(Stream.of(thinks), Arrays.stream(more)).toList()));
  }

  public boolean offers(Control control, Gesture gesture) {
    return keys.stream().anyMatch(key -> key.control() == control && key.gesture() == gesture);
  }

  public boolean isEyesOnly() {
    return eyesOnly;
  }

  /** What the LCD says is somebody's own cards or tiles: no screen repeats it. */
  public void eyesOnly() {
    eyesOnly = true;
  }

  /** What the table knows about who sits at a seat, for the pages; the name first. */
  public void note(int seat, Message... lines) {
    notes.set(seat, Arrays.stream(lines).map(line -> line == null ? "" : whole(line)).toList());
  }

  /** One thing more that the pages tell of who sits at a seat, before the others. */
  void noteAfterName(int seat, Message more) {
    notes.addAfterName(seat, whole(more));
  }

  /** Time runs out, and the pages say how much is left. */
  public void secondsLeft(int seconds) {
    secondsLeft = seconds;
  }

  /** What the pages say above everything. */
  public void headline(Message sentence) {
    headline.set(sentence);
  }

  /** The pages say something more. */
  public void addToHeadline(Message sentence) {
    headline.add(sentence);
  }

  private String whole(Message message) {
    return words.say(message, names.all());
  }

  /** A control does something now; what it means is the name of the message. */
  void key(Control control, Gesture gesture, Message label) {
    keys.add(new Key(control, gesture, label.name(), whole(label)));
  }

  /** OK is held for help; the LCD says so where it has a line to spare. */
  public void offerHelp() {
    hold(Control.OK, HELP);
    if (!eyesOnly) {
      makeRoomForHelp();
      addToLcd(HELP);
    }
  }

  /** On a small display help comes last, after what the controls do without it. */
  private void makeRoomForHelp() {
    List<String> more = Arrays.stream(lcd).skip(1).filter(line -> !line.isEmpty()).toList();
    if (size != LcdSize.LARGE && !story && more.size() < lcd.length - 1) {
      Arrays.fill(lcd, 1, lcd.length, "");
      for (int line = 0; line < more.size(); line++) {
        lcd[line == 0 ? 1 : lcd.length - 1] = more.get(line);
      }
    }
  }

  /** No control does anything, as far as this says. */
  public void withdrawAll() {
    keys.clear();
  }

  public boolean isDarkDie(int number) {
    return dice[number].hue() == Hue.OFF || dice[number].pattern() == 0;
  }

  public boolean isDarkDial(int dial) {
    return hooded[dial] < 0 && reveal.get(dial).stream().allMatch(light -> light.hue() == Hue.OFF);
  }

  /** Only whom it is about keeps a ring. */
  public void dimHalosOff() {
    for (int seat = 0; seat < halos.length; seat++) {
      halos[seat] = halos[seat].effect() == Effect.DIM ? Light.OFF : halos[seat];
    }
  }

  /** What the first dice show, other dice of them show: each moves on by so many places. */
  public void moveDice(int places, int count) {
    Collections.rotate(Arrays.asList(dice).subList(0, count), places);
  }

  /** Lights up as another canvas, except what only one pair of eyes may see. */
  public void lightsOf(Canvas other) {
    System.arraycopy(other.dice, 0, dice, 0, dice.length);
    System.arraycopy(other.trackers, 0, trackers, 0, trackers.length);
    System.arraycopy(other.halos, 0, halos, 0, halos.length);
    notesOf(other);
    names = other.names;
  }

  /** The pages tell of everybody as another canvas does. */
  public void notesOf(Canvas other) {
    notes.copy(other.notes);
  }

  public void press(Control control, Message label) {
    key(control, Gesture.PRESS, label);
  }

  public void turn(Control control, Message label) {
    key(control, Gesture.TURN, label);
  }

  public void hold(Control control, Message label) {
    key(control, Gesture.HOLD, label);
  }

  public UnitPicture picture(Sound sound) {
    List<DialLights> dials = new ArrayList<>();
    for (int dial = 0; dial < UnitPicture.DIALS; dial++) {
      dials.add(new DialLights(hooded[dial], reveal.get(dial)));
    }
    Typesetter setter = setter();
    return new UnitPicture(
        List.of(dice),
        List.of(trackers),
        List.of(halos),
        dials,
        new Prompt(
            setter.lines(List.of(lcd)).stream().map(line -> line(setter, line)).toList(),
            headline.toAll(words, names.all()),
            headline.toEach(words, names.all()),
            List.copyOf(keys),
            notes.all(),
            eyesOnly,
            secondsLeft),
        sound);
  }

  private String line(Typesetter setter, Typesetter.Line line) {
    if (!line.whole()) {
      // What somebody holds is told to nobody, the log neither.
      tooLong.add(eyesOnly ? "(somebody's own cards)" : setter.whole(line.wording()));
    }
    return line.text();
  }
}
