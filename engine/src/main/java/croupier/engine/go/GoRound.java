package croupier.engine.go;

import croupier.engine.Event;
import java.util.ArrayList;
import java.util.List;

/**
 * The order of play: what follows from what. A round goes through the phases in their order, as far
 * as there is something to ask:
 *
 * <pre>
 * ROLL  everybody moves   DRAW...   TILES...   GO...
 * ( CLAIM... ( RACE | PLACE )... )...   a landmark ends the game
 * clockwise from the roller, each:   ATTACK ( DIALS STEAL PLACE | SHIELD )   BUTTON...
 * clockwise from the roller, each:   MEGA
 * </pre>
 */
public abstract sealed class GoRound extends GoTable permits GoPosition {

  GoRound(GoRules rules, int seats) {
    super(rules, seats);
  }

  // --- who starts, rolling, moving

  void rollForFirst(long roll, List<Event> events) {
    int highest = 0;
    int tied = 0;
    int i = 0;
    for (int left = asked; left != 0; left &= left - 1) {
      int seat = Integer.numberOfTrailingZeros(left);
      int face = GoDice.face(roll, i++);
      places[seat].die = face;
      if (face >= highest) {
        tied = face > highest ? 1 << seat : tied | 1 << seat;
        highest = face;
      }
    }
    if (events != null) {
      events.add(new GoEvent.RolledForFirst(listed(asked), GoDice.faces(roll, i)));
    }
    asked = tied;
    if (Integer.bitCount(tied) == 1) {
      int first = Integer.numberOfTrailingZeros(tied);
      if (events != null) {
        events.add(new GoEvent.FirstRoller(first));
      }
      beginRound(first, events);
    }
  }

  private void beginRound(int seat, List<Event> events) {
    roller = seat;
    round++;
    phase = Phase.ROLL;
    asked = 0;
    if (events != null) {
      events.add(new GoEvent.RoundBegan(round, roller));
    }
  }

  void rollDice(long roll, List<Event> events) {
    if (events != null) {
      events.add(new GoEvent.DiceRolled(roller, GoDice.faces(roll, places.length)));
    }
    asked = 0;
    for (int seat = 0; seat < places.length; seat++) {
      places[seat].die = GoDice.face(roll, seat);
      if (places[seat].jail == Jail.SENT.ordinal()) {
        places[seat].jail = Jail.SITTING.ordinal();
        if (events != null) {
          events.add(new GoEvent.SatInJail(seat));
        }
      } else {
        move(seat, events);
      }
    }
    drawTiles(events);
  }

  private void move(int seat, List<Event> events) {
    GoSeat place = places[seat];
    GoBoard board = rules.board();
    int from = place.token;
    int to = from + place.die;
    if (to >= board.size()) {
      to -= board.size();
    }
    place.token = to;
    place.jail = Jail.FREE.ordinal();
    Space space = board.space(to);
    if (events != null) {
      events.add(new GoEvent.Moved(seat, from, to, space));
    }
    switch (space) {
      case COLOUR -> place.landed = true;
      case BANK_HEIST -> place.attack = GoChoice.HEIST.ordinal();
      case SHUT_DOWN -> place.attack = GoChoice.SHUT_DOWN.ordinal();
      case CHANCE -> asked |= 1 << seat;
      case GO_TO_JAIL -> {
        place.token = board.jail();
        place.jail = Jail.SENT.ordinal();
        if (events != null) {
          events.add(new GoEvent.SentToJail(seat, place.token));
        }
      }
      case GO, JUST_VISITING, FREE_PARKING -> {}
    }
  }

  // --- Chance tiles

  /** Those on Chance draw, clockwise from the roller. */
  private void drawTiles(List<Event> events) {
    while (asked != 0) {
      if (supply == 0 && mayReshuffle()) {
        supply = discards;
        discards = 0;
        if (events != null) {
          events.add(new GoEvent.TilesReshuffled(total(supply)));
        }
      }
      if (supply != 0) {
        phase = Phase.DRAW;
        return;
      }
      int seat = firstClockwise(asked);
      asked &= ~(1 << seat);
      if (events != null) {
        events.add(new GoEvent.NoTileLeft(seat));
      }
    }
    askForTiles(events);
  }

  /** GO-14. */
  private boolean mayReshuffle() {
    return discards != 0 && (rules.eagerReshuffle() || total(discards) == Tile.TILES);
  }

  void drawTile(int kind, List<Event> events) {
    int seat = firstClockwise(asked);
    asked &= ~(1 << seat);
    supply -= 1 << 4 * kind;
    if (kind == Tile.MONEY_BAG.ordinal()) {
      discards += 1 << 4 * kind;
      places[seat].free++;
      if (events != null) {
        events.add(new GoEvent.TileUsed(seat, Tile.MONEY_BAG));
      }
    } else {
      places[seat].changeTiles(kind, 1);
      if (events != null) {
        events.add(new GoEvent.TileKept(seat));
      }
    }
    drawTiles(events);
  }

