package croupier.engine.express;

import croupier.engine.Event;
import croupier.engine.Options;
import java.util.List;

/** What follows from what is decided and rolled in a turn. */
public abstract sealed class ExpressTurn extends ExpressTable permits ExpressPosition {
  ExpressTurn(int seats, Options options) {
    super(seats, options);
  }

  ExpressTurn(ExpressTable other) {
    super(other);
  }

  /** The outcome that a roll stands for, for the events that tell it. */
  public abstract ExpressOutcome outcome(long roll);

  void place(int die, int group, List<Event> events) {
    put(die, group, shows(die, Face.CHANCE));
    showing &= ~(31L << 5 * die);
    if (events != null) {
      events.add(new ExpressEvent.DiePlaced(turn, Die.at(die), Group.values()[group]));
      if (complete(Group.values()[group])) {
        events.add(
            new ExpressEvent.GroupCompleted(turn, Group.values()[group], data.complete[group]));
      }
    }
  }

  void free(int die, List<Event> events) {
    jailed &= ~(1 << die);
    if (events != null) {
      events.add(new ExpressEvent.PolicemanFreed(turn, Die.at(die)));
    }
  }

  void stop(List<Event> events) {
    scores[turn] += turnScore();
    if (events != null) {
      events.add(
          new ExpressEvent.TurnScored(
              turn,
              completeMoney(),
              incompleteMoney(),
              houseMoney(),
              goMoney + hotelMoney,
              scores[turn]));
    }
    clearBoard();
    if (!housesStay) {
      houses[turn] = 0; // EX-15
    }
    if (scores[turn] >= goal) { // EX-21
      stage = Stage.OVER;
      housesBefore = houses[turn];
      if (events != null) {
        events.add(new ExpressEvent.GameWon(turn, scores[turn]));
      }
    } else {
      begin((turn + 1) % scores.length, events);
    }
  }

  void begin(int seat, List<Event> events) {
    turn = seat;
    housesBefore = houses[seat];
    stage = Stage.READY;
    if (events != null) {
      events.add(new ExpressEvent.TurnBegan(seat));
    }
  }

  void clearBoard() {
    placed = 0;
    placedOn = 0;
    placedAsChance = 0;
    jailed = 0;
    resting = 0;
    showing = 0;
    filled = 0;
    chances = 0;
    open = (1 << Group.COUNT) - 1;
    goMoney = 0;
    hotelMoney = 0;
  }

  /** The fewest policemen begin; the tied roll again (EX-23). */
  void countPolicemen(long roll, List<Event> events) {
    if (events != null) {
      events.add(
          new ExpressEvent.PolicemenCounted(
              bits(starters), ((ExpressOutcome.Policemen) outcome(roll)).counts()));
    }
    int fewest = Die.POLICE_DICE + 1;
    int tied = 0;
    long rest = roll;
    for (int left = starters; left != 0; left &= left - 1) {
      int count = (int) rest & 7;
      rest >>>= 3;
      if (count < fewest) {
        fewest = count;
        tied = 0;
      }
      tied |= count == fewest ? Integer.lowestOneBit(left) : 0;
    }
    starters = tied;
    if (Integer.bitCount(tied) == 1) {
      starters = 0;
      begin(Integer.numberOfTrailingZeros(tied), events);
    }
  }

  void land(long roll, List<Event> events) {
    if (events != null) {
      events.add(
          new ExpressEvent.DiceRolled(
              turn, dice(diceToRoll()), ((ExpressOutcome.Rolled) outcome(roll)).faces()));
    }
    long rest = roll;
    long shown = 0;
    for (int left = diceToRoll(); left != 0; left &= left - 1) {
      int die = Integer.numberOfTrailingZeros(left);
      shown |= (data.faces[die][(int) rest & 7] + 1L) << 5 * die;
      rest >>>= 3;
    }
    showing = shown;
    placePolicemen(events); // EX-05
    boolean saved = getOutSaves && showing(Die.H) == Face.GET_OUT_OF_JAIL;
    if (Integer.bitCount(jailed) == Die.POLICE_DICE && !saved) { // EX-13
      goToJail(events);
      return;
    }
    stage = Stage.CHOOSING;
    collectGo(events);
    turnHouseDie(events);
  }

  void placePolicemen(List<Event> events) {
    for (int left = Die.POLICE_BITS & ~jailed; left != 0; left &= left - 1) {
      int die = Integer.numberOfTrailingZeros(left);
      if (shows(die, Face.POLICEMAN)) {
        jailed |= 1 << die;
        showing &= ~(31L << 5 * die);
        if (events != null) {
          events.add(new ExpressEvent.PolicemanPlaced(turn, Die.at(die)));
        }
      }
    }
  }

  void goToJail(List<Event> events) {
    if (events != null) {
      events.add(new ExpressEvent.WentToJail(turn, turnScore()));
    }
    clearBoard(); // EX-22
    houses[turn] = Math.min(houses[turn], housesBefore);
    begin((turn + 1) % scores.length, events);
  }

  void collectGo(List<Event> events) {
    for (int left = Die.POLICE_BITS & ~jailed & ~resting; left != 0; left &= left - 1) {
      int die = Integer.numberOfTrailingZeros(left);
      if (shows(die, Face.GO)) {
        goMoney += data.go; // EX-09
        if (goRests) {
          resting |= 1 << die;
          showing &= ~(31L << 5 * die);
        }
        if (events != null) {
          events.add(new ExpressEvent.GoCollected(turn, data.go));
        }
      }
    }
  }

  void turnHouseDie(List<Event> events) {
    Face face = showing(Die.H);
    if (face == null) {
      return;
    }
    switch (face) {
      case HOUSE -> takeHouse(events);
      case BROKEN_HOUSE -> breakHouse(events);
      case HOTEL -> buildHotel(events);
      default -> leaveJail(events);
    }
  }

  void takeHouse(List<Event> events) {
    int taken = 0;
    for (int held : houses) {
      taken += held;
    }
    if (taken < data.houses) {
      houses[turn]++;
    }
    if (events != null) {
      events.add(
          taken < data.houses
              ? new ExpressEvent.HouseTaken(turn, houses[turn])
              : new ExpressEvent.NoHouseLeft(turn));
    }
  }

  void breakHouse(List<Event> events) {
    if (houses[turn] == 0) {
      return;
    }
    houses[turn]--;
    if (breakTakesHotel) {
      hotelMoney = 0; // EX-18
    }
    if (events != null) {
      events.add(new ExpressEvent.HouseBroken(turn, houses[turn]));
    }
  }

  void buildHotel(List<Event> events) {
    boolean pays = houses[turn] == data.houses && !(hotelOnce && hotelMoney > 0); // EX-17
    if (pays) {
      hotelMoney += data.hotel;
    }
    if (events != null) {
      events.add(
          pays
              ? new ExpressEvent.HotelBuilt(turn, data.hotel)
              : new ExpressEvent.HotelMissed(turn));
    }
  }

  void leaveJail(List<Event> events) {
    switch (Integer.bitCount(jailed)) {
      case 0 -> {}
      case 1 -> free(Integer.numberOfTrailingZeros(jailed), events);
      default -> stage = Stage.FREEING;
    }
  }
}
