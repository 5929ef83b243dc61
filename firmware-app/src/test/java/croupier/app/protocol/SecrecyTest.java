package croupier.app.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * What may be passed on tells nobody what is hidden from him: two games that differ only in it give
 * the same events, and the same views and choices to everybody else.
 */
class SecrecyTest {
  @Test
  void aLockedSymbolIsSeenByItsOwnerOnly() {
    for (int locks = 0; locks < 2; locks++) {
      int other = 1 - locks;
      List<Map<String, Object>> answers = new ArrayList<>();
      List<List<Object>> seen = new ArrayList<>();
      List<Object> owners = new ArrayList<>();
      for (String symbol : List.of("ring", "money", "coin")) {
        Client client = inAHeist();
        answers.add(client.does("act", "seat", locks, "action", lock(symbol)));
        seen.add(List.of(client.does("view", "seat", other), client.does("view")));
        owners.add(client.does("view", "seat", locks));
      }
      for (int i = 1; i < 3; i++) {
        assertEquals(answers.getFirst(), answers.get(i));
        assertEquals(seen.getFirst(), seen.get(i));
        assertNotEquals(owners.getFirst(), owners.get(i));
      }
    }
  }

  @Test
  void aKeptTileIsSeenByItsOwnerOnly() {
    List<Object> events = new ArrayList<>();
    List<Object> asked = new ArrayList<>();
    List<List<Object>> seen = new ArrayList<>();
    List<Object> owners = new ArrayList<>();
    for (String tile : List.of("shield", "go_button", "mr_monopoly")) {
      Client client = begun();
      client.does("chance", "outcome", dice(6, 4, 5));
      Map<String, Object> answer =
          client.does("chance", "outcome", Map.of("type", "drawn", "tile", tile));
      events.add(answer.get("events"));
      asked.add(
          Client.maps(Client.map(answer, "pending"), "seats").stream()
              .map(decision -> decision.get("seat"))
              .toList());
      seen.add(
          List.of(
              client.does("view", "seat", 1), client.does("view", "seat", 2), client.does("view")));
      owners.add(client.does("view", "seat", 0));
    }
    for (int i = 1; i < 3; i++) {
      assertEquals(events.getFirst(), events.get(i));
      assertEquals(asked.getFirst(), asked.get(i));
      assertEquals(seen.getFirst(), seen.get(i));
      assertNotEquals(owners.getFirst(), owners.get(i));
    }
  }

  @Test
  void aClaimIsSeenByItsOwnerOnlyUntilAllHaveClaimed() {
    List<Map<String, Object>> answers = new ArrayList<>();
    List<List<Object>> seen = new ArrayList<>();
    List<Object> owners = new ArrayList<>();
    for (String colour : List.of("brown", "red", "dark_blue")) {
      Client client = begun();
      client.does("chance", "outcome", dice(6, 6, 4));
      client.does("chance", "outcome", Map.of("type", "drawn", "tile", "money_bag"));
      client.does("chance", "outcome", Map.of("type", "drawn", "tile", "money_bag"));
      answers.add(client.does("act", "seat", 1, "action", claim(colour)));
      seen.add(
          List.of(
              client.does("view", "seat", 0), client.does("view", "seat", 2), client.does("view")));
      owners.add(client.does("view", "seat", 1));
      String all = client.does("act", "seat", 0, "action", claim("green")).toString();
      assertTrue(all.contains("colours=[green, " + colour + "]"), all);
    }
    for (int i = 1; i < 3; i++) {
      assertEquals(answers.getFirst(), answers.get(i));
      assertEquals(seen.getFirst(), seen.get(i));
      assertNotEquals(owners.getFirst(), owners.get(i));
    }
  }

  /** For this round or only for now: until it is the turn to attack, both look alike to others. */
  @Test
  void aPassIsAPassToEverybodyElse() {
    List<Map<String, Object>> answers = new ArrayList<>();
    List<List<Object>> seen = new ArrayList<>();
    List<Object> owners = new ArrayList<>();
    for (String pass : List.of("pass", "pass_for_now")) {
      Client client = begun();
      client.does("chance", "outcome", dice(2, 6, 5));
      client.does("chance", "outcome", Map.of("type", "drawn", "tile", "shield"));
      answers.add(client.does("act", "seat", 1, "action", Map.of("type", pass)));
      seen.add(
          List.of(
              client.does("view", "seat", 0), client.does("view", "seat", 2), client.does("view")));
      owners.add(client.does("view", "seat", 1));
    }
    assertEquals(answers.getFirst(), answers.getLast());
    assertEquals(seen.getFirst(), seen.getLast());
    assertNotEquals(owners.getFirst(), owners.getLast());
  }

  private static Map<String, Object> claim(String colour) {
    return Map.of("type", "claim_colour", "colour", colour);
  }

  private static Client begun() {
    Client client = new Client();
    client.does("new", "game", "go", "seats", List.of("Ann", "Bo", "Cy"), "nature", "scripted");
    client.does("chance", "outcome", dice(6, 1, 2));
    return client;
  }

  /** Seat 0 attacks seat 1; both may lock. */
  private static Client inAHeist() {
    Client client = begun();
    client.does("chance", "outcome", dice(2, 1, 4));
    client.does("act", "seat", 0, "action", Map.of("type", "heist", "target", 1));
    return client;
  }

  private static Map<String, Object> lock(String symbol) {
    return Map.of("type", "lock_dial", "symbol", symbol);
  }

  private static Map<String, Object> dice(int... faces) {
    List<Object> list = new ArrayList<>();
    for (int face : faces) {
      list.add(face);
    }
    return Map.of("type", "dice", "faces", list);
  }
}
