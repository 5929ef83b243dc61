package croupier.app.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Limits;
import croupier.app.Reaches;
import croupier.hal.LcdSize;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What becomes of a text on a line of the LCD: numbers and words stay whole, names get shorter. */
class TypesetterTest {
  private static final String ONE = Wording.name(0);
  private static final String OTHER = Wording.name(1);

  private static String ends(String left, String right) {
    return left + Wording.GAP + right;
  }

  private static String or(String one, String other) {
    return Wording.OPEN + one + Wording.OR + other + Wording.CLOSE;
  }

  private static String line(String text, String... names) {
    Typesetter.Line line =
        new Typesetter(ShortNames.of(List.of(names)), LcdSize.LARGE.columns()).line(text);
    assertTrue(line.whole(), line::text);
    assertTrue(line.text().length() <= LcdSize.LARGE.columns(), line::text);
    return line.text();
  }

  @Reaches("Limits.LINES_REMEMBERED")
  @Test
  void theLatestLinesAreRemembered() {
    Typesetter setter = new Typesetter(ShortNames.of(List.of("Zoë")), LcdSize.LARGE.columns());
    Typesetter.Line first = setter.line(ONE + " pays 0");
    for (int price = 1; price < Limits.LINES_REMEMBERED; price++) {
      setter.line(ONE + " pays " + price);
    }
    assertSame(first, setter.line(ONE + " pays 0"), "so many are");
    setter.line(ONE + " pays " + Limits.LINES_REMEMBERED);
    assertNotSame(first, setter.line(ONE + " pays 0"));
    assertEquals(first, setter.line(ONE + " pays 0"));
  }

  @Test
  void aNameGetsTheRoomThatTheRestLeaves() {
    assertEquals("Blue +1,800 Pol. 2/3", line(ends(ONE + " +1,800", "Pol. 2/3"), "Blue"));
    assertEquals("Zoë stays in jail", line(ONE + " stays in jail", "Zoë"));
    assertEquals("Christo. in j. 1,414", line(ends(ONE + " in j.", "1,414"), "Christopher"));
    assertEquals("Maximilian.  1234567", line(ends(ONE, "1234567"), "Maximilian-Josef"));
    assertEquals("Christopher", line(ONE, "Christopher"));
    assertEquals("1234567890123456", line(ONE, "1234567890123456"));
  }

  @Test
  void namesThatBeginAlikeAreToldApart() {
    String text = ONE + " pays " + OTHER + " $25";
    assertEquals("Christ. pays Zoë $25", line(text, "Christopher", "Zoë"));
    assertEquals("Ch.op pays Ch.in $25", line(text, "Christopher", "Christina"));
    assertEquals("Chris pays Ch.to $25", line(text, "Chris", "Christopher"));
  }

  @Test
  void noTwoNamesAreEverShortenedAlike() {
    List<List<String>> tables =
        List.of(
            List.of("Christopher", "Christina", "Christian", "Chris", "Christiane", "Christof"),
            List.of("Zoe", "Zoë", "Zoey", "ZOE", "Zo", "Zoe 2"),
            List.of("Anna Maria", "Anna Marie", "Anna", "Annabel", "Ann", "An"),
            List.of("Жанна", "Ольга", "名前", "😀😀😀😀😀😀", "x😀😀", "WWWWWWWWWWWWWWWW"));
    for (List<String> table : tables) {
      ShortNames names = ShortNames.of(table);
      for (int most = ShortNames.LEAST; most <= 20; most++) {
        Set<String> forms = new HashSet<>();
        for (int player = 0; player < table.size(); player++) {
          String form = names.name(player, most);
          assertTrue(form.length() <= most, form);
          assertTrue(forms.add(form), table + " in " + most + " letters: twice " + form);
          boolean whole = form.startsWith(table.get(player));
          assertTrue(whole || form.contains(ShortNames.SIGN), form + " is cut without a sign");
        }
      }
    }
  }

  @Test
  void otherWordingsAreTriedBeforeANameBecomesHardToKnow() {
    String text = or(ONE + " asks " + OTHER + " for $5", ONE + " > " + OTHER + Wording.GAP + "$5");
    assertEquals("Ann asks Bo for $5", line(text, "Ann", "Bo"));
    assertEquals("Chr.oph > Chr.ina $5", line(text, "Christopher", "Christina"));
    assertEquals("light blue set!", line(or("light blue", "lt blue") + " set!", "Christopher"));
  }

