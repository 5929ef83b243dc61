package croupier.bots.express;

import croupier.bots.Bot;
import croupier.bots.Thinking;
import croupier.engine.Because;
import croupier.engine.Group;
import croupier.engine.Position;
import croupier.engine.Randomness;
import croupier.engine.express.Die;
import croupier.engine.express.Express;
import croupier.engine.express.ExpressMoves;
import croupier.engine.express.ExpressPosition;
import croupier.engine.express.Face;
import java.util.Arrays;

/**
 * Plays as people do who know the game: goes for the group that is worth most for what it still
 * needs, completes what can be completed, and stops when there is enough to lose. With mistakes it
 * is now bolder and now more timid than that, and overlooks a die.
 */
final class PlainTurns implements Bot {
  private static final Die[] DICE = Die.values();
  private static final Group[] GROUPS = Group.values();
  private static final int[] VALUE = new int[GROUPS.length];

  static {
    for (Group group : GROUPS) {
      VALUE[group.ordinal()] = Express.GAME.value(group);
    }
  }

  private final Habits habits;
  private final boolean errs;
  private final int[] shown = new int[GROUPS.length];

  PlainTurns(Habits habits, boolean errs) {
    this.habits = habits;
    this.errs = errs;
  }

  @Override
  public long choose(Position world, int seat, Randomness chance, Thinking thinking) {
    ExpressPosition position = (ExpressPosition) world;
    return switch (position.phase()) {
      case FREEING -> ExactTurns.free(position);
      case CHOOSING -> choose(position, seat, chance);
      default -> ExpressMoves.ROLL;
    };
  }

  private long choose(ExpressPosition position, int seat, Randomness chance) {
    long place = errs && chance.below(8) == 0 ? Bot.NOTHING : place(position);
    if (place != Bot.NOTHING) {
      return place;
    }
    int money = position.turnScore();
    int enough = habits.stop()[position.policemen()];
    if (errs) {
      enough = enough * (40 + chance.below(140)) / 100;
    }
    boolean wins = position.score(seat) + money >= position.goal();
    return wins || money >= enough || !position.canRoll() ? ExpressMoves.STOP : ExpressMoves.ROLL;
  }

  private long place(ExpressPosition position) {
    count(position);
    int wanted = mostWanted(position);
    for (int i = 0; i < TurnBoard.DICE; i++) {
      Face face = position.showing(DICE[i]);
      if (face == null) {
        continue;
      }
      if (face == Face.CHANCE) {
        if (wanted >= 0 && !position.holdsChance(GROUPS[wanted])) {
          return ExpressMoves.place(DICE[i], GROUPS[wanted]);
        }
      } else if (face.ordinal() == wanted || completes(position, face.ordinal())) {
        return ExpressMoves.place(DICE[i], GROUPS[face.ordinal()]);
      }
    }
    return Bot.NOTHING;
  }

  private void count(ExpressPosition position) {
    Arrays.fill(shown, 0);
    for (int i = 0; i < TurnBoard.DICE; i++) {
      Face face = position.showing(DICE[i]);
      if (face != null && face != Face.CHANCE) {
        shown[face.ordinal()]++;
      }
    }
  }

  private boolean completes(ExpressPosition position, int group) {
    return !position.complete(GROUPS[group])
        && position.filled(GROUPS[group]) + shown[group] >= position.squares(GROUPS[group]);
  }

  /** The group with the most appeal among those with a die, or -1. */
  private int mostWanted(ExpressPosition position) {
    int wanted = -1;
    int most = habits.begin();
    for (int group = 0; group < GROUPS.length; group++) {
      int there = position.filled(GROUPS[group]) + shown[group];
      if (there == 0 || position.complete(GROUPS[group])) {
        continue;
      }
      int appeal = VALUE[group];
      for (int needs = position.squares(GROUPS[group]) - there; needs > 0; needs--) {
        appeal = appeal * (100 - habits.missing()) / 100;
      }
      if (appeal > most) {
        most = appeal;
        wanted = group;
      }
    }
    return wanted;
  }

  @Override
  public Because why(Position world, int seat, long move) {
    return ExpressBotReason.of((ExpressPosition) world, seat, move);
  }
}
