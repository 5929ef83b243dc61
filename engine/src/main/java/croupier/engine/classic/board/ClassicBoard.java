package croupier.engine.classic.board;

import croupier.engine.Bits;
import croupier.engine.DataFile;
import croupier.engine.Group;
import croupier.engine.Records;
import java.util.Arrays;
import java.util.List;

/**
 * A board with its deeds, taxes and names. Outside, deeds are named by their space, 0 to 39;
 * inside, they are numbered in board order, 0 to 27, so that many of them are one mask of bits.
 */
public final class ClassicBoard {
  public static final int SPACES = 40;
  public static final int DEEDS = 28;
  public static final int JAIL = 10;
  public static final int NONE = -1;

  /** Rents of a site: bare, with one to four houses, with a hotel; else by how many are held. */
  public static final int RENTS = 6;

  public static final int HOTEL_RENT = 5;

  private static final int MOST = 10_000;

  private final SpaceKind[] kinds = new SpaceKind[SPACES];
  private final String[] names = new String[SPACES];
  private final DataFile file;

  /** The deed of a space, or NONE. */
  public final byte[] deedAt = new byte[SPACES];

  public final int[] tax = new int[SPACES];

  /** The tax of boards before 2008; where it is a choice (income tax), the printed sum. */
  public final int[] oldTax = new int[SPACES];

  /** Whether the tax of old boards is a choice between a sum and a tenth. */
  public final boolean[] choice = new boolean[SPACES];

  public final byte[] spaceOf = new byte[DEEDS];
  public final byte[] group = new byte[DEEDS];
  public final int[] price = new int[DEEDS];
  public final int[] mortgage = new int[DEEDS];

  /** 10 % of the mortgage, rounded up (C8-25, HB-18). */
  public final int[] interest = new int[DEEDS];

  /** What a house costs, and a hotel. */
  public final int[] building = new int[DEEDS];

  public final int[] rent = new int[DEEDS * RENTS];
  public final int[] railroadRent;
  public final int[] utilityFactor;

  /** The deeds of each group. */
  public final int[] groupDeeds = new int[Group.values().length];

  public ClassicBoard(DataFile file) {
    this.file = file;
    int deeds = 0;
    for (int space = 0; space < SPACES; space++) {
      String key = "space." + space;
      String word = file.text(key);
      names[space] = word;
      deedAt[space] = NONE;
      Group group = groupNamed(word);
      kinds[space] = group == null ? file.constant(key, word, SpaceKind.class) : kind(group);
      if (group != null) {
        file.check(deeds < DEEDS, key, "is one deed too many; there are " + DEEDS);
        readDeed(space, deeds++, group);
      } else if (kinds[space] == SpaceKind.TAX) {
        readTax(space);
      }
    }
    file.check(deeds == DEEDS, "space", "needs " + DEEDS + " deeds, not " + deeds);
    file.check(kinds[0] == SpaceKind.GO, "space.0", "must be go");
    file.check(kinds[JAIL] == SpaceKind.JAIL, "space." + JAIL, "must be jail");
    for (Group group : Group.values()) {
      file.check(count(group) > 0, "space", "needs a deed of " + Records.lower(group.name()));
    }
    railroadRent = file.numbers("rent.railroad", count(Group.RAILROAD), 1, MOST);
    utilityFactor = file.numbers("rent.utility", count(Group.UTILITY), 1, MOST);
    for (int deed = 0; deed < DEEDS; deed++) {
      int[] byCount =
          switch (Group.of(group[deed])) {
            case RAILROAD -> railroadRent;
            case UTILITY -> utilityFactor;
            default -> new int[0];
          };
      System.arraycopy(byCount, 0, rent, deed * RENTS, byCount.length);
    }
  }

