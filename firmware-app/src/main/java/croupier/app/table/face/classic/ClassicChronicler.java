package croupier.app.table.face.classic;

import croupier.app.evenings.Chronicle;
import croupier.app.evenings.Chronicler;
import croupier.app.evenings.Feat;
import croupier.app.evenings.Feats;
import croupier.app.evenings.Luck;
import croupier.app.evenings.LuckBook;
import croupier.app.evenings.Throw;
import croupier.app.table.face.classic.board.ClassicWords;
import croupier.app.words.Message;
import croupier.engine.Event;
import croupier.engine.Position;
import croupier.engine.classic.Brands;
import croupier.engine.classic.Cause;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.ClassicGame;
import croupier.engine.classic.Trade;
import croupier.engine.classic.Travel;
import java.util.List;

/** What is told of travel and brands afterwards: rents, trades, jail, and how the dice fell. */
public final class ClassicChronicler implements Chronicler {
  private static final String RENT = "classic-evening.rent";
  private static final String TRADE = "classic-evening.trade";
  private static final String AUCTION = "classic-evening.auction";
  private static final String JAIL = "classic-evening.jail";

  @Override
  public List<String> games() {
    return List.of(Travel.GAME.id(), Brands.GAME.id());
  }

  @Override
  public Message won(int points) {
    return ClassicWords.money(points);
  }

  @Override
  public Chronicle chronicle(Position position) {
    return new Written((ClassicGame) position.game(), position.seats());
  }

  private static final class Written implements Chronicle {
    private final ClassicGame game;
    private final Feats feats;
    private final LuckBook luck = new LuckBook();
    private ClassicEvent.DealOffered offer;
    private ClassicEvent.RentDue due;
    private int auctioned = ClassicEvent.BANK;

    Written(ClassicGame game, int seats) {
      this.game = game;
      feats = new Feats(seats, RENT, TRADE, AUCTION, JAIL);
    }

    @Override
    public void happened(Event event) {
      switch ((ClassicEvent) event) {
        case ClassicEvent.RolledForFirst(int seat, var dice) ->
            luck.dice("classic-evening.luck-dice", seat, dice);
        case ClassicEvent.DiceRolled(int seat, var dice) -> rolled(seat, dice);
        case ClassicEvent.RentDue rent -> due = rent;
        case ClassicEvent.RentClaimed(int owner, int payer, int deed, int amount, boolean fresh) ->
            due = new ClassicEvent.RentDue(owner, payer, deed, amount, fresh);
        case ClassicEvent.Paid paid when paid.cause() == Cause.RENT -> paid(paid);
        case ClassicEvent.DealOffered offered -> offer = offered;
        case ClassicEvent.DealMade(int from, int to) -> traded(from, to);
        case ClassicEvent.AuctionBegan(int deed) -> auctioned = deed;
        case ClassicEvent.BuildingAuctionBegan _ -> auctioned = ClassicEvent.BANK;
        case ClassicEvent.AuctionWon(int seat, int amount) -> auctioned(seat, amount);
        case ClassicEvent.SentToJail(int seat) ->
            feats.count(JAIL, seat, "classic-evening.jail-told");
        default -> {}
      }
    }

    private void rolled(int seat, List<Integer> dice) {
      luck.dice("classic-evening.luck-dice", seat, dice);
      boolean doubles = dice.getFirst().equals(dice.getLast());
      luck.threw("classic-evening.luck-doubles", seat, new Throw.Hit(1, 6), doubles ? 1 : 0);
    }

    private void paid(ClassicEvent.Paid paid) {
      boolean known = due != null && due.owner() == paid.to() && due.payer() == paid.from();
      String told = known ? "classic-evening.rent-told" : "classic-evening.rent-anywhere-told";
      feats.note(
          RENT,
          paid.amount(),
          List.of(paid.from(), paid.to()),
          () -> {
            Message rent =
                Message.of(told)
                    .player("who", paid.from())
                    .player("owner", paid.to())
                    .with("amount", paid.amount());
            return known ? rent.with("deed", deed(due.deed())) : rent;
          });
    }

    private Message deed(int space) {
      return ClassicWords.deed(game, space);
    }

    /** How large a trade was: what the one gave who gave more, at the prices on the board. */
    private void traded(int from, int to) {
      if (offer == null || offer.from() != from || offer.to() != to) {
        return;
      }
      Trade trade = offer.trade();
      int worth = Math.max(prices(trade.give()) + trade.pay(), prices(trade.take()) + trade.ask());
      feats.note(
          TRADE,
          worth,
          List.of(Math.min(from, to), Math.max(from, to)),
          () ->
              Message.of("classic-evening.trade-told")
                  .player("who", from)
                  .player("other", to)
                  .with("amount", worth));
    }

    private int prices(List<Integer> deeds) {
      return deeds.stream().mapToInt(game.board()::price).sum();
    }

    private void auctioned(int seat, int amount) {
      if (auctioned != ClassicEvent.BANK) {
        feats.note(
            AUCTION,
            amount,
            List.of(seat),
            () ->
                Message.of("classic-evening.auction-told")
                    .player("who", seat)
                    .with("deed", deed(auctioned))
                    .with("amount", amount));
      }
    }

    @Override
    public List<Feat> feats() {
      return feats.all();
    }

    @Override
    public List<Luck> luck() {
      return luck.all();
    }
  }
}
