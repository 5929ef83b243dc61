package croupier.engine.classic;

import croupier.engine.Game;
import croupier.engine.Group;
import croupier.engine.Outcome;
import croupier.engine.classic.board.Deck;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * A game told step by step: this lies on the table, these dice fall, this is done, this holds.
 * Before and after each step the game is saved and loaded, so every story also shows that its
 * positions are possible and can be put away; and each step is also taken at another table where
 * nobody listens to what happens, and comes to the same.
 */
final class ClassicStory extends ClassicChecks<ClassicStory> {
  static final int BANK = ClassicEvent.BANK;

  private ClassicStory(ClassicPosition start) {
    position = start;
  }

  @Override
  ClassicStory self() {
    return this;
  }

  static Stream<Game> games() {
    return Stream.of(Travel.GAME, Brands.GAME);
  }

  static ClassicStory travel(int seats, String... options) {
    return in(Travel.GAME, seats, options);
  }

  static ClassicStory brands(int seats, String... options) {
    return in(Brands.GAME, seats, options);
  }

  /** Seat 0 is about to begin; everybody has the 1500. Options as in {@code "rent=auto"}. */
  static ClassicStory in(Game game, int seats, String... options) {
    ClassicStory story = beforeTheStart(game, seats, options);
    while (story.position.asks() instanceof ClassicAsk.DealDeed deal) {
      story.deals(deal.deeds().getFirst());
    }
    story.throwsDice(6, 6);
    while (story.position.frame() == Frame.FIRST_ROLL) {
      story.throwsDice(1, 2);
    }
    return story.cleared();
  }

  /** A game before it is known who begins. */
  static ClassicStory beforeTheStart(Game game, int seats, String... options) {
    Map<String, String> wished = new LinkedHashMap<>();
    for (String option : options) {
      wished.put(option.split("=")[0], option.split("=")[1]);
    }
    return new ClassicStory((ClassicPosition) game.start(seats, game.options(wished)));
  }

  // --- what happens

  /** The player rolls, and this falls. */
  ClassicStory rolls(int first, int second) {
    return does(position.player(), new ClassicAction.Roll()).throwsDice(first, second);
  }

  /** Dice that are asked for fall. */
  ClassicStory throwsDice(int first, int second) {
    return chance(new ClassicOutcome.Dice(List.of(first, second)));
  }

  ClassicStory draws(String card) {
    return chance(new ClassicOutcome.Drawn(card));
  }

  ClassicStory deals(int deed) {
    return chance(new ClassicOutcome.Dealt(deed));
  }

  ClassicStory tellsTime(int seconds) {
    return chance(new ClassicOutcome.TimePlayed(seconds));
  }

  ClassicStory chance(Outcome outcome) {
    ClassicPosition unheard = reload().position.copy();
    events.addAll(position.happen(outcome));
    unheard.happen(unheard.roll(outcome), null);
    return reload(unheard);
  }

  ClassicStory does(int seat, ClassicAction action) {
    ClassicPosition unheard = reload().position.copy();
    events.addAll(position.act(seat, action));
    unheard.act(seat, unheard.move(action), null);
    return reload(unheard);
  }

  /** The player does one thing. */
  ClassicStory does(ClassicAction action) {
    return does(position.player(), action);
  }

  ClassicStory buys() {
    return does(new ClassicAction.Buy());
  }

  ClassicStory declines() {
    return does(new ClassicAction.Decline());
  }

  ClassicStory paysFine() {
    return does(new ClassicAction.PayFine());
  }

  ClassicStory uses(Deck deck) {
    return does(new ClassicAction.UseJailCard(deck));
  }

  ClassicStory bids(int seat, int amount) {
    return does(seat, new ClassicAction.Bid(amount));
  }

  ClassicStory passes(int seat) {
    return does(seat, new ClassicAction.Pass());
  }

  ClassicStory claims(int seat, int deed) {
    return does(seat, new ClassicAction.ClaimRent(deed));
  }

  ClassicStory builds(int seat, int... sites) {
    Arrays.stream(sites).forEach(site -> does(seat, new ClassicAction.Build(site)));
    return this;
  }

  ClassicStory sells(int seat, int... sites) {
    Arrays.stream(sites).forEach(site -> does(seat, new ClassicAction.Sell(site)));
    return this;
  }

  ClassicStory sellsDown(int seat, Group group, int left) {
    return does(seat, new ClassicAction.SellDown(group, left));
  }

  ClassicStory mortgages(int seat, int... deeds) {
    Arrays.stream(deeds).forEach(deed -> does(seat, new ClassicAction.Mortgage(deed)));
    return this;
  }

  ClassicStory redeems(int seat, int deed) {
    return does(seat, new ClassicAction.Redeem(deed));
  }

  ClassicStory keepsMortgage(int seat, int deed) {
    return does(seat, new ClassicAction.KeepMortgage(deed));
  }

  ClassicStory goesBankrupt(int seat) {
    return does(seat, new ClassicAction.GoBankrupt());
  }

  ClassicStory offersInstead(int seat, int value, Integer... deeds) {
    return does(seat, new ClassicAction.OfferInstead(List.of(deeds), List.of(), value));
  }

  ClassicStory offers(int from, int to, UnaryOperator<Terms> terms) {
    return does(from, terms.apply(new Terms()).offer(to));
  }

  ClassicStory counters(int seat, UnaryOperator<Terms> terms) {
    return does(seat, terms.apply(new Terms()).counter());
  }

  ClassicStory accepts(int seat) {
    return does(seat, new ClassicAction.Accept());
  }

  /** A gift, agreed on. */
  ClassicStory gives(int from, int to, Integer... deeds) {
    return offers(from, to, terms -> terms.gives(deeds)).accepts(to);
  }

  /** What a deal is about. */
  record Terms(
      List<Integer> give,
      List<Integer> take,
      int pay,
      int ask,
      List<Deck> giveCards,
      List<Deck> takeCards) {
    Terms() {
      this(List.of(), List.of(), 0, 0, List.of(), List.of());
    }

    Terms gives(Integer... deeds) {
      return new Terms(List.of(deeds), take, pay, ask, giveCards, takeCards);
    }

    Terms takes(Integer... deeds) {
      return new Terms(give, List.of(deeds), pay, ask, giveCards, takeCards);
    }

    Terms pays(int amount) {
      return new Terms(give, take, amount, ask, giveCards, takeCards);
    }

    Terms asks(int amount) {
      return new Terms(give, take, pay, amount, giveCards, takeCards);
    }

    Terms givesCards(Deck... cards) {
      return new Terms(give, take, pay, ask, List.of(cards), takeCards);
    }

    Terms takesCards(Deck... cards) {
      return new Terms(give, take, pay, ask, giveCards, List.of(cards));
    }

    ClassicAction offer(int to) {
      return new ClassicAction.Offer(to, trade());
    }

    ClassicAction counter() {
      return new ClassicAction.Counter(trade());
    }

    private Trade trade() {
      return new Trade(give, take, pay, ask, giveCards, takeCards);
    }
  }
}
