package croupier.app.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.Games;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a program needs that looks ahead: worlds to try moves in, and to be told what it is asked.
 */
class SearchTest {
  private static final List<String> NAMES = List.of("Ann", "Bo", "Cy");

  static Stream<Arguments> gamesOfMoney() {
    return games().filter(game -> List.of("travel", "brands").contains(game.get()[0]));
  }

  static Stream<Arguments> games() {
    return Games.ALL.stream()
        .flatMap(game -> IntStream.range(0, 3).mapToObj(seed -> Arguments.of(game.id(), seed)));
  }

  /** A world that was dealt anew can be loaded, looks the same to its seat, and is played on. */
  @ParameterizedTest
  @MethodSource("games")
  void aWorldThatWasDealtAnewLooksTheSameToItsSeat(String game, int seed) {
    Client client = begun(game, seed);
    FastRandom random = new FastRandom(seed);
    RandomBot bot = new RandomBot(client, random);
    Map<String, Object> pending = Client.map(client.does("pending"), "pending");
    for (int step = 0; step < 150 && !pending.get("waiting").equals("over"); step++) {
      int seat = random.below(NAMES.size());
      Map<String, Object> position = client.position();
      Object world = client.does("redeal", "seat", seat, "seed", "w" + step).get("position");
      assertEquals(position, client.position());
      assertEquals(world, client.does("redeal", "seat", seat, "seed", "w" + step).get("position"));
      Client other = new Client();
      Map<String, Object> loaded = other.does("load", "position", world);
      assertEquals(client.does("view", "seat", seat), other.does("view", "seat", seat));
      assertEquals(
          pending.get("waiting"), Client.map(loaded, "pending").get("waiting"), "step " + step);
      pending = Client.map(client.answer(bot.next(pending)), "pending");
    }
  }

  @Test
  void otherSeedsGiveOtherWorlds() {
    Client client = begun("deal", 0);
    Set<Object> worlds = new HashSet<>();
    for (int i = 0; i < 5; i++) {
      worlds.add(client.does("redeal", "seat", 0, "seed", "w" + i).get("position"));
      worlds.add(client.does("redeal", "seat", null).get("position"));
    }
    assertTrue(worlds.size() > 8, worlds::toString);
    assertEquals("no_such_seat", client.refuses("redeal", "seat", 9));
    assertEquals("no_game", new Client().refuses("redeal", "seat", 0));
  }

  /** The view says whose it is, and the same as pending about what its seat may do. */
  @ParameterizedTest
  @MethodSource("games")
  void aViewSaysWhoseItIsAndWhatIsAsked(String game, int seed) {
    Client client = begun(game, seed);
    RandomBot bot = new RandomBot(client, new FastRandom(seed));
    Map<String, Object> pending = Client.map(client.does("pending"), "pending");
    for (int step = 0; step < 100 && !pending.get("waiting").equals("over"); step++) {
      assertEquals(null, Client.map(client.does("view"), "view").get("you"));
      for (long seat = 0; seat < NAMES.size(); seat++) {
        Map<String, Object> view = Client.map(client.does("view", "seat", seat), "view");
        assertEquals(seat, view.get("you"));
        assertEquals(asked(pending, seat), view.get("ask"));
      }
      pending = Client.map(client.answer(bot.next(pending)), "pending");
    }
  }

  private static Object asked(Map<String, Object> pending, long seat) {
    if (!pending.get("waiting").equals("decisions")) {
      return null;
    }
    for (Map<String, Object> entry : Client.maps(pending, "seats")) {
      if (entry.get("seat").equals(seat)) {
        Map<String, Object> ask = new LinkedHashMap<>(entry);
        ask.remove("seat");
        return ask;
      }
    }
    return null;
  }

