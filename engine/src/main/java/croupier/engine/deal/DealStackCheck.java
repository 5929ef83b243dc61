package croupier.engine.deal;

import static croupier.engine.deal.DealCheck.that;

import croupier.engine.Group;
import croupier.engine.Records;
import java.util.Arrays;
import java.util.stream.IntStream;

/** Whether what goes on between seats can come up in a game. */
final class DealStackCheck {
  private static final DealData DATA = DealData.STANDARD;

  private DealStackCheck() {}

  static void possible(DealTable table) {
    spent(table);
    if (Charges.isRent(table.effect)) {
      rent(table);
    } else if (table.effect == Card.DEBT_COLLECTOR.ordinal()) {
      that(table.amount == DATA.debt, "A Debt Collector asks for " + DATA.debt + ".");
      that(table.waiting == 0, "A Debt Collector asks one seat only.");
    } else if (table.effect == Card.BIRTHDAY.ordinal()) {
      that(table.amount == DATA.birthday, "A birthday asks for " + DATA.birthday + ".");
    }
    if (table.target != DealTable.NONE) {
      that((table.waiting >> table.target & 1) == 0, "The target is waiting, too.");
    }
    that(isInOrder(table), "Targets answer clockwise.");
    switch (table.phase) {
      case ANSWER -> answer(table);
      case PAY ->
          that(
              Charges.isCharge(table.effect) && table.worthOf(table.target) > Charges.owed(table),
              "There is nothing to choose in this payment.");
      default -> placing(table);
    }
  }

  /** What was played lies in the discards, and took plays. */
  private static void spent(DealTable table) {
    discarded(table, table.effect, 1);
    discarded(table, Card.DOUBLE_THE_RENT.ordinal(), table.doublers);
    discarded(table, Card.JUST_SAY_NO.ordinal(), table.noes + (table.spared ? 1 : 0));
    that(table.plays < DATA.plays - table.doublers, "More was played than plays_left says.");
  }

  private static void discarded(DealTable table, int kind, int count) {
    that(
        DealCards.count(table.cards, DealTable.DISCARDS, kind) >= count,
        "What was played must lie in the discards: "
            + Records.lower(Card.of(kind).name()).replace('_', ' ')
            + ".");
  }

  private static boolean isInOrder(DealTable table) {
    return table.target == DealTable.NONE
        || table.firstOf(table.waiting | 1 << table.target) == table.target;
  }

  private static void rent(DealTable table) {
    Card card = Card.of(table.effect);
    Group colour = Group.of(table.colour);
    that(card.colours().contains(colour), "This rent card is not for that colour.");
    if (card == Card.RENT_TEN_COLOUR) {
      that(table.waiting == 0, "A rent card of ten colours asks one seat only.");
      that(
          table.doublers == 0 || table.rules.doublesTenColour(),
          "A rent card of ten colours is not doubled in this game.");
    }
    int plain = table.amount >> table.doublers;
    int[] rents = DATA.rents[table.colour];
    int full = rents[rents.length - 1];
    boolean asked =
        IntStream.concat(
                Arrays.stream(rents),
                IntStream.of(full + DATA.house, full + DATA.house + DATA.hotel))
            .anyMatch(rent -> rent == plain);
    that(
        asked
            && plain << table.doublers == table.amount
            && plain <= Sets.bestRent(table, table.turn, table.colour),
        "This rent cannot be asked for.");
    that(!table.spared || table.rules.noToDoubling(), "The debt is not what was asked for.");
  }

  private static void answer(DealTable table) {
    that(
        Denials.mayAnswer(table, Denials.asked(table)),
        "Everybody knows that this seat cannot say no, so it is not asked.");
    that(
        !table.toDoubling
            || table.doublers > 0 && table.noes > 0 && !table.spared && table.rules.noToDoubling(),
        "Nobody said no to a doubling.");
    that(
        table.noes == 0
            || table.toDoubling
            || table.rules.noToRent()
            || table.doublers == 0
            || table.spared,
        "In this game the doubling is denied before the rent.");
    if (Charges.isCharge(table.effect)) {
      that(table.worthOf(table.target) > 0, "Who has nothing to pay with is not asked.");
    } else if (table.effect == Card.DEAL_BREAKER.ordinal()) {
      long sets = Sets.of(table, table.target, table.colour);
      that(
          (Sets.completeSets(table, table.colour, sets) >> table.wanted & 1) == 1,
          "There is no such complete set.");
    } else {
      that(Uses.isLoose(table, table.target, table.wanted), "There is no such card to take.");
      that(
          table.effect == Card.SLY_DEAL.ordinal() || Uses.isLoose(table, table.turn, table.given),
          "There is no such card to give.");
    }
  }

  private static void placing(DealTable table) {
    that(table.rules.placing(), "Nothing is to be placed.");
    if (Charges.isCharge(table.effect)) {
      that(
          table.placingToo == 0 && Takings.waiting(table.placing, Card.TEN_COLOUR.ordinal()) == 0,
          "What is to be placed was not paid.");
      return;
    }
    that(table.effect != Card.DEAL_BREAKER.ordinal(), "A set that was taken stays together.");
    int wanted = Takings.packed(Laid.of(table.wanted));
    int given = table.given == DealTable.NONE ? 0 : Takings.packed(Laid.of(table.given));
    that(
        table.placing == wanted && table.placingToo == given
            || table.placing == 0 && table.placingToo == given,
        "What is to be placed was not taken.");
  }
}
