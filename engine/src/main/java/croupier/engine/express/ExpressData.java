package croupier.engine.express;

import croupier.engine.DataFile;
import croupier.engine.Group;
import croupier.engine.Records;
import java.util.List;
import java.util.stream.IntStream;

/** The dice, groups and money of the game, read from its data file and checked. */
final class ExpressData {
  static final ExpressData STANDARD =
      new ExpressData(DataFile.of(Express.class, "express.properties"));

  private static final int FACES = 6;

  /** Faces of all dice, by {@link Face} ordinal, eight places a die. */
  private final byte[] faces = new byte[Die.COUNT << 3];

  /** The bits of the faces that each die bears. */
  final int[] bears = new int[Die.COUNT];

  final int[] squares = new int[Group.COUNT];
  final int[] complete = new int[Group.COUNT];
  final int[] each = new int[Group.COUNT];
  final int go;
  final int house;
  final int hotel;
  final int houses;

  ExpressData(DataFile file) {
    for (Die die : Die.values()) {
      readDie(file, die);
    }
    for (Group group : Group.values()) {
      int[] numbers = file.numbers("group." + Records.lower(group.name()), 3, 1, 1_000_000);
      squares[group.ordinal()] = numbers[0];
      complete[group.ordinal()] = numbers[1];
      each[group.ordinal()] = numbers[2];
    }
    go = file.number("money.go", 0, 1_000_000);
    house = file.number("money.house", 0, 1_000_000);
    hotel = file.number("money.hotel", 0, 1_000_000);
    houses = file.number("houses", 1, 7);
    checkThatEveryGroupCanBeFilled(file);
    file.checkAllRead();
  }

  private void readDie(DataFile file, Die die) {
    String key = "die." + Records.lower(die.name());
    String[] words = file.words(key, FACES);
    for (int i = 0; i < FACES; i++) {
      Face face = file.constant(key, words[i], Face.class);
      boolean fits =
          die.isProperty()
              ? face.isGroup() || face == Face.CHANCE
              : die.isPolice()
                  ? face == Face.POLICEMAN || face == Face.GO || face == Face.BLANK
                  : face.ordinal() >= Face.HOUSE.ordinal();
      file.check(fits, key, "cannot bear " + words[i]);
      faces[die.ordinal() << 3 | i] = (byte) face.ordinal();
      bears[die.ordinal()] |= 1 << face.ordinal();
    }
  }

  /** What a die bears on a side, by {@link Face} ordinal. */
  int face(int die, int side) {
    return faces[die << 3 | side];
  }

  /** All that a die bears, by side. */
  List<Face> faces(Die die) {
    return IntStream.range(0, FACES).mapToObj(side -> Face.at(face(die.ordinal(), side))).toList();
  }

  private void checkThatEveryGroupCanBeFilled(DataFile file) {
    for (Group group : Group.values()) {
      int dice = 0;
      for (Die die : Die.values()) {
        dice += bears[die.ordinal()] >> group.ordinal() & 1;
      }
      file.check(
          dice >= squares[group.ordinal()] && squares[group.ordinal()] <= 7,
          "group." + Records.lower(group.name()),
          "has more squares than dice that fit");
    }
  }
}
