package croupier.virtualpi;

import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Games;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("virtual-pi")
class GamesTest {
  @Test
  void go() throws Exception {
    play("go", 0);
  }

  @Test
  void express() throws Exception {
    play("express", 1);
  }

  private void play(String game, int option) throws Exception {
    try (VirtualPi pi = Rig.awake(game);
        Evening e = new Evening(pi, Rig.folder(game).resolve("twin"))) {
      e.begin(Games.named(game), 2, option);
      long t = System.nanoTime();
      e.play(1, 600);
      Rig.say(
          "%s: %d gestures, %d frames, %d s",
          game, e.gestures(), e.frames(), (System.nanoTime() - t) / 1000000000);
      assertTrue(e.isOver());
    }
  }
}
