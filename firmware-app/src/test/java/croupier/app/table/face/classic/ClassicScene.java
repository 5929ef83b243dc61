package croupier.app.table.face.classic;

import croupier.engine.Records;
import croupier.engine.classic.ClassicGame;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Travel;
import croupier.engine.classic.board.Deck;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A moment of travel or brands, laid out between two rolls. Dice are typed, so that a story can say
 * what is rolled. Everybody stands on GO with 1,500, and nobody owns anything.
 */
public final class ClassicScene {
  /** The Bank can have paid much by now. */
  private static final long LATE = 400;

  private static final int START_CASH = 1_500;
  private static final int HOTEL = 5;

  private final ClassicGame game;
  private final Map<String, String> options = new LinkedHashMap<>(Map.of("dice", "typed"));
  private final Map<String, Object> data;
  private final List<Map<String, Object>> players = new ArrayList<>();
  private final Map<Integer, Map<String, Object>> deeds = new LinkedHashMap<>();

  private ClassicScene(ClassicGame game, int seats, Map<String, String> wished) {
    this.game = game;
    options.putAll(wished);
    data = game.start(seats, game.options(options)).save();
    data.put("turn", LATE);
    data.put("stack", List.of(Map.of("frame", "turn")));
    for (Object player : (List<?>) data.get("players")) {
      players.add(object(player));
    }
    for (Object deed : (List<?>) data.get("deeds")) {
      Map<String, Object> fields = object(deed);
      deeds.put(((Long) fields.get("deed")).intValue(), fields);
    }
  }

  public static ClassicScene of(ClassicGame game, int seats, Map<String, String> options) {
    return new ClassicScene(game, seats, options);
  }

  public static ClassicScene travel(int seats) {
    return of(Travel.GAME, seats, Map.of());
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> object(Object data) {
    return new LinkedHashMap<>((Map<String, Object>) data);
  }

  public ClassicScene turnOf(int seat) {
    data.put("player", (long) seat);
    return this;
  }

  public ClassicScene cash(int seat, int cash) {
    players.get(seat).put("cash", (long) cash);
    return this;
  }

  public ClassicScene on(int seat, int space) {
    players.get(seat).put("space", (long) space);
    return this;
  }

  ClassicScene inJail(int seat, int turn) {
    players.get(seat).put("jail", (long) turn);
    return on(seat, 10);
  }

  public ClassicScene card(int seat, Deck deck) {
    players.get(seat).put("cards", List.of(Records.lower(deck.name())));
    Map<String, Object> decks = object(data.get("decks"));
    Map<String, Object> cards = object(decks.get(Records.lower(deck.name())));
    List<Object> unseen = new ArrayList<>((List<?>) cards.get("unseen"));
    unseen.remove("jail_card");
    cards.put("unseen", unseen);
    decks.put(Records.lower(deck.name()), cards);
    data.put("decks", decks);
    return this;
  }

  /** This card is drawn next from its deck. */
  public ClassicScene next(Deck deck, String card) {
    Map<String, Object> decks = object(data.get("decks"));
    Map<String, Object> cards = object(decks.get(Records.lower(deck.name())));
    List<Object> known = new ArrayList<>((List<?>) cards.get("unseen"));
    known.remove(card);
    cards.put("unseen", List.of(card));
    cards.put("known", known);
    decks.put(Records.lower(deck.name()), cards);
    data.put("decks", decks);
    return this;
  }

  public ClassicScene owns(int seat, int... spaces) {
    for (int space : spaces) {
      deeds.get(space).put("owner", (long) seat);
    }
    return this;
  }

  public ClassicScene mortgaged(int... spaces) {
    for (int space : spaces) {
      deeds.get(space).put("mortgaged", true);
    }
    return this;
  }

  /** So many steps of building on each of these; 5 is the hotel. */
  public ClassicScene built(int steps, int... sites) {
    Map<String, Object> bank = object(data.get("bank"));
    for (int site : sites) {
      deeds.get(site).put("buildings", (long) steps);
      String kind = steps == HOTEL ? "hotels" : "houses";
      bank.put(kind, (Long) bank.get(kind) - (steps == HOTEL ? 1 : steps));
    }
    data.put("bank", bank);
    return this;
  }

  ClassicScene secondsPlayed(int seconds) {
    data.put("seconds", (long) seconds);
    return this;
  }

  ClassicScene lastTurn() {
    return turnsLeft(1);
  }

  /** The game is over after so many turns, this one among them. */
  public ClassicScene turnsLeft(int turns) {
    options.put("turns", "20");
    data.put("options", game.options(options).save());
    data.put("turn", 21L - turns);
    return this;
  }

  public ClassicPosition position() {
    long sum = 0;
    for (Map<String, Object> player : players) {
      sum += (Long) player.get("cash");
    }
    Map<String, Object> bank = object(data.get("bank"));
    bank.put("paid", sum - (long) START_CASH * players.size());
    data.put("bank", bank);
    data.put("players", players);
    data.put("deeds", List.copyOf(deeds.values()));
    return game.load(data);
  }
}