  private void discard(int seat, Tile tile, List<Event> events) {
    GoSeat place = places[seat];
    place.changeTiles(tile.ordinal(), -1);
    place.later = mayHold(place, Tile.GO_BUTTON) ? place.later : Later.NO.ordinal();
    discards += 1 << 4 * tile.ordinal();
    if (events != null) {
      events.add(new GoEvent.TileUsed(seat, tile));
    }
  }

  /** The only question about kept tiles that all are asked, before any block is taken (GO-11). */
  private void askForTiles(List<Event> events) {
    for (int seat = 0; seat < places.length; seat++) {
      if (askedForTiles(places[seat])) {
        asked |= 1 << seat;
      }
    }
    if (asked != 0) {
      phase = Phase.TILES;
    } else {
      askOnGo(roller, events);
    }
  }

  void useTile(int seat, long move, List<Event> events) {
    switch (GoMoves.kind(move)) {
      case GoMoves.USE_GO_BUTTON -> {
        discard(seat, Tile.GO_BUTTON, events);
        places[seat].free++;
      }
      case GoMoves.USE_MR_MONOPOLY -> {
        discard(seat, Tile.MR_MONOPOLY, events);
        moveMarker(seat, events);
      }
      case GoMoves.PASS_FOR_NOW -> {
        places[seat].later = Later.SECRET.ordinal();
        asked &= ~(1 << seat);
      }
      default -> asked &= ~(1 << seat);
    }
    if (!askedForTiles(places[seat])) {
      asked &= ~(1 << seat);
    }
    if (asked == 0) {
      askOnGo(roller, events);
    }
  }

  /** One step to the right; at the end it stays (GO-21). */
  private void moveMarker(int seat, List<Event> events) {
    if (places[seat].marker < rules.trackerLength()) {
      places[seat].marker++;
      if (events != null) {
        events.add(new GoEvent.MarkerMoved(seat, places[seat].marker));
      }
    }
  }

  // --- GO

  /** Those on GO say what for, clockwise, before any block is taken (GO-08). */
  private void askOnGo(int from, List<Event> events) {
    for (int seat = from; seat != NONE; seat = after(seat)) {
      if (places[seat].token == 0) {
        phase = Phase.GO;
        asked = 1 << seat;
        return;
      }
    }
    asked = 0;
    collectClaims(events);
  }

  void chooseGo(int seat, int choice, List<Event> events) {
    if (events != null) {
      events.add(new GoEvent.GoChosen(seat, GoChoice.of(choice)));
    }
    if (choice == GoChoice.BLOCK.ordinal()) {
      places[seat].free++;
    } else {
      places[seat].attack = choice;
    }
    askOnGo(after(seat), events);
  }

  // --- blocks

  /**
   * Everybody who is due a block reaches for one, all at once. Who is due several, or has lost a
   * race for a block of any colour, reaches again afterwards.
   */
  private void collectClaims(List<Event> events) {
    asked = 0;
    boolean reaching = false;
    for (int seat = roller; seat != NONE; seat = after(seat)) {
      GoSeat place = places[seat];
      if (place.landed) {
        reachForLanding(seat, events);
      }
      if (!place.landed && place.free > 0) {
        askForColour(seat, events);
      }
      reaching |= place.chosen != NONE;
    }
    if (asked != 0) {
      phase = Phase.CLAIM;
    } else if (reaching) {
      handOutBlocks(events);
    } else {
      afterBlocks(events);
    }
  }

  private void reachForLanding(int seat, List<Event> events) {
    GoSeat place = places[seat];
    int colour = rules.board().colour(place.token).ordinal();
    if ((takeable(place) >> colour & 1) == 1) {
      place.chosen = colour;
      return;
    }
    place.landed = false;
    if (events != null) {
      Miss why = trayCount(colour) == 0 ? Miss.TRAY_EMPTY : Miss.NO_SQUARE;
      events.add(new GoEvent.BlockMissed(seat, Colour.of(colour), why));
    }
    moveMarker(seat, events);
  }

  private void askForColour(int seat, List<Event> events) {
    GoSeat place = places[seat];
    if (takeable(place) != 0) {
      asked |= 1 << seat;
      return;
    }
    for (; place.free > 0; place.free--) {
      if (events != null) {
        events.add(new GoEvent.NothingToTake(seat));
      }
      if (rules.unplacedMovesMarker()) {
        moveMarker(seat, events);
      }
    }
  }

