package croupier.app.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Limits;
import croupier.app.Reaches;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Messages in words; what they say is in {@code src/test/resources/croupier/words}. */
class WordsTest {
  private static final List<String> NAMES = List.of("Ann", "Max", "Inés", "Bo");

  private final Words english = Words.of(Language.ENGLISH);

  private static Message message(String id) {
    return Message.of("sample." + id);
  }

  private static String say(String language, Message message) {
    return Words.of(Language.of(language).orElseThrow()).say(message, NAMES);
  }

  @Reaches("Limits.SENTENCES_REMEMBERED")
  @Test
  void theLatestSentencesAreRemembered() {
    String first = said(0);
    for (int count = 1; count < Limits.SENTENCES_REMEMBERED; count++) {
      said(count);
    }
    assertSame(first, said(0), "so many are");
    said(Limits.SENTENCES_REMEMBERED);
    assertSame(first, said(0), "it was said a moment ago");
    for (int count = 1; count <= Limits.SENTENCES_REMEMBERED; count++) {
      said(count);
    }
    assertNotSame(first, said(0));
    assertEquals(first, said(0));
  }

  private String said(int number) {
    return english.lines(message("cards").with("count", 2 + number), NAMES).getFirst();
  }

  @Test
  void aMessageIsItsSentence() {
    assertEquals("Go on", english.say("sample.plain"));
  }

  @Test
  void namesNumbersAndOtherMessagesComeIn() {
    Message pays =
        message("pays")
            .player("who", 0)
            .player("owner", 3)
            .with("amount", 12_500)
            .with("card", message("rent"));
    assertEquals("Ann pays Bo M12,500 for rent.", english.say(pays, NAMES));
  }

  @ParameterizedTest
  @CsvSource({
    "en, 0, no card",
    "en, 1, one card",
    "en, 2, 2 cards",
    "en, 1500, '1,500 cards'",
    "de, 1, eine Karte",
    "de, 1500, 1.500 Karten",
    "fr, 0, aucune carte",
    "fr, 1, 1 carte",
    "fr, 2, 2 cartes",
    "fr, 1500, 1\u202f500 cartes",
    "es, 1, una carta",
    "es, 1500, 1500 cartas",
    "es, 15000, 15.000 cartas",
  })
  void aNumberIsCountedAsTheLanguageCounts(String language, int count, String said) {
    assertEquals(said, say(language, message("cards").with("count", count)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "en| 0| Ann's dial", "en| 1| Max's dial",
        "de| 0| Anns Drehknopf", "de| 1| Max' Drehknopf",
        "fr| 0| le tour d'Ann", "fr| 1| le tour de Max",
        "es| 2| el turno de Inés",
      })
  void whoseItIsIsSaidAsTheLanguageSaysIt(String language, int player, String said) {
    assertEquals(said, say(language, message("of").player("who", player)));
  }

  /** Alone or within other sentences; of several only where nobody else is meant. */
  @Test
  void whoeverIsMeantIsSpokenTo() {
    Message pays =
        message("pays")
            .player("who", 0)
            .player("owner", 3)
            .with("amount", 5)
            .with("card", message("rent"));
    assertEquals("You pay Bo M5 for rent.", english.sayTo(0, pays, NAMES));
    assertEquals("Ann pays you M5 for rent.", english.sayTo(3, pays, NAMES));
    assertEquals("Ann pays Bo M5 for rent.", english.sayTo(1, pays, NAMES));
    Message both = Message.sentences(List.of(pays, message("turn").player("who", 0)));
    assertEquals("You pay Bo M5 for rent. Ann's turn", english.sayTo(0, both, NAMES));
    Message alone = message("names").players("players", List.of(1));
    assertEquals("you", english.sayTo(1, alone, NAMES));
    Message others = message("names").players("players", List.of(1, 3));
    assertEquals("Max and Bo and Max or Bo", english.sayTo(1, others, NAMES));
  }

  @Test
  void frenchElidesOtherShortWordsToo() {
    assertEquals("Il faut qu'Inés joue.", say("fr", message("waits").player("who", 2)));
    assertEquals("Il faut que Bo joue.", say("fr", message("waits").player("who", 3)));
  }

  /** As it is typed, with plain spaces; on the display too, where a line must not begin so. */
  @Test
  void frenchKeepsItsSignsOnTheLineOfTheWord() {
    Message asks = Message.of("classic.sure-give-up");
    assertEquals("Abandonner et faire faillite\u202f?", Words.of(Language.FRENCH).say(asks));
    Message owes = Message.of("classic.trade-too-little").player("who", 0);
    String said = Words.of(Language.FRENCH).say(owes, List.of("Ann"));
    assertTrue(said.startsWith("Ann a une dette\u00a0: ce"), said);
    assertEquals(
        "«\u00a0Oui\u00a0»\u202f! A\u00a0: b?", Language.FRENCH.spaced("« Oui » ! A : b?"));
    assertEquals("« Ja » ! A : b ?", Language.GERMAN.spaced("« Ja » ! A : b ?"));
    assertEquals("2\u00a0×\u00a0rot, blau", Language.GERMAN.spaced("2 × rot, blau"));
    List<String> lines =
        new Typesetter(ShortNames.NONE, 16).broken("Qui commence donc\u202f? Toi\u202f!");
    assertEquals(List.of("Qui commence", "donc\u202f? Toi\u202f!"), lines);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "en; Ann, Max and Bo and Ann, Max or Bo",
        "de; Ann, Max und Bo und Ann, Max oder Bo",
        "fr; Ann, Max et Bo et Ann, Max ou Bo",
        "es; Ann, Max y Bo y Ann, Max o Bo",
      })
  void severalAreListed(String language, String said) {
    assertEquals(said, say(language, message("names").players("players", List.of(0, 1, 3))));
  }

