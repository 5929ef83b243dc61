package croupier.app.table.face.classic;

import croupier.app.table.face.classic.board.AgreedTurns;
import croupier.app.table.face.classic.board.ClassicWords;
import croupier.app.table.face.classic.board.Matters;
import croupier.app.words.Message;
import croupier.engine.Event;
import croupier.engine.classic.Cause;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.board.Building;
import croupier.engine.classic.board.Card;
import croupier.engine.classic.board.SpaceKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * What happened together in travel or brands, as people tell it: one sentence for one thing, also
 * for what left no event because nothing had to be paid.
 */
final class ClassicNews {
  /**
   * One thing that happened.
   *
   * @param events what it is put together from; empty when it can be told from the table alone
   * @param sentence null when it has been said already, or is no news to anybody
   * @param lines what the LCD says of it, line by line; none where a light says it
   */
  record Told(List<ClassicEvent> events, Message sentence, List<Message> lines) {}

  /** So near the end of an agreed time every turn says how much is left. */
  private static final int LAST_SECONDS = 300;

  private static final int MINUTE = 60;

  static final String LAST_TURN = "classic.told-has-last-turn";

  /** So many deeds that go the same way are named; of more it is only said how many they are. */
  private static final int MOST_NAMED = 4;

  private final ClassicTelling telling;
  private final ClassicPosition position;
  private final ClassicWords words;
  private final List<ClassicEvent> events;
  private final List<Told> told = new ArrayList<>();
  private int at;

  private ClassicNews(
      ClassicTelling telling, ClassicPosition position, List<? extends Event> events) {
    this.telling = telling;
    this.position = position;
    words = new ClassicWords(position);
    this.events = events.stream().map(ClassicEvent.class::cast).toList();
  }

  /**
   * @param position the game after these
   */
  static List<Told> of(
      ClassicTelling telling, ClassicPosition position, List<? extends Event> events) {
    return new ClassicNews(telling, position, events).all();
  }

  private List<Told> all() {
    while (at < events.size()) {
      next();
    }
    return told;
  }

  private void next() {
    switch (events.get(at)) {
      case ClassicEvent.DiceRolled(int seat, var dice) -> rolled(seat, dice);
      case ClassicEvent.Moved(int seat, _, int to) -> {
        take(1);
        landed(seat, to);
      }
      case ClassicEvent.CardDrawn drawn -> card(drawn);
      case ClassicEvent.CardReturned _ -> returned();
      case ClassicEvent.Paid paid -> paid(paid);
      case ClassicEvent.DeedDealt(int seat, int deed) ->
          withPrice(Cause.PRICE, 3, on("classic.news-dealt-for", seat, deed));
      case ClassicEvent.Declined(int seat, int deed) ->
          take(
              at(1) instanceof ClassicEvent.AuctionBegan ? 2 : 1,
              on("classic.news-declined", seat, deed));
      case ClassicEvent.AuctionWon(int seat, _) -> won(seat);
      case ClassicEvent.PassedBid _ -> outOfIt("classic.told-passed-all");
      case ClassicEvent.CannotBid _ -> outOfIt("classic.told-cannot-bid-all");
      case ClassicEvent.RentClaimed(int owner, int payer, int deed, _, _) ->
          withPrice(Cause.RENT, 2, rent(owner, payer, deed));
      case ClassicEvent.UtilityRolled(_, int deed, _) -> utilityRolled(deed);
      case ClassicEvent.Built(int seat, int site, int steps) ->
          withPrice(Cause.BUILDING, 2, standing("classic.news-builds-for", seat, site, steps));
      case ClassicEvent.SoldBuilding(int seat, int site, int steps) -> sold(seat, site, steps);
      case ClassicEvent.DeedGiven(_, _, int to) -> given(to);
      case ClassicEvent.Mortgaged(int seat, int deed) ->
          withPrice(Cause.MORTGAGE, 2, on("classic.news-mortgages-for", seat, deed));
      case ClassicEvent.Redeemed(int seat, int deed) ->
          withPrice(Cause.REDEMPTION, 2, on("classic.news-redeems-for", seat, deed));
      case ClassicEvent.MortgageKept(int seat, int deed) ->
          withPrice(Cause.INTEREST, 2, on("classic.news-keeps-for", seat, deed));
      case ClassicEvent.DebtArose debt when debt.debtor() == position.debtor() ->
          take(1, new Matters(position, words).debt());
      case ClassicEvent.WentBankrupt _ -> bankrupt();
      case ClassicEvent.TurnBegan(int turn, int seat) -> began(turn, seat);
      case ClassicEvent.TimeTold(int seconds) -> time(seconds);
      default -> take(1);
    }
  }

