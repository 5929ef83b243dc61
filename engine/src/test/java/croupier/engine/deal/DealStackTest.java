package croupier.engine.deal;

import static croupier.engine.deal.ChangedDeal.changed;
import static croupier.engine.deal.ChangedDeal.changedFrame;
import static croupier.engine.deal.ChangedDeal.changedPlayer;
import static croupier.engine.deal.ChangedDeal.impossible;
import static croupier.engine.deal.ChangedDeal.withTheRestInThePile;

import croupier.engine.Group;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What cannot go on between seats in a saved position, however well it is written. */
class DealStackTest {
  /** Seat 0 charges rent from seats 1 and 2. */
  private static DealStory rent(String card, String colour, int doublers, String... options) {
    return DealStory.turn(3, options)
        .hand(0, card + " double_the_rent double_the_rent just_say_no 1")
        .hand(1, "just_say_no just_say_no 1")
        .set(0, "red red")
        .set(0, "brown")
        .bank(1, "2 2 10")
        .bank(2, "4 5")
        .charges(0, card, colour, doublers);
  }

  private static DealStory rent(int doublers, String... options) {
    return rent("rent_red_yellow", "red", doublers, options);
  }

  private static DealStory rentFromOne(int doublers) {
    return DealStory.turn(3)
        .hand(0, "rent_ten_colour double_the_rent 1")
        .set(0, "red red")
        .bank(1, "2 10")
        .bank(2, "4")
        .chargesOne(0, 1, "red", doublers);
  }

  private static DealStory sly(String wanted, String... options) {
    return DealStory.turn(3, options)
        .hand(0, "sly_deal 1")
        .bank(1, "1")
        .set(1, wanted)
        .does(0, new DealAction.SlyDeal(1, DealStory.laid(wanted).getFirst()));
  }

  private static DealStory whole() {
    return DealStory.turn(3)
        .hand(0, "deal_breaker 1")
        .set(1, "brown light_blue_brown_as_brown")
        .does(0, new DealAction.DealBreaker(1, Group.BROWN, 0));
  }

  private static Map<String, Object> stack(DealStory story, String phase, Object... frames) {
    Map<String, Object> data = changed(story, "phase", phase);
    List<Object> stack = new ArrayList<>(List.of(((List<?>) data.get("stack")).getFirst()));
    stack.addAll(List.of(frames));
    data.put("stack", stack);
    return withTheRestInThePile(data);
  }

  private static Object placing(int seat, String... cards) {
    return Map.of("type", "placing", "seat", (long) seat, "cards", List.of(cards));
  }

  // --- what was played

  @Test
  void everyCardThatWasPlayedLiesInTheDiscards() {
    Map<String, Object> data = changed(rent(1), "discards", Map.of("rent_red_yellow", 1L));
    impossible(
        "What was played must lie in the discards: double the rent.", withTheRestInThePile(data));
    DealStory answered = rent(0).saysNo(1);
    data = changed(answered, "discards", Map.of("rent_red_yellow", 1L));
    impossible(
        "What was played must lie in the discards: just say no.", withTheRestInThePile(data));
  }

  /** One spared the doubling, the other one is being answered. */
  @Test
  void aNoThatSparedTheDoublingLiesInTheDiscardsToo() {
    DealStory spared =
        rent(1, "no_to_doubled=doubling")
            .does(1, new DealAction.SayNoToDoubling())
            .accepts(0)
            .saysNo(1);
    Map<String, Object> discards =
        Map.of("rent_red_yellow", 1L, "double_the_rent", 1L, "just_say_no", 1L);
    impossible(
        "What was played must lie in the discards: just say no.",
        withTheRestInThePile(changed(spared, "discards", discards)));
  }

  @Test
  void rentIsDoubledByTheCardsThatThereAre() {
    impossible("doublers must be 0 to 2.", changedFrame(rent(0), 0, "doublers", 3L));
    impossible("doublers must be 0 to 2.", changedFrame(rent(0), 0, "doublers", -1L));
  }

