package croupier.engine.classic.rules;

import croupier.engine.Event;
import croupier.engine.classic.Cause;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.board.Building;
import croupier.engine.classic.state.ClassicTable;
import java.util.List;

/** Houses and hotels: bought and sold evenly, out of a stock that can run short. */
public final class Buildings {
  private Buildings() {}

  // --- where

  /** The sites on which a seat may and can afford to build now. */
  public static int buildable(ClassicTable table, int seat) {
    if (table.complete[seat] == 0) {
      return 0;
    }
    int cash = table.cash[seat];
    int sites = places(table, seat, table.houses > 0, table.hotels > 0, cash);
    for (int left = table.complete[seat]; left != 0; left &= left - 1) {
      int site = straight(table, table.board.groupDeeds[Integer.numberOfTrailingZeros(left)]);
      if (site != 0 && cash >= price(table, Integer.numberOfTrailingZeros(site))) {
        sites |= site;
      }
    }
    return sites;
  }

  /**
   * The sites of a seat that could take such a building next, if the Bank has one: evenly (C8-19),
   * hotels after houses on every site of the group (C8-20, HB-14), nothing mortgaged in the group.
   *
   * @param cash what it may cost at most
   */
  public static int places(ClassicTable table, int seat, Building building, int cash) {
    boolean house = building == Building.HOUSE;
    return places(table, seat, house && table.houses > 0, !house && table.hotels > 0, cash);
  }

  private static int places(ClassicTable table, int seat, boolean house, boolean hotel, int cash) {
    int sites = 0;
    for (int left = table.complete[seat]; left != 0; left &= left - 1) {
      int deeds = table.board.groupDeeds[Integer.numberOfTrailingZeros(left)];
      if ((table.mortgaged & deeds) == 0
          && cash >= table.board.building[Integer.numberOfTrailingZeros(deeds)]) {
        int lowest = lowest(table, deeds);
        sites |= house ? forHouse(table, deeds, lowest) : 0;
        sites |= hotel ? forHotel(table, deeds, lowest) : 0;
      }
    }
    return sites;
  }

  /** How many such buildings a seat could place one after the other, if the Bank had them. */
  static int room(ClassicTable table, int seat, Building building) {
    int room = 0;
    for (int left = table.complete[seat]; left != 0; left &= left - 1) {
      room += roomIn(table, table.board.groupDeeds[Integer.numberOfTrailingZeros(left)], building);
    }
    return room;
  }

  private static int roomIn(ClassicTable table, int deeds, Building building) {
    if ((table.mortgaged & deeds) != 0) {
      return 0;
    }
    if (building == Building.HOTEL) {
      return Integer.bitCount(forHotel(table, deeds, lowest(table, deeds)));
    }
    int room = 0;
    for (int left = deeds; left != 0; left &= left - 1) {
      room +=
          Math.max(0, table.rules.mostHouses - table.steps[Integer.numberOfTrailingZeros(left)]);
    }
    return room;
  }

  /** The lowest price at which a seat could place such a building. */
  static int lowestPrice(ClassicTable table, int seat, Building building) {
    int lowest = Integer.MAX_VALUE;
    for (int left = table.complete[seat]; left != 0; left &= left - 1) {
      int deeds = table.board.groupDeeds[Integer.numberOfTrailingZeros(left)];
      if (roomIn(table, deeds, building) > 0) {
        lowest = Math.min(lowest, table.board.building[Integer.numberOfTrailingZeros(deeds)]);
      }
    }
    return lowest;
  }

  private static int forHouse(ClassicTable table, int deeds, int lowest) {
    return lowest < table.rules.mostHouses ? withSteps(table, deeds, lowest) : 0;
  }

  private static int forHotel(ClassicTable table, int deeds, int lowest) {
    int most = table.rules.mostHouses;
    return table.rules.looseHotel || lowest >= most ? withSteps(table, deeds, most) : 0;
  }

  /**
   * The site of a group that can go straight to a hotel, 0 for none. C8-21, where it is allowed:
   * the Bank has no house, every other site of the group is full, and this one lacks a single
   * house.
   */
  public static int straight(ClassicTable table, int deeds) {
    if (!table.rules.straightHotel || table.houses > 0 || table.hotels == 0) {
      return 0;
    }
    int most = table.rules.mostHouses;
    int lacking = withSteps(table, deeds, most - 1);
    boolean alone = Integer.bitCount(lacking) == 1 && lowest(table, deeds) == most - 1;
    return alone && (table.mortgaged & deeds) == 0 ? lacking : 0;
  }