  @Test
  void gapsStretch() {
    assertEquals("left           right", line(ends("left", "right")));
    assertEquals("       middle", line(Wording.GAP + "middle" + Wording.GAP));
    assertEquals("< sixteen letters! >", line("< sixteen letters!" + Wording.GAP + " >"));
    assertEquals("< a                >", line("< a" + Wording.GAP + " >"));
  }

  @Test
  void whatDoesNotFitIsCutWithASignAndTold() {
    Typesetter setter = new Typesetter(ShortNames.NONE, LcdSize.LARGE.columns());
    Typesetter.Line line = setter.line(ends("far too many words here", "1,800"));
    assertFalse(line.whole());
    assertEquals("far too many. 1,800", line.text());
    assertFalse(setter.line("one word more than fits").whole());
    assertEquals("one word more than.", setter.line("one word more than fits").text());
  }

  @Test
  void somethingMoreIsSaidWhereThereIsRoom() {
    assertEquals("left            more", line(Wording.andPerhaps("left", "more")));
    assertEquals("no room for anything", line(Wording.andPerhaps("no room for anything", "more")));
  }

  @Test
  void aLongTextIsBrokenBetweenWords() {
    Typesetter setter = new Typesetter(ShortNames.NONE, LcdSize.LARGE.columns());
    assertEquals(List.of("short"), setter.broken("short", 3));
    String nine = "one two three four five six seven eight nine";
    assertEquals(
        List.of("one two three four", "five six seven", "eight nine"), setter.broken(nine));
    assertEquals(setter.broken(nine), setter.broken(nine, 3));
    assertEquals(
        List.of("one two three four", "five six seven .."),
        setter.broken("one two three four five six seven eight nine", 2),
        "the words that find no room are left out, and it is seen");
    assertEquals(
        List.of("abcdefghijklmnopqrstuvwxyz"), setter.broken("abcdefghijklmnopqrstuvwxyz", 3));
  }

  /** It may be all that a page says. */
  @Test
  void noShortWordIsTheLastLineWhereOthersCanJoinIt() {
    Typesetter setter = new Typesetter(ShortNames.NONE, LcdSize.LARGE.columns());
    assertEquals(
        List.of("Pay a fine of 15, or", "take a Chance", "card now."),
        setter.broken("Pay a fine of 15, or take a Chance card now."));
    assertEquals(
        List.of("Go to the Bank and", "pay it", "unmistakably now."),
        setter.broken("Go to the Bank and pay it unmistakably now."),
        "where the line before has little, it takes from the one before that");
    assertEquals(
        List.of("abcdefghijklmnopqrst", "uvw"),
        setter.broken("abcdefghijklmnopqrst uvw"),
        "the other word cannot join it");
    assertEquals(
        List.of("one two three four", "unmistakable"),
        setter.broken("one two three four unmistakable"),
        "a long word may stand alone");
  }

  @Test
  void aNameInALongTextHasRoomForItsFirstLetters() {
    Typesetter setter =
        new Typesetter(ShortNames.of(List.of("Maximiliane", "Bo")), LcdSize.LARGE.columns());
    List<String> lines = setter.broken(ONE + " pays the fine to " + OTHER);
    assertEquals(List.of(ONE + " pays the", "fine to " + OTHER), lines);
    assertEquals("Maximiliane pays the", setter.line(lines.getFirst()).text());
  }

  @Test
  void linesThatAreSeenTogetherShortenANameInOneWay() {
    Typesetter setter =
        new Typesetter(ShortNames.of(List.of("Christopher", "Bo")), LcdSize.LARGE.columns());
    String cash = ends(ONE, "1,500");
    List<String> texts = List.of(cash, ONE + " stays there", ends(OTHER, "7"), "so");
    assertEquals(
        List.of("Christo.       1,500", "Christo. stays there", "Bo                 7", "so"),
        setter.lines(texts).stream().map(Typesetter.Line::text).toList());
    assertEquals("Christopher    1,500", setter.lines(List.of(cash)).getFirst().text());
  }

  @Test
  void pagesHaveRoomForAllOfIt() {
    Typesetter setter =
        new Typesetter(ShortNames.of(List.of("Christopher", "Christina")), LcdSize.LARGE.columns());
    String text = ends(or(ONE + " asks " + OTHER, ONE + ">" + OTHER), "$5");
    assertEquals("Christopher asks Christina $5", setter.whole(text));
  }
}
