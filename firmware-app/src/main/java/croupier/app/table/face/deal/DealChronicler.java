package croupier.app.table.face.deal;

import croupier.app.evenings.Chronicle;
import croupier.app.evenings.Chronicler;
import croupier.app.evenings.Feat;
import croupier.app.evenings.Feats;
import croupier.app.evenings.Luck;
import croupier.app.evenings.LuckBook;
import croupier.app.evenings.Throw;
import croupier.app.words.Message;
import croupier.engine.Event;
import croupier.engine.Outcome;
import croupier.engine.Position;
import croupier.engine.deal.Card;
import croupier.engine.deal.Deal;
import croupier.engine.deal.DealEvent;
import croupier.engine.deal.DealOutcome;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** What is told of deal afterwards: payments, refusals, stolen sets, and who drew what all want. */
public final class DealChronicler implements Chronicler {
  private static final String PAYMENT = "deal-evening.payment";
  private static final String NO = "deal-evening.no";
  private static final String SETS = "deal-evening.sets";
  private static final String TAKEN = "deal-evening.taken";

  /** The cards that everybody hopes for: they take, or keep others from taking, or fit anywhere. */
  private static final Set<Card> WANTED =
      EnumSet.of(Card.JUST_SAY_NO, Card.DEAL_BREAKER, Card.SLY_DEAL, Card.TEN_COLOUR);

  @Override
  public List<String> games() {
    return List.of(Deal.GAME.id());
  }

  @Override
  public Message won(int points) {
    return Message.of("deal.points").with("count", points);
  }

  @Override
  public Chronicle chronicle(Position position) {
    return new Written(position.seats());
  }

  private static final class Written implements Chronicle {
    private final Feats feats;
    private final int[] drawn;
    private final int[] wanted;

    /**
     * Cards that were played have come back into the pile: from now on nobody can say simply what
     * was to be expected.
     */
    private boolean mixed;

    Written(int seats) {
      feats = new Feats(seats, PAYMENT, SETS, NO, TAKEN);
      drawn = new int[seats];
      wanted = new int[seats];
    }

    @Override
    public void happened(Event event) {
      switch ((DealEvent) event) {
        case DealEvent.Paid(int seat, int to, int total, _, _, _) ->
            feats.note(
                PAYMENT,
                total,
                List.of(seat, to),
                () ->
                    Message.of("deal-evening.payment-told")
                        .player("who", seat)
                        .player("other", to)
                        .with("amount", total));
        case DealEvent.SaidNo(int seat, _, _) -> feats.count(NO, seat, "deal-evening.no-told");
        case DealEvent.SaidNoToDoubling(int seat, _) ->
            feats.count(NO, seat, "deal-evening.no-told");
        case DealEvent.SetTaken(int seat, _, _, _) ->
            feats.count(SETS, seat, "deal-evening.sets-told");
        case DealEvent.PropertyTaken(int seat, _, _, boolean inReturn) when !inReturn ->
            feats.count(TAKEN, seat, "deal-evening.taken-told");
        case DealEvent.PileReshuffled _, DealEvent.PutUnderPile _ -> mixed = true;
        default -> {}
      }
    }

    @Override
    public void revealed(Outcome outcome, List<Event> events) {
      mixed |= events.stream().anyMatch(event -> event instanceof DealEvent.PileReshuffled);
      if (mixed || !(outcome instanceof DealOutcome.Drawn(var cards))) {
        return;
      }
      for (Event event : events) {
        switch (event) {
          case DealEvent.HandDealt(int seat, _) -> drew(seat, cards);
          case DealEvent.CardsDrawn(int seat, _) -> drew(seat, cards);
          default -> {}
        }
      }
    }

    private void drew(int seat, List<Card> cards) {
      drawn[seat] += cards.size();
      wanted[seat] += (int) cards.stream().filter(WANTED::contains).count();
    }

    @Override
    public List<Feat> feats() {
      return feats.all();
    }

    @Override
    public List<Luck> luck() {
      int all = Arrays.stream(Card.values()).mapToInt(Card::count).sum();
      int marked = WANTED.stream().mapToInt(Card::count).sum();
      LuckBook luck = new LuckBook();
      for (int seat = 0; seat < drawn.length; seat++) {
        if (drawn[seat] > 0) {
          luck.threw(
              "deal-evening.luck-cards",
              seat,
              new Throw.Hand(drawn[seat], marked, all),
              wanted[seat]);
        }
      }
      return luck.all();
    }
  }
}
