package croupier.engine.express;

import croupier.engine.Fields;
import croupier.engine.Options;
import croupier.engine.Records;
import croupier.engine.Refusal;
import croupier.engine.express.ExpressPosition.Stage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Positions as data and back. What no game can reach is refused. */
final class ExpressSave {
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
            "go_money",
            "hotel_money",
            "jail",
            "resting",
            "board",
            "table"));
    Options options = Express.GAME.options(fields.map("options"));
    int seats = fields.number("seats", 1, 6);
    Express.GAME.checkSeats(seats, options);
    ExpressPosition p = new ExpressPosition(seats, options);
    p.stage = fields.constant("stage", Stage.class);
    p.turn = fields.number("turn", 0, seats - 1);
    p.goMoney = fields.number("go_money", 0, 1_000_000_000);
    p.hotelMoney = fields.number("hotel_money", 0, 1_000_000_000);
    loadStarters(p, fields);
    loadScores(p, fields);
    loadBoard(p, fields);
    loadTable(p, fields);
    loadHouses(p, fields);
    checkStage(p);
    return p;
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
    int[] scores = fields.numbers("scores", p.seats(), 0, 1_000_000_000);
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
    check(
        p.goMoney % p.data.go == 0 && p.hotelMoney % p.data.hotel == 0,
        "go_money counts in " + p.data.go + "s, hotel_money in " + p.data.hotel + "s");
    check(
        !p.options.is("hotel", "once") || p.hotelMoney <= p.data.hotel,
        "hotel_money: a hotel pays once a turn here");
  }

  private static void loadBoard(ExpressPosition p, Fields fields) {
    for (Die die : fields.constants("jail", Die.class)) {
      check(die.isPolice() && !p.jailed(die), "jail holds each police die at most once");
      p.jailed |= 1 << die.ordinal();
    }
    check(p.policemen() < Die.POLICE_DICE, "jail: three policemen end the turn");
    for (Die die : fields.constants("resting", Die.class)) {
      check(
          p.options.is("go_die", "aside")
              && (p.data.bears[die.ordinal()] >> Face.GO.ordinal() & 1) == 1
              && !p.jailed(die)
              && p.goMoney > 0,
          "resting: only a die that showed GO rests, and only with that option");
      p.resting |= 1 << die.ordinal();
    }
    for (Fields entry : fields.objects("board")) {
      entry.only(List.of("die", "group", "chance"));
      Die die = entry.constant("die", Die.class);
      Group group = entry.constant("group", Group.class);
      Face face = entry.flag("chance") ? Face.CHANCE : Face.at(group.ordinal());
      String name = Records.lower(die.name());
      check(p.group(die) == null, "board names " + name + " twice");
      check(
          (p.data.bears[die.ordinal()] >> face.ordinal() & 1) == 1,
          "board: " + name + " has no face " + Records.lower(face.name()));
      check(
          p.filled(group) < p.squares(group),
          "board: " + Records.lower(group.name()) + " has " + p.squares(group) + " squares");
      check(
          face != Face.CHANCE || !p.holdsChance(group),
          "board: one chance a group; " + Records.lower(group.name()) + " has two");
      p.put(die.ordinal(), group.ordinal(), face == Face.CHANCE);
    }
  }

  private static void loadTable(ExpressPosition p, Fields fields) {
    for (Fields entry : fields.objects("table")) {
      entry.only(List.of("die", "face"));
      Die die = entry.constant("die", Die.class);
      Face face = entry.constant("face", Face.class);
      String name = Records.lower(die.name());
      check(
          p.group(die) == null && !p.jailed(die) && p.showing(die) == null,
          "table: " + name + " lies somewhere else already");
      check(
          (p.data.bears[die.ordinal()] >> face.ordinal() & 1) == 1 && face != Face.POLICEMAN,
          "table: " + name + " cannot show " + Records.lower(face.name()));
      p.showing |= (face.ordinal() + 1L) << 5 * die.ordinal();
    }
  }

  private static void loadHouses(ExpressPosition p, Fields fields) {
    int[] houses = fields.numbers("houses", p.seats(), 0, p.data.houses);
    System.arraycopy(houses, 0, p.houses, 0, houses.length);
    check(Arrays.stream(houses).sum() <= p.data.houses, "houses: the box holds " + p.data.houses);
    boolean stay = p.options.is("houses", "game");
    boolean builds = (p.diceToRoll() & Die.HOUSE_BIT) != 0 && (p.stage != Stage.OVER);
    for (int seat = 0; seat < houses.length; seat++) {
      check(
          houses[seat] == 0 || stay && p.stage != Stage.STARTING || seat == p.turn && builds,
          "houses[" + seat + "]: houses are held only after a property is complete");
    }
    check(p.hotelMoney == 0 || builds, "hotel_money needs a complete property");
    check(p.showing(Die.H) == null || builds, "table: the house die waits for a complete property");
  }

  private static void checkStage(ExpressPosition p) {
    boolean clear =
        p.placed == 0
            && p.jailed == 0
            && p.resting == 0
            && p.showing == 0
            && p.goMoney == 0
            && p.hotelMoney == 0;
    switch (p.stage) {
      case STARTING, READY, OVER -> check(clear, "board: nothing lies on it between turns");
      case ROLLING -> check(p.showing == 0, "table: nothing shows while the dice are in the air");
      case CHOOSING, FREEING -> {
        for (int die = 0; die < Die.PROPERTY_DICE; die++) {
          check(
              p.group(Die.at(die)) != null || p.showing(Die.at(die)) != null,
              "table: " + Records.lower(Die.at(die).name()) + " is nowhere");
        }
        check(
            p.showing(Die.J3) != Face.GO || p.goMoney > 0, "go_money: a GO shows but did not pay");
        int unseen = Die.POLICE_BITS & ~p.jailed & ~p.resting;
        for (Die die : ExpressPosition.dice(unseen)) {
          unseen &= p.showing(die) != null ? ~(1 << die.ordinal()) : -1;
        }
        check(
            Integer.bitCount(unseen) <= (p.showing(Die.H) == Face.GET_OUT_OF_JAIL ? 1 : 0),
            "table: a police die is nowhere");
        check(
            (p.stage == Stage.FREEING)
                == (p.showing(Die.H) == Face.GET_OUT_OF_JAIL && p.policemen() == 2),
            "stage: freeing is when get out of jail shows and two policemen are held");
      }
    }
  }

  private static void check(boolean possible, String complaint) {
    if (!possible) {
      throw new Refusal(Refusal.Code.IMPOSSIBLE_POSITION, complaint + ".");
    }
  }
}
