package croupier.app.table.face.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import croupier.app.words.Language;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.engine.deal.Card;
import croupier.engine.deal.DealPosition;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the page at a seat of deal says of its cards. */
class DealSeatWordsTest {
  private static final Map<Language, String> NO_RENT =
      Map.of(
          Language.ENGLISH,
          "No rent for yellow: nothing of yours there brings any.",
          Language.GERMAN,
          "Keine Miete für Gelb: Dort liegt nichts von dir, was welche bringt.",
          Language.FRENCH,
          "Pas de loyer pour jaune\u00a0: tu n'y as rien qui en rapporte.",
          Language.SPANISH,
          "Sin alquiler de amarillo: ahí no tienes nada que lo dé.");

  /** Ann has red ones on the table, and no yellow one. */
  @ParameterizedTest
  @EnumSource
  void aRentCardSaysForWhichOfItsColoursItBringsNothing(Language language) {
    DealPosition position = DealScene.boOwns(Card.MONEY_2).now();
    Map<String, Message> things = new DealSeatWords(position).things();
    assertEquals(
        NO_RENT.get(language),
        Words.of(language).say(things.get("rent_red_yellow_not"), List.of("Ann", "Bo")));
    assertNull(things.get("rent_ten_colour_not"), "it has many others");
  }
}