  // --- taking events together

  /** What comes so many places later; null when there is no more. */
  private ClassicEvent at(int later) {
    return at + later < events.size() ? events.get(at + later) : null;
  }

  private boolean isPaid(int later, Cause cause) {
    return at(later) instanceof ClassicEvent.Paid paid && paid.cause() == cause;
  }

  private void take(int count) {
    take(count, telling.message(events.get(at)));
  }

  private void take(int count, Message sentence) {
    List<ClassicEvent> some = events.subList(at, at + count);
    List<Message> lines = some.stream().map(telling::news).filter(Objects::nonNull).toList();
    told.add(new Told(some, sentence, lines));
    at += count;
  }

  /** Something that no event tells. */
  private void add(Message message) {
    told.add(new Told(List.of(), message, List.of(message)));
  }

  /** So many events, the second of them what was paid for the first: that is one sentence. */
  private void withPrice(Cause cause, int count, Message sentence) {
    if (at(1) instanceof ClassicEvent.Paid paid && paid.cause() == cause) {
      take(count, sentence.with("amount", paid.amount()));
    } else {
      take(1);
    }
  }

  private Message on(String what, int seat, int deed) {
    return Message.of(what).player("who", seat).with("deed", words.deed(deed));
  }

  private Message standing(String what, int seat, int site, int steps) {
    return on(what, seat, site).with("standing", words.standing(steps));
  }

  private Message rent(int owner, int payer, int deed) {
    return on("classic.news-pays-rent", payer, deed).player("owner", owner);
  }

  // --- moving

  private void rolled(int seat, List<Integer> dice) {
    if (at(1) instanceof ClassicEvent.Moved(_, _, int to)) {
      take(2, rolled("classic.news-rolled-to", seat, dice).with("space", words.space(to)));
      landed(seat, to);
    } else if (at(1) instanceof ClassicEvent.LeftJail
        && at(2) instanceof ClassicEvent.Moved(_, _, int to)) {
      take(3, rolled("classic.news-rolled-free", seat, dice).with("space", words.space(to)));
      landed(seat, to);
    } else if (at(1) instanceof ClassicEvent.StayedInJail(_, int left)) {
      take(2, rolled("classic.news-rolled-stays", seat, dice).with("tries", left));
    } else if (at(1) instanceof ClassicEvent.SentToJail) {
      Message third = rolled("classic.news-third-double", seat, dice);
      List<Message> lines = List.of(telling.news(at(0)), third, telling.news(at(1)));
      told.add(new Told(events.subList(at, at + 2), third, lines));
      at += 2;
    } else {
      boolean fined = isPaid(1, Cause.FINE);
      take(1);
      if (fined) {
        take(
            at(1) instanceof ClassicEvent.LeftJail ? 2 : 1,
            fine("classic.news-third-try", (ClassicEvent.Paid) at(0)));
      }
    }
  }

  private static Message rolled(String what, int seat, List<Integer> dice) {
    return Message.of(what)
        .player("who", seat)
        .with("one", dice.getFirst())
        .with("two", dice.getLast());
  }