  void claim(int seat, int colour, List<Event> events) {
    places[seat].chosen = colour;
    asked &= ~(1 << seat);
    if (events != null) {
      events.add(new GoEvent.ColourChosen(seat));
    }
    if (asked == 0) {
      if (events != null) {
        Claims.show(this, events);
      }
      handOutBlocks(events);
    }
  }

  /** Colour by colour; a race where the tray has too few (GO-04). */
  private void handOutBlocks(List<Event> events) {
    for (int colour = firstWanted(); colour != NONE; colour = firstWanted()) {
      int reaching = reachingFor(colour);
      int left = trayCount(colour);
      if (left == 0) {
        outrun(Integer.numberOfTrailingZeros(reaching), colour, events);
      } else if (left < Integer.bitCount(reaching) && rules.race()) {
        phase = Phase.RACE;
        asked = reaching;
        return;
      } else if (take(firstClockwise(reaching), colour, events)) {
        return;
      }
    }
    collectClaims(events);
  }

  void winRace(int seat, List<Event> events) {
    int colour = places[seat].chosen;
    asked = 0;
    if (events != null) {
      events.add(new GoEvent.RaceWon(seat, Colour.of(colour)));
    }
    if (!take(seat, colour, events)) {
      handOutBlocks(events);
    }
  }

  private void outrun(int seat, int colour, List<Event> events) {
    GoSeat place = places[seat];
    place.chosen = NONE;
    if (events != null) {
      events.add(new GoEvent.BlockMissed(seat, Colour.of(colour), Miss.OUTRUN));
    }
    if (place.landed) {
      place.landed = false;
      if (rules.outrunMovesMarker()) {
        moveMarker(seat, events);
      }
    }
  }

  /** True when the seat is asked where to put the block. */
  private boolean take(int seat, int colour, List<Event> events) {
    GoSeat place = places[seat];
    takeFromTray(colour);
    place.chosen = NONE;
    if (place.landed) {
      place.landed = false;
    } else {
      place.free--;
    }
    if (events != null) {
      events.add(new GoEvent.BlockTaken(seat, Colour.of(colour)));
    }
    return put(seat, colour, events);
  }

  /** True when the seat is asked where to put the block. */
  private boolean put(int seat, int colour, List<Event> events) {
    int squares = places[seat].squaresFor(colour, rules.split());
    if ((squares & squares - 1) != 0) {
      phase = Phase.PLACE;
      asked = 1 << seat;
      hand = colour;
      return true;
    }
    stack(seat, colour, Integer.numberOfTrailingZeros(squares), events);
    return false;
  }

  private void stack(int seat, int colour, int square, List<Event> events) {
    places[seat].add(square, colour);
    if (events != null) {
      events.add(new GoEvent.BlockPlaced(seat, Colour.of(colour), square));
      if (places[seat].count(square) == GoSeat.LANDMARK) {
        events.add(new GoEvent.LandmarkBuilt(seat, Colour.of(colour)));
      }
    }
  }

  void place(int seat, int square, List<Event> events) {
    int colour = hand;
    hand = NONE;
    asked = 0;
    stack(seat, colour, square, events);
    if (actor == NONE) {
      handOutBlocks(events);
    } else {
      heistDone(events);
    }
  }

  /** All placements of a round are one moment (GO-25). */
  private void afterBlocks(List<Event> events) {
    if (builders() != 0) {
      finish(events);
    } else {
      attacks(roller, events);
    }
  }

  // --- attacks

  /** Clockwise, each with everything that he is due or wants to press a GO Button for (GO-10). */
  void attacks(int from, List<Event> events) {
    for (int seat = from; seat != NONE; seat = after(seat)) {
      if (attacksNow(seat, events)) {
        return;
      }
    }
    actor = NONE;
    megas(roller, events);
  }

  private boolean attacksNow(int seat, List<Event> events) {
    GoSeat place = places[seat];
    if (place.attack != 0) {
      if (targets(seat) != 0) {
        phase = Phase.ATTACK;
        actor = seat;
        asked = 1 << seat;
        return true;
      }
      if (events != null) {
        events.add(new GoEvent.AttackLost(seat, GoChoice.of(place.attack)));
      }
      place.attack = 0;
    }
    if (Later.comesUp(this, seat, events)) {
      phase = Phase.BUTTON;
      actor = seat;
      asked = 1 << seat;
      return true;
    }
    return false;
  }

  void attackDone(List<Event> events) {
    places[actor].attack = 0;
    target = NONE;
    attacks(actor, events);
  }

  void keepButton(int seat, List<Event> events) {
    places[seat].later = Later.NO.ordinal();
    attacks(after(seat), events);
  }

  void pressButton(int seat, int choice, List<Event> events) {
    discard(seat, Tile.GO_BUTTON, events);
    places[seat].attack = choice;
    phase = Phase.ATTACK;
  }

