package croupier.app.table;

import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.Hue;
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
import java.util.List;

/** Where a mode draws; becomes a picture. */
final class Canvas {
  private final Die[] dice = new Die[UnitPicture.DICE];
  private final Tracker[] trackers = new Tracker[UnitPicture.SEATS];
  private final Light[] halos = new Light[UnitPicture.SEATS];
  private final int[] hooded = new int[UnitPicture.DIALS];
  private final List<List<Light>> reveal = new ArrayList<>();
  private final String[] lcd = new String[Prompt.LINES];
  private final List<Key> keys = new ArrayList<>();
  private final List<List<String>> notes = new ArrayList<>();
  private String headline = "";
  private boolean eyesOnly;

  Canvas() {
    Arrays.fill(dice, Die.OFF);
    Arrays.fill(trackers, Tracker.OFF);
    Arrays.fill(halos, Light.OFF);
    Arrays.fill(hooded, -1);
    Arrays.fill(lcd, "");
    for (int seat = 0; seat < UnitPicture.SEATS; seat++) {
      notes.add(List.of());
    }
    for (int dial = 0; dial < UnitPicture.DIALS; dial++) {
      reveal.add(List.of());
    }
  }

  void die(int number, Hue hue, int pattern, Effect effect) {
    dice[number] = new Die(hue, pattern, effect);
  }

  /** A die whose face has a name, for the pages. */
  void die(int number, Hue hue, int pattern, Effect effect, String word) {
    dice[number] = new Die(hue, pattern, effect, word);
  }

  void tracker(int seat, List<Light> lights) {
    trackers[seat] = new Tracker(lights);
  }

  void halo(int seat, Hue hue, Effect effect) {
    halos[seat] = new Light(hue, effect);
  }

  /** Which of its three lights the holder sees under the hood of a dial. */
  void hood(int dial, int position) {
    hooded[dial] = position;
  }

  /** Lights one of the three lights of a dial that the table sees. */
  void reveal(int dial, int position, Hue hue) {
    Light[] lights = new Light[DialLights.POSITIONS];
    Arrays.fill(lights, Light.OFF);
    lights[position] = Light.of(hue);
    reveal(dial, List.of(lights));
  }

  /** The three lights of a dial that the table sees. */
  void reveal(int dial, List<Light> lights) {
    reveal.set(dial, lights);
  }

  /** What the LCD says, from the top; what is too long is cut. */
  void lcd(String... lines) {
    for (int i = 0; i < lines.length; i++) {
      lcd[i] = Lines.fit(lines[i]);
    }
  }

  /** What the LCD says is somebody's own cards or tiles: no screen repeats it. */
  void eyesOnly() {
    eyesOnly = true;
  }

  /** What the table knows about who sits at a seat, for the pages; the name first. */
  void note(int seat, String... lines) {
    notes.set(seat, List.of(lines));
  }

  void headline(String sentence) {
    headline = sentence;
  }

  void key(Control control, Gesture gesture, String label) {
    keys.add(new Key(control, gesture, label));
  }

  void press(Control control, String label) {
    key(control, Gesture.PRESS, label);
  }

  void turn(Control control, String label) {
    key(control, Gesture.TURN, label);
  }

  void hold(Control control, String label) {
    key(control, Gesture.HOLD, label);
  }

  UnitPicture picture(Sound sound) {
    List<DialLights> dials = new ArrayList<>();
    for (int dial = 0; dial < UnitPicture.DIALS; dial++) {
      dials.add(new DialLights(hooded[dial], reveal.get(dial)));
    }
    return new UnitPicture(
        List.of(dice),
        List.of(trackers),
        List.of(halos),
        dials,
        new Prompt(List.of(lcd), headline, keys, notes, eyesOnly),
        sound);
  }
}
