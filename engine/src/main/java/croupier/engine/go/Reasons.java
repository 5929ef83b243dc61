package croupier.engine.go;

import croupier.engine.Because;
import croupier.engine.GeneralReason;

/** Why something may not be done now. */
final class Reasons {
  private Reasons() {}

  static Because whyNot(GoPosition position, int seat, GoAction action) {
    GoSeat place = position.places[seat];
    Phase phase = position.phase;
    Because reason =
        switch (action) {
          case GoAction.Pass() -> pass(phase);
          case GoAction.PassForNow() ->
              phase != Phase.TILES ? null : Because.of(GoReason.NO_GO_BUTTON);
          case GoAction.UseGoButton(GoChoice choice) -> button(position, place, choice);
          case GoAction.UseMrMonopoly() ->
              phase != Phase.TILES ? null : mrMonopoly(position, place);
          case GoAction.UseShield() ->
              phase != Phase.SHIELD ? null : Because.of(GoReason.NO_SHIELD);
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
    return reason == null ? Because.of(phase.now()) : reason;
  }

  private static Because pass(Phase phase) {
    return switch (phase) {
      case ATTACK -> Because.of(GoReason.MUST_ATTACK);
      case MEGA -> Because.of(GoReason.MUST_FIRE);
      default -> null;
    };
  }

  private static Because button(GoPosition position, GoSeat place, GoChoice choice) {
    if (position.phase != Phase.TILES && position.phase != Phase.BUTTON) {
      return null;
    }
    if (!place.holds(Tile.GO_BUTTON)) {
      return Because.of(GoReason.NO_GO_BUTTON);
    }
    if (position.phase == Phase.BUTTON) {
      return Because.of(GoReason.BUTTON_ONLY_ATTACKS);
    }
    return choice == GoChoice.BLOCK
        ? noBlock(position, place)
        : Because.of(GoReason.BUTTON_ONLY_BRINGS_A_BLOCK);
  }

  private static Because noBlock(GoPosition position, GoSeat place) {
    return Because.of(
        position.takeable(place) == 0 ? GoReason.NO_BLOCK_FITS : GoReason.NO_FURTHER_BLOCK_FITS);
  }

  private static Because mrMonopoly(GoPosition position, GoSeat place) {
    return Because.of(
        place.holds(Tile.MR_MONOPOLY) ? GoReason.MARKER_AT_THE_END : GoReason.NO_MR_MONOPOLY);
  }

  private static Because claim(GoPosition position, GoSeat place, Colour colour) {
    if (position.tray(colour) == 0) {
      return GoReason.NO_BLOCK_IN_TRAY.with("colour", colour);
    }
    for (int square = 0; square < GoSeat.SQUARES; square++) {
      if (place.count(square) == GoSeat.LANDMARK && place.colour(square) == colour.ordinal()) {
        return GoReason.LANDMARK_COMPLETE.with("colour", colour);
      }
    }
    return Because.of(GoReason.SQUARES_HOLD_OTHERS);
  }

  private static Because place(GoSeat place, int square) {
    GoReason reason =
        place.count(square) == 0 ? GoReason.EMPTY_SQUARES_ALIKE : GoReason.BLOCK_DOES_NOT_FIT;
    return reason.with("square", square);
  }

  private static Because attack(GoPosition position, int seat, int target, GoChoice attack) {
    if (position.attack(seat) != attack) {
      return Because.of(
          position.attack(seat) == GoChoice.HEIST
              ? GoReason.HAS_A_HEIST
              : GoReason.HAS_A_SHUT_DOWN);
    }
    if (target == seat) {
      return Because.of(GeneralReason.CHOOSES_ITSELF);
    }
    return position.blocks(target) == 0 ? GoReason.SEAT_HAS_NO_BLOCKS.with("seat", target) : null;
  }

  private static Because shutDown(GoPosition position, int seat, int target, int square) {
    Because reason = attack(position, seat, target, GoChoice.SHUT_DOWN);
    return reason == null ? noBlockOn(target, square) : reason;
  }

  private static Because noBlockOn(int target, int square) {
    return GoReason.NO_BLOCK_ON_SQUARE.with("seat", target).with("square", square);
  }
}
