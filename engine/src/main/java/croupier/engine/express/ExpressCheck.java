package croupier.engine.express;

import croupier.engine.Records;
import croupier.engine.Refusal;
import java.util.Arrays;

/** Whether a position that came from outside can be reached by a game. */
final class ExpressCheck {
  private ExpressCheck() {}

  /** Refuses what no game can reach, with a detail that names the field. */
  static void possible(ExpressPosition p) {
    checkPhase(p);
    checkHouseDie(p);
  }

  private static void checkPhase(ExpressPosition p) {
    switch (p.phase) {
      case STARTING, READY, OVER ->
          that(
              p.placed == 0 && p.jailed == 0 && p.resting == 0 && p.showing == 0 && p.goMoney == 0,
              "board: nothing lies on it between turns");
      case ROLLING -> {
        that(p.showing == 0, "table: nothing shows while the dice are in the air");
        that(p.diceToRoll() != 0, "stage: no die is left to roll");
      }
      case CHOOSING, FREEING -> checkDiceLie(p);
    }
  }

  /** After a roll every die is somewhere, but for one that get out of jail has just freed. */
  private static void checkDiceLie(ExpressPosition p) {
    boolean out = p.showing(Die.H) == Face.GET_OUT_OF_JAIL;
    int free = 0;
    for (Die die : ExpressPosition.dice(p.diceToRoll() & ~Die.HOUSE_BIT)) {
      if (p.showing(die) == null) {
        that(die.isPolice(), "table: " + Records.lower(die.name()) + " is nowhere");
        free++;
      }
    }
    boolean freeing = out && free == 0 && p.policemen() > 1;
    that(
        freeing == (p.phase == Phase.FREEING),
        "stage: freeing is when get out of jail shows and two policemen are held");
    boolean freed = out && !freeing && (p.getOutSaves || p.policemen() < Die.POLICE_DICE - 1);
    that(free <= (freed ? 1 : 0), "table: a police die is nowhere");
    that(
        !out || freeing || free == 1 || p.jailed == 0,
        "jail: get out of jail shows, but nobody left");
  }

  /** What the house die shows has had its effect, and nothing but the house die has it. */
  private static void checkHouseDie(ExpressPosition p) {
    Face face = p.showing(Die.H);
    boolean lies = p.phase == Phase.CHOOSING || p.phase == Phase.FREEING;
    that(face == null || p.houseDieIsOpen(), "table: h waits for a complete property");
    that(
        face != null || !lies || p.houses[p.turn] == p.housesBefore && p.hotelMoney == 0,
        "table: houses came or went, but h was not rolled");
    int held = p.houses[p.turn];
    boolean done =
        switch (face) {
          case HOUSE -> held > 0 || inBox(p) == 0;
          case BROKEN_HOUSE -> held == 0 || inBox(p) > 0;
          case HOTEL -> held < p.data.houses || p.hotelMoney > 0;
          case null, default -> true;
        };
    that(done, "table: h shows what has not happened");
  }

  static int inBox(ExpressPosition p) {
    return p.data.houses - Arrays.stream(p.houses).sum();
  }

  static boolean bears(ExpressPosition p, Die die, Face face) {
    return (p.data.bears[die.ordinal()] >> face.ordinal() & 1) == 1;
  }

  static void that(boolean possible, String complaint) {
    if (!possible) {
      throw Refusal.impossible(complaint + ".");
    }
  }
}
