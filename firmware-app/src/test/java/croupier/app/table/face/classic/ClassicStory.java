package croupier.app.table.face.classic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.Hands;
import croupier.app.table.KnownTables;
import croupier.app.table.mode.WallPicture;
import croupier.engine.classic.ClassicPosition;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitPicture.Gesture;
import croupier.hal.UnitPicture.Key;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;

/** People at a simulated unit who play travel or brands from a moment that was laid out. */
public final class ClassicStory implements AutoCloseable {
  public static final int ANN = 0;
  public static final int BO = 1;
  static final int CY = 2;

  public final Hands hands;
  private final Path folder;
  private SimulatedTable table;
  private final String record;

  private ClassicStory(Path folder, SimulatedTable table, String record) {
    this.folder = folder;
    this.table = table;
    this.record = record;
    hands = new Hands(table);
    hands.watchTheShow();
  }

  public static ClassicStory from(Path folder, ClassicScene scene) throws IOException {
    ClassicPosition position = scene.position();
    return new ClassicStory(
        folder, KnownTables.at(folder, position), "00001-" + position.game().id() + ".jsonl");
  }

  /** The plug is pulled, and another day the game is gone on with. */
  public ClassicStory anotherDay() throws IOException {
    table.close();
    SimulatedTable again = KnownTables.standard(folder, "another day");
    new Hands(again).resume();
    return new ClassicStory(folder, again, record);
  }

  /** What is on the disk. */
  public ClassicPosition position() throws Exception {
    return (ClassicPosition) SavedGames.read(folder.resolve(record)).end();
  }

  public int cash(int seat) throws Exception {
    return position().cash(seat);
  }

  /** Presses ROLL, and types two dice. */
  public void rolls(int first, int second) {
    hands.tap(Control.ROLL);
    while (meanings(Control.BACK, Gesture.PRESS).contains("classic.turn-not-yet")) {
      hands.rest(Duration.ofMillis(100));
    }
    hands.watchTheShow();
    types(first, second);
  }

  public void types(int first, int second) {
    hands.turn(Control.DIAL_A, first);
    hands.turn(Control.DIAL_B, second);
    hands.tap(Control.OK);
    hands.watchTheShow();
  }

  public void taps(Control control) {
    hands.tap(control);
    hands.watchTheShow();
  }

  /** A short press of a seat's own button. */
  public void taps(int seat) {
    taps(Control.seat(seat));
  }

  /** Accepts what is offered to a seat. */
  void accepts(int seat) {
    picks("< accept");
    taps(seat);
  }

  void holds(int seat) {
    hands.hold(Control.seat(seat));
    hands.watchTheShow();
  }

  /** Turns dial A until the display says this. */
  public void picks(String wanted) {
    for (int i = 0; i < 60 && !says(wanted); i++) {
      hands.turn(Control.DIAL_A, 1);
    }
    assertSays(wanted);
  }

  public void waits(int seconds) {
    hands.rest(Duration.ofSeconds(seconds));
    hands.watchTheShow();
  }

  public boolean says(String text) {
    return String.join("\n", hands.lcd()).contains(text);
  }

  public void assertSays(String text) {
    assertTrue(says(text), hands::said);
  }

  public void assertHeadline(String text) {
    String headline = table.picture().prompt().headline();
    assertTrue(headline.contains(text), headline);
  }

  /** What hangs on the wall is told last. */
  public void assertTold(String text) {
    List<WallPicture.Told> told = table.controller().wall().orElseThrow().told();
    assertEquals(text, told.getLast().text());
  }

  public void assertHalo(int seat, Effect effect) {
    assertEquals(effect, table.picture().halos().get(seat).effect(), hands::said);
  }

  /** What a control means now, by the names of its messages. */
  public List<String> meanings(Control control, Gesture gesture) {
    return keys(control, gesture, Key::meaning);
  }

  /** What the pages write at a control now. */
  public List<String> labels(Control control, Gesture gesture) {
    return keys(control, gesture, Key::label);
  }

  private List<String> keys(Control control, Gesture gesture, Function<Key, String> what) {
    return table.picture().prompt().keys().stream()
        .filter(key -> key.control() == control && key.gesture() == gesture)
        .map(what)
        .toList();
  }

  public SimulatedTable table() {
    return table;
  }

  @Override
  public void close() {
    table.close();
  }
}
