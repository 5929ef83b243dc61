package croupier.virtualpi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.RecordReader;
import croupier.engine.Games;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Whole games, pressed and turned on the pins, seen on the lines. */
@Tag("virtual-pi")
@Order(1)
@Execution(ExecutionMode.CONCURRENT)
class GamesTest {
  private static final int SHORT_GAME = 1;

  @Test
  void aWholeGameOfGoIsPlayedByPressingAndTurning() throws Exception {
    play("go", 0);
  }

  @Test
  void aWholeGameOfExpressIsPlayedByPressingAndTurning() throws Exception {
    play("express", SHORT_GAME);
  }

  private void play(String game, int option) throws Exception {
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