  private void readDeed(int space, int deed, Group of) {
    deedAt[space] = (byte) deed;
    spaceOf[deed] = (byte) space;
    group[deed] = (byte) of.ordinal();
    groupDeeds[of.ordinal()] |= 1 << deed;
    names[space] = file.text(space + ".name");
    price[deed] = file.number(space + ".price", 1, MOST);
    mortgage[deed] = file.number(space + ".mortgage", 1, MOST);
    interest[deed] = (mortgage[deed] + 9) / 10;
    if (of.isColour()) {
      building[deed] = file.number(space + ".building", 2, MOST);
      file.check(building[deed] % 2 == 0, space + ".building", "must be even: half is paid back");
      int[] rents = file.numbers(space + ".rent", RENTS, 1, MOST);
      System.arraycopy(rents, 0, rent, deed * RENTS, RENTS);
    }
  }

  private void readTax(int space) {
    names[space] = file.text(space + ".name");
    tax[space] = file.number(space + ".tax", 1, MOST);
    choice[space] = !file.has(space + ".old_tax");
    oldTax[space] = choice[space] ? tax[space] : file.number(space + ".old_tax", 1, MOST);
  }

  private static Group groupNamed(String word) {
    return Arrays.stream(Group.values())
        .filter(group -> Records.lower(group.name()).equals(word))
        .findFirst()
        .orElse(null);
  }

  private static SpaceKind kind(Group group) {
    return switch (group) {
      case RAILROAD -> SpaceKind.RAILROAD;
      case UTILITY -> SpaceKind.UTILITY;
      default -> SpaceKind.SITE;
    };
  }

  private int count(Group group) {
    return Integer.bitCount(groupDeeds[group.ordinal()]);
  }

  // --- for everybody, by spaces

  public SpaceKind kind(int space) {
    return kinds[space];
  }

  public boolean isDeed(int space) {
    return deedAt[space] != NONE;
  }

  /** The name of a deed or tax; else the kind of the space in small letters. */
  public String name(int space) {
    return names[space];
  }

  public Group group(int space) {
    return Group.of(group[deedAt[space]]);
  }

  public int price(int space) {
    return price[deedAt[space]];
  }

  public int mortgage(int space) {
    return mortgage[deedAt[space]];
  }

  /** What redeeming costs: the mortgage and 10 %. */
  public int redemption(int space) {
    return mortgage(space) + interest[deedAt[space]];
  }

  /** What a house or hotel of a site costs; 0 for railroads and utilities. */
  public int building(int space) {
    return building[deedAt[space]];
  }

  /**
   * The rent of a site with so many houses, 5 for the hotel; of a railroad for who has so many more
   * of them, and of a utility the factor likewise.
   */
  public int rent(int space, int buildings) {
    return rent[deedAt[space] * RENTS + buildings];
  }

  /** The number of a deed in masks, 0 to 27, in board order; -1 for no deed. */
  public int deed(int space) {
    return deedAt[space];
  }

  /** The space of a deed with this number. */
  public int space(int deed) {
    return spaceOf[deed];
  }

  /** The deeds of a group, as a mask. */
  public int deeds(Group of) {
    return groupDeeds[of.ordinal()];
  }

  /** The spaces of the deeds of a group, in board order. */
  public List<Integer> spaces(Group of) {
    return Bits.listed(deeds(of)).stream().map(this::space).toList();
  }

  /** The deeds of the group of a deed with this number, as a mask. */
  public int together(int deed) {
    return groupDeeds[group[deed]];
  }

  /** What the dice are multiplied by for who owns every utility. */
  public int bestUtilityFactor() {
    return utilityFactor[utilityFactor.length - 1];
  }

  public boolean isUtilityFactor(int factor) {
    return Arrays.stream(utilityFactor).anyMatch(one -> one == factor);
  }

  /** The rent of a railroad for who owns them all. */
  public int bestRailroadRent() {
    return railroadRent[railroadRent.length - 1];
  }

  /** The tax that a space prints. */
  public int tax(int space) {
    return tax[space];
  }

  /** The next space of a kind, clockwise. */
  public int next(int from, SpaceKind kind) {
    int space = from;
    do {
      space = space + 1 == SPACES ? 0 : space + 1;
    } while (kinds[space] != kind);
    return space;
  }
}