  private static int withSteps(ClassicTable table, int deeds, int steps) {
    int sites = 0;
    for (int left = deeds; left != 0; left &= left - 1) {
      sites |= table.steps[Integer.numberOfTrailingZeros(left)] == steps ? left & -left : 0;
    }
    return sites;
  }

  public static int lowest(ClassicTable table, int deeds) {
    int lowest = Integer.MAX_VALUE;
    for (int left = deeds; left != 0; left &= left - 1) {
      lowest = Math.min(lowest, table.steps[Integer.numberOfTrailingZeros(left)]);
    }
    return lowest;
  }

  public static int highest(ClassicTable table, int deeds) {
    int highest = 0;
    for (int left = deeds; left != 0; left &= left - 1) {
      highest = Math.max(highest, table.steps[Integer.numberOfTrailingZeros(left)]);
    }
    return highest;
  }

  // --- buying

  /** What the next building of a site would be. */
  static Building next(ClassicTable table, int site) {
    boolean straight = table.houses == 0 && table.steps[site] == table.rules.mostHouses - 1;
    return table.steps[site] == table.rules.mostHouses || straight
        ? Building.HOTEL
        : Building.HOUSE;
  }

  /** What the next building of a site costs; a missing house is paid all the same (C8-21). */
  public static int price(ClassicTable table, int site) {
    int lacking = table.rules.mostHouses - table.steps[site];
    int price = table.board.building[site];
    return next(table, site) == Building.HOTEL ? price * (1 + lacking) : price;
  }

  /** Asks for a building, which may be short (C8-22, HB-13). */
  public static void build(ClassicTable table, int seat, int site, List<Event> events) {
    Building building = next(table, site);
    // CT-13: straight to a hotel is first come, first served
    if (building == Building.HOTEL && table.steps[site] < table.rules.mostHouses) {
      erect(table, seat, site, true, events);
    } else {
      Shortages.ask(table, seat, site, building.ordinal(), events);
    }
  }

  /** Puts up the next building of a site. */
  static void erect(ClassicTable table, int seat, int site, boolean paid, List<Event> events) {
    int price = price(table, site);
    if (next(table, site) == Building.HOTEL) {
      table.hotels--;
      table.houses += table.steps[site];
      table.steps[site] = (byte) (table.rules.mostHouses + 1);
    } else {
      table.houses--;
      table.steps[site]++;
    }
    table.built |= table.board.groupDeeds[table.board.group[site]];
    if (events != null) {
      events.add(new ClassicEvent.Built(seat, table.board.spaceOf[site], table.steps[site]));
    }
    if (paid) {
      Payments.pay(table, seat, ClassicTable.BANK, price, Cause.BUILDING, events);
    }
  }

  // --- selling, at half the price

  /** The sites of which a seat may sell one step, evenly. */
  public static int sellable(ClassicTable table, int seat) {
    int sites = 0;
    for (int left = table.holdings[seat] & table.built; left != 0; ) {
      int deeds = table.board.groupDeeds[table.board.group[Integer.numberOfTrailingZeros(left)]];
      left &= ~deeds;
      int highest = highest(table, deeds);
      int most = table.rules.mostHouses;
      // C8-23, HB-15: a hotel is broken down into houses that the Bank must have
      if (highest <= most || table.houses >= most) {
        sites |= withSteps(table, deeds, highest);
      }
    }
    return sites;
  }

  public static void sell(ClassicTable table, int seat, int site, List<Event> events) {
    stepDown(table, site);
    told(table, seat, site, events);
    Payments.pay(
        table,
        ClassicTable.BANK,
        seat,
        table.board.building[site] / 2,
        Cause.BUILDING_SOLD,
        events);
    ifBare(table, site);
  }

  private static void stepDown(ClassicTable table, int site) {
    int most = table.rules.mostHouses;
    if (table.steps[site] > most) {
      table.hotels++;
      table.houses -= most;
    } else {
      table.houses++;
    }
    table.steps[site]--;
  }

  private static void told(ClassicTable table, int seat, int site, List<Event> events) {
    if (events != null) {
      events.add(new ClassicEvent.SoldBuilding(seat, table.board.spaceOf[site], table.steps[site]));
    }
  }

  private static void ifBare(ClassicTable table, int site) {
    int deeds = table.board.groupDeeds[table.board.group[site]];
    if (highest(table, deeds) == 0) {
      table.built &= ~deeds;
    }
  }

