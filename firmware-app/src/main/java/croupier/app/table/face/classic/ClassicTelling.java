package croupier.app.table.face.classic;

import static croupier.app.table.face.classic.board.ClassicWords.about;
import static croupier.engine.classic.ClassicEvent.BANK;

import croupier.app.table.face.Telling;
import croupier.app.table.face.classic.board.ClassicWords;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.engine.Action;
import croupier.engine.Event;
import croupier.engine.Outcome;
import croupier.engine.classic.Cause;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.ClassicOutcome;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Trade;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A game of travel or brands, told to people: each message is a whole sentence, and a line of the
 * LCD where the table sees it happen.
 */
final class ClassicTelling extends Telling {
  private static final int MINUTE = 60;

  private final ClassicWords words;
  private final ClassicPosition position;

  ClassicTelling(Words language, List<String> names, ClassicPosition position) {
    super(language, names);
    this.position = position;
    words = new ClassicWords(position);
  }

  @Override
  public String decided(int seat, Action action) {
    return say(decision((ClassicAction) action).player("who", seat));
  }

  @Override
  public String answered(Outcome outcome) {
    return say(answer((ClassicOutcome) outcome));
  }

  @Override
  public Message message(Event event) {
    return whole((ClassicEvent) event);
  }

  /** That a turn is the last is said as long as it lasts, and needs no telling. */
  @Override
  public List<Message> news(List<? extends Event> events) {
    return told(events).stream()
        .map(ClassicNews.Told::sentence)
        .filter(Objects::nonNull)
        .filter(sentence -> !sentence.name().equals(ClassicNews.LAST_TURN))
        .toList();
  }

  /** One after the other gets out of an auction. */
  @Override
  public boolean goesOn(List<? extends Event> before, List<? extends Event> now) {
    return before.stream().allMatch(ClassicEvent.PassedBid.class::isInstance)
        && now.getFirst() instanceof ClassicEvent.PassedBid;
  }

  /** Who claims a rent decides, and the other one pays. */
  @Override
  public int doer(int seat, List<? extends Event> events) {
    return events.stream()
        .filter(ClassicEvent.RentClaimed.class::isInstance)
        .map(claimed -> ((ClassicEvent.RentClaimed) claimed).payer())
        .findFirst()
        .orElse(seat);
  }

  @Override
  public List<String> signs(List<? extends Event> events) {
    return events.stream()
        .flatMap(
            event ->
                switch ((ClassicEvent) event) {
                  case ClassicEvent.RolledForFirst(_, var dice) -> signs(dice);
                  case ClassicEvent.DiceRolled(_, var dice) -> signs(dice);
                  case ClassicEvent.UtilityRolled(_, _, var dice) -> signs(dice);
                  case ClassicEvent.CardDrawn _ -> Stream.of("card");
                  default -> Stream.<String>empty();
                })
        .toList();
  }

  private static Stream<String> signs(Collection<Integer> dice) {
    return dice.stream().map(face -> "die-" + face);
  }

  /** What happened together, thing by thing. */
  List<ClassicNews.Told> told(List<? extends Event> events) {
    return ClassicNews.of(this, position, events);
  }

  // --- what a seat decided

