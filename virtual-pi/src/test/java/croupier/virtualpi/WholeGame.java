package croupier.virtualpi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.RecordReader;
import croupier.engine.Games;
import java.io.IOException;
import java.util.Map;

/**
 * A whole game, pressed and turned on the pins, seen on the lines. Each has a class of its own, so
 * that all begin at once: they take longest.
 */
final class WholeGame {
  private WholeGame() {}

  static void play(String game, int option) throws Exception {
    try (VirtualPi pi = Rig.awake(game);
        Evening evening = new Evening(pi)) {
      People people = new People(1);
      SeenDice dice = new SeenDice();
      evening.begin(Games.named(game), 2, option);
      while (!evening.isOver()) {
        evening.one(people);
        if (!evening.isOver()) {
          dice.read(record(evening).end(), pi.eyes().look(SeenUnit::lastFrame));
        }
      }
      evening.checkSameRecords();
      RecordReader record = record(evening);
      assertTrue(record.proved(), "every roll is the seed's");
      assertEquals(1, evening.firmware().games().size(), "no secret is left behind");
      Rig.say(
          "a whole game of %s: %d gestures, %d frames on the chain, %d rolls read off the dice",
          game, evening.gestures(), evening.frames(), dice.rolls());
      assertTrue(dice.rolls() > 3, "rolls were seen");
    }
  }

  private static RecordReader record(Evening evening) throws IOException {
    for (Map.Entry<String, String> file : evening.firmware().games().entrySet()) {
      if (file.getKey().endsWith(".jsonl")) {
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