  private static Message fine(String what, ClassicEvent.Paid paid) {
    return Message.of(what).player("who", paid.from()).with("amount", paid.amount());
  }

  /** What comes of standing there, said of the space that has just been named. */
  private void landed(int seat, int space) {
    if (isPaid(0, Cause.SALARY)) {
      take(1);
    }
    switch (at(0)) {
      case ClassicEvent.RentDue(int owner, _, _, int amount, boolean fresh) ->
          take(
              1,
              Message.of(fresh ? "classic.news-dice-rent-here" : "classic.news-rent-here")
                  .player("owner", owner)
                  .with("amount", amount));
      case ClassicEvent.Paid(_, int owner, int amount, Cause cause) when cause == Cause.RENT ->
          take(1, rent(owner, seat, space).with("amount", amount));
      case ClassicEvent.SentToJail _ ->
          take(1, Message.of("classic.news-sent-to-jail").player("who", seat));
      case null, default -> unpaid(seat, space);
    }
  }

  /** Why nothing is paid there. */
  private void unpaid(int seat, int space) {
    SpaceKind kind = position.board().kind(space);
    if (kind == SpaceKind.FREE_PARKING || kind == SpaceKind.JAIL) {
      add(Message.of("classic.news-rest"));
    } else if (position.board().isDeed(space)) {
      int owner = position.owner(space);
      if (owner == seat) {
        add(Message.of("classic.news-own").player("who", seat));
      } else if (owner >= 0 && position.isMortgaged(space)) {
        add(Message.of("classic.news-no-rent").player("owner", owner));
      }
    }
  }

  // --- cards

  /** The card says what comes of it, as far as it names all of it. */
  private void card(ClassicEvent.CardDrawn drawn) {
    Card card = position.game().card(drawn.deck(), drawn.card());
    int count = 1;
    switch (card.kind()) {
      case COLLECT, PAY, COLLECT_EACH, PAY_EACH -> {
        while (isPaid(count, Cause.CARD)) {
          count++;
        }
      }
      case JAIL_CARD -> count += at(1) instanceof ClassicEvent.CardKept ? 1 : 0;
      case GO_TO_JAIL -> count += at(1) instanceof ClassicEvent.SentToJail ? 1 : 0;
      case ADVANCE_TO -> count += at(1) instanceof ClassicEvent.Moved ? 1 : 0;
      case NEAREST_RAILROAD, NEAREST_UTILITY, MOVE_BACK, REPAIRS -> {}
    }
    take(count);
    if (card.kind() == Card.Kind.ADVANCE_TO) {
      landed(drawn.seat(), card.first());
    } else if (card.kind() == Card.Kind.REPAIRS
        && !isPaid(0, Cause.CARD)
        && !(at(0) instanceof ClassicEvent.DebtArose)) {
      add(
          Message.of("classic.news-no-buildings")
              .player("who", drawn.seat())
              .with("building", words.building(Building.HOUSE)));
    }
  }

  /** That a card goes under its deck is no news; that one opened the jail is. */
  private void returned() {
    if (at(1) instanceof ClassicEvent.LeftJail(int seat)) {
      take(
          2,
          Message.of("classic.news-uses-card").player("who", seat).with("card", words.jailCard()));
    } else {
      take(1, null);
    }
  }

  // --- money

  private void utilityRolled(int deed) {
    take(1);
    if (at(0) instanceof ClassicEvent.Paid(int payer, int owner, int amount, _)) {
      take(1, rent(owner, payer, deed).with("amount", amount));
    }
  }

  private void paid(ClassicEvent.Paid paid) {
    switch (at(1)) {
      case ClassicEvent.DeedGiven(int deed, _, int to) when paid.cause() == Cause.PRICE ->
          take(2, on("classic.news-buys", to, deed).with("amount", paid.amount()));
      case ClassicEvent.LeftJail _ when paid.cause() == Cause.FINE ->
          take(2, fine("classic.news-pays-out", paid));
      case ClassicEvent.DebtSettled _ -> {
        take(1);
        at++;
      }
      case null, default -> take(1);
    }
  }

