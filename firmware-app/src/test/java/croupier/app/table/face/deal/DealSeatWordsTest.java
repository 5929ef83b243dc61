package croupier.app.table.face.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import croupier.app.table.face.SeatWords;
import croupier.app.words.Language;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.engine.deal.Card;
import croupier.engine.deal.DealAction;
import croupier.engine.deal.DealPosition;
import croupier.engine.deal.Laid;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the page at a seat of deal says of its cards. */
class DealSeatWordsTest {
  private static final DealAction END = new DealAction.EndTurn();

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

  private static final Map<Language, List<String>> DISCARDS =
      Map.of(
          Language.ENGLISH,
          List.of("You have 7 cards in hand. Keep all, or tap what you discard.", "keep all"),
          Language.GERMAN,
          List.of(
              "Du hast 7 Karten auf der Hand. Behalte alle, oder tippe an, was du abwirfst.",
              "alle behalten"),
          Language.FRENCH,
          List.of(
              "Tu as 7 cartes en main. Garde tout, ou touche ce que tu défausses.", "tout garder"),
          Language.SPANISH,
          List.of(
              "Tienes 7 cartas en la mano. Conserva todas, o toca las que descartas.",
              "conservar todas"));

  private static final Map<Language, String> TOO_MANY =
      Map.of(
          Language.ENGLISH,
          "You have 9 cards in hand. Discard 2: tap one after the other.",
          Language.GERMAN,
          "Du hast 9 Karten auf der Hand. Wirf 2 ab: Tippe eine nach der anderen an.",
          Language.FRENCH,
          "Tu as 9 cartes en main. Défausses-en 2\u00a0: touche-les l'une après l'autre.",
          Language.SPANISH,
          "Tienes 9 cartas en la mano. Descarta 2: tócalas una tras otra.");

  private static final List<Card> ANN =
      List.of(Card.RED, Card.RED, Card.SLY_DEAL, Card.MONEY_10, Card.PASS_GO);
  private static final List<Card> BO =
      List.of(Card.PINK_ORANGE, Card.PINK, Card.MONEY_5, Card.MONEY_2, Card.PASS_GO);

  /** What Bo, or Ann, reads while the other decides. */
  private static String waits(int seat, DealScene scene) {
    Message waits = new DealSeatWords(scene.now()).waits(seat).orElseThrow();
    return Words.of(Language.ENGLISH).sayTo(seat, waits, List.of("Ann", "Bo"));
  }

  @Test
  void whoWaitsIsToldForWhat() {
    DealScene scene = DealScene.dealt(ANN, BO).draws();
    assertEquals("Waiting for Ann to play a card or end the turn.", waits(1, scene));
    scene.lay(Laid.RED, Laid.RED).bank(Card.MONEY_10).ends().draws();
    scene.lay(Laid.PINK_ORANGE_AS_PINK).bank(Card.MONEY_5, Card.MONEY_2);
    scene.ends().draws().act(new DealAction.SlyDeal(1, Laid.PINK_ORANGE_AS_PINK));
    scene.act(new DealAction.Accept());
    assertEquals("Waiting for Ann to choose a colour for a wild card.", waits(1, scene));
    scene = DealScene.boOwes(Card.MONEY_4);
    assertEquals("Rent for red: Bo must pay you $3 or say no.", waits(0, scene));
    scene.act(new DealAction.Accept());
    assertEquals("Rent for red: waiting for Bo to pay you $3.", waits(0, scene));
  }

  @Test
  void whoWaitsForDiscardsIsToldHowMany() {
    DealScene scene = DealScene.dealt(ANN, BO).draws().ends().draws().ends().draws();
    assertEquals("Waiting for Ann to discard 2 cards.", waits(1, scene.act(END)));
    scene = DealScene.dealt(Map.of("discarding", "yes"), ANN, BO).draws();
    assertEquals("Waiting for Ann to keep all cards or discard some.", waits(1, scene.act(END)));
  }

  @Test
  void whoHasNoPlaysLeftCanStillRearrange() {
    DealScene scene = DealScene.dealt(BO, ANN).draws().lay(Laid.PINK_ORANGE_AS_PINK, Laid.PINK);
    scene.bank(Card.MONEY_5);
    assertEquals("Waiting for Ann to rearrange or end the turn.", waits(1, scene));
  }

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

  @ParameterizedTest
  @EnumSource
  void whoMayDiscardIsToldThatAllCanBeKept(Language language) {
    DealPosition position =
        DealScene.dealt(
                Map.of("discarding", "yes"),
                List.of(Card.RED, Card.RED, Card.SLY_DEAL, Card.MONEY_10, Card.PASS_GO),
                List.of(Card.GREEN, Card.PINK, Card.MONEY_5, Card.MONEY_2, Card.PASS_GO))
            .draws()
            .act(new DealAction.EndTurn())
            .now();
    SeatWords words = new DealSeatWords(position);
    Words says = Words.of(language);
    assertEquals(
        DISCARDS.get(language),
        List.of(
            says.say(words.asks(0).orElseThrow(), List.of("Ann", "Bo")),
            says.say(words.does(0, new DealAction.EndTurn()), List.of("Ann", "Bo"))));
  }

  @ParameterizedTest
  @EnumSource
  void whoHasTooManyIsToldHowManyGo(Language language) {
    DealPosition position =
        DealScene.dealt(
                List.of(Card.RED, Card.RED, Card.SLY_DEAL, Card.MONEY_10, Card.PASS_GO),
                List.of(Card.GREEN, Card.PINK, Card.MONEY_5, Card.MONEY_2, Card.PASS_GO))
            .draws()
            .ends()
            .draws()
            .ends()
            .draws()
            .act(new DealAction.EndTurn())
            .now();
    assertEquals(
        TOO_MANY.get(language),
        Words.of(language)
            .say(new DealSeatWords(position).asks(0).orElseThrow(), List.of("Ann", "Bo")));
  }
}
