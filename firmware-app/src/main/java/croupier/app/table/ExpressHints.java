package croupier.app.table;

import croupier.engine.express.ExpressAction;
import croupier.engine.express.ExpressPosition;
import java.util.ArrayList;
import java.util.List;

/** What a newcomer to express is told: about the game, and about each of its decisions. */
final class ExpressHints {
  /** What the game is about; each sentence fits on a page of the LCD. */
  static final List<String> INTRO =
      List.of(
          "Roll dice, collect colour groups, reach the goal first.",
          "After each roll put dice on the board, or none.",
          "Police dice stay. The third ends the turn for nothing.",
          "Stop in time, and the turn's points are yours.");

  private ExpressHints() {}

  /** About what is to be decided now. */
  static List<String> of(ExpressPosition position) {
    return switch (position.phase()) {
      case READY ->
          List.of(
              "Press ROLL: a turn begins with a roll of ten dice.",
              "Then put dice on groups, roll again, or stop.",
              "Three police dice end the turn for nothing.");
      case CHOOSING -> choosing(position);
      case FREEING ->
          List.of(
              "Get out of jail: a police die leaves the board.",
              "It is rolled again with the others. Choose which.");
      case STARTING, ROLLING, OVER -> List.of();
    };
  }

  private static List<String> choosing(ExpressPosition position) {
    List<String> hints = new ArrayList<>();
    if (position.actions(position.turn()).stream()
        .anyMatch(ExpressAction.Place.class::isInstance)) {
      hints.add("Dial A picks a die, OK puts it on its group to stay.");
    }
    if (position.diceToRoll() != 0) {
      hints.add("ROLL throws all dice that are not on the board.");
      hints.add("The third policeman ends the turn for nothing.");
    }
    hints.add("Your own button stops and keeps what you have.");
    hints.add("A full group brings its whole value.");
    hints.add("Of unfinished groups only the best one counts.");
    hints.add("A ? fits any group, and adds nothing until it is full.");
    hints.add("A full colour group lets the house die join.");
    hints.add("Houses bring 1,000 each. With four, a hotel brings 5,000.");
    return hints;
  }
}
