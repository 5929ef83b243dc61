package croupier.engine.express;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Group;
import croupier.engine.Position;
import croupier.engine.Refusal;
import croupier.engine.Sentences;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What can be loaded is exactly what can be reached. The property dice always show the same here
 * and only brown is collected; of the rest (phase, jail, GO, houses, hotel, what the police dice
 * and the house die show) every combination is tried. A search plays every possible roll and move
 * to find which of them a game can come to.
 */
class ExpressPossibleTest {
  private static final int MOST_HOTEL = 10_000;
  private static final int OTHER = 1;

  private final List<String> faces =
      List.of("orange", "brown", "pink", "brown", "pink", "red", "green");

  @ParameterizedTest
  @CsvSource({
    "reroll, turn, every_roll, keeps_hotel, jail",
    "aside,  turn, once,       takes_hotel, jail",
    "reroll, game, every_roll, takes_hotel, get_out",
    "aside,  game, once,       keeps_hotel, get_out",
  })
  void whatCanBeLoadedIsExactlyWhatCanBeReached(
      String goDie, String houses, String hotel, String brokenHouse, String thirdPoliceman) {
    Map<String, Object> options = new LinkedHashMap<>();
    options.put("go_die", goDie);
    options.put("houses", houses);
    options.put("hotel", hotel);
    options.put("broken_house", brokenHouse);
    options.put("third_policeman", thirdPoliceman);
    ExpressPosition start = Express.GAME.start(2, Express.GAME.options(options));
    Set<String> reached = new Reachable(start).states;
    Set<String> loaded = new HashSet<>();
    new Combinations(start).forEach(data -> load(data, loaded));
    assertTrue(reached.size() > 200, "the search goes far");
    assertEquals("[]", few(reached, loaded), "reached, but cannot be loaded");
    assertEquals("[]", few(loaded, reached), "loaded, but cannot be reached");
  }

  private static void load(Map<String, Object> data, Set<String> loaded) {
    try {
      loaded.add(Express.GAME.load(data).save().toString());
    } catch (Refusal refusal) {
      assertEquals(Refusal.Code.IMPOSSIBLE_POSITION, refusal.code(), Sentences.of(refusal));
    }
  }

  private static String few(Set<String> these, Set<String> butNotThose) {
    Set<String> left = new TreeSet<>(these);
    left.removeAll(butNotThose);
    return left.stream().limit(5).toList().toString();
  }

  /** Plays everything that can happen in a turn of seat 0, from any houses that were kept. */
  private final class Reachable {
    /** What was reached, but for positions with half a group, which hold nothing new. */
    final Set<String> states = new HashSet<>();

    private final Set<String> seen = new HashSet<>();
    private final Deque<ExpressPosition> open = new ArrayDeque<>();
    private final long[] moves = new long[Position.MOST_MOVES];

    Reachable(ExpressPosition start) {
      boolean stay = start.options.is("houses", "game");
      for (int own = 0; own <= (stay ? 4 : 0); own++) {
        for (int other = 0; own + other <= (stay ? 4 : 0); other++) {
          ExpressPosition ready = (ExpressPosition) start.copy();
          ready.houses[0] = own;
          ready.houses[OTHER] = other;
          ready.happen(0, null);
          open.add(ready);
        }
      }
      while (!open.isEmpty()) {
        visit(open.remove());
      }
    }

    private void visit(ExpressPosition position) {
      if (position.phase == Phase.ROLLING) {
        rolls(position).forEach(roll -> reach(position, roll, true));
        return;
      }
      int count = position.moves(0, moves);
      for (long move : Arrays.copyOf(moves, count)) {
        if (!(position.action(move) instanceof ExpressAction.Place(Die _, Group group))
            || group == Group.BROWN) {
          reach(position, move, false);
        }
      }
    }

    private void reach(ExpressPosition from, long number, boolean roll) {
      ExpressPosition to = (ExpressPosition) from.copy();
      if (roll) {
        to.happen(number, null);
      } else {
        to.act(0, number, null);
      }
      boolean inside = to.goMoney <= 200 && to.hotelMoney <= MOST_HOTEL;
      boolean inTurn = to.turn == 0 && to.phase != Phase.READY && to.phase != Phase.OVER;
      if (inside && inTurn && seen.add(to.save().toString())) {
        open.add(to);
        if (to.filled(Group.BROWN) != 1) {
          states.add(to.save().toString());
        }
      }
    }

