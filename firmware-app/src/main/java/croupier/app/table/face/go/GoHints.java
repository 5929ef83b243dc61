package croupier.app.table.face.go;

import croupier.engine.go.GoPosition;
import java.util.List;

/** What a newcomer to go is told: about the game, and about each of its decisions. */
final class GoHints {
  /** What the game is about; each sentence fits on a page of the LCD. */
  static final List<String> INTRO =
      List.of(
          "First to stack four blocks of one colour wins.",
          "All move at once. A colour space brings a block.",
          "Heist: you rob a block if both dials show the same.",
          "A Shut Down costs a rival a block; a Shield stops it.");

  private GoHints() {}

  /** About what is to be decided now; who holds which tile plays no part in it. */
  static List<String> of(GoPosition position) {
    return switch (position.phase()) {
      case FIRST_ROLL ->
          List.of(
              "Everybody has a die. The highest one rolls first.",
              "Press ROLL. Equal dice roll once more.");
      case ROLL ->
          List.of(
              "Press ROLL: one roll moves everybody at once.",
              "A colour space brings a block, Chance a tile.",
              "On a heist or Shut Down space you attack somebody.",
              "Landing on GO, not passing it, lets you choose.");
      case TILES ->
          List.of(
              "Before blocks are taken, you may use a tile you keep.",
              "A GO Button brings a block of any colour.",
              "Mr. Monopoly moves your marker by one step.",
              "Hold your button to look and use, tap it for no.");
      case GO ->
          List.of(
              "GO gives you a block, a heist or a Shut Down.",
              "A block is sure. A heist takes one from a rival.",
              "A Shut Down sends a rival's block to the tray.");
      case CLAIM ->
          List.of(
              "You get a block: choose its colour.",
              "Four of one colour on one square win the game.",
              "A board has four squares, each for one colour.");
      case RACE ->
          List.of(
              "More of you want this block than the tray has.",
              "Press your own button: the first press takes it.");
      case PLACE ->
          List.of("Choose the square for your block.", "Four of one colour on one square win.");
      case ATTACK ->
          List.of(
              "Dial A or a rival's button picks whom you attack.",
              "A heist may bring you a block, or nothing.",
              "A Shut Down only sends a block back to the tray.");
      case DIALS ->
          List.of(
              "Ring, money, coin: three pictures, none worth more.",
              "If both dials show the same, the thief takes a block.",
              "If they differ, nothing happens.",
              "Turn under the hood, push to lock. Then both are seen.");
      case STEAL ->
          List.of(
              "Both dials were the same: choose a block to take.",
              "If no square is left for it, it goes to the tray.");
      case SHIELD ->
          List.of(
              "A Shut Down is played. A Shield would stop it.",
              "Hold your button to look and use, tap it for no.",
              "Whoever keeps tiles is asked, whatever they are.");
      case BUTTON ->
          List.of(
              "A GO Button can be used for an attack now.",
              "Hold your button to look and use, tap it for no.",
              "Whoever keeps tiles is asked, whatever they are.");
      case MEGA ->
          List.of(
              "Your marker is at the end: a Mega Shut Down!",
              "Choose a colour: all others lose every block of it.",
              "No Shield helps against it.");
      case DRAW, OVER -> List.of();
    };
  }

  /** Why a heist came out as it did. */
  static String ofHeist(boolean worked) {
    return worked
        ? "The last heist worked: both dials were the same."
        : "The last heist failed: the dials differed.";
  }
}
