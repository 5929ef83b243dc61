package croupier.engine.express;

import croupier.engine.Fields;
import croupier.engine.Options;
import croupier.engine.Records;
import croupier.engine.Refusal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Positions as data and back. What no game can reach is refused. */
final class ExpressSave {
  /** Far more than any turn brings, and far from where numbers overflow. */
  private static final int MOST_BONUS = 100_000_000;

  private static final int MOST_SCORE = 1_000_000_000;

  private ExpressSave() {}

  static Map<String, Object> save(ExpressPosition p) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("game", Express.GAME.id());
    data.put("seats", (long) p.seats());
    data.put("options", p.options.save());
    data.put("stage", Records.lower(p.stage.name()));
    data.put("turn", (long) p.turn);
    if (p.stage == Stage.STARTING) {
      data.put("starters", longs(ExpressPosition.bits(p.starters)));
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
    Map<String, Object> view = save(p);
    view.put("waiting", Records.lower(p.waiting().name()));
    view.put("to_act", longs(ExpressPosition.bits(p.deciders())));
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

  // --- loading
  // -------------------------------------------------------------------------------------------------

  static ExpressPosition load(Map<String, ?> data) {
    Fields fields = Fields.of("", data);
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
    checkGame(fields.text("game"));
    Options options = Express.GAME.options(fields.map("options"));
    int seats = fields.number("seats", 1, 6);
    Express.GAME.checkSeats(seats, options);
    ExpressPosition p = new ExpressPosition(seats, options);
    p.stage = fields.constant("stage", Stage.class);
    p.turn = fields.number("turn", 0, seats - 1);
    loadStarters(p, fields);
    loadScores(p, fields);
    loadJail(p, fields);
    loadBoard(p, fields);
    loadGo(p, fields);
    loadTable(p, fields);
    loadHouses(p, fields);
    loadHotel(p, fields);
    checkStage(p);
    checkHouseDie(p);
    return p;
  }

  private static void checkGame(String game) {
    if (!game.equals(Express.GAME.id())) {
      throw Refusal.wrongData(
          "game must be " + Express.GAME.id() + ", not " + Records.quote(game) + ".");
    }
  }

  private static void loadStarters(ExpressPosition p, Fields fields) {
    if (p.stage != Stage.STARTING) {
      p.starters = 0;
      check(!fields.has("starters"), "starters are named only before the first turn");
      return;
    }
    int all = p.starters;
    p.starters = 0;
    for (int seat : fields.numbers("starters", 0, p.seats() - 1)) {
      check((p.starters >> seat & 1) == 0, "starters names seat " + seat + " twice");
      p.starters |= 1 << seat;
    }
    check(
        p.starters == all || p.options.is("first", "policemen") && Integer.bitCount(p.starters) > 1,
        "starters must be all seats, or those that tied for the fewest policemen");
    check(p.turn == 0, "turn must be 0 until it is known who starts");
  }

  private static void loadScores(ExpressPosition p, Fields fields) {
    int[] scores = fields.numbers("scores", p.seats(), 0, MOST_SCORE);
    for (int seat = 0; seat < scores.length; seat++) {
      p.scores[seat] = scores[seat];
      boolean won = p.stage == Stage.OVER && seat == p.turn;
      check(scores[seat] % 50 == 0, "scores[" + seat + "] must be a multiple of 50");
      check(
          won == scores[seat] >= p.goal,
          won
              ? "scores[" + seat + "] must reach the goal of " + p.goal
              : "scores[" + seat + "] has reached the goal, but the game goes on");
      check(p.stage != Stage.STARTING || scores[seat] == 0, "nobody has scored before the start");
    }
  }

  private static void loadJail(ExpressPosition p, Fields fields) {
    for (Die die : fields.constants("jail", Die.class)) {
      check(die.isPolice() && !p.jailed(die), "jail holds each police die at most once");
      p.jailed |= 1 << die.ordinal();
    }
    check(
        p.policemen() < Die.POLICE_DICE || p.getOutSaves && p.stage == Stage.FREEING,
        "jail: three policemen end the turn");
  }

  private static void loadBoard(ExpressPosition p, Fields fields) {
    for (Fields entry : fields.objects("board")) {
      entry.only(List.of("die", "group", "chance"));
      Die die = entry.constant("die", Die.class);
      Group group = entry.constant("group", Group.class);
      Face face = entry.flag("chance") ? Face.CHANCE : Face.at(group.ordinal());
      String name = Records.lower(die.name());
      check(p.group(die) == null, "board names " + name + " twice");
      check(bears(p, die, face), "board: " + name + " has no face " + Records.lower(face.name()));
      check(
          p.filled(group) < p.squares(group),
          "board: " + Records.lower(group.name()) + " has " + p.squares(group) + " squares");
      check(
          face != Face.CHANCE || !p.holdsChance(group),
          "board: one chance a group; " + Records.lower(group.name()) + " has two");
      p.put(die.ordinal(), group.ordinal(), face == Face.CHANCE);
    }
  }

  private static void loadGo(ExpressPosition p, Fields fields) {
    boolean rests = p.options.is("go_die", "aside");
    p.goMoney = fields.number("go_money", 0, MOST_BONUS);
    for (Die die : fields.constants("resting", Die.class)) {
      check(
          rests && bears(p, die, Face.GO) && !p.jailed(die) && !p.resting(die),
          "resting: only a die that showed GO rests, once, and only with that option");
      p.resting |= 1 << die.ordinal();
    }
    check(p.goMoney % p.data.go == 0, "go_money counts in " + p.data.go + "s");
    check(
        !rests || p.goMoney == Integer.bitCount(p.resting) * p.data.go,
        "go_money must be " + p.data.go + " for each die that rests");
  }

  private static void loadTable(ExpressPosition p, Fields fields) {
    int go = 0;
    for (Fields entry : fields.objects("table")) {
      entry.only(List.of("die", "face"));
      Die die = entry.constant("die", Die.class);
      Face face = entry.constant("face", Face.class);
      String name = Records.lower(die.name());
      check(
          p.group(die) == null && !p.jailed(die) && !p.resting(die) && p.showing(die) == null,
          "table: " + name + " lies somewhere else already");
      check(
          bears(p, die, face) && face != Face.POLICEMAN,
          "table: " + name + " cannot show " + Records.lower(face.name()));
      go += face == Face.GO ? p.data.go : 0;
      p.showing |= (face.ordinal() + 1L) << 5 * die.ordinal();
    }
    check(p.goMoney >= go, "go_money: a GO shows but did not pay");
    check(go == 0 || !p.options.is("go_die", "aside"), "table: a die that showed GO rests here");
  }

  private static void loadHouses(ExpressPosition p, Fields fields) {
    int[] houses = fields.numbers("houses", p.seats(), 0, p.data.houses);
    System.arraycopy(houses, 0, p.houses, 0, houses.length);
    p.housesBefore = fields.number("houses_before", 0, p.data.houses);
    check(
        inBox(p) >= 0 && inBox(p) + p.houses[p.turn] >= p.housesBefore,
        "houses: the box holds " + p.data.houses);
    boolean stay = p.options.is("houses", "game") && p.stage != Stage.STARTING;
    check(stay || p.housesBefore == 0, "houses_before: houses go back when a turn ends");
    for (int seat = 0; seat < houses.length; seat++) {
      check(
          houses[seat] == 0 || stay || seat == p.turn,
          "houses[" + seat + "]: houses go back when a turn ends");
    }
    check(
        p.houses[p.turn] == p.housesBefore || p.houseDieIsOpen(),
        "houses[" + p.turn + "]: houses come and go only after a property is complete");
  }

  private static void loadHotel(ExpressPosition p, Fields fields) {
    p.hotelMoney = fields.number("hotel_money", 0, MOST_BONUS);
    if (p.hotelMoney == 0) {
      return;
    }
    check(p.hotelMoney % p.data.hotel == 0, "hotel_money counts in " + p.data.hotel + "s");
    check(
        p.options.is("hotel", "every_roll") || p.hotelMoney == p.data.hotel,
        "hotel_money: a turn has one hotel at most");
    check(p.houseDieIsOpen(), "hotel_money needs a complete property");
    check(inBox(p) + p.houses[p.turn] == p.data.houses, "hotel_money needs all houses of the box");
    check(
        p.options.is("broken_house", "keeps_hotel") || p.houses[p.turn] == p.data.houses,
        "hotel_money: a broken house took the hotel");
  }

  private static void checkStage(ExpressPosition p) {
    switch (p.stage) {
      case STARTING, READY, OVER ->
          check(
              p.placed == 0 && p.jailed == 0 && p.resting == 0 && p.showing == 0 && p.goMoney == 0,
              "board: nothing lies on it between turns");
      case ROLLING -> {
        check(p.showing == 0, "table: nothing shows while the dice are in the air");
        check(p.diceToRoll() != 0, "stage: no die is left to roll");
      }
      case CHOOSING, FREEING -> checkDiceLie(p);
    }
  }

  /** After a roll every die is somewhere, but for one that get out of jail has just freed. */
  private static void checkDiceLie(ExpressPosition p) {
    boolean out = p.showing(Die.H) == Face.GET_OUT_OF_JAIL;
    int free = 0;
    for (Die die : ExpressPosition.dice(p.diceToRoll() & ~Die.HOUSE_BIT)) {
      if (p.showing(die) == null) {
        check(die.isPolice(), "table: " + Records.lower(die.name()) + " is nowhere");
        free++;
      }
    }
    boolean freeing = out && free == 0 && p.policemen() > 1;
    check(
        freeing == (p.stage == Stage.FREEING),
        "stage: freeing is when get out of jail shows and two policemen are held");
    boolean freed = out && !freeing && (p.getOutSaves || p.policemen() < Die.POLICE_DICE - 1);
    check(free <= (freed ? 1 : 0), "table: a police die is nowhere");
    check(
        !out || freeing || free == 1 || p.jailed == 0,
        "jail: get out of jail shows, but nobody left");
  }

  /** What the house die shows has had its effect, and nothing but the house die has it. */
  private static void checkHouseDie(ExpressPosition p) {
    Face face = p.showing(Die.H);
    boolean lies = p.stage == Stage.CHOOSING || p.stage == Stage.FREEING;
    check(face == null || p.houseDieIsOpen(), "table: h waits for a complete property");
    check(
        face != null || !lies || p.houses[p.turn] == p.housesBefore && p.hotelMoney == 0,
        "table: houses came or went, but h was not rolled");
    int held = p.houses[p.turn];
    boolean done =
        switch (face) {
          case HOUSE -> held > 0 || inBox(p) == 0;
          case BROKEN_HOUSE -> held == 0 || inBox(p) > 0;
          case HOTEL -> held < p.data.houses || p.hotelMoney > 0;
          case null, default -> true;
        };
    check(done, "table: h shows what has not happened");
  }

  private static int inBox(ExpressPosition p) {
    return p.data.houses - Arrays.stream(p.houses).sum();
  }

  private static boolean bears(ExpressPosition p, Die die, Face face) {
    return (p.data.bears[die.ordinal()] >> face.ordinal() & 1) == 1;
  }

  private static void check(boolean possible, String complaint) {
    if (!possible) {
      throw Refusal.impossible(complaint + ".");
    }
  }
}
