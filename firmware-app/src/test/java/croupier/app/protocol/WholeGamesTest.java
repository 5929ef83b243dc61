package croupier.app.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.json.Json;
import croupier.app.live.RecordReader;
import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.GamesToTest;
import croupier.engine.Records;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Bots that play whole games through the protocol, from the first line to the proof. */
public class WholeGamesTest {
  private static final int SEEDS = 6;
  private static final List<String> NAMES = List.of("Ann", "Bo", "Cy", "Dee");

  static Stream<Arguments> games() {
    return GamesToTest.all()
        .flatMap(game -> IntStream.range(0, SEEDS).mapToObj(seed -> Arguments.of(game.id(), seed)));
  }

  @ParameterizedTest
  @MethodSource("games")
  void aSeededGameEndsAndItsRecordIsProved(String game, int seed) throws RecordReader.Damaged {
    Client client = new Client();
    FastRandom random = begin(client, game, seed, "seed", "seed " + seed);
    Map<String, Object> result = new RandomBot(client, random).playToTheEnd();
    RecordReader record = RecordReader.of(client.record());
    assertEquals(result, roundTrip(Records.write(record.result())));
    assertTrue(record.proved());
    assertEquals(0, record.byHand());
    assertEquals(client.position(), roundTrip(record.end().save()));
  }

  @ParameterizedTest
  @MethodSource("games")
  void aScriptedGameEndsAndItsRecordIsWhole(String game, int seed) throws RecordReader.Damaged {
    Client client = new Client();
    FastRandom random = begin(client, game, seed, "nature", "scripted");
    Map<String, Object> result = new RandomBot(client, random).playToTheEnd();
    RecordReader record = RecordReader.of(client.record());
    assertEquals(result, roundTrip(Records.write(record.result())));
    assertFalse(record.proved());
    assertEquals(0, record.seeded());
    assertTrue(record.byHand() > 0);
  }

  @ParameterizedTest
  @MethodSource("games")
  void aGameThatIsSavedAndLoadedAtEveryStepGoesOnTheSame(String game, int seed) {
    Client client = new Client();
    FastRandom random = begin(client, game, seed, "nature", "scripted");
    Map<String, Object> pending = Client.map(client.does("pending"), "pending");
    RandomBot bot = new RandomBot(client, random);
    while (!pending.get("waiting").equals("over")) {
      Client other = new Client();
      assertEquals(pending, other.does("load", "position", client.position()).get("pending"));
      String next = bot.next(pending);
      Map<String, Object> answer = client.answer(next);
      assertEquals(answer, other.answer(next));
      pending = Client.map(answer, "pending");
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void aGameThatGoesOnFromALoadedPositionIsProvedToo(String game, int seed)
      throws RecordReader.Damaged {
    Client client = new Client();
    FastRandom random = begin(client, game, seed, "seed", "first half");
    Map<String, Object> pending = Client.map(client.does("pending"), "pending");
    for (int i = 0; i < 30 && !pending.get("waiting").equals("over"); i++) {
      pending = Client.map(client.answer(new RandomBot(client, random).next(pending)), "pending");
    }
    client.does("load", "position", client.position(), "seed", "second half");
    new RandomBot(client, random).playToTheEnd();
    RecordReader record = RecordReader.of(client.record());
    assertEquals(client.position(), roundTrip(record.end().save()));
    if (record.entries() > 0) {
      assertTrue(record.proved());
    }
  }

  @Test
  void aSeedThatIsNotGivenIsMadeUpAnew() {
    Client client = new Client();
    List<String> records = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      client.does("new", "game", "go", "seats", NAMES);
      records.add(client.record());
    }
    assertNotEquals(records.get(0), records.get(1));
  }

  /** Begins a game with random options and seats. */
  private static FastRandom begin(Client client, String id, int seed, String field, String value) {
    Game game = Games.named(id);
    FastRandom random = new FastRandom(seed);
    Map<String, Object> options = RandomBot.options(game, random);
    int fewest = game.fewestSeats(game.options(options));
    int most = Math.min(NAMES.size(), game.mostSeats(game.options(options)));
    List<String> names = NAMES.subList(0, fewest + random.below(most - fewest + 1));
    client.does("new", "game", id, "seats", names, "options", options, field, value);
    return random;
  }

  /** Data as it looks on the other side of the line. */
  private static Object roundTrip(Map<String, Object> data) {
    try {
      return Json.readObject(Json.write(data));
    } catch (Json.Malformed e) {
      throw new AssertionError(e);
    }
  }
}
