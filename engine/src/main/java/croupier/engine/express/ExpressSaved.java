package croupier.engine.express;

import croupier.engine.Bits;
import croupier.engine.Fields;
import croupier.engine.Group;
import croupier.engine.Options;
import croupier.engine.Records;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Positions as data and back. What no game can reach is refused. */
final class ExpressSaved {
  /** Far more than any turn brings, and far from where numbers overflow. */
  private static final int MOST_BONUS = 100_000_000;

  private static final int MOST_SCORE = 1_000_000_000;

  private ExpressSaved() {}

  static Map<String, Object> write(ExpressPosition p) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("game", Express.GAME.id());
    data.put("seats", (long) p.seats());
    data.put("options", p.options.save());
    data.put("stage", Records.lower(p.phase.name()));
    data.put("turn", (long) p.turn);
    if (p.phase == Phase.STARTING) {
      data.put("starters", Bits.data(p.starters));
    }
    data.put("scores", longs(Arrays.stream(p.scores).boxed().toList()));
    data.put("houses", longs(Arrays.stream(p.houses).boxed().toList()));
    data.put("houses_before", (long) p.housesBefore);
    data.put("go_money", (long) p.goMoney);
    data.put("hotel_money", (long) p.hotelMoney);
    data.put("jail", names(ExpressPosition.dice(p.jailed)));
    data.put("resting", names(ExpressPosition.dice(p.resting)));
    List<Object> board = new ArrayList<>();
    List<Object> table = new ArrayList<>();
    for (Die die : Die.values()) {
      if (p.group(die) != null) {
        board.add(entry("die", die, "group", p.group(die), "chance", p.asChance(die)));
      } else if (p.showing(die) != null) {
        table.add(entry("die", die, "face", p.showing(die)));
      }
    }
    data.put("board", board);
    data.put("table", table);
    return data;
  }

  static Map<String, Object> view(ExpressPosition p) {
    Map<String, Object> view = write(p);
    view.put("waiting", Records.lower(p.waiting().name()));
    view.put("to_act", Bits.data(p.deciders()));
    view.put("to_roll", names(ExpressPosition.dice(p.diceToRoll())));
    view.put("turn_score", (long) p.turnScore());
    return view;
  }

  private static Map<String, Object> entry(Object... pairs) {
    Map<String, Object> entry = new LinkedHashMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      entry.put(
          (String) pairs[i],
          pairs[i + 1] instanceof Enum<?> constant ? Records.lower(constant.name()) : pairs[i + 1]);
    }
    return entry;
  }

  private static List<Object> longs(List<Integer> numbers) {
    return numbers.stream().<Object>map(Integer::longValue).toList();
  }

  private static List<Object> names(List<Die> dice) {
    return dice.stream().<Object>map(die -> Records.lower(die.name())).toList();
  }

  // --- and back
  // -------------------------------------------------------------------------------------------------

  static ExpressPosition read(Fields fields) {
    fields.only(
        List.of(
            "game",
            "seats",
            "options",
            "stage",
            "turn",
            "starters",
            "scores",
            "houses",
            "houses_before",
            "go_money",
            "hotel_money",
            "jail",
            "resting",
            "board",
            "table"));
    Express.GAME.checkIsOf(fields);
    Options options = Express.GAME.options(fields.map("options"));
    int seats = fields.number("seats", 1, 6);
    Express.GAME.checkSeats(seats, options);
    ExpressPosition p = new ExpressPosition(seats, options);
    p.phase = fields.constant("stage", Phase.class);
    p.turn = fields.number("turn", 0, seats - 1);
    readStarters(p, fields);
    readScores(p, fields);
    readJail(p, fields);
    readBoard(p, fields);
    readGo(p, fields);
    readTable(p, fields);
    readHouses(p, fields);
    readHotel(p, fields);
    ExpressCheck.possible(p);
    return p;
  }

  private static void readStarters(ExpressPosition p, Fields fields) {
    if (p.phase != Phase.STARTING) {
      p.starters = 0;
      ExpressCheck.that(!fields.has("starters"), "starters are named only before the first turn");
      return;
    }
    int all = p.starters;
    p.starters = 0;
    for (int seat : fields.numbers("starters", 0, p.seats() - 1)) {
      ExpressCheck.that((p.starters >> seat & 1) == 0, "starters names seat " + seat + " twice");
      p.starters |= 1 << seat;
    }
    ExpressCheck.that(
        p.starters == all || p.options.is("first", "policemen") && Integer.bitCount(p.starters) > 1,
        "starters must be all seats, or those that tied for the fewest policemen");
    ExpressCheck.that(p.turn == 0, "turn must be 0 until it is known who starts");
  }

  private static void readScores(ExpressPosition p, Fields fields) {
    int[] scores = fields.numbers("scores", p.seats(), 0, MOST_SCORE);
    for (int seat = 0; seat < scores.length; seat++) {
      p.scores[seat] = scores[seat];
      boolean won = p.phase == Phase.OVER && seat == p.turn;
      ExpressCheck.that(scores[seat] % 50 == 0, "scores[" + seat + "] must be a multiple of 50");
      ExpressCheck.that(
          won == scores[seat] >= p.goal,
          won
              ? "scores[" + seat + "] must reach the goal of " + p.goal
              : "scores[" + seat + "] has reached the goal, but the game goes on");
      ExpressCheck.that(
          p.phase != Phase.STARTING || scores[seat] == 0, "nobody has scored before the start");
    }
  }

  private static void readJail(ExpressPosition p, Fields fields) {
    for (Die die : fields.constants("jail", Die.class)) {
      ExpressCheck.that(
          die.isPolice() && !p.jailed(die), "jail holds each police die at most once");
      p.jailed |= 1 << die.ordinal();
    }
    ExpressCheck.that(
        p.policemen() < Die.POLICE_DICE || p.getOutSaves && p.phase == Phase.FREEING,
        "jail: three policemen end the turn");
  }

  private static void readBoard(ExpressPosition p, Fields fields) {
    for (Fields entry : fields.objects("board")) {
      entry.only(List.of("die", "group", "chance"));
      Die die = entry.constant("die", Die.class);
      Group group = entry.constant("group", Group.class);
      Face face = entry.flag("chance") ? Face.CHANCE : Face.at(group.ordinal());
      String name = Records.lower(die.name());
      ExpressCheck.that(p.group(die) == null, "board names " + name + " twice");
      ExpressCheck.that(
          ExpressCheck.bears(p, die, face),
          "board: " + name + " has no face " + Records.lower(face.name()));
      ExpressCheck.that(
          p.filled(group) < p.squares(group),
          "board: " + Records.lower(group.name()) + " has " + p.squares(group) + " squares");
      ExpressCheck.that(
          face != Face.CHANCE || !p.holdsChance(group),
          "board: one chance a group; " + Records.lower(group.name()) + " has two");
      p.put(die.ordinal(), group.ordinal(), face == Face.CHANCE);
    }
  }

  private static void readGo(ExpressPosition p, Fields fields) {
    boolean rests = p.options.is("go_die", "aside");
    p.goMoney = fields.number("go_money", 0, MOST_BONUS);
    for (Die die : fields.constants("resting", Die.class)) {
      ExpressCheck.that(
          rests && ExpressCheck.bears(p, die, Face.GO) && !p.jailed(die) && !p.resting(die),
          "resting: only a die that showed GO rests, once, and only with that option");
      p.resting |= 1 << die.ordinal();
    }
    ExpressCheck.that(p.goMoney % p.data.go == 0, "go_money counts in " + p.data.go + "s");
    ExpressCheck.that(
        !rests || p.goMoney == Integer.bitCount(p.resting) * p.data.go,
        "go_money must be " + p.data.go + " for each die that rests");
  }

  private static void readTable(ExpressPosition p, Fields fields) {
    int go = 0;
    for (Fields entry : fields.objects("table")) {
      entry.only(List.of("die", "face"));
      Die die = entry.constant("die", Die.class);
      Face face = entry.constant("face", Face.class);
      String name = Records.lower(die.name());
      ExpressCheck.that(
          p.group(die) == null && !p.jailed(die) && !p.resting(die) && p.showing(die) == null,
          "table: " + name + " lies somewhere else already");
      ExpressCheck.that(
          ExpressCheck.bears(p, die, face) && face != Face.POLICEMAN,
          "table: " + name + " cannot show " + Records.lower(face.name()));
      go += face == Face.GO ? p.data.go : 0;
      p.showing |= (face.ordinal() + 1L) << 5 * die.ordinal();
    }
    ExpressCheck.that(p.goMoney >= go, "go_money: a GO shows but did not pay");
    ExpressCheck.that(
        go == 0 || !p.options.is("go_die", "aside"), "table: a die that showed GO rests here");
  }

  private static void readHouses(ExpressPosition p, Fields fields) {
    int[] houses = fields.numbers("houses", p.seats(), 0, p.data.houses);
    System.arraycopy(houses, 0, p.houses, 0, houses.length);
    p.housesBefore = fields.number("houses_before", 0, p.data.houses);
    ExpressCheck.that(
        ExpressCheck.inBox(p) >= 0 && ExpressCheck.inBox(p) + p.houses[p.turn] >= p.housesBefore,
        "houses: the box holds " + p.data.houses);
    boolean stay = p.options.is("houses", "game") && p.phase != Phase.STARTING;
    ExpressCheck.that(
        stay || p.housesBefore == 0, "houses_before: houses go back when a turn ends");
    for (int seat = 0; seat < houses.length; seat++) {
      ExpressCheck.that(
          houses[seat] == 0 || stay || seat == p.turn,
          "houses[" + seat + "]: houses go back when a turn ends");
    }
    ExpressCheck.that(
        p.houses[p.turn] == p.housesBefore || p.houseDieIsOpen(),
        "houses[" + p.turn + "]: houses come and go only after a property is complete");
  }

  private static void readHotel(ExpressPosition p, Fields fields) {
    p.hotelMoney = fields.number("hotel_money", 0, MOST_BONUS);
    if (p.hotelMoney == 0) {
      return;
    }
    ExpressCheck.that(
        p.hotelMoney % p.data.hotel == 0, "hotel_money counts in " + p.data.hotel + "s");
    ExpressCheck.that(
        p.options.is("hotel", "every_roll") || p.hotelMoney == p.data.hotel,
        "hotel_money: a turn has one hotel at most");
    ExpressCheck.that(p.houseDieIsOpen(), "hotel_money needs a complete property");
    ExpressCheck.that(
        ExpressCheck.inBox(p) + p.houses[p.turn] == p.data.houses,
        "hotel_money needs all houses of the box");
    ExpressCheck.that(
        p.options.is("broken_house", "keeps_hotel") || p.houses[p.turn] == p.data.houses,
        "hotel_money: a broken house took the hotel");
  }
}