  void beginHeist(int seat, List<Event> events) {
    target = seat;
    asked = 1 << actor | 1 << target;
    phase = Phase.DIALS;
    if (events != null) {
      events.add(new GoEvent.HeistBegan(actor, target));
    }
  }

  void lockDial(int seat, int symbol, List<Event> events) {
    if (seat == actor) {
      actorDial = symbol;
    } else {
      targetDial = symbol;
    }
    asked &= ~(1 << seat);
    if (events != null) {
      events.add(new GoEvent.DialLocked(seat));
    }
    if (asked == 0) {
      revealDials(events);
    }
  }

  private void revealDials(List<Event> events) {
    if (events != null) {
      events.add(
          new GoEvent.DialsRevealed(actor, Symbol.of(actorDial), target, Symbol.of(targetDial)));
    }
    boolean same = actorDial == targetDial;
    actorDial = NONE;
    targetDial = NONE;
    if (same) {
      phase = Phase.STEAL;
      asked = 1 << actor;
    } else {
      attackDone(events);
    }
  }

  void steal(int square, List<Event> events) {
    int colour = places[target].colour(square);
    places[target].remove(square);
    if (events != null) {
      events.add(new GoEvent.BlockStolen(actor, target, Colour.of(colour)));
    }
    if (!places[actor].canPlace(colour, rules.split())) {
      // GO-16
      returnToTray(colour, 1);
      if (events != null) {
        events.add(new GoEvent.BlocksReturned(actor, Colour.of(colour), 1));
      }
      attackDone(events);
    } else if (!put(actor, colour, events)) {
      heistDone(events);
    }
  }

  /** A stolen block can complete a landmark (GO-27). */
  private void heistDone(List<Event> events) {
    if (builders() != 0) {
      finish(events);
    } else {
      attackDone(events);
    }
  }

  void beginShutDown(int seat, int square, List<Event> events) {
    target = seat;
    aim = square;
    if (events != null) {
      Colour colour = Colour.of(places[target].colour(aim));
      events.add(new GoEvent.ShutDownBegan(actor, target, colour, aim));
    }
    if (mayHold(places[target], Tile.SHIELD)) {
      phase = Phase.SHIELD;
      asked = 1 << target;
    } else {
      shutDown(events);
    }
  }

  void answerShutDown(boolean shield, List<Event> events) {
    if (shield) {
      discard(target, Tile.SHIELD, events);
      if (events != null) {
        events.add(new GoEvent.ShutDownStopped(actor, target));
      }
      aim = 0;
      attackDone(events);
    } else {
      shutDown(events);
    }
  }

  private void shutDown(List<Event> events) {
    int colour = places[target].colour(aim);
    places[target].remove(aim);
    returnToTray(colour, 1);
    if (events != null) {
      events.add(new GoEvent.BlocksReturned(target, Colour.of(colour), 1));
    }
    aim = 0;
    attackDone(events);
  }

  // --- Mega Shut Downs

  /** After everything else, clockwise again (GO-10). */
  void megas(int from, List<Event> events) {
    for (int seat = from; seat != NONE; seat = after(seat)) {
      if (mayFire(places[seat])) {
        phase = Phase.MEGA;
        asked = 1 << seat;
        return;
      }
    }
    beginRound(roller + 1 == places.length ? 0 : roller + 1, events);
  }

  void megaShutDown(int seat, int colour, List<Event> events) {
    if (events != null) {
      events.add(new GoEvent.MegaShutDownBegan(seat, Colour.of(colour)));
    }
    for (int other = 0; other < places.length; other++) {
      int count = other == seat ? 0 : places[other].clear(colour);
      if (count > 0) {
        returnToTray(colour, count);
        if (events != null) {
          events.add(new GoEvent.BlocksReturned(other, Colour.of(colour), count));
        }
      }
    }
    if (rules.oneMega()) {
      places[seat].spent = true;
      return;
    }
    places[seat].marker = 0;
    if (events != null) {
      events.add(new GoEvent.MarkerMoved(seat, 0));
    }
  }

  // --- the end

  private void finish(List<Event> events) {
    phase = Phase.OVER;
    asked = 0;
    actor = NONE;
    target = NONE;
    for (GoSeat place : places) {
      place.attack = 0;
      place.later = Later.NO.ordinal();
    }
    if (events != null) {
      events.add(new GoEvent.GameOver(Landmarks.winners(places)));
    }
  }

  static List<Integer> listed(int seats) {
    List<Integer> list = new ArrayList<>();
    for (int left = seats; left != 0; left &= left - 1) {
      list.add(Integer.numberOfTrailingZeros(left));
    }
    return list;
  }
}
