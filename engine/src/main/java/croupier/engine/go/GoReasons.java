package croupier.engine.go;

import croupier.engine.Records;

/** Why something may not be done now, in a sentence for people. */
final class GoReasons {
  private static final String NO_BLOCK = "The tray has no block that fits on your squares.";

  private static final String NONE_LEFT =
      "The tray has no further block that fits on your squares besides what you are due.";
  private static final String NO_BUTTON = "You hold no GO Button.";

  private GoReasons() {}

  static String whyNot(GoPosition position, int seat, GoAction action) {
    GoSeat place = position.places[seat];
    Phase phase = position.phase;
    String reason =
        switch (action) {
          case GoAction.Pass() -> pass(phase);
          case GoAction.PassForNow() -> phase != Phase.TILES ? null : NO_BUTTON;
          case GoAction.UseGoButton(GoChoice choice) -> button(position, place, choice);
          case GoAction.UseMrMonopoly() ->
              phase != Phase.TILES ? null : mrMonopoly(position, place);
          case GoAction.UseShield() -> phase != Phase.SHIELD ? null : "You hold no Shield.";
          case GoAction.ChooseGo(_) -> phase != Phase.GO ? null : noBlock(position, place);
          case GoAction.ClaimColour(Colour colour) ->
              phase != Phase.CLAIM ? null : claim(position, place, colour);
          case GoAction.PlaceBlock(int square) ->
              phase != Phase.PLACE ? null : place(place, square);
          case GoAction.Heist(int target) ->
              phase != Phase.ATTACK ? null : attack(position, seat, target, GoChoice.HEIST);
          case GoAction.ShutDown(int target, int square) ->
              phase != Phase.ATTACK ? null : shutDown(position, seat, target, square);
          case GoAction.LockDial(_) -> null;
          case GoAction.StealBlock(int square) ->
              phase != Phase.STEAL ? null : noBlockOn(position.target, square);
          case GoAction.MegaShutDown(_) -> null;
        };
    return reason == null ? phase.sentence() : reason;
  }

  private static String pass(Phase phase) {
    return switch (phase) {
      case ATTACK -> "You must attack: passing is not allowed in this game.";
      case MEGA -> "You must use the Mega Shut Down: it cannot wait in this game.";
      default -> null;
    };
  }

  private static String button(GoPosition position, GoSeat place, GoChoice choice) {
    if (position.phase != Phase.TILES && position.phase != Phase.BUTTON) {
      return null;
    }
    if (!place.holds(Tile.GO_BUTTON)) {
      return NO_BUTTON;
    }
    if (position.phase == Phase.BUTTON) {
      return "Blocks are taken already: the GO Button can only attack now.";
    }
    return choice == GoChoice.BLOCK
        ? noBlock(position, place)
        : "Attacks come later: the GO Button can only bring a block now.";
  }

  private static String noBlock(GoPosition position, GoSeat place) {
    return position.takeable(place) == 0 ? NO_BLOCK : NONE_LEFT;
  }

  private static String mrMonopoly(GoPosition position, GoSeat place) {
    return place.holds(Tile.MR_MONOPOLY)
        ? "Your marker is at the end of the tracker."
        : "You hold no Mr. Monopoly.";
  }

  private static String claim(GoPosition position, GoSeat place, Colour colour) {
    if (position.tray(colour) == 0) {
      return "The tray has no " + Records.lower(colour.name()) + " block.";
    }
    for (int square = 0; square < GoSeat.SQUARES; square++) {
      if (place.count(square) == GoSeat.LANDMARK && place.colour(square) == colour.ordinal()) {
        return "Your " + Records.lower(colour.name()) + " landmark is complete.";
      }
    }
    return "All your squares hold other colours.";
  }

  private static String place(GoSeat place, int square) {
    return place.count(square) == 0
        ? "Empty squares are alike: take the first of them, not square " + square + "."
        : "Your block does not fit on square " + square + ".";
  }

  private static String attack(GoPosition position, int seat, int target, GoChoice attack) {
    if (position.attack(seat) != attack) {
      return position.attack(seat) == GoChoice.HEIST
          ? "You have a Bank Heist, not a Shut Down."
          : "You have a Shut Down, not a Bank Heist.";
    }
    if (target == seat) {
      return "You cannot attack yourself.";
    }
    return position.blocks(target) == 0 ? "Seat " + target + " has no blocks." : null;
  }

  private static String shutDown(GoPosition position, int seat, int target, int square) {
    String reason = attack(position, seat, target, GoChoice.SHUT_DOWN);
    return reason == null ? noBlockOn(target, square) : reason;
  }

  private static String noBlockOn(int target, int square) {
    return "Seat " + target + " has no block on square " + square + ".";
  }
}
