package croupier.app.table.face.classic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.table.face.classic.board.ClassicPhrases;
import croupier.app.table.face.classic.board.ClassicRoom;
import croupier.app.table.lcd.Lines;
import croupier.app.table.menu.Attract;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Typesetter;
import croupier.engine.classic.Brands;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.ClassicGame;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Travel;
import croupier.engine.classic.board.Card;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.board.Deck;
import croupier.hal.UnitPicture.Prompt;
import croupier.hal.profile.HardwareProfile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What things are called in travel and brands, and that it fits on the display. */
class ClassicWordsTest {
  @TempDir Path folder;

  static Stream<ClassicGame> games() {
    return Stream.of(Travel.GAME, Brands.GAME);
  }

  private ClassicPhrases phrases(ClassicGame game, boolean brief) throws IOException {
    TableContext context =
        new TableContext(
            HardwareProfile.standard(),
            List.of("Ann", "Bo"),
            new SavedGames(folder, () -> "words", new QuickDisk()),
            () -> 0,
            Attract::new);
    Seating seating = Seating.of(context, List.of(0, 1));
    ClassicPosition position = game.start(2, game.options(Map.of()));
    return brief ? ClassicPhrases.brief(seating, position) : ClassicPhrases.full(seating, position);
  }

  @ParameterizedTest
  @MethodSource("games")
  void everySpaceHasAShortNameOfItsOwnThatFitsBesideArrows(ClassicGame game) throws IOException {
    ClassicPhrases brief = phrases(game, true);
    ClassicBoard board = game.board();
    Set<String> names = new HashSet<>();
    for (int space = 0; space < ClassicRoom.SPACES; space++) {
      String name = Typesetter.longest(brief.space(space));
      assertTrue(!name.isEmpty() && name.length() <= 15, name);
      String abbreviated = ClassicPhrases.abbreviated(name);
      assertTrue(!abbreviated.isEmpty() && abbreviated.length() <= 10, abbreviated);
      if (board.isDeed(space)) {
        assertTrue(names.add(name), name + " is the name of two deeds");
        boolean other = !abbreviated.equals(name);
        assertTrue(!other || names.add(abbreviated), abbreviated + " is the name of two deeds");
      }
    }
  }

  @Test
  void aNameLosesWhatItCanDoWithout() {
    assertEquals("Oriental", ClassicPhrases.shorten("Oriental Avenue"));
    assertEquals("Pennsylvania RR", ClassicPhrases.shorten("Pennsylvania Railroad"));
    assertEquals("St. Charles", ClassicPhrases.shorten("St. Charles Place"));
    assertEquals("Electric Co.", ClassicPhrases.shorten("Electric Company"));
    assertEquals("Wizards", ClassicPhrases.shorten("Wizards of the Coast"));
    assertEquals("Light blue 1", ClassicPhrases.shorten("Light blue 1"));
    assertEquals("Lt blue 1", ClassicPhrases.abbreviated("Light blue 1"));
    assertEquals("Pennsy. RR", ClassicPhrases.abbreviated("Pennsylvania RR"));
    assertEquals("Mediterra.", ClassicPhrases.abbreviated("Mediterranean"));
    assertEquals("Baltic", ClassicPhrases.abbreviated("Baltic"));
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyCardFitsOnThreeLinesOfTheDisplay(ClassicGame game) throws Exception {
    ClassicPhrases brief = phrases(game, true);
    for (Deck deck : Deck.values()) {
      for (String id : ids(deck)) {
        Card card = game.card(deck, id);
        String text = CardWords.of(card, brief);
        List<String> lines = Lines.wrap(text, Prompt.LINES - 1);
        assertEquals(Typesetter.longest(text), String.join(" ", lines), id + " is cut");
        assertTrue(lines.getLast().length() <= Prompt.COLUMNS, id + " is too long: " + lines);
      }
    }
  }

  private static List<String> ids(Deck deck) {
    List<String> ids = Travel.GAME.cards(deck).stream().map(Card::id).toList();
    assertEquals(16, ids.size());
    return ids;
  }

  @Test
  void aCardSaysWhatItDoesInTheWordsOfItsEdition() throws IOException {
    Card repairs = Brands.GAME.card(Deck.CHANCE, "general_repairs");
    String words = CardWords.of(repairs, phrases(Brands.GAME, false));
    assertTrue(words.contains("25 a cabin, 100 a pet shop"), words);
    Card nearest = Travel.GAME.card(Deck.CHANCE, "nearest_railroad_1");
    assertTrue(CardWords.of(nearest, phrases(Travel.GAME, false)).contains("next railroad"));
    Card advance = Travel.GAME.card(Deck.CHANCE, "advance_boardwalk");
    assertEquals("Go on to Boardwalk.", CardWords.of(advance, phrases(Travel.GAME, false)));
  }

  @Test
  void aLongTextIsBrokenBetweenWordsAndNeverCut() {
    assertEquals(List.of("short"), Lines.wrap("short", 3));
    assertEquals(
        List.of("one two three four", "five six seven eight", "nine"),
        Lines.wrap("one two three four five six seven eight nine", 3));
    assertEquals(
        List.of("one two three four", "five six seven eight nine"),
        Lines.wrap("one two three four five six seven eight nine", 2));
    assertEquals(
        List.of("one two three four", "five six seven ni .."),
        Lines.shortened("one two three four five six seven ni eight nine", 2));
    assertEquals(
        List.of("abcdefghijklmnopqrstuvwxyz"), Lines.wrap("abcdefghijklmnopqrstuvwxyz", 3));
  }

  @Test
  void placesAreSaidAsPeopleCount() {
    assertEquals("1st", ClassicPhrases.rank(1));
    assertEquals("3rd", ClassicPhrases.rank(3));
    assertEquals("6th", ClassicPhrases.rank(6));
  }

  @Test
  void newsIsToldAsPeopleTalk() throws IOException {
    ClassicNews news = new ClassicNews(phrases(Travel.GAME, false));
    assertEquals(
        "Ann and Bo are equal and roll again.",
        news.of(new ClassicEvent.TiedForFirst(List.of(0, 1))).sentence());
    assertEquals(
        "Ann sells: no houses left on Baltic Avenue.",
        news.of(new ClassicEvent.SoldBuilding(0, 3, 0)).sentence());
    assertEquals("Ann is dealt:", news.of(new ClassicEvent.DeedDealt(0, 3)).brief());
  }
}
