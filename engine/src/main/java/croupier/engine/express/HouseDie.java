package croupier.engine.express;

import croupier.engine.Event;
import java.util.List;

/** What the house die shows has its effect at once. */
final class HouseDie {
  private HouseDie() {}

  static void takesEffect(ExpressTable table, List<Event> events) {
    Face face = table.showing(Die.H);
    if (face == null) {
      return;
    }
    switch (face) {
      case HOUSE -> takeHouse(table, events);
      case BROKEN_HOUSE -> breakHouse(table, events);
      case HOTEL -> buildHotel(table, events);
      default -> JailSquares.leaveJail(table, events);
    }
  }

  private static void takeHouse(ExpressTable table, List<Event> events) {
    int taken = 0;
    for (int held : table.houses) {
      taken += held;
    }
    if (taken < table.data.houses) {
      table.houses[table.turn]++;
    }
    if (events != null) {
      events.add(
          taken < table.data.houses
              ? new ExpressEvent.HouseTaken(table.turn, table.houses[table.turn])
              : new ExpressEvent.NoHouseLeft(table.turn));
    }
  }

  private static void breakHouse(ExpressTable table, List<Event> events) {
    if (table.houses[table.turn] == 0) {
      return;
    }
    table.houses[table.turn]--;
    if (table.breakTakesHotel) {
      table.hotelMoney = 0; // EX-18
    }
    if (events != null) {
      events.add(new ExpressEvent.HouseBroken(table.turn, table.houses[table.turn]));
    }
  }

  private static void buildHotel(ExpressTable table, List<Event> events) {
    boolean pays =
        table.houses[table.turn] == table.data.houses
            && !(table.hotelOnce && table.hotelMoney > 0); // EX-17
    if (pays) {
      table.hotelMoney += table.data.hotel;
    }
    if (events != null) {
      events.add(
          pays
              ? new ExpressEvent.HotelBuilt(table.turn, table.data.hotel)
              : new ExpressEvent.HotelMissed(table.turn));
    }
  }
}
