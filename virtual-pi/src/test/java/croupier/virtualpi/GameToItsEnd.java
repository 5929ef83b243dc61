package croupier.virtualpi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.RecordReader;
import croupier.engine.Games;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;

/**
 * A game up to its winner, pressed and turned on the pins, seen on the lines. Each has a class of
 * its own, so that all begin at once.
 */
final class GameToItsEnd {
  static final boolean LONG = System.getenv("VIRTUAL_PI_LONG") != null;
  private static final int PEOPLE = 2;

  private GameToItsEnd() {}

  /**
   * Plays the end of a game, or in the long run all of it, from the welcome on.
   *
   * @param option how far the first of the game's options is turned
   * @param late so many entries the end begins with, which were not played on the Pi
   */
  static void play(String game, int option, int late) throws Exception {
    Path scene = LONG ? null : scene(game, option, late);
    try (VirtualPi pi = Rig.awake(game);
        Evening evening = new Evening(pi)) {
      if (LONG) {
        evening.begin(Games.named(game), PEOPLE, option);
      } else {
        evening.carry(scene);
        evening.resume();
      }
      playOn(game, pi, evening);
    }
  }

  private static Path scene(String game, int option, int entries) throws IOException {
    return Rehearsal.upTo(
        twin -> twin.entries() >= entries,
        Games.named(game),
        PEOPLE,
        option,
        Rig.folder(game + "-scene"));
  }

  private static void playOn(String game, VirtualPi pi, Evening evening) throws IOException {
    People people = new People(1);
    SeenDice dice = new SeenDice();
    while (!evening.isOver()) {
      evening.one(people);
      if (!evening.isOver()) {
        dice.read(record(evening).end(), pi.eyes().look(SeenUnit::lastFrame));
      }
    }
    evening.checkSameRecords();
    RecordReader record = record(evening);
    assertTrue(record.proved(), "every roll is the seed's");
    assertEquals(2, evening.firmware().games().size(), "record and ledger: no secret is left");
    Rig.say(
        "a game of %s to its end: %d gestures, %d frames on the chain, %d rolls read off the dice",
        game, evening.gestures(), evening.frames(), dice.rolls());
    assertTrue(dice.rolls() > 3, "rolls were seen");
  }

  private static RecordReader record(Evening evening) throws IOException {
    for (Map.Entry<String, String> file : evening.firmware().games().entrySet()) {
      if (file.getKey().matches("\\d+-.*\\.jsonl")) {
        try {
          return RecordReader.of(file.getValue());
        } catch (RecordReader.Damaged damaged) {
          throw new AssertionError("The record on the Pi is damaged", damaged);
        }
      }
    }
    throw new AssertionError("There is no record");
  }
}