  /** What is paid for several sites together is told for itself. */
  private void sold(int seat, int site, int steps) {
    if (at > 0 && events.get(at - 1) instanceof ClassicEvent.SoldBuilding) {
      take(1);
    } else {
      withPrice(Cause.BUILDING_SOLD, 2, standing("classic.news-sells-for", seat, site, steps));
    }
  }

  /** Deeds that go the same way are told together; many are only counted. */
  private void given(int to) {
    List<Message> deeds = new ArrayList<>();
    while (at(deeds.size()) instanceof ClassicEvent.DeedGiven(int deed, _, int taker)
        && taker == to) {
      deeds.add(words.deed(deed));
    }
    if (deeds.size() == 1) {
      take(1);
    } else {
      boolean many = deeds.size() > MOST_NAMED;
      Message several =
          to == ClassicEvent.BANK
              ? Message.of(many ? "classic.news-many-deeds-back" : "classic.news-deeds-back")
              : Message.of(many ? "classic.news-many-deeds-given" : "classic.news-deeds-given")
                  .player("to", to);
      take(deeds.size(), many ? several.with("count", deeds.size()) : several.all("deeds", deeds));
    }
  }

  /** However much is sold and mortgaged before it goes over: it is told by what it brings. */
  private void bankrupt() {
    take(1);
    int count = 0;
    int brings = 0;
    while (at(count) instanceof ClassicEvent.SoldBuilding
        || at(count) instanceof ClassicEvent.Mortgaged
        || isPaid(count, Cause.BUILDING_SOLD)
        || isPaid(count, Cause.MORTGAGE)) {
      brings += at(count) instanceof ClassicEvent.Paid paid ? paid.amount() : 0;
      count++;
    }
    if (count > 0) {
      Message liquidated = Message.of("classic.news-liquidated").with("amount", brings);
      told.add(new Told(events.subList(at, at + count), liquidated, List.of(liquidated)));
      at += count;
    }
  }

  private void won(int seat) {
    if (at(1) instanceof ClassicEvent.Paid(_, _, int amount, _)
        && at(2) instanceof ClassicEvent.DeedGiven(int deed, _, _)) {
      take(3, on("classic.news-wins-deed", seat, deed).with("amount", amount));
    } else {
      take(isPaid(1, Cause.AUCTION) ? 2 : 1);
    }
  }

  /** Several who bid no more, for the same reason, are one sentence. */
  private void outOfIt(String all) {
    List<Integer> seats = new ArrayList<>();
    while (at(seats.size()) != null && at(seats.size()).getClass() == events.get(at).getClass()) {
      seats.add(
          at(seats.size()) instanceof ClassicEvent.PassedBid(int seat)
              ? seat
              : ((ClassicEvent.CannotBid) at(seats.size())).seat());
    }
    if (seats.size() == 1) {
      take(1);
    } else {
      take(seats.size(), Message.of(all).players("all", seats));
    }
  }

  // --- how long it goes on

  /**
   * Whose turn it is, everybody sees. A game that ends after an agreed turn says so when everybody
   * has one more, and who has the last one: it is told with the turn before.
   */
  private void began(int turn, int seat) {
    take(1, null);
    AgreedTurns agreed = new AgreedTurns(position, turn);
    if (agreed.isLast()) {
      add(Message.of(LAST_TURN).player("who", seat));
    } else if (agreed.beginsLastRound()) {
      add(Message.of("classic.told-last-round"));
    }
  }

  private void time(int seconds) {
    int left = position.options().number("minutes") * MINUTE - seconds;
    take(1, null);
    if (left > 0 && left <= LAST_SECONDS) {
      add(Message.of("classic.told-minutes").with("minutes", left / MINUTE));
    }
  }
}
