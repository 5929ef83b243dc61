package croupier.app.table.face.deal;

import croupier.app.table.face.WallBoard;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.engine.Group;
import croupier.engine.Position;
import croupier.engine.Records;
import croupier.engine.deal.Card;
import croupier.engine.deal.Deal;
import croupier.engine.deal.DealPosition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What lies before everybody in deal: sets and banks, the plays that are left, and the piles. */
final class DealWallBoard implements WallBoard {
  private static final List<String> SEEN =
      List.of("turn", "plays_left", "to_act", "pile", "discards", "top_discard");
  private static final List<String> OF_PLAYER = List.of("held", "complete_colours");
  private static final List<String> OF_SET = List.of("colour", "cards", "size", "complete");

  private final Words words;
  private final DealPosition position;

  DealWallBoard(Words words, DealPosition position) {
    this.words = words;
    this.position = position;
  }

  @Override
  public String drawing() {
    return "deal";
  }

  @Override
  public Map<String, Object> printed() {
    Map<String, Object> groups = new LinkedHashMap<>();
    for (Group group : Group.values()) {
      groups.put(
          Records.lower(group.name()),
          words.say(Message.of("deal.printed-group").with("colour", DealWords.of(group))));
    }
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("groups", groups);
    all.put("pile", words.say(Message.of("deal.pile")));
    all.put("discards", words.say(Message.of("deal.pile-discards")));
    all.put("plays", (long) Deal.GAME.plays());
    all.put("sets_to_win", (long) Deal.GAME.setsToWin());
    return all;
  }

  @Override
  public Map<String, Object> lying() {
    Map<String, Object> view = position.view(Position.TABLE);
    Map<String, Object> lying = WallBoard.only(view, SEEN);
    List<Object> players = new ArrayList<>();
    List<?> seen = (List<?>) view.get("players");
    for (int seat = 0; seat < position.seats(); seat++) {
      players.add(player(seat, (Map<?, ?>) seen.get(seat)));
    }
    lying.put("players", players);
    position.topDiscard().ifPresent(card -> lying.put("top_called", words.say(DealWords.of(card))));
    return lying;
  }

  private Map<String, Object> player(int seat, Map<?, ?> seen) {
    Map<String, Object> player = WallBoard.only(seen, OF_PLAYER);
    player.put("bank", position.bank(seat).stream().<Object>map(Card::value).toList());
    player.put("worth", money(position.bankWorth(seat)));
    List<Object> sets = new ArrayList<>();
    for (Object set : (List<?>) seen.get("sets")) {
      Map<String, Object> told = WallBoard.only((Map<?, ?>) set, OF_SET);
      told.put("rent", money(((Number) ((Map<?, ?>) set).get("rent")).intValue()));
      sets.add(told);
    }
    player.put("sets", sets);
    return player;
  }

  private String money(int amount) {
    return words.say(DealWords.money(amount));
  }
}