  /** Without who it was. */
  private Message decision(ClassicAction action) {
    return switch (action) {
      case ClassicAction.Roll() -> Message.of("classic.decided-roll");
      case ClassicAction.PayFine() -> Message.of("classic.decided-fine");
      case ClassicAction.UseJailCard _ ->
          Message.of("classic.decided-jail-card").with("card", words.jailCard());
      case ClassicAction.Buy() -> Message.of("classic.decided-buy");
      case ClassicAction.Decline() -> Message.of("classic.decided-decline");
      case ClassicAction.Bid(int amount) -> Message.of("classic.told-bid").with("amount", amount);
      case ClassicAction.Pass() -> Message.of("classic.told-passed");
      case ClassicAction.ClaimRent(int deed) -> on("classic.decided-claim", deed);
      case ClassicAction.Build(int site) -> on("classic.decided-build", site);
      case ClassicAction.Sell(int site) -> on("classic.decided-sell", site);
      case ClassicAction.SellDown(var group, _) ->
          Message.of("classic.decided-sell-down").with("group", words.group(group));
      case ClassicAction.Mortgage(int deed) -> on("classic.news-mortgaged", deed);
      case ClassicAction.Redeem(int deed) -> on("classic.news-redeemed", deed);
      case ClassicAction.KeepMortgage(int deed) -> on("classic.news-mortgage-kept", deed);
      case ClassicAction.Offer offer ->
          terms("classic.told-offer", offer.trade()).player("to", offer.to());
      case ClassicAction.Counter counter -> terms("classic.decided-counter", counter.trade());
      case ClassicAction.Accept() -> Message.of("classic.news-accepted");
      case ClassicAction.Refuse() -> Message.of("classic.news-refused");
      case ClassicAction.Withdraw() -> Message.of("classic.news-withdrawn");
      case ClassicAction.Want(int buildings) ->
          Message.of("classic.told-wants").with("count", buildings);
      case ClassicAction.Waive() -> Message.of("classic.decided-waive");
      case ClassicAction.Place(int site) -> on("classic.decided-place", site);
      case ClassicAction.OfferInstead(var deeds, var cards, int value) ->
          Message.of("classic.decided-instead")
              .with("amount", value)
              .all("losses", words.things(deeds, cards, 0));
      case ClassicAction.GoBankrupt() -> Message.of("classic.decided-bankrupt");
      case ClassicAction.ChooseTax(boolean tenth) ->
          Message.of(tenth ? "classic.decided-tenth" : "classic.decided-printed-tax");
    };
  }

  private Message on(String what, int deed) {
    return Message.of(what).with("deed", words.deed(deed));
  }

  /** What changes hands, as the one who offers sees it. */
  private Message terms(String what, Trade terms) {
    return Message.of(what).all("losses", words.losses(terms)).all("gains", words.gains(terms));
  }

  // --- what chance answered

  private Message answer(ClassicOutcome outcome) {
    return switch (outcome) {
      case ClassicOutcome.Dice(var faces) -> dice(Message.of("classic.chance-dice"), faces);
      case ClassicOutcome.Drawn _ -> Message.of("classic.chance-card");
      case ClassicOutcome.Dealt(int deed) -> on("classic.chance-dealt", deed);
      case ClassicOutcome.TimePlayed(int seconds) -> time(seconds);
    };
  }

  private static Message dice(Message message, List<Integer> faces) {
    return message.with("one", faces.getFirst()).with("two", faces.getLast());
  }

  private static Message time(int seconds) {
    return Message.of("classic.told-time")
        .with("time", "%d:%02d".formatted(seconds / MINUTE, seconds % MINUTE));
  }

  // --- what happened

  /** Also what a light says at the table, and all that was offered. */
  private Message whole(ClassicEvent event) {
    if (event instanceof ClassicEvent.DealOffered offered) {
      Message offer = terms("classic.told-offer", offered.trade());
      return about(about(offer, "who", offered.from()), "to", offered.to());
    }
    Message news = news(event);
    return news == null ? quietly(event) : news;
  }

