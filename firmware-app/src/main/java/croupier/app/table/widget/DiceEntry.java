package croupier.app.table.widget;

import croupier.app.table.mode.Canvas;
import croupier.app.words.Message;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.Hue;
import java.util.List;

/** Two dice that people have rolled by hand, set with a dial each. Nothing is set at first. */
public final class DiceEntry {
  private static final int SIDES = 6;
  private static final List<Control> DIALS = List.of(Control.DIAL_A, Control.DIAL_B);

  /** 0 as long as a die has not been set. */
  private final int[] dice = new int[DIALS.size()];

  public void turn(Control dial, int steps) {
    int die = dial == Control.DIAL_A ? 0 : 1;
    int from = dice[die] == 0 ? steps > 0 ? -1 : SIDES : dice[die] - 1;
    dice[die] = Math.floorMod((long) from + steps, SIDES) + 1;
  }

  public boolean complete() {
    return dice[0] > 0 && dice[1] > 0;
  }

  public int die(int number) {
    return dice[number];
  }

  /** As people say it: {@code 3+4}, with a stroke for what is not set. */
  public String words() {
    return word(0) + "+" + word(1);
  }

  private String word(int die) {
    return dice[die] == 0 ? "-" : String.valueOf(dice[die]);
  }

  public void draw(Canvas canvas, Hue hue) {
    for (int die = 0; die < dice.length; die++) {
      boolean set = dice[die] > 0;
      int pattern = set ? Glyphs.pips(dice[die]) : Glyphs.DASH;
      canvas.die(die, hue, pattern, set ? Effect.STEADY : Effect.PULSE, word(die));
      Message means =
          set
              ? Message.of("playing.die-set").with("number", dice[die])
              : Message.of("playing.die-to-set");
      canvas.turn(DIALS.get(die), means.with("die", die + 1));
    }
    if (complete()) {
      canvas.press(Control.OK, Message.of("playing.enter-dice").with("dice", words()));
    }
  }
}
