package croupier.engine.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Because;
import croupier.engine.Event;
import croupier.engine.Fields;
import croupier.engine.Group;
import croupier.engine.Position;
import croupier.engine.Records;
import croupier.engine.Refusal;
import croupier.engine.Sentences;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A story of a rule: first what lies on the table, then what happens. Cards are written as words in
 * one text, {@code "red ten_colour_as_red 5 sly_deal"}; a number is money. What the story does not
 * name is in the pile; but who is given no hand holds a Pass Go, so that there is something to ask.
 * After each step the game is saved and loaded, so that every story also shows that its positions
 * are possible ones, and that it may be interrupted anywhere; and each step is also taken at
 * another table where nobody listens to what happens, and comes to the same.
 */
final class DealStory {
  private final int seats;
  private final Map<String, String> options = new LinkedHashMap<>();
  private final List<List<Card>> hands = new ArrayList<>();
  private final List<List<Card>> banks = new ArrayList<>();
  private final List<List<List<Laid>>> sets = new ArrayList<>();
  private final List<Card> discards = new ArrayList<>();
  private List<Card> pile;

  private DealPosition position;

  /** What has happened since the story began. */
  private final List<Event> events = new ArrayList<>();

  private DealStory(int seats, String... options) {
    this.seats = seats;
    for (String option : options) {
      this.options.put(option.split("=")[0], option.split("=")[1]);
    }
    for (int seat = 0; seat < seats; seat++) {
      hands.add(null);
      banks.add(new ArrayList<>());
      sets.add(new ArrayList<>());
    }
  }

  // --- what lies on the table

  /** A game before it is known who begins; options as in {@code "stalemate=2"}. */
  static DealStory start(int seats, String... options) {
    DealStory story = new DealStory(seats, options);
    story.position = Deal.GAME.start(seats, Deal.GAME.options(story.options));
    return story;
  }

  /** It is the turn of seat 0, which has drawn and has three plays. */
  static DealStory turn(int seats, String... options) {
    return new DealStory(seats, options);
  }

  DealStory hand(int seat, String cards) {
    hands.set(seat, cards(cards));
    return this;
  }

  DealStory bank(int seat, String cards) {
    return bank(seat, cards(cards));
  }

  DealStory bank(int seat, List<Card> cards) {
    banks.get(seat).addAll(cards);
    return this;
  }

  /** Lays one set, with its buildings. */
  DealStory set(int seat, String laid) {
    return set(seat, laid(laid));
  }

  DealStory set(int seat, List<Laid> laid) {
    sets.get(seat).add(laid);
    return this;
  }

  DealStory discarded(String cards) {
    discards.addAll(cards(cards));
    return this;
  }

  /** These cards are in the pile, and all that is left in the discards. */
  DealStory pile(String cards) {
    pile = cards(cards);
    return this;
  }

  DealPosition position() {
    if (position == null) {
      position = Deal.GAME.load(data());
    }
    return position;
  }

