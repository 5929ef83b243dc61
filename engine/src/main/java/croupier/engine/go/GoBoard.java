package croupier.engine.go;

import croupier.engine.DataFile;
import croupier.engine.Records;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;

/** A mini board: a ring of spaces, walked clockwise from GO. All sides are alike (GO-01). */
public final class GoBoard {
  private static final int SIDES = 4;
  private static final int FEWEST = 12;
  private static final int MOST = 40;

  private final Space[] spaces;
  private final Colour[] colours;

  /** The attack that each space brings, as in {@link GoChoice}, or 0. */
  private final int[] attacks;

  private GoBoard(Space[] spaces, Colour[] colours) {
    this.spaces = spaces;
    this.colours = colours;
    attacks =
        Arrays.stream(spaces)
            .mapToInt(
                space ->
                    switch (space) {
                      case BANK_HEIST -> GoChoice.HEIST.ordinal();
                      case SHUT_DOWN -> GoChoice.SHUT_DOWN.ordinal();
                      default -> 0;
                    })
            .toArray();
  }

  static GoBoard of(DataFile file) {
    int size = file.number("spaces", FEWEST, MOST);
    file.check(size % SIDES == 0, "spaces", "must be a multiple of 4, for a corner on each side");
    Space[] spaces = new Space[size];
    Colour[] colours = new Colour[size];
    Set<Colour> missing = EnumSet.allOf(Colour.class);
    for (int i = 0; i < size; i++) {
      String key = "space." + i;
      String name = file.text(key);
      colours[i] = colourNamed(name);
      spaces[i] = colours[i] != null ? Space.COLOUR : file.constant(key, name, Space.class);
      checkSpace(file, key, spaces[i], i, size / SIDES);
      file.check(
          spaces[i] != Space.COLOUR || colours[i] != null, key, "must say which colour it is");
      file.check(
          colours[i] == null || missing.remove(colours[i]), key, "is the second " + name + " one");
    }
    file.check(missing.isEmpty(), "spaces", "lack a colour: " + missing);
    file.checkAllRead();
    return new GoBoard(spaces, colours);
  }

  public int size() {
    return spaces.length;
  }

  public Space space(int index) {
    return spaces[index];
  }

  /** The colour of a colour space, else null. */
  public Colour colour(int index) {
    return colours[index];
  }

  /** The attack that a space brings, as in {@link GoChoice}, or 0. */
  int attack(int index) {
    return attacks[index];
  }

  /** Where Just Visiting is, with In Jail inside it. */
  public int jail() {
    return size() / SIDES;
  }

  private static void checkSpace(DataFile file, String key, Space space, int i, int side) {
    if (i % side != 0) {
      file.check(!space.isCorner(), key, "is not a corner");
      return;
    }
    Space corner =
        switch (i / side) {
          case 0 -> Space.GO;
          case 1 -> Space.JUST_VISITING;
          case 2 -> Space.FREE_PARKING;
          default -> Space.GO_TO_JAIL;
        };
    file.check(space == corner, key, "is a corner and must be " + Records.lower(corner.name()));
  }

  private static Colour colourNamed(String name) {
    return Arrays.stream(Colour.values())
        .filter(colour -> Records.lower(colour.name()).equals(name))
        .findFirst()
        .orElse(null);
  }
}