  /** Null when the table needs no words: a light says it, or what follows does. */
  Message news(ClassicEvent event) {
    return switch (event) {
      case ClassicEvent.RolledForFirst(int seat, var dice) -> rolled(seat, dice);
      case ClassicEvent.TiedForFirst(var seats) ->
          Message.of("classic.news-tied").players("all", seats);
      case ClassicEvent.FirstPlayer(int seat) -> who("classic.news-begins", seat);
      case ClassicEvent.DiceRolled(int seat, var dice) -> rolled(seat, dice);
      case ClassicEvent.UtilityRolled(int seat, _, var dice) -> rolled(seat, dice);
      case ClassicEvent.RollsAgain(int seat) -> who("classic.news-rolls-again", seat);
      case ClassicEvent.Moved(int seat, _, int to) ->
          who("classic.news-moved", seat).with("space", words.space(to));
      case ClassicEvent.SentToJail(int seat) -> who("classic.news-to-jail", seat);
      case ClassicEvent.StayedInJail(int seat, int left) ->
          who("classic.news-stays-in-jail", seat).with("tries", left);
      case ClassicEvent.LeftJail(int seat) -> who("classic.news-leaves-jail", seat);
      case ClassicEvent.CardKept(int seat, _) -> who("classic.news-keeps-card", seat);
      case ClassicEvent.CardGiven(_, int from, int to) ->
          between("classic.news-card-given", from, to).with("card", words.jailCard());
      case ClassicEvent.Paid paid -> paid(paid);
      case ClassicEvent.DeedGiven(int deed, _, int to) ->
          to == BANK
              ? on("classic.news-deed-back", deed)
              : on("classic.news-deed-given", deed).player("to", to);
      case ClassicEvent.DeedDealt(int seat, int deed) ->
          on("classic.news-dealt", deed).player("who", seat);
      case ClassicEvent.TurnsOver(int turns) ->
          Message.of("classic.news-last-turn").with("turn", turns);
      case ClassicEvent.TimeOver _ -> Message.of("classic.news-time-over");
      case ClassicEvent.WentBankrupt(int seat, int creditor) ->
          creditor == BANK
              ? who("classic.news-bankrupt-to-bank", seat)
              : who("classic.news-bankrupt", seat).player("to", creditor);
      case ClassicEvent.Declined(int seat, int deed) ->
          on("classic.news-declined", deed).player("who", seat);
      case ClassicEvent.AuctionBegan(int deed) -> on("classic.news-auction", deed);
      case ClassicEvent.BuildingAuctionBegan(var building, _) ->
          Message.of("classic.news-building-auction").with("building", words.building(building));
      case ClassicEvent.AuctionWon(int seat, int amount) ->
          who("classic.news-auction-won", seat).with("amount", amount);
      case ClassicEvent.AuctionUnsold(int deed) -> on("classic.news-unsold", deed);
      case ClassicEvent.RentDue due ->
          rent(
                  due.freshDice() ? "classic.news-dice-rent-due" : "classic.news-rent-due",
                  due.owner(),
                  due.payer(),
                  due.deed())
              .with("amount", due.amount());
      case ClassicEvent.RentClaimed(int owner, int payer, int deed, _, _) ->
          rent("classic.news-claimed", owner, payer, deed);
      case ClassicEvent.RentLapsed(int owner, _, int deed, _, _) ->
          on("classic.news-rent-lost", deed).player("owner", owner);
      case ClassicEvent.Built(int seat, int site, int buildings) ->
          standing("classic.news-built", seat, site, buildings);
      case ClassicEvent.SoldBuilding(int seat, int site, int buildings) ->
          standing("classic.news-sold", seat, site, buildings);
      case ClassicEvent.ShortageBegan(int seat, var building, var asked) ->
          who("classic.news-shortage", seat)
              .with("building", words.building(building))
              .players("all", asked);
      case ClassicEvent.Mortgaged(int seat, int deed) ->
          on("classic.news-mortgaged", deed).player("who", seat);
      case ClassicEvent.Redeemed(int seat, int deed) ->
          on("classic.news-redeemed", deed).player("who", seat);
      case ClassicEvent.MortgageKept(int seat, int deed) ->
          on("classic.news-mortgage-kept", deed).player("who", seat);
      case ClassicEvent.DealOffered offer ->
          between("classic.news-offer", offer.from(), offer.to());
      case ClassicEvent.DealMade(int from, int to) -> between("classic.news-deal", from, to);
      case ClassicEvent.DealRefused(_, int to) -> who("classic.news-refused", to);
      case ClassicEvent.DealWithdrawn(int from, _) -> who("classic.news-withdrawn", from);
      case ClassicEvent.DebtArose debt -> debt(debt);
      case ClassicEvent.DebtSettled(int debtor, _) -> who("classic.news-debt-paid", debtor);
      case ClassicEvent.InsteadOffered(int debtor, int creditor, var deeds, var cards, int value) ->
          about(who("classic.news-instead", debtor), "to", creditor)
              .with("amount", value)
              .all("gains", words.things(deeds, cards, 0));
      case ClassicEvent.InsteadAccepted(_, int creditor, _) ->
          who("classic.news-accepted", creditor);
      case ClassicEvent.InsteadRefused(_, int creditor) ->
          who("classic.news-wants-money", creditor);
      case ClassicEvent.InsteadWithdrawn(int debtor, _) -> who("classic.news-withdrawn", debtor);
      case ClassicEvent.TurnBegan _,
          ClassicEvent.CardDrawn _,
          ClassicEvent.CardReturned _,
          ClassicEvent.BidMade _,
          ClassicEvent.PassedBid _,
          ClassicEvent.CannotBid _,
          ClassicEvent.Wanted _,
          ClassicEvent.Waived _,
          ClassicEvent.TimeTold _,
          ClassicEvent.GameOver _ ->
          null;
    };
  }

