package croupier.engine.go;

import croupier.engine.Records;
import croupier.engine.Refusal;
import java.util.Arrays;

/** Whether a position that came from outside can be reached by a game. */
final class GoCheck {
  private final GoPosition position;
  private final GoRules rules;
  private final Phase phase;

  private GoCheck(GoPosition position) {
    this.position = position;
    this.rules = position.rules;
    this.phase = position.phase;
  }

  /** Refuses what no game can reach, in one sentence that names the field. */
  static void possible(GoPosition position) {
    GoCheck check = new GoCheck(position);
    check.blocks();
    check.tiles();
    for (int seat = 0; seat < position.seats(); seat++) {
      check.token(seat);
      check.marker(seat);
      check.squares(seat);
    }
    check.start();
    check.moved();
    check.gained();
    check.attackerAndTarget();
    for (int seat = 0; seat < position.seats(); seat++) {
      check.due(seat);
      check.attackDue(seat);
      check.later(seat);
    }
    check.claims();
    check.asked();
  }

  static void that(boolean possible, String sentence) {
    if (!possible) {
      throw Refusal.impossible(sentence);
    }
  }

  private static String at(int seat, String field) {
    return "players[" + seat + "]." + field;
  }

  // --- what there is

  private void blocks() {
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      int count = position.trayCount(colour) + (position.hand == colour ? 1 : 0);
      for (GoSeat place : position.places) {
        for (int square = 0; square < GoSeat.SQUARES; square++) {
          count += place.colour(square) == colour ? place.count(square) : 0;
        }
      }
      String name = Records.lower(Colour.of(colour).name());
      that(
          count == Colour.BLOCKS,
          "tray."
              + name
              + ": tray, boards and hand together have "
              + count
              + " "
              + name
              + " blocks; there are "
              + Colour.BLOCKS
              + ".");
    }
  }

  private void tiles() {
    for (Tile tile : Tile.values()) {
      int kind = tile.ordinal();
      int count = (position.supply >>> 4 * kind & 15) + position.discards(tile);
      for (GoSeat place : position.places) {
        count += place.tiles(kind);
      }
      String name = Records.lower(tile.name());
      that(
          count == rules.mix()[kind],
          "supply."
              + name
              + ": supply, discards and players together have "
              + count
              + " tiles "
              + name
              + "; there are "
              + rules.mix()[kind]
              + ".");
    }
  }

  private void token(int seat) {
    GoSeat place = position.places[seat];
    GoBoard board = rules.board();
    that(
        place.token < board.size(),
        at(seat, "token")
            + " must be from 0 to "
            + (board.size() - 1)
            + ", not "
            + place.token
            + ".");
    that(
        board.space(place.token) != Space.GO_TO_JAIL,
        at(seat, "token") + " cannot stay on Go To Jail.");
    that(
        place.jail == Jail.FREE.ordinal() || place.token == board.jail(),
        at(seat, "jail") + " must be free: the token is not at the jail.");
    that(
        place.marker <= rules.trackerLength(),
        at(seat, "marker")
            + " must be from 0 to "
            + rules.trackerLength()
            + ", not "
            + place.marker
            + ".");
  }

  private void marker(int seat) {
    GoSeat place = position.places[seat];
    boolean fired =
        phase == Phase.ROLL
            || phase == Phase.DRAW
            || phase == Phase.MEGA
                && turn(seat) < turn(Integer.numberOfTrailingZeros(position.asked));
    that(
        !rules.mustFire() || !fired || !position.mayFire(place),
        at(seat, "marker") + " is at the end, but a Mega Shut Down cannot wait in this game.");
    that(
        !place.spent || rules.oneMega() && place.marker == rules.trackerLength(),
        at(seat, "spent") + " is for a marker at the end, and only with that option.");
  }

  private void squares(int seat) {
    GoSeat place = position.places[seat];
    for (int a = 0; a < GoSeat.SQUARES; a++) {
      for (int b = a + 1; b < GoSeat.SQUARES; b++) {
        that(
            rules.split()
                || place.count(a) == 0
                || place.count(b) == 0
                || place.colour(a) != place.colour(b),
            at(seat, "squares[" + b + "]") + " has the colour of another square.");
      }
    }
    that(
        place.landmark() == GoSeat.NONE || handsOutBlocks() || phase == Phase.OVER,
        at(seat, "squares") + " hold a landmark, but the game goes on.");
    that(
        place.landmark() == GoSeat.NONE || !allReachForTheFirst(),
        at(seat, "squares") + " hold a landmark, but no block has been handed out in this round.");
  }

  // --- the start

  private void start() {
    boolean before = phase == Phase.FIRST_ROLL;
    boolean begun = position.round > 1 || !before && phase != Phase.ROLL;
    that(before == (position.round == 0), "round is 0 while the start is rolled for, else not.");
    boolean untouched = true;
    boolean rolled = true;
    boolean unrolled = true;
    for (GoSeat place : position.places) {
      untouched &= place.token == 0 && place.marker == 0 && place.squares == 0 && place.tiles == 0;
      rolled &= place.die != 0;
      unrolled &= place.die == 0;
    }
    that(
        begun || untouched && position.discards == 0,
        "round must be 2 or more: the first move has been made.");
    if (before) {
      that(position.roller == 0, "roller is 0 while the start is rolled for.");
      checkTies(unrolled, rolled);
    } else {
      that(rolled, "players need a die from 1 to 6 once the start is rolled for.");
      that(begun || rolledHighest(), "roller must have rolled highest.");
    }
  }

  /** How often everybody has rolled and moved. */
  private int rolls() {
    return phase == Phase.FIRST_ROLL || phase == Phase.ROLL
        ? Math.max(0, position.round - 1)
        : position.round;
  }

  private void moved() {
    for (int seat = 0; seat < position.seats(); seat++) {
      GoSeat place = position.places[seat];
      that(
          GoWalk.possible(rules.board(), rolls(), place.token, Jail.of(place.jail), place.die),
          at(seat, "token") + " cannot have come there with a die of " + place.die + ".");
    }
  }

  /** A round brings a seat one thing: a block, a step of the marker, a tile, or an attack. */
  private void gained() {
    int drawn = Tile.TILES - position.supply();
    int draws = phase == Phase.DRAW ? Integer.bitCount(position.asked) : 0;
    that(
        drawn + draws <= position.seats() * rolls(),
        "supply: " + drawn + " tiles were drawn, more than " + rolls() + " rounds can take.");
    for (int seat = 0; seat < position.seats(); seat++) {
      GoSeat place = position.places[seat];
      int due = place.free + (place.landed ? 1 : 0) + (place.attack != 0 ? 1 : 0);
      due += isToCome(seat) ? 1 : 0;
      int hand = phase == Phase.PLACE && !inHeist() && isAsked(seat) ? 1 : 0;
      int gained = place.blocks() + place.marker + place.held() + due + hand;
      that(
          gained <= rolls(),
          "players["
              + seat
              + "]: blocks, marker, tiles and what is due are "
              + gained
              + "; "
              + rolls()
              + " rounds bring at most "
              + rolls()
              + ".");
    }
  }

  /** Whether the space of a seat will bring it something, but nobody can say yet what. */
  private boolean isToCome(int seat) {
    return phase == Phase.DRAW && isAsked(seat)
        || beforeBlocks() && position.token(seat) == 0 && beforeGoOf(seat);
  }

  private void checkTies(boolean unrolled, boolean rolled) {
    if (unrolled) {
      that(
          Integer.bitCount(position.asked) == position.seats(),
          "asked must be every seat before the first roll.");
      return;
    }
    that(rolled, "players need a die from 1 to 6 each, or none of them.");
    that(Integer.bitCount(position.asked) > 1, "asked must be the seats that are tied.");
    int die = position.places[Integer.numberOfTrailingZeros(position.asked)].die;
    for (int seat = 0; seat < position.seats(); seat++) {
      that(
          isAsked(seat) ? position.die(seat) == die : beatenBy(die, seat),
          "asked must be the seats that are tied.");
    }
  }

  /** A die that was left behind in this roll, or in an earlier one by a tie of higher dice. */
  private boolean beatenBy(int die, int seat) {
    return position.die(seat) < die || position.die(seat) < 6 && position.seats() > 2;
  }

  /** Whether the roller has beaten somebody in the last roll for the start, and the rest before. */
  private boolean rolledHighest() {
    int die = position.die(position.roller);
    boolean somebody = false;
    for (int seat = 0; seat < position.seats(); seat++) {
      somebody |= position.die(seat) < die;
      if (seat != position.roller && !beatenBy(die, seat)) {
        return false;
      }
    }
    return somebody;
  }

  // --- what is due to a seat

  private boolean beforeBlocks() {
    return phase == Phase.DRAW || phase == Phase.TILES || phase == Phase.GO;
  }

  private boolean inHeist() {
    return phase == Phase.DIALS || phase == Phase.STEAL || placesStolenBlock();
  }

  private boolean placesStolenBlock() {
    return phase == Phase.PLACE && position.actor != GoTable.NONE;
  }

  private boolean handsOutBlocks() {
    return phase == Phase.CLAIM
        || phase == Phase.RACE
        || phase == Phase.PLACE && position.actor == GoTable.NONE;
  }

  /** Whoever landed on a colour is served before anybody reaches a second time. */
  private boolean allReachForTheFirst() {
    return phase == Phase.CLAIM && Arrays.stream(position.places).anyMatch(place -> place.landed);
  }

  private boolean attacks() {
    return phase == Phase.ATTACK || phase == Phase.BUTTON || phase == Phase.SHIELD || inHeist();
  }

  private boolean isAsked(int seat) {
    return (position.asked >> seat & 1) == 1;
  }

  private int turn(int seat) {
    return position.turn(seat);
  }

  private void due(int seat) {
    GoSeat place = position.places[seat];
    Space space = rules.board().space(place.token);
    boolean onColour = space == Space.COLOUR;
    that(
        beforeBlocks() ? place.landed == onColour : !place.landed || handsOutBlocks() && onColour,
        at(seat, "landed") + " does not fit the space of the token in this phase.");
    that(
        place.free == 0 || beforeBlocks() || handsOutBlocks(),
        at(seat, "claims") + " must be 0 in this phase.");
    that(
        place.chosen == GoTable.NONE || handsOutBlocks(),
        at(seat, "reaches_for") + " is for the phases in which blocks are handed out.");
    if (place.landed && handsOutBlocks()) {
      that(
          place.chosen == rules.board().colour(place.token).ordinal(),
          at(seat, "reaches_for") + " must be the colour of the space that the token landed on.");
    }
    if (place.chosen != GoTable.NONE) {
      that(
          (place.landed || place.free > 0) && place.canPlace(place.chosen, rules.split()),
          at(seat, "reaches_for") + " is a block that is not due or has no square.");
    }
  }

  /** Blocks of any colour are due for Chance, for GO, and for used GO Buttons. */
  private void claims() {
    int buttons = phase == Phase.DRAW ? 0 : position.discards(Tile.GO_BUTTON);
    for (int seat = 0; seat < position.seats(); seat++) {
      GoSeat place = position.places[seat];
      boolean drew =
          position.space(seat) == Space.CHANCE && !(phase == Phase.DRAW && isAsked(seat));
      boolean chose = place.token == 0 && !beforeGoOf(seat) && place.attack == 0;
      buttons -= Math.max(0, place.free - (drew || chose ? 1 : 0));
      that(
          buttons >= 0,
          at(seat, "claims") + " come from a Money Bag, GO or used GO Buttons: there are fewer.");
      that(
          phase != Phase.GO || !chose || place.free > 0,
          at(seat, "claims") + " must be 1 or more: GO was used for a block.");
    }
  }

  private void attackDue(int seat) {
    int attack = position.places[seat].attack;
    int landing = position.landingAttack(seat);
    String field = at(seat, "attack");
    if (beforeBlocks() || handsOutBlocks() || attacks() && turn(seat) > turn(position.actor)) {
      boolean onGo = position.places[seat].token == 0 && !beforeGoOf(seat);
      that(
          attack == landing || onGo && landing == 0,
          field + " does not fit the space of the token.");
    } else if (attacks() && seat == position.actor) {
      that(
          switch (phase) {
            case BUTTON -> attack == 0;
            case ATTACK -> attack != 0;
            case SHIELD -> attack == GoChoice.SHUT_DOWN.ordinal();
            default -> attack == GoChoice.HEIST.ordinal();
          },
          field + " does not fit the phase.");
      that(
          attack == 0
              || attack == landing
              || position.places[seat].token == 0
              || position.discards(Tile.GO_BUTTON) > 0,
          field + " comes from a space, GO or a used GO Button.");
    } else {
      that(attack == 0, field + " is over for this round.");
    }
  }

  private void later(int seat) {
    that(
        Later.possible(position, seat),
        at(seat, "later") + " does not fit the phase or the tiles of the seat.");
  }

  /** Whether a seat on GO has not been asked for its choice yet. */
  private boolean beforeGoOf(int seat) {
    return phase == Phase.DRAW
        || phase == Phase.TILES
        || phase == Phase.GO && turn(seat) >= turn(Integer.numberOfTrailingZeros(position.asked));
  }

  private void attackerAndTarget() {
    int actor = position.actor;
    int target = position.target;
    that(
        (actor != GoTable.NONE) == attacks(),
        "attacker is named while somebody attacks, else not.");
    that(
        (target != GoTable.NONE) == (inHeist() || phase == Phase.SHIELD),
        "target is named while somebody is attacked, else not.");
    that(target == GoTable.NONE || target != actor, "target must be another seat than attacker.");
    that(phase == Phase.SHIELD || position.aim == 0, "aim is for the phase shield.");
    that(
        (position.hand != GoTable.NONE) == (phase == Phase.PLACE),
        "hand is named in the phase place, else not.");
    boolean dials = phase == Phase.DIALS;
    that(
        dials && !isAsked(actor) == (position.actorDial != GoTable.NONE)
            || !dials && position.actorDial == GoTable.NONE,
        "dial of the attacker is chosen if and only if the attacker is not asked.");
    that(
        dials && !isAsked(target) == (position.targetDial != GoTable.NONE)
            || !dials && position.targetDial == GoTable.NONE,
        "dial of the target is chosen if and only if the target is not asked.");
  }

  // --- who is asked

  private void asked() {
    boolean fits =
        switch (phase) {
          case FIRST_ROLL -> true;
          case ROLL -> position.asked == 0;
          case OVER -> position.asked == 0 && position.builders() != 0;
          case DRAW -> drawers();
          case TILES -> everyAsked(seat -> position.askedForTiles(position.places[seat]));
          case GO -> one() && everyAsked(seat -> position.token(seat) == 0);
          case CLAIM -> claimers();
          case RACE -> racers();
          case PLACE -> one() && placer();
          case ATTACK, BUTTON -> actorAlone() && position.targets(position.actor) != 0;
          case DIALS ->
              everyAsked(seat -> seat == position.actor || seat == position.target)
                  && position.blocks(position.target) > 0;
          case STEAL -> actorAlone() && position.blocks(position.target) > 0;
          case SHIELD ->
              position.asked == 1 << position.target
                  && position.mayHold(position.places[position.target], Tile.SHIELD)
                  && position.count(position.target, position.aim) > 0;
          case MEGA -> one() && everyAsked(seat -> position.mayFire(position.places[seat]));
        };
    that(fits, "asked does not fit the phase " + Records.lower(phase.name()) + ".");
  }

  private interface Test {
    boolean of(int seat);
  }

  /** Somebody is asked, and nobody without reason. */
  private boolean everyAsked(Test reason) {
    for (int seat = 0; seat < position.seats(); seat++) {
      if (isAsked(seat) && !reason.of(seat)) {
        return false;
      }
    }
    return position.asked != 0;
  }

  private boolean one() {
    return Integer.bitCount(position.asked) == 1;
  }

  private boolean actorAlone() {
    return position.asked == 1 << position.actor;
  }

  /** Those on Chance from some seat on, clockwise; and there is a tile. */
  private boolean drawers() {
    boolean begun = false;
    for (int seat = position.roller; seat != GoTable.NONE; seat = position.after(seat)) {
      boolean onChance = position.space(seat) == Space.CHANCE;
      begun |= isAsked(seat);
      if (onChance ? isAsked(seat) != begun : isAsked(seat)) {
        return false;
      }
    }
    return begun && position.supply != 0;
  }

  private boolean claimers() {
    for (int seat = 0; seat < position.seats(); seat++) {
      GoSeat place = position.places[seat];
      boolean chooses = place.free > 0 && place.chosen == GoTable.NONE;
      if (isAsked(seat) != chooses || chooses && position.takeable(place) == 0) {
        return false;
      }
    }
    return position.asked != 0 && wantedAreStocked();
  }

  private boolean wantedAreStocked() {
    for (GoSeat place : position.places) {
      if (place.chosen != GoTable.NONE && position.trayCount(place.chosen) == 0) {
        return false;
      }
    }
    return true;
  }

  private boolean racers() {
    int colour = position.firstWanted();
    return rules.race()
        && colour != GoTable.NONE
        && wantedAreStocked()
        && position.asked == position.reachingFor(colour)
        && position.trayCount(colour) < Integer.bitCount(position.asked);
  }

  private boolean placer() {
    int seat = Integer.numberOfTrailingZeros(position.asked);
    GoSeat place = position.places[seat];
    return rules.split()
        && (position.actor == GoTable.NONE || seat == position.actor)
        && place.chosen == GoTable.NONE
        && (position.firstWanted() == GoTable.NONE || position.firstWanted() >= position.hand)
        && Integer.bitCount(place.squaresFor(position.hand, true)) > 1;
  }
}
