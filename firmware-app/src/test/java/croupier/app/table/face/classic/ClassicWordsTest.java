package croupier.app.table.face.classic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.table.face.classic.board.ClassicWords;
import croupier.app.words.Language;
import croupier.app.words.Message;
import croupier.app.words.ShortNames;
import croupier.app.words.Typesetter;
import croupier.app.words.Words;
import croupier.engine.classic.Brands;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.ClassicGame;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Travel;
import croupier.engine.classic.board.Card;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.board.Deck;
import croupier.hal.LcdSize;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What things are called in travel and brands, and that it fits on the display. */
class ClassicWordsTest {
  private static final Words ENGLISH = Words.of(Language.ENGLISH);
  private static final List<String> NAMES = List.of("Ann", "Bo");

  /** As long as the name of a space may be where it stands alone, and beside something. */
  private static final int BESIDE_ARROWS = 15;

  private static final int BESIDE_A_NAME = 10;

  static Stream<Arguments> games() {
    return Stream.of(Language.values())
        .flatMap(
            language ->
                Stream.of(Travel.GAME, Brands.GAME).map(game -> Arguments.of(game, language)));
  }

  private static ClassicPosition position(ClassicGame game) {
    return game.start(2, game.options(Map.of()));
  }

  private static ClassicWords words(ClassicGame game) {
    return new ClassicWords(position(game));
  }

  private static String set(String line, int columns) {
    Typesetter.Line set = new Typesetter(ShortNames.NONE, columns).line(line);
    assertTrue(set.whole(), line);
    return set.text();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyDeedHasShortNamesOfItsOwnThatFit(ClassicGame game, Language language) {
    Words speech = Words.of(language);
    Set<String> names = new HashSet<>();
    for (int space = 0; space < ClassicBoard.SPACES; space++) {
      String line = speech.line(words(game).space(space), List.of());
      String name = set(line, BESIDE_ARROWS);
      String shortest = set(line, BESIDE_A_NAME);
      assertTrue(!name.isEmpty() && !shortest.isEmpty(), line);
      if (game.board().isDeed(space)) {
        assertTrue(names.add(name), name + " is the name of two deeds");
        assertTrue(
            shortest.equals(name) || names.add(shortest), shortest + " is the name of two deeds");
      }
    }
  }

  @Test
  void aNameLosesWhatItCanDoWithout() {
    ClassicWords words = words(Travel.GAME);
    assertEquals("Pennsylvania Railroad", ENGLISH.say(words.deed(15)));
    String line = ENGLISH.line(words.deed(15), List.of());
    assertEquals("Pennsylvania RR", set(line, BESIDE_ARROWS));
    assertEquals("Pennsy. RR", set(line, BESIDE_A_NAME));
    String blue = ENGLISH.line(words(Brands.GAME).deed(6), List.of());
    assertEquals("Light blue 1", set(blue, BESIDE_ARROWS));
    assertEquals("Lt blue 1", set(blue, BESIDE_A_NAME));
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyCardFitsOnThreeLinesOfTheDisplay(ClassicGame game, Language language) {
    Words speech = Words.of(language);
    for (Deck deck : Deck.values()) {
      for (String id : ids(deck)) {
        Card card = game.card(deck, id);
        String text = speech.line(words(game).card(card), List.of());
        List<String> lines = new Typesetter(ShortNames.NONE, LcdSize.LARGE.columns()).broken(text);
        assertTrue(lines.size() <= LcdSize.MOST_LINES - 1, id + " is too long: " + lines);
        lines.forEach(
            line -> assertTrue(line.length() <= LcdSize.LARGE.columns(), id + " is cut: " + line));
      }
    }
  }

  private static List<String> ids(Deck deck) {
    List<String> ids = Travel.GAME.cards(deck).stream().map(Card::id).toList();
    assertEquals(16, ids.size());
    return ids;
  }

  @Test
  void aCardSaysWhatItDoesInTheWordsOfItsEdition() {
    Card repairs = Brands.GAME.card(Deck.CHANCE, "general_repairs");
    String text = ENGLISH.say(words(Brands.GAME).card(repairs));
    assertTrue(text.contains("25 a cabin, 100 a pet shop"), text);
    Card nearest = Travel.GAME.card(Deck.CHANCE, "nearest_railroad_1");
    assertTrue(ENGLISH.say(words(Travel.GAME).card(nearest)).contains("next railroad"));
    Card advance = Travel.GAME.card(Deck.CHANCE, "advance_boardwalk");
    assertEquals("Go on to Boardwalk.", ENGLISH.say(words(Travel.GAME).card(advance)));
  }

  @Test
  void placesAreSaidAsPeopleCountOfWhatEverybodyIsWorth() {
    assertEquals("600 in all: 1st", place(Language.ENGLISH, 1));
    assertEquals("600 in all: 3rd", place(Language.ENGLISH, 3));
    assertEquals("600 in all: 6th", place(Language.ENGLISH, 6));
    assertEquals("600 insgesamt: 2. Platz", place(Language.GERMAN, 2));
    assertEquals("600 en tout\u00a0: 1er", place(Language.FRENCH, 1));
    assertEquals("600 en tout\u00a0: 2e", place(Language.FRENCH, 2));
    assertEquals("600 en total: 3.º", place(Language.SPANISH, 3));
  }

  @Test
  void aTitleDeedSaysWhatItsRentDependsOn() {
    assertEquals(
        "Rent 25, 50, 100, 200 for 1 to 4 of them. Mortgage 100.",
        ENGLISH.say(Message.sentences(words(Travel.GAME).title(5))));
    assertEquals(
        "Rent 4 times the dice, 10 times with both. Mortgage 75.",
        ENGLISH.say(Message.sentences(words(Brands.GAME).title(12))));
  }

  private static String place(Language language, int rank) {
    return Words.of(language)
        .say(Message.of("classic.note-worth").with("worth", 600).with("rank", rank));
  }

  @Test
  void newsIsToldAsPeopleTalk() {
    ClassicTelling telling = new ClassicTelling(ENGLISH, NAMES, position(Travel.GAME));
    assertEquals(
        "Ann and Bo are equal and roll again.",
        telling.happened(new ClassicEvent.TiedForFirst(List.of(0, 1))));
    assertEquals(
        "Ann sells: no houses left on Baltic Avenue.",
        telling.happened(new ClassicEvent.SoldBuilding(0, 3, 0)));
    Message dealt = telling.news(new ClassicEvent.DeedDealt(0, 3));
    assertEquals(
        "Ann is dealt:",
        new Typesetter(ShortNames.of(NAMES), LcdSize.LARGE.columns())
            .line(ENGLISH.line(dealt, NAMES))
            .text());
  }

  @Test
  void everyLanguageSaysItItsOwnWay() {
    Message lands =
        new ClassicTelling(ENGLISH, NAMES, position(Travel.GAME))
            .news(new ClassicEvent.Moved(0, 0, 12));
    assertEquals("Ann goes to Electric Company.", ENGLISH.say(lands, NAMES));
    assertEquals(
        "Ann zieht auf das Elektrizitätswerk.", Words.of(Language.GERMAN).say(lands, NAMES));
    assertEquals(
        "Ann va sur la Compagnie d'électricité.", Words.of(Language.FRENCH).say(lands, NAMES));
    assertEquals(
        "Ann cae en la Compañía de Electricidad.", Words.of(Language.SPANISH).say(lands, NAMES));
  }
}