  @Test
  void aRentCardIsForItsColours() {
    Map<String, Object> brown = changedFrame(rent(0), 0, "colour", "brown");
    for (int frame = 0; frame < 2; frame++) {
      brown = changedFrame(brown, frame, frame == 0 ? "amount" : "debt", 1L);
    }
    impossible("This rent card is not for that colour.", brown);
  }

  @Test
  void aRentCardOfTenColoursIsForOneAndMayBeDoubledWhereThatIsPlayed() {
    impossible(
        "A rent card of ten colours asks one seat only.",
        changedFrame(rentFromOne(0), 0, "waiting", List.of(2L)));
    impossible(
        "A rent card of ten colours is not doubled in this game.",
        changed(rentFromOne(1), "options", Map.of("doubled_ten_colour", "no")));
    Deal.GAME.load(changed(rentFromOne(0), "options", Map.of("doubled_ten_colour", "no")));
  }

  @Test
  void whoIsAskedDoesNotWait() {
    impossible("The target is waiting, too.", changedFrame(rent(0), 0, "waiting", List.of(1L, 2L)));
  }

  @Test
  void firstStandsWhatWasPlayedThenWhoIsWaitedFor() {
    DealStory story = rent(0);
    List<?> frames = (List<?>) story.position().save().get("stack");
    String disorder = "The frames of the stack are in disorder.";
    impossible(disorder, changed(story, "stack", frames.reversed()));
    impossible(disorder, changed(story, "stack", List.of(frames.getFirst(), frames.getFirst())));
  }

  @Test
  void numbersInTheStackStayInTheirBounds() {
    for (long noes : List.of(-1L, 4L)) {
      impossible("noes must be 0 to 3.", changedFrame(rent(0), 1, "noes", noes));
    }
    for (long set : List.of(-1L, 3L)) {
      impossible("There is no set " + set + ".", changedFrame(whole(), 0, "set", set));
    }
    for (long seat : List.of(-1L, 3L)) {
      impossible(
          "Seat " + seat + " is no opponent of seat 0.", changedFrame(whole(), 0, "target", seat));
    }
  }

  /** Seat 0 is aimed at as well as any other. */
  @Test
  void theFirstSeatIsAnOpponentToo() {
    DealStory.turn(2)
        .bank(0, "4 5")
        .hand(1, "1")
        .ends(0)
        .draws("debt_collector 2")
        .collectsDebt(1, 0)
        .accepts(0)
        .owes(0, 5)
        .pays(0, "5")
        .bankIs(1, "5");
  }

  // --- Just Say No

  @Test
  void nobodySaysNoToADoublingThatIsNotThere() {
    String sentence = "Nobody said no to a doubling.";
    impossible(sentence, changedFrame(rent(0, "no_to_doubled=choice"), 1, "to_doubling", true));
    impossible(sentence, changedFrame(rent(1, "no_to_doubled=choice"), 1, "to_doubling", true));
    impossible(
        sentence, changedFrame(rent(0, "no_to_doubled=choice").saysNo(1), 1, "to_doubling", true));
    impossible(sentence, changedFrame(rent(1).saysNo(1), 1, "to_doubling", true));
    DealStory spared =
        rent(1, "no_to_doubled=choice")
            .does(1, new DealAction.SayNoToDoubling())
            .accepts(0)
            .saysNo(1);
    impossible(sentence, changedFrame(spared, 1, "to_doubling", true));
  }

  /** The same No may be said where the rules let its player choose. */
  @Test
  void theDoublingIsDeniedBeforeTheRentWhereThatIsPlayed() {
    DealStory story = rent(1, "no_to_doubled=choice").saysNo(1);
    impossible(
        "In this game the doubling is denied before the rent.",
        changed(story, "options", Map.of("no_to_doubled", "doubling")));
    rent(0, "no_to_doubled=doubling").saysNo(1).asked(0);
  }

