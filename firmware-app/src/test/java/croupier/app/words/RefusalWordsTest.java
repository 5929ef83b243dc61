package croupier.app.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.engine.Because;
import croupier.engine.GeneralReason;
import croupier.engine.Reason;
import croupier.engine.classic.ClassicReason;
import croupier.engine.classic.board.Deck;
import croupier.engine.deal.Card;
import croupier.engine.deal.DealReason;
import croupier.engine.go.Colour;
import croupier.engine.go.GoReason;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A refusal is said in the language of who reads it. */
class RefusalWordsTest {
  private static String said(Language language, Because because) {
    return Words.of(language).say(RefusalWords.of(because));
  }

  @ParameterizedTest
  @EnumSource
  void everyReasonHasAMessageAndEveryMessageAReason(Language language) {
    Map<String, List<String>> rooms =
        SpokenReasons.REASONS.stream()
            .flatMap(Arrays::stream)
            .collect(
                Collectors.groupingBy(
                    Reason::messages,
                    Collectors.mapping(
                        reason -> reason.messages() + "." + reason.message(),
                        Collectors.toList())));
    rooms.forEach(
        (room, reasons) ->
            assertEquals(new TreeSet<>(reasons), Words.of(language).names(room), room));
  }

  @Test
  void whatARefusalIsAboutIsAWordOfTheLanguage() {
    assertEquals(
        "Ton monument bleu foncé est terminé.",
        said(Language.FRENCH, GoReason.LANDMARK_COMPLETE.with("colour", Colour.DARK_BLUE)));
    assertEquals(
        "Diese Karte hast du nicht auf der Hand: Joker (Rot oder Gelb).",
        said(Language.GERMAN, DealReason.CARD_NOT_HELD.with("card", Card.RED_YELLOW)));
    assertEquals(
        "No tienes la carta «Sal de la cárcel» (Suerte).",
        said(
            Language.SPANISH,
            ClassicReason.NO_JAIL_CARD
                .with("card", "Get Out of Jail Free")
                .with("deck", Deck.CHANCE)));
    assertEquals(
        "A la Banca ya no le quedan tiendas de mascotas.",
        said(Language.SPANISH, ClassicReason.NO_BUILDING_LEFT.with("buildings", "Pet Shops")));
  }

  @Test
  void listsAreListedAndNumbersWritten() {
    assertEquals(
        "„bluff“ gibt es hier nicht; es gibt roll und stop.",
        said(
            Language.GERMAN,
            GeneralReason.UNKNOWN_TYPE
                .with("type", "bluff")
                .with("types", List.of("roll", "stop"))));
    assertEquals(
        "Du hast nur 1.500.",
        said(Language.GERMAN, ClassicReason.YOU_HAVE_ONLY.with("cash", 1500)));
    assertEquals(
        "Das Rennen muss einer der Plätze 0 oder 2 gewinnen.",
        said(Language.GERMAN, GoReason.NOT_IN_THE_RACE.with("seats", List.of(0, 2))));
  }
}