  // --- selling hotels whole: a group together

  public static int total(ClassicTable table, int deeds) {
    int total = 0;
    for (int left = deeds; left != 0; left &= left - 1) {
      total += table.steps[Integer.numberOfTrailingZeros(left)];
    }
    return total;
  }

  /** The groups of a seat that it may sell down, as bits: they have hotels (C8-23, HB-15). */
  public static int sellableDown(ClassicTable table, int seat) {
    int most = table.rules.mostHouses;
    if (!table.rules.wholeHotels && table.houses >= most) {
      return 0;
    }
    int groups = 0;
    for (int left = table.holdings[seat] & table.built; left != 0; ) {
      int group = table.board.group[Integer.numberOfTrailingZeros(left)];
      int deeds = table.board.groupDeeds[group];
      left &= ~deeds;
      groups |= highest(table, deeds) > most ? 1 << group : 0;
    }
    return groups;
  }

  /** Whether the Bank has the houses that would stand there afterwards. */
  public static boolean fits(ClassicTable table, int group, int left) {
    int deeds = table.board.groupDeeds[group];
    if (left >= total(table, deeds)) {
      return false;
    }
    int most = table.rules.mostHouses;
    long before = packed(table, deeds);
    long after = soldDown(table, deeds, left);
    return houses(after, most) - houses(before, most) <= table.houses;
  }

  /** The most steps that can be left, so that something is sold; 0 always can. */
  public static int mostLeft(ClassicTable table, int group) {
    int left = total(table, table.board.groupDeeds[group]);
    while (!fits(table, group, left)) {
      left--;
    }
    return left;
  }

  public static void sellDown(
      ClassicTable table, int seat, int group, int left, List<Event> events) {
    int deeds = table.board.groupDeeds[group];
    int most = table.rules.mostHouses;
    int sold = total(table, deeds) - left;
    long after = soldDown(table, deeds, left);
    table.houses -= houses(after, most) - houses(packed(table, deeds), most);
    for (int some = deeds, at = 0; some != 0; some &= some - 1, at += 4) {
      int site = Integer.numberOfTrailingZeros(some);
      int steps = (int) (after >> at) & 15;
      table.hotels += table.steps[site] > most && steps <= most ? 1 : 0;
      if (table.steps[site] != steps) {
        table.steps[site] = (byte) steps;
        told(table, seat, site, events);
      }
    }
    int first = Integer.numberOfTrailingZeros(deeds);
    Payments.pay(
        table,
        ClassicTable.BANK,
        seat,
        sold * (table.board.building[first] / 2),
        Cause.BUILDING_SOLD,
        events);
    ifBare(table, first);
  }

  /** The steps of the sites of a group, four bits each. */
  private static long packed(ClassicTable table, int deeds) {
    long packed = 0;
    for (int left = deeds, at = 0; left != 0; left &= left - 1, at += 4) {
      packed |= (long) table.steps[Integer.numberOfTrailingZeros(left)] << at;
    }
    return packed;
  }

  /** As if steps were sold one by one, always from the first of the highest sites (CT-05). */
  private static long soldDown(ClassicTable table, int deeds, int left) {
    long packed = packed(table, deeds);
    int size = 4 * Integer.bitCount(deeds);
    for (int more = total(table, deeds) - left; more > 0; more--) {
      int highest = 0;
      for (int at = 4; at < size; at += 4) {
        highest = (packed >> at & 15) > (packed >> highest & 15) ? at : highest;
      }
      packed -= 1L << highest;
    }
    return packed;
  }

  private static int houses(long packed, int most) {
    int houses = 0;
    for (long left = packed; left != 0; left >>>= 4) {
      houses += (left & 15) <= most ? (int) left & 15 : 0;
    }
    return houses;
  }

  /** Everything a bankrupt has built goes back at half its price (C8-28). */
  static int sellAll(ClassicTable table, int seat, List<Event> events) {
    int sum = 0;
    int most = table.rules.mostHouses;
    int sites = table.holdings[seat] & table.built;
    for (int left = sites; left != 0; left &= left - 1) {
      int site = Integer.numberOfTrailingZeros(left);
      int steps = table.steps[site];
      if (steps > 0) {
        table.hotels += steps > most ? 1 : 0;
        table.houses += steps > most ? 0 : steps;
        sum += steps * (table.board.building[site] / 2);
        table.steps[site] = 0;
        told(table, seat, site, events);
      }
    }
    table.built &= ~sites;
    return sum;
  }
}