  @Test
  void nobodyIsSparedADoublingWhereAllIsDenied() {
    DealStory spared =
        rent(1, "no_to_doubled=choice").does(1, new DealAction.SayNoToDoubling()).accepts(0);
    impossible(
        "The debt is not what was asked for.",
        changed(spared, "options", Map.of("no_to_doubled", "all")));
  }

  // --- paying

  @Test
  void whoHasNothingToPayWithIsNotAsked() {
    impossible(
        "Who has nothing to pay with is not asked.",
        withTheRestInThePile(changedPlayer(rent(0), 1, "bank", List.of())));
  }

  /** With 3 for a debt of 3 there is nothing to choose, with 4 there is. */
  @Test
  void whoPaysChooses() {
    String sentence = "There is nothing to choose in this payment.";
    DealStory paying = rent(0).accepts(1).owes(1, 3);
    impossible(
        sentence, withTheRestInThePile(changedPlayer(paying, 1, "bank", List.of("money_3"))));
    Deal.GAME.load(withTheRestInThePile(changedPlayer(paying, 1, "bank", List.of("money_4"))));
    Map<String, Object> payment = Map.of("type", "payment", "payer", 1L, "to", 0L, "debt", 0L);
    impossible(sentence, stack(sly("red"), "pay", payment));
  }

  // --- placing

  /** Of a Forced Deal whoever was aimed at places, too, and that is somebody. */
  @Test
  void nobodyPlacesWhoIsNotThere() {
    DealStory swapped =
        DealStory.turn(3)
            .hand(0, "forced_deal 1")
            .set(0, "pink_orange_as_pink")
            .set(1, "red")
            .does(0, new DealAction.ForcedDeal(1, Laid.RED, Laid.PINK_ORANGE_AS_PINK))
            .accepts(1)
            .phaseIs(Phase.PLACE)
            .asked(1);
    for (long seat : List.of(-1L, 0L, 3L)) {
      impossible(
          "Seat " + seat + " is no opponent of seat 0.",
          changedFrame(changedFrame(swapped, 0, "target", seat), 1, "seat", seat));
    }
  }

  @Test
  void nothingIsPlacedWhereWildCardsComeAsTheyLay() {
    DealStory placing = sly("red_yellow_as_red").accepts(1).phaseIs(Phase.PLACE);
    impossible(
        "Nothing is to be placed.",
        changed(placing, "options", Map.of("received_wild", "as_it_lay")));
  }

  @Test
  void onlyWhatCanBePaidIsPlacedAfterAPayment() {
    String sentence = "What is to be placed was not paid.";
    DealStory story = rent(0);
    impossible(sentence, stack(story, "place", placing(0, "ten_colour")));
    impossible(sentence, stack(story, "place", placing(-1, "red_yellow")));
    Deal.GAME.load(stack(story, "place", placing(0, "red_yellow")));
  }

  @Test
  void onlyWhoTookOrGotAWildCardPlacesOne() {
    String sentence = "What is to be placed was not taken.";
    DealStory story = sly("red_yellow_as_red").accepts(1);
    impossible(
        sentence, stack(story, "place", placing(1, "pink_orange"), placing(0, "red_yellow")));
    impossible(
        "A set that was taken stays together.", stack(whole(), "place", placing(0, "red_yellow")));
  }

  @Test
  void onlyWildCardsThatThereAreWaitToBePlaced() {
    String sentence = "Only wild cards that there are can wait to be placed.";
    DealStory story = sly("red_yellow_as_red").accepts(1);
    Object three = placing(0, "red_yellow", "red_yellow", "red_yellow");
    impossible(sentence, changed(story, "stack", List.of(sly(story), three)));
    impossible(sentence, changed(story, "stack", List.of(sly(story), placing(0, "red"))));
  }

  private static Object sly(DealStory story) {
    return ((List<?>) story.position().save().get("stack")).getFirst();
  }
}