  /** What a listed action is said to bring is what the seat's cash or score gains by it. */
  @ParameterizedTest
  @MethodSource("gamesOfMoney")
  void whatAnActionBringsIsWhatItBrings(String game, int seed) {
    Client client = begun(game, seed);
    RandomBot bot = new RandomBot(client, new FastRandom(seed));
    Map<String, Object> pending = Client.map(client.does("pending"), "pending");
    int told = 0;
    for (int step = 0; step < 200 && !pending.get("waiting").equals("over"); step++) {
      if (pending.get("waiting").equals("decisions")) {
        told += tried(client, Client.maps(pending, "seats").getFirst());
      }
      pending = Client.map(client.answer(bot.next(pending)), "pending");
    }
    assertTrue(told > 20, game + " seed " + seed + ": " + told);
  }

  /** Tries the actions of a seat that the Bank answers at once. */
  private static int tried(Client client, Map<String, Object> decision) {
    int told = 0;
    int seat = ((Long) decision.get("seat")).intValue();
    for (Object one : Client.list(decision, "actions")) {
      @SuppressWarnings("unchecked")
      Map<String, Object> action = (Map<String, Object>) one;
      if (!Set.of("buy", "build", "sell", "mortgage", "redeem", "pay_fine", "sell_down")
              .contains(action.get("type"))
          || client.position().toString().contains("frame=debt")) {
        continue;
      }
      Client other = new Client();
      other.does("load", "position", client.position());
      long before = cash(other, seat);
      Map<String, Object> answer =
          other.answer(Client.request("act", "seat", seat, "action", action));
      assertEquals(true, answer.get("ok"), answer::toString);
      if (!answer.toString().contains("shortage_began")) {
        assertEquals(action.get("brings"), cash(other, seat) - before, action::toString);
        assertNotEquals(null, action.get("brings"));
        told++;
      }
    }
    return told;
  }

  private static long cash(Client client, int seat) {
    return (Long) Client.maps(client.position(), "players").get(seat).get("cash");
  }

  @Test
  void anOfferMayLeaveOutWhatIsEmpty() {
    Client client = new Client();
    client.does(
        "new", "game", "travel", "seats", NAMES, "seed", "a", "options", Map.of("quicker", true));
    Map<String, Object> pending = Client.map(client.does("pending"), "pending");
    Map<String, Object> offers =
        Client.maps(pending, "seats").stream()
            .flatMap(seat -> Client.maps(seat, "shapes").stream())
            .filter(shape -> shape.get("type").equals("offer"))
            .findFirst()
            .orElseThrow();
    Object to = Client.maps(offers, "partners").getFirst().get("to");
    Object seat = Client.maps(pending, "seats").getFirst().get("seat");
    Object deed = Client.list(offers, "give").getFirst();
    Map<String, Object> offer =
        Map.of("type", "offer", "to", to, "give", List.of(deed), "ask", 10, "brings", 0);
    assertEquals(
        "bad_data",
        client.refuses("act", "seat", seat, "action", Map.of("type", "roll", "brings", "much")));
    client.does("act", "seat", seat, "action", offer);
    assertTrue(client.record().contains("\"take\":[]"));
  }

  @Test
  void everyGameTellsWhatLiesInItsBoxAndWhatItsOptionsAre() {
    Client client = new Client();
    assertEquals(2L, client.does("games").get("protocol"));
    for (Game game : Games.ALL) {
      Map<String, Object> told = Client.map(client.does("games", "game", game.id()), "game");
      assertEquals(game.id(), told.get("game"));
      assertTrue(!Client.map(told, "box").isEmpty(), game.id());
      for (Map<String, Object> option : Client.maps(told, "options")) {
        assertTrue(Set.of("number", "word", "yes_or_no").contains(option.get("type")));
      }
    }
    assertEquals("unknown_game", client.refuses("games", "game", "chess"));
  }

  private static Client begun(String game, int seed) {
    Client client = new Client();
    client.does("new", "game", game, "seats", NAMES, "seed", "search " + seed);
    return client;
  }
}