  @Test
  void spanishAvoidsTheSameSoundTwice() {
    assertEquals("a e Inés", Language.SPANISH.and(List.of("a", "Inés")));
    assertEquals("a e hijos", Language.SPANISH.and(List.of("a", "hijos")));
    assertEquals("agua y hielo", Language.SPANISH.and(List.of("agua", "hielo")));
    assertEquals("siete u ocho", Language.SPANISH.or(List.of("siete", "ocho")));
  }

  @Test
  void aMessageHasFormsAndAKind() {
    assertEquals("after the rent", english.say(message("after").with("card", message("rent"))));
    assertEquals("Rent", english.say(message("capital").with("card", message("rent"))));
    assertEquals("for rent", english.say(message("kind").with("card", message("rent"))));
    assertEquals("for something", english.say(message("kind").with("card", message("plain"))));
    assertEquals(
        "Die Mietkarte kommt dazu.", say("de", message("joins").with("card", message("rent"))));
  }

  @Test
  void digitsAreNoAmount() {
    assertEquals("Port 8080 on the dial", english.say(message("port").with("port", 8080)));
  }

  @Test
  void theDisplayHasOtherWordings() {
    Message turn = message("turn").player("who", 1);
    String line = english.line(turn, NAMES);
    assertEquals("Max's turn", set(line, 20));
    assertEquals("Maximilian", set(line, 11, "Maxi", "Maximilian"));
    assertEquals("Maxim.'s turn", set(line, 13, "Maxi", "Maximilian"));
  }

  @Test
  void aGapStretchesToTheWidthOfTheDisplay() {
    Message pays =
        message("pays")
            .player("who", 0)
            .player("owner", 1)
            .with("amount", 1_200)
            .with("card", message("rent"));
    String line = english.line(pays, NAMES);
    assertEquals("Ann pays       1,200", set(line, 20));
    assertEquals("Ann pays   1,200", set(line, 16));
    assertEquals("Christoph. 1,200", set(line, 16, "Christopher"));
  }

  @Test
  void wordingsOfAPartAreTriedBeforeThoseOfTheWhole() {
    String line =
        Wording.together(
            "with " + Wording.together("a long" + Wording.OR + "b") + Wording.OR + "c");
    assertEquals(List.of("with a long", "with b", "c"), Typesetter.wordings(line));
  }

  @Test
  void manyNamesBecomeANumber() {
    Message names = message("names").players("players", List.of(0, 1, 2, 3));
    String line = english.line(names, NAMES);
    assertEquals("Ann Max Inés Bo", set(line, 16));
    assertEquals("4 players", set(line, 16, "Christopher", "Maximilian", "Inés Maria", "Bob"));
  }

  @Test
  void aMessageCanBeTheWholeDisplay() {
    List<String> lines = english.lines(message("screen").player("who", 0), NAMES);
    assertEquals(
        List.of("Ann", "       middle", "OK: go on"),
        lines.stream().map(line -> set(line, 20)).toList());
  }

  @Test
  void aBarInATextIsABar() {
    Message bar = message("bar").with("text", "a | b <>");
    assertEquals("a | b <>", set(english.line(bar, NAMES), 20));
    assertEquals("a | b <>", english.say(bar));
  }

  @Test
  void aGameThatSpeaksEnglishOnlyIsUnderstoodInEveryLanguage() {
    assertEquals("croupier/words/en/only.ftl", say("es", Message.of("only.here")));
  }

  @Test
  void aMissingMessageOrArgumentIsFoundByEveryTest() {
    assertTrue(english.has("sample.plain"));
    assertFalse(english.has("sample.never"));
    assertThrows(AssertionError.class, () -> english.say("sample.never"));
    assertThrows(AssertionError.class, () -> english.say("nowhere.never"));
    assertThrows(AssertionError.class, () -> english.say("sample.cards"));
  }

  @Test
  void messagesThatSayTheSameAreEqual() {
    assertEquals(message("turn").player("who", 1), message("turn").player("who", 1));
  }

  @Test
  void aLanguageIsFoundByItsCode() {
    assertEquals(Optional.of(Language.GERMAN), Language.of("de"));
    assertEquals(Optional.of(Language.FRENCH), Language.of("fr_CH.UTF-8"));
    assertEquals(Optional.of(Language.SPANISH), Language.of("ES-mx"));
    assertEquals(Optional.empty(), Language.of("it"));
    assertEquals(Optional.empty(), Language.of(""));
    Locale was = Locale.getDefault(Locale.Category.DISPLAY);
    try {
      Locale.setDefault(Locale.Category.DISPLAY, Locale.ITALY);
      assertEquals(Language.ENGLISH, Language.ofTheMachine());
      Locale.setDefault(Locale.Category.DISPLAY, Locale.CANADA_FRENCH);
      assertEquals(Language.FRENCH, Language.ofTheMachine());
    } finally {
      Locale.setDefault(Locale.Category.DISPLAY, was);
    }
  }

  private static String set(String line, int width, String... names) {
    List<String> all = names.length == 0 ? NAMES : List.of(names);
    return new Typesetter(ShortNames.of(all), width).line(line).text();
  }
}
