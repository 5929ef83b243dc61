package croupier.app.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

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
