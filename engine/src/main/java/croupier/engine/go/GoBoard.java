package croupier.engine.go;

import croupier.engine.Records;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;

/** A mini board: a ring of spaces, walked clockwise from GO. All sides are alike (GO-01). */
public final class GoBoard {
  private static final int FEWEST = 12;
  private static final int MOST = 40;

  private final Space[] spaces;
  private final Colour[] colours;

  private GoBoard(Space[] spaces, Colour[] colours) {
    this.spaces = spaces;
    this.colours = colours;
  }

  static GoBoard load(String id) {
    return of(DataFile.load(id));
  }

  static GoBoard of(DataFile file) {
    int size = file.number("spaces", FEWEST, MOST);
    if (size % 4 != 0) {
      throw file.wrong("spaces", "must be a multiple of 4, for a corner on each side");
    }
    Space[] spaces = new Space[size];
    Colour[] colours = new Colour[size];
    Set<Colour> missing = EnumSet.allOf(Colour.class);
    for (int i = 0; i < size; i++) {
      String key = "space." + i;
      String name = file.text(key);
      colours[i] = colourNamed(name);
      spaces[i] = colours[i] == null ? spaceNamed(file, key, name) : Space.COLOUR;
      checkCorner(file, key, spaces[i], i, size / 4);
      if (colours[i] != null && !missing.remove(colours[i])) {
        throw file.wrong(key, "is the second " + name + " space; there is one of each colour");
      }
    }
    if (!missing.isEmpty()) {
      throw file.wrong(
          "spaces",
          "have no " + Records.lower(missing.iterator().next().name()) + "; every colour is needed");
    }
    file.nothingElse();
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

  /** Where Just Visiting is, with In Jail inside it. */
  public int jail() {
    return size() / 4;
  }

  private static void checkCorner(DataFile file, String key, Space space, int i, int side) {
    Space corner =
        i % side != 0
            ? null
            : switch (i / side) {
              case 0 -> Space.GO;
              case 1 -> Space.JUST_VISITING;
              case 2 -> Space.FREE_PARKING;
              default -> Space.GO_TO_JAIL;
            };
    boolean isCorner =
        switch (space) {
          case GO, JUST_VISITING, FREE_PARKING, GO_TO_JAIL -> true;
          case COLOUR, CHANCE, BANK_HEIST, SHUT_DOWN -> false;
        };
    if (corner != null && corner != space) {
      throw file.wrong(key, "is a corner and must be " + Records.lower(corner.name()));
    }
    if (corner == null && isCorner) {
      throw file.wrong(key, "is not a corner and cannot be " + Records.lower(space.name()));
    }
  }

  private static Colour colourNamed(String name) {
    return Arrays.stream(Colour.values())
        .filter(colour -> Records.lower(colour.name()).equals(name))
        .findFirst()
        .orElse(null);
  }

  private static Space spaceNamed(DataFile file, String key, String name) {
    for (Space space : Space.values()) {
      if (space != Space.COLOUR && Records.lower(space.name()).equals(name)) {
        return space;
      }
    }
    String known =
        Arrays.stream(Space.values())
            .filter(space -> space != Space.COLOUR)
            .map(space -> Records.lower(space.name()))
            .collect(Collectors.joining(", "));
    throw file.wrong(
        key, "must be a colour or one of " + known + ", not " + Records.quote(name));
  }
}