  /** The position before anything happens. */
  Map<String, Object> data() {
    List<Card> rest = new ArrayList<>();
    for (Card card : Card.values()) {
      rest.addAll(Collections.nCopies(card.count(), card));
    }
    discards.forEach(rest::remove);
    for (int seat = 0; seat < seats; seat++) {
      hand(seat).forEach(rest::remove);
      banks.get(seat).forEach(rest::remove);
      sets.get(seat).forEach(set -> set.forEach(laid -> rest.remove(laid.card())));
    }
    if (pile != null) {
      pile.forEach(rest::remove);
      rest.forEach(this::spread);
    }
    Map<String, Object> data = Deal.GAME.start(seats, Deal.GAME.options(options)).save();
    data.put("phase", "play");
    data.put("turn", 0L);
    data.put("plays_left", 3L);
    data.put("rearrangements_left", 30L);
    List<Object> players = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      List<Object> laid = new ArrayList<>();
      for (List<Laid> set : sets.get(seat)) {
        laid.add(Map.of("colour", word(set.getFirst().colour()), "cards", words(set)));
      }
      players.add(Map.of("hand", words(hand(seat)), "bank", words(banks.get(seat)), "sets", laid));
    }
    data.put("players", players);
    data.put("pile", counts(pile == null ? rest : pile));
    data.put("discards", counts(discards));
    return data;
  }

  /**
   * Puts a card that is neither named nor in the pile before a seat, so that it completes nothing.
   */
  private void spread(Card card) {
    if (card.isBankable()) {
      banks.getLast().add(card);
      return;
    }
    for (Group colour : card.colours().stream().sorted().toList()) {
      int full = DealData.STANDARD.setSize(colour);
      for (List<List<Laid>> before : sets) {
        List<List<Laid>> ofColour =
            before.stream().filter(set -> set.getFirst().colour() == colour).toList();
        List<Laid> last = ofColour.isEmpty() ? List.of() : ofColour.getLast();
        if (last.size() != full - 1) {
          if (last.size() < full) {
            before.remove(last);
          }
          List<Laid> more = new ArrayList<>(last.size() < full ? last : List.of());
          more.add(Laid.of(card, colour));
          before.add(more);
          return;
        }
      }
    }
    throw new AssertionError("no room for " + card);
  }

  private List<Card> hand(int seat) {
    return hands.get(seat) == null ? List.of(Card.PASS_GO) : hands.get(seat);
  }

  private static List<String> words(List<? extends Enum<?>> constants) {
    return constants.stream().map(DealStory::word).toList();
  }

  private static Map<String, Object> counts(List<Card> cards) {
    Map<String, Object> counts = new LinkedHashMap<>();
    for (Card card : cards) {
      counts.merge(word(card), 1L, (a, c) -> (Long) a + (Long) c);
    }
    return counts;
  }

  // --- what happens

  DealStory begins(int seat) {
    return chance(new DealOutcome.First(seat));
  }

  DealStory deals(int seat, String cards) {
    assertEquals(new DealAsk.DealHand(seat, cards(cards).size()), position().asks());
    return draws(cards);
  }

  DealStory draws(String cards) {
    return chance(new DealOutcome.Drawn(cards(cards)));
  }

  DealStory chance(DealOutcome outcome) {
    DealPosition unheard = another();
    long roll = position().roll(outcome);
    events.addAll(position().happen(outcome));
    unheard.happen(roll, null);
    return reload(unheard);
  }

  DealStory does(int seat, DealAction action) {
    DealPosition unheard = another();
    events.addAll(position().act(seat, action));
    unheard.act(seat, unheard.move(action), null);
    return reload(unheard);
  }

  /** The same position at another table. */
  private DealPosition another() {
    DealPosition another = Deal.GAME.start(seats, position().options());
    another.set(position());
    return another;
  }

  DealStory banks(int seat, String card) {
    return does(seat, new DealAction.Bank(card(card)));
  }

  DealStory lays(int seat, String laid) {
    return does(seat, new DealAction.LayProperty(laid(laid).getFirst()));
  }

  /** Charges all others rent, with so many doublers. */
  DealStory charges(int seat, String rent, String colour, int doublers) {
    return does(seat, new DealAction.ChargeRent(card(rent), colour(colour), doublers));
  }

  /** Charges one other rent with a card of ten colours. */
  DealStory chargesOne(int seat, int target, String colour, int doublers) {
    return does(seat, new DealAction.ChargeOneRent(colour(colour), doublers, target));
  }

  DealStory collectsDebt(int seat, int target) {
    return does(seat, new DealAction.CollectDebt(target));
  }

  DealStory celebrates(int seat) {
    return does(seat, new DealAction.CelebrateBirthday());
  }

  DealStory accepts(int seat) {
    return does(seat, new DealAction.Accept());
  }

  DealStory saysNo(int seat) {
    return does(seat, new DealAction.JustSayNo());
  }

  DealStory pays(int seat, String cards) {
    return does(seat, pay(cards));
  }

  DealStory places(int seat, String laid) {
    return does(seat, new DealAction.Place(laid(laid).getFirst()));
  }

  DealStory discards(int seat, String card) {
    return does(seat, new DealAction.Discard(card(card)));
  }

  DealStory ends(int seat) {
    return does(seat, new DealAction.EndTurn());
  }

  /** It makes no difference whether anybody listens, nor that a game was put away. */
  private DealStory reload(DealPosition unheard) {
    Map<String, Object> saved = position.save();
    Map<String, Object> seen = position.view(Position.TABLE);
    assertEquals(saved, unheard.save(), "when nobody listens");
    assertEquals(seen, unheard.view(Position.TABLE), "when nobody listens");
    position = Deal.GAME.load(saved);
    assertEquals(saved, position.save());
    assertEquals(seen, position.view(Position.TABLE));
    return this;
  }

  // --- what came of it

  DealStory happened(DealEvent event) {
    assertTrue(events.contains(event), () -> "no " + event + " in " + events);
    return this;
  }

  DealStory neverHappened(Class<? extends DealEvent> kind) {
    assertTrue(events.stream().noneMatch(kind::isInstance), () -> kind + " in " + events);
    return this;
  }

  /** The order in which these events happened. */
  DealStory happenedInOrder(DealEvent... inOrder) {
    int at = -1;
    for (DealEvent event : inOrder) {
      int next = events.indexOf(event);
      assertTrue(next > at, () -> event + " is missing or too early in " + events);
      at = next;
    }
    return this;
  }

  DealStory phaseIs(Phase phase) {
    assertEquals(phase, position().phase(), events::toString);
    return this;
  }

  /** Nothing waits on anybody: the turn goes on, or is over. */
  DealStory settled() {
    assertEquals(List.of(), position().stack(), events::toString);
    return this;
  }

  /** This seat is to decide, and no other. */
  DealStory asked(int seat) {
    assertEquals(1 << seat, position().deciders(), events::toString);
    return this;
  }

  DealStory asks(DealAsk ask) {
    assertEquals(ask, position().asks(), events::toString);
    return this;
  }

  DealStory isTurnOf(int seat) {
    assertEquals(seat, position().turn(), "turn");
    return this;
  }

  DealStory playsLeft(int plays) {
    assertEquals(plays, position().playsLeft(), "plays left");
    return this;
  }

  /** This seat is to pay so much now. */
  DealStory owes(int seat, int debt) {
    phaseIs(Phase.PAY).asked(seat);
    assertEquals(debt, position().debt(), events::toString);
    return this;
  }

  DealStory handIs(int seat, String cards) {
    assertEquals(cards(cards), position().hand(seat), () -> "hand of " + seat);
    return this;
  }

  DealStory bankIs(int seat, String cards) {
    assertEquals(cards(cards), position().bank(seat), () -> "bank of " + seat);
    return this;
  }

  /** The sets before a seat, in any order. */
  DealStory setsAre(int seat, String... texts) {
    List<List<Laid>> expected = new ArrayList<>();
    for (String text : texts) {
      expected.add(laid(text));
    }
    List<List<Laid>> actual = new ArrayList<>();
    for (DealSet set : position().sets(seat)) {
      actual.add(set.cards().stream().sorted().toList());
    }
    assertEquals(sorted(expected), sorted(actual), () -> "sets of " + seat);
    return this;
  }

  /** The sets before a seat, by colour and number. */
  DealStory setsInOrder(int seat, String... texts) {
    assertEquals(
        Arrays.stream(texts).map(DealStory::laid).toList(),
        position().sets(seat).stream().map(set -> set.cards().stream().sorted().toList()).toList());
    return this;
  }

  private static List<String> sorted(List<List<Laid>> sets) {
    return sets.stream().map(List::toString).sorted().toList();
  }

  /** What lies on top of the discards; nothing is empty. */
  DealStory topIs(String card) {
    assertEquals(cards(card), position().topDiscard().stream().toList(), "on top");
    return this;
  }

  DealStory discardsAre(String cards) {
    assertEquals(cards(cards), position().discards(), "discards");
    return this;
  }

  DealStory pileHas(int count) {
    assertEquals(count, position().pile(), "pile");
    return this;
  }

  DealStory may(int seat, DealAction action) {
    assertTrue(isLegal(seat, action), () -> action + " is not legal: " + whyNot(seat, action));
    return this;
  }

  /** Refused with this sentence, and nothing has changed. */
  DealStory mayNot(int seat, DealAction action, String sentence) {
    assertFalse(isLegal(seat, action), action::toString);
    assertFalse(position().actions(seat).contains(action), "what is refused is not offered");
    Map<String, Object> before = position().save();
    assertEquals(sentence, whyNot(seat, action));
    assertEquals(before, position().save());
    return this;
  }

  DealStory mayNot(int seat, DealAction action, DealReason why) {
    return mayNot(seat, action, Sentences.of(Because.of(why)));
  }

  private boolean isLegal(int seat, DealAction action) {
    try {
      return position().mayAct(seat) && position().legal(seat, position().move(action));
    } catch (Refusal refusal) {
      return false;
    }
  }

  private String whyNot(int seat, DealAction action) {
    return Sentences.of(assertThrows(Refusal.class, () -> position().act(seat, action)));
  }

  /** The game is over, and these have won. */
  DealStory wonBy(Integer... winners) {
    phaseIs(Phase.OVER);
    assertEquals(List.of(winners), position().result().winners());
    return happened(new DealEvent.GameOver(List.of(winners)));
  }

  /** The data of a seat as a viewer sees it. */
  Fields seen(int viewer, int seat) {
    return Fields.of("", position().view(viewer)).objects("players").get(seat);
  }

  // --- words

  static Card card(String word) {
    return Card.valueOf((isNumber(word) ? "money_" + word : word).toUpperCase(Locale.ROOT));
  }

  static Group colour(String word) {
    return Group.valueOf(word.toUpperCase(Locale.ROOT));
  }

  static String word(Enum<?> constant) {
    return Records.lower(constant.name());
  }

  /** Cards in the order of {@link Card}. */
  static List<Card> cards(String words) {
    return words(words).map(DealStory::card).sorted().toList();
  }

  /** Cards in the order of {@link Laid}. */
  static List<Laid> laid(String words) {
    return words(words).map(word -> Laid.valueOf(word.toUpperCase(Locale.ROOT))).sorted().toList();
  }

  /** Numbers are values of cards in the bank, other words lie among the properties. */
  static DealAction.Pay pay(String words) {
    return new DealAction.Pay(
        words(words).filter(DealStory::isNumber).map(Integer::valueOf).sorted().toList(),
        laid(words(words).filter(word -> !isNumber(word)).collect(Collectors.joining(" "))));
  }

  private static boolean isNumber(String word) {
    return word.matches("[0-9]+");
  }

  private static Stream<String> words(String text) {
    return Arrays.stream(text.split(" ")).filter(word -> !word.isEmpty());
  }

  static List<Integer> handCounts(DealPosition position) {
    return IntStream.range(0, position.seats()).map(position::handSize).boxed().toList();
  }
}
