package croupier.engine.classic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.engine.Game;
import croupier.engine.RandomPlay;
import croupier.engine.Randomness;
import croupier.engine.Records;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The compiler holds most places to every kind of action; this holds the others. */
class ActionKindTest {
  private static final int GAMES = 60;
  private static final int FOLLOWED = 1_000;
  private static final int A_FEW = 12;

  @Test
  void thereIsAKindForEachActionInTheSameOrder() {
    assertEquals(
        Arrays.stream(ClassicAction.class.getPermittedSubclasses()).map(Records::typeOf).toList(),
        Arrays.stream(ActionKind.values()).map(kind -> Records.lower(kind.name())).toList());
  }

  @BothGames
  void everyKindOfActionIsListedAndDrawn(Game game) {
    Set<ActionKind> listed = EnumSet.noneOf(ActionKind.class);
    Set<ActionKind> drawn = EnumSet.noneOf(ActionKind.class);
    RandomGames.of(
        game,
        GAMES,
        (position, source) -> {
          follow(position, source, FOLLOWED, listed, drawn);
          follow(houseIsShort(game), source, A_FEW, listed, drawn);
        });
    if (Long.getLong("seed") == null) {
      assertEquals(EnumSet.allOf(ActionKind.class), listed);
      assertEquals(EnumSet.allOf(ActionKind.class), drawn);
    }
  }

  private static void follow(
      ClassicPosition position,
      Randomness source,
      int steps,
      Set<ActionKind> listed,
      Set<ActionKind> drawn) {
    RandomPlay play = new RandomPlay(source);
    for (int step = 0; step < steps; step++) {
      for (int seat = 0; seat < position.seats(); seat++) {
        if (position.mayAct(seat)) {
          position
              .actions(seat)
              .forEach(action -> listed.add(ActionKind.of(position.move(action))));
          drawn.add(ActionKind.of(play.pick(position, seat)));
        }
      }
      RandomGames.step(position, source);
    }
  }

  /** What seldom comes by itself: two seats want the last house. */
  private static ClassicPosition houseIsShort(Game game) {
    return ClassicStory.in(game, 3)
        .owns(0, 1, 3)
        .owns(1, 37, 39)
        .outOfHouses(2, 1)
        .cash(2, 0)
        .does(1, new ClassicAction.Build(39))
        .position();
  }
}