  /** What the table has no words for, because a light says it. */
  private Message quietly(ClassicEvent event) {
    return switch (event) {
      case ClassicEvent.TurnBegan(int turn, int seat) ->
          who("classic.told-turn", seat).with("turn", turn);
      case ClassicEvent.CardDrawn drawn -> card(drawn);
      case ClassicEvent.CardReturned(var deck, _) ->
          Message.of("classic.told-card-back").with("deck", ClassicWords.deck(deck));
      case ClassicEvent.BidMade(int seat, int amount) ->
          who("classic.told-bid", seat).with("amount", amount);
      case ClassicEvent.PassedBid(int seat) -> who("classic.told-passed", seat);
      case ClassicEvent.CannotBid(int seat) -> who("classic.told-cannot-bid", seat);
      case ClassicEvent.Wanted(int seat, int buildings) ->
          who("classic.told-wants", seat).with("count", buildings);
      case ClassicEvent.Waived(int seat) -> who("classic.told-leaves-it", seat);
      case ClassicEvent.TimeTold(int seconds) -> time(seconds);
      case ClassicEvent.GameOver(var winners) ->
          winners.size() == 1
              ? who("classic.told-wins", winners.getFirst())
              : Message.of("classic.told-draw").players("all", winners);
      default -> throw new IllegalStateException("the table has words for " + event);
    };
  }

  /** Which card was drawn, and what it says. */
  Message card(ClassicEvent.CardDrawn drawn) {
    return who("classic.told-card", drawn.seat())
        .with("deck", ClassicWords.deck(drawn.deck()))
        .with("card", words.card(position.game().card(drawn.deck(), drawn.card())));
  }

  private static Message who(String what, int seat) {
    return about(Message.of(what), "who", seat);
  }

  private static Message between(String what, int from, int to) {
    return about(about(Message.of(what), "from", from), "to", to);
  }

  private static Message rolled(int seat, List<Integer> dice) {
    return dice(who("classic.news-rolled", seat), dice)
        .with("sum", dice.getFirst() + dice.getLast());
  }

  private Message rent(String what, int owner, int payer, int deed) {
    return on(what, deed).player("owner", owner).player("payer", payer);
  }

  private Message standing(String what, int seat, int site, int steps) {
    return on(what, site).player("who", seat).with("standing", words.standing(steps));
  }

  private static Message paid(ClassicEvent.Paid paid) {
    Message sum;
    if (paid.from() == BANK) {
      boolean salary = paid.cause() == Cause.SALARY;
      sum = who(salary ? "classic.news-salary" : "classic.news-gets", paid.to());
    } else if (paid.to() == BANK) {
      sum = who("classic.news-pays-bank", paid.from());
    } else {
      sum = who("classic.news-pays", paid.from()).player("to", paid.to());
    }
    return sum.with("amount", paid.amount()).with("cause", ClassicWords.cause(paid.cause()));
  }

  private static Message debt(ClassicEvent.DebtArose debt) {
    Message owes =
        debt.creditor() == BANK
            ? who("classic.news-bank-debt", debt.debtor())
            : who("classic.news-debt", debt.debtor()).player("to", debt.creditor());
    return owes.with("amount", debt.amount());
  }
}