    private List<Long> rolls(ExpressPosition position) {
      List<List<Face>> rolls = List.of(List.of());
      for (Die die : ExpressPosition.dice(position.diceToRoll())) {
        List<List<Face>> longer = new ArrayList<>();
        for (Face face : facesOf(die)) {
          for (List<Face> roll : rolls) {
            List<Face> more = new ArrayList<>(roll);
            more.add(face);
            longer.add(more);
          }
        }
        rolls = longer;
      }
      return rolls.stream().map(r -> position.roll(new ExpressOutcome.Rolled(r))).toList();
    }

    private List<Face> facesOf(Die die) {
      if (die.isProperty()) {
        return List.of(Face.valueOf(faces.get(die.ordinal()).toUpperCase(Locale.ROOT)));
      }
      return switch (die) {
        case J1, J2 -> List.of(Face.POLICEMAN, Face.BLANK);
        case J3 -> List.of(Face.POLICEMAN, Face.BLANK, Face.GO);
        default -> List.of(Face.HOUSE, Face.HOTEL, Face.BROKEN_HOUSE, Face.GET_OUT_OF_JAIL);
      };
    }
  }

  /** Every combination of what a turn of seat 0 is made of, possible or not. */
  private final class Combinations {
    private final Map<String, Object> data;
    private final List<Object> board = new ArrayList<>();

    Combinations(ExpressPosition start) {
      data = new LinkedHashMap<>(start.save());
      data.remove("starters");
    }

    void forEach(Consumer<Map<String, Object>> each) {
      for (String phase : List.of("rolling", "choosing", "freeing")) {
        for (boolean brown : new boolean[] {false, true}) {
          for (int police = 0; police < 3 * 3 * 5; police++) {
            for (String h : List.of("", "house", "hotel", "broken_house", "get_out_of_jail")) {
              data.put("stage", phase);
              layDice(phase, brown, police, h);
              forEachMoney(each);
            }
          }
        }
      }
    }

    private void layDice(String phase, boolean brown, int police, String h) {
      List<String> jail = new ArrayList<>();
      List<String> resting = new ArrayList<>();
      List<Object> table = new ArrayList<>();
      board.clear();
      for (int die = 0; die < Die.PROPERTY_DICE; die++) {
        String name = "p" + (die + 1);
        if (brown && faces.get(die).equals("brown")) {
          board.add(Map.of("die", name, "group", "brown", "chance", false));
        } else if (!phase.equals("rolling")) {
          table.add(Map.of("die", name, "face", faces.get(die)));
        }
      }
      lay("j1", List.of("jail", "blank", "").get(police % 3), jail, resting, table);
      lay("j2", List.of("jail", "blank", "").get(police / 3 % 3), jail, resting, table);
      String j3 = List.of("jail", "blank", "", "go", "rest").get(police / 9);
      lay("j3", j3, jail, resting, table);
      lay("h", h, jail, resting, table);
      data.put("jail", jail);
      data.put("resting", resting);
      data.put("board", List.copyOf(board));
      data.put("table", table);
    }

    private void lay(
        String die, String where, List<String> jail, List<String> resting, List<Object> table) {
      switch (where) {
        case "" -> {}
        case "jail" -> jail.add(die);
        case "rest" -> resting.add(die);
        default -> table.add(Map.of("die", die, "face", where));
      }
    }

    private void forEachMoney(Consumer<Map<String, Object>> each) {
      boolean aside = ((Map<?, ?>) data.get("options")).get("go_die").equals("aside");
      for (int go = 0; go <= (aside ? 400 : 200); go += 200) {
        for (int hotel = 0; hotel <= MOST_HOTEL; hotel += 5_000) {
          data.put("go_money", go);
          data.put("hotel_money", hotel);
          forEachHouses(each);
        }
      }
    }

    private void forEachHouses(Consumer<Map<String, Object>> each) {
      boolean stay = ((Map<?, ?>) data.get("options")).get("houses").equals("game");
      for (int other = 0; other <= (stay ? 4 : 1); other++) {
        int most = Math.min(4, 5 - other); // one more than the box holds
        for (int own = 0; own <= most; own++) {
          for (int before = 0; before <= (stay ? most : 1); before++) {
            data.put("houses", List.of(own, other));
            data.put("houses_before", before);
            each.accept(data);
          }
        }
      }
    }
  }
}
