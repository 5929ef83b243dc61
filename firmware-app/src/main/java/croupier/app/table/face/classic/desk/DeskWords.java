package croupier.app.table.face.classic.desk;

import croupier.app.table.face.classic.board.ClassicWords;
import croupier.app.words.Message;
import croupier.engine.Group;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.board.Building;
import croupier.engine.classic.board.ClassicBoard;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What the business is called that a seat can do between rolls, with what it costs or brings. */
public record DeskWords(ClassicPosition position, ClassicWords words) {
  /** What is done with a piece of business; null for what is none. */
  public Message does(ClassicAction action) {
    return switch (action) {
      case ClassicAction.PayFine() ->
          Message.of("classic.item-fine").with("amount", position.fine());
      case ClassicAction.UseJailCard _ -> Message.of("classic.item-jail-card");
      case ClassicAction.Build(int site) -> build(site);
      case ClassicAction.Sell(int site) -> sell(site);
      case ClassicAction.SellDown(Group group, int left) -> sellDown(group, left);
      case ClassicAction.Mortgage(int deed) ->
          on("classic.item-mortgage", deed, board().mortgage(deed));
      case ClassicAction.Redeem(int deed) ->
          on("classic.item-redeem", deed, board().redemption(deed));
      case ClassicAction.GoBankrupt() -> Message.of("classic.item-give-up");
      default -> null;
    };
  }

  private ClassicBoard board() {
    return position.board();
  }

  private Message on(String doing, int deed, int price) {
    return Message.of(doing).with("deed", words.deed(deed)).with("price", price);
  }

  private Message build(int site) {
    int steps = position.buildings(site);
    boolean hotel = steps >= position.mostHouses();
    return on(hotel ? "classic.item-hotel" : "classic.item-house", site, board().building(site))
        .with("building", words.building(hotel ? Building.HOTEL : Building.HOUSE))
        .with("count", steps + 1);
  }

  /** One step down: a house, or a hotel that houses come back for. */
  private Message sell(int site) {
    int steps = position.buildings(site);
    boolean hotel = steps > position.mostHouses();
    return on(hotel ? "classic.item-sell-hotel" : "classic.item-sell-house", site, half(site))
        .with("building", words.building(hotel ? Building.HOTEL : Building.HOUSE))
        .with("standing", words.standing(hotel ? steps - 1 : steps));
  }

  private Message sellDown(Group group, int left) {
    List<Integer> sites = board().spaces(group);
    List<Integer> stands = sites.stream().map(position::buildings).toList();
    int sold = stands.stream().mapToInt(Integer::intValue).sum() - left;
    Message down =
        left == 0 ? Message.of("classic.item-sell-all") : keeping(soldDown(stands, sold));
    return down.with("group", words.group(group)).with("amount", sold * half(sites.getLast()));
  }

  /** What stands there when so many steps are sold, always from the first of the highest sites. */
  private static List<Integer> soldDown(List<Integer> stands, int sold) {
    List<Integer> left = new ArrayList<>(stands);
    for (int step = 0; step < sold; step++) {
      int highest = Collections.max(left);
      left.set(left.indexOf(highest), highest - 1);
    }
    return left;
  }

  private Message keeping(List<Integer> stands) {
    int most = position.mostHouses();
    int hotels = (int) stands.stream().filter(steps -> steps > most).count();
    int houses = stands.stream().filter(steps -> steps <= most).mapToInt(Integer::intValue).sum();
    List<Message> rest = new ArrayList<>();
    if (hotels > 0) {
      rest.add(words.buildings(Building.HOTEL, hotels));
    }
    if (houses > 0) {
      rest.add(words.buildings(Building.HOUSE, houses));
    }
    return Message.of("classic.item-sell-down")
        .all("rest", rest)
        .with("hotels", hotels)
        .with("houses", houses);
  }

  /** What the Bank gives for a house, or for a hotel less its houses. */
  private int half(int site) {
    return board().building(site) / 2;
  }
}
