package croupier.app.table.face.classic.desk;

import croupier.app.table.face.classic.board.ClassicWords;
import croupier.app.words.Message;
import croupier.engine.Group;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.board.Building;
import croupier.engine.classic.board.ClassicBoard;

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
    int price = 0;
    int steps = -left;
    for (int space = 0; space < ClassicBoard.SPACES; space++) {
      if (board().isDeed(space) && board().group(space) == group) {
        steps += position.buildings(space);
        price = half(space);
      }
    }
    Message down =
        left == 0
            ? Message.of("classic.item-sell-all")
            : Message.of("classic.item-sell-down")
                .with("left", left)
                .with("building", words.building(Building.HOTEL))
                .with("count", position.mostHouses() + 1);
    return down.with("group", words.group(group)).with("amount", steps * price);
  }

  /** What the Bank gives for a house, or for a hotel less its houses. */
  private int half(int site) {
    return board().building(site) / 2;
  }
}
