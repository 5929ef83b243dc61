package croupier.app.table.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Limits;
import croupier.app.Reaches;
import croupier.app.seat.SeatClaim;
import croupier.app.seat.SeatHand.Touch;
import croupier.app.seat.SeatOffer;
import croupier.app.seat.SeatPages;
import croupier.app.settings.Show;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.Hands;
import croupier.app.table.KnownTables;
import croupier.app.table.face.classic.ClassicScene;
import croupier.app.words.Language;
import croupier.app.words.Message;
import croupier.engine.Games;
import croupier.hal.Control;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Phones ask for seats of a unit, and play there beside the people. */
class PhonesAtTheTableTest {
  private static final int BALTIC = 3;
  private static final Duration MOMENT = Duration.ofMillis(300);
  private static final Duration SETTLED = Duration.ofSeconds(2);

  @TempDir Path folder;

  /** What each seat's page was told last. */
  private final Map<Integer, Map<String, Object>> told = new HashMap<>();

  private final List<Integer> closed = new ArrayList<>();
  private List<SeatOffer> offers = List.of();
  private SimulatedTable table;
  private Hands hands;
  private SeatPages pages;

  @BeforeEach
  void open() throws IOException {
    open(KnownTables.standard(folder, "phones"));
  }

  private void open(SimulatedTable opened) {
    table = opened;
    hands = new Hands(table);
    pages = table.controller().pages();
    pages.showOn(
        new SeatPages.Screen() {
          @Override
          public void offers(List<SeatOffer> now) {
            offers = now;
          }

          @Override
          public void tell(int place, Map<String, Object> what) {
            told.put(place, what);
          }

          @Override
          public void close(int place) {
            closed.add(place);
          }
        });
  }

  @AfterEach
  void close() {
    table.close();
  }

  // --- helps

  private SeatClaim claim(int place, String name) {
    SeatClaim claim = new SeatClaim(place, name, 42);
    pages.claim(claim);
    hands.rest(MOMENT);
    return claim;
  }

  private static Optional<String> token(SeatClaim claim) {
    return claim.answer().join().token();
  }

  private static String why(SeatClaim claim) {
    return claim.answer().join().why().name();
  }

  /** A page at a seat of which somebody at the unit says that it is theirs. */
  private String sitDown(int place) {
    SeatClaim claim = claim(place, "");
    hands.rest(SETTLED);
    hands.tap(Control.seat(place));
    return token(claim).orElseThrow();
  }

  private void begin(String game) {
    hands.begin(Games.named(game), 2);
  }

  private boolean isAsked(int place) {
    return told.getOrDefault(place, Map.of()).containsKey("question");
  }

  private Optional<Message> does(int place, int choice) {
    return does(place, (long) told.get(place).get("question"), choice);
  }

  private Optional<Message> does(int place, long question, int choice) {
    var done = pages.touch(place, new Touch(question, choice, Map.of()));
    hands.rest(MOMENT);
    hands.watchTheShow();
    return done.join();
  }

  private List<?> choices(int place) {
    return (List<?>) told.get(place).get("choices");
  }

  // --- sitting down

  private SeatOffer offered(int place) {
    return offers.stream().filter(offer -> offer.place() == place).findFirst().orElseThrow();
  }

  /** Whoever gives a seat back is not told that another phone has it. */
  @Test
  void aPageThatLeavesIsAtOnceGoneFromTheDoor() {
    hands.toSeats(Games.named("deal"));
    claim(0, "Ann");
    assertTrue(offered(0).page());
    pages.leave(0);
    hands.rest(MOMENT);
    assertEquals(new SeatOffer(0, "Ann", SeatOffer.Sitter.PERSON, false), offered(0));
  }

  /** Neither the phone that asks nor another is told meanwhile that there is no game. */
  @Test
  void theDoorStaysOpenWhateverTheUnitAsks() {
    begin("deal");
    List<SeatOffer> before = offers;
    claim(0, "");
    assertTrue(hands.means("seat.my-phone"));
    assertEquals(2, offers.size());
    assertEquals(before, offers);
    hands.rest(SETTLED);
    hands.tap(Control.BACK);
    hands.watchTheShow();
    hands.hold(Control.OK);
    assertEquals("Help", hands.mode());
    assertEquals(before, offers, "nor while somebody reads at the unit");
  }

  @Test
  void aSeatThatIsCalledByItsColourIsCalledAsItsPhoneSays() {
    hands.toSeats(Games.named("deal"));
    for (Control button : List.of(Control.SEAT_1, Control.SEAT_2)) {
      hands.hold(button);
      hands.tap(Control.ROLL);
      hands.tap(button);
    }
    SeatClaim christopher = claim(0, "Christopher");
    hands.rest(SETTLED);
    hands.tap(Control.SEAT_1);
    assertTrue(token(christopher).isPresent());
    assertEquals("Christopher", offered(0).name());
    SeatClaim another = claim(0, "Ann");
    hands.rest(SETTLED);
    hands.tap(Control.SEAT_1);
    assertTrue(token(another).isPresent());
    assertEquals("Christopher", offered(0).name(), "it has a name, and keeps it");
    claim(1, "Christopher");
    hands.rest(SETTLED);
    hands.tap(Control.SEAT_2);
    assertNotEquals("Christopher", offered(1).name(), "no two are called the same");
  }

  /** A page that opens anew while it is shown what its seat did is not asked that again. */
  @Test
  void whatWasAnsweredIsNotAskedWhileItIsShown() {
    begin("express");
    sitDown(0);
    long question = (long) told.get(0).get("question");
    Object before = told.get(0).get("told");
    pages.touch(0, new Touch(question, 0, Map.of()));
    hands.rest(MOMENT);
    assertTrue(hands.means("playing.go-on"), hands::said);
    assertFalse(isAsked(0));
    assertEquals(question, told.get(0).get("answered"));
    assertEquals(before, told.get(0).get("told"), "what comes of it is shown first");
    hands.watchTheShow();
    assertTrue(isAsked(0));
    assertFalse(told.get(0).containsKey("answered"));
  }

  /** While lines of the unit still tell it, the page knows it too, and nothing can be done yet. */
  @Test
  void whatEverybodyHasSeenThePageTellsWhileItIsShown() {
    begin("deal");
    sitDown(0);
    sitDown(1);
    hands.watchTheShow();
    int first = isAsked(0) ? 0 : 1;
    long question = (long) told.get(first).get("question");
    pages.touch(first, new Touch(question, bank(choices(first)), Map.of()));
    hands.rest(MOMENT);
    assertTrue(hands.means("playing.go-on"), hands::said);
    for (int place : List.of(0, 1)) {
      String whose = place == first ? "You bank " : " banks ";
      assertTrue(told.get(place).get("told").toString().contains(whose), told::toString);
      assertFalse(isAsked(place));
    }
    assertEquals(question, told.get(first).get("answered"));
  }

  /** A page that opens anew, in whatever language, tells what the one before it told. */
  @Test
  void whatWasToldBeforeIsToldAgain() {
    begin("deal");
    sitDown(0);
    sitDown(1);
    hands.watchTheShow();
    int first = isAsked(0) ? 0 : 1;
    does(first, bank(choices(first)));
    List<?> banked = (List<?>) told.get(first).get("told");
    does(first, bank(choices(first)));
    List<?> earlier = (List<?>) told.get(first).get("earlier");
    assertEquals(4, earlier.size(), "as much as has room");
    assertEquals(banked.getLast(), earlier.getLast());
    assertEquals(1, ((List<?>) told.get(first).get("told")).size(), "only that is new");
    table.controller().speak(Language.GERMAN);
    assertTrue(told.get(first).get("earlier").toString().contains("Du legst"), told::toString);
  }

  /** The first way to bank a card. */
  private static int bank(List<?> choices) {
    return IntStream.range(0, choices.size())
        .filter(choice -> choices.get(choice).toString().contains("type=bank"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aFreeSeatIsTakenAsByItsButton() {
    hands.toSeats(Games.named("express"));
    SeatClaim zoe = claim(3, "Zoe");
    assertTrue(token(zoe).isPresent());
    assertEquals("Zoe", offers.get(3).name());
    assertEquals(SeatOffer.Sitter.PERSON, offers.get(3).sitter());
    assertTrue(offers.get(3).page());
    assertEquals("seat.name-taken", why(claim(4, "Zoe")));
    hands.tap(Control.SEAT_4);
    assertFalse(pages.isOpen(3), "the button sends it away");
    assertEquals(SeatOffer.Sitter.NOBODY, offers.get(3).sitter());
  }

  @Test
  void theMenuOfTheSeatsSaysWherePhonesFindThem() {
    pages.foundAt(() -> Optional.of("192.168.100.200:8090"));
    hands.toSeats(Games.named("express"));
    assertTrue(hands.lcd().contains("192.168.100.200:8090"), hands::said);
  }

  @Test
  void aDecisionThatIsTakenBackIsTold() {
    begin("express");
    sitDown(0);
    sitDown(1);
    int first = isAsked(0) ? 0 : 1;
    hands.tap(Control.ROLL);
    hands.watchTheShow();
    assertTrue(hands.isOffered(Control.DIAL_A), "a die can be placed");
    hands.tap(Control.OK);
    hands.watchTheShow();
    hands.tap(Control.BACK);
    hands.watchTheShow();
    String other = told.get(1 - first).get("told").toString();
    assertTrue(other.contains(" takes this back: "), other);
  }

  @Test
  void nobodySitsDownWhereNobodyIsAsked() {
    assertEquals(List.of(), offers);
    assertEquals("seat.not-now", why(claim(0, "Ann")));
  }

  @Test
  void whoeverSitsThereIsAskedByTheirOwnButton() {
    begin("express");
    SeatClaim claim = claim(1, "");
    assertEquals("PhoneAsks", hands.mode());
    assertTrue(hands.said().contains("42"), hands::said);
    hands.tap(Control.SEAT_2);
    assertEquals("PhoneAsks", hands.mode(), "a finger on its way to something else");
    hands.rest(SETTLED);
    hands.tap(Control.SEAT_1);
    assertFalse(claim.answer().isDone());
    assertEquals("seat.not-now", why(claim(0, "")), "one after the other");
    hands.tap(Control.SEAT_2);
    assertEquals("Playing", hands.mode());
    assertEquals(1, pages.seat(token(claim).orElseThrow()).orElseThrow());
  }

  @Reaches("Waits.PHONE_ASKS")
  @Test
  void backSaysNoAndSoDoesHalfAMinute() {
    begin("express");
    SeatClaim refused = claim(0, "");
    hands.rest(SETTLED);
    hands.tap(Control.BACK);
    assertEquals("seat.not-yours", why(refused));
    SeatClaim forgotten = claim(0, "");
    hands.rest(Duration.ofSeconds(31));
    assertEquals("seat.not-yours", why(forgotten));
    assertEquals("Playing", hands.mode());
  }

  @Reaches("Limits.CLAIMS_IN_VAIN")
  @Test
  void strangersInterruptAGameOnlyAFewTimes() {
    begin("express");
    for (int time = 0; time < Limits.CLAIMS_IN_VAIN; time++) {
      claim(0, "");
      hands.rest(SETTLED);
      hands.tap(Control.BACK);
    }
    assertEquals("seat.not-any-more", why(claim(0, "")));
    assertEquals("Playing", hands.mode());
  }

  @Test
  void aBotsSeatIsNotForPhonesUntilItIsGivenBack() {
    begin("express");
    hands.hold(Control.BACK);
    hands.tap(Control.SEAT_2);
    hands.tap(Control.OK);
    assertEquals(SeatOffer.Sitter.OTHER, offers.get(1).sitter());
    assertEquals("seat.held", why(claim(1, "")));
    hands.tap(Control.SEAT_2);
    hands.tap(Control.OK);
    assertEquals(SeatOffer.Sitter.PERSON, offers.get(1).sitter());
    sitDown(1);
    assertEquals("Paused", hands.mode());
    hands.tap(Control.OK);
    assertTrue(pages.isOpen(1));
  }

  @Test
  void aSeatThatIsHandedOverHasNoPageAnyMore() {
    begin("express");
    String token = sitDown(0);
    hands.hold(Control.BACK);
    hands.tap(Control.SEAT_1);
    hands.tap(Control.OK);
    assertTrue(pages.seat(token).isEmpty());
    assertTrue(closed.contains(0));
  }

  @Test
  void aTokenIsGoodUntilTheWelcome() {
    hands.toSeats(Games.named("express"));
    String zoe = token(claim(0, "Zoe")).orElseThrow();
    hands.tap(Control.SEAT_2);
    hands.tap(Control.OK);
    hands.tap(Control.OK);
    assertEquals("Playing", hands.mode());
    assertEquals(0, pages.seat(zoe).orElseThrow());
    String again = sitDown(0);
    assertTrue(pages.seat(zoe).isEmpty(), "a new one ends it");
    hands.hold(Control.BACK);
    hands.tap(Control.ROLL);
    assertEquals("Attract", hands.mode());
    assertTrue(pages.seat(again).isEmpty());
  }

  // --- a pause

  /** Whoever decides on a phone wants to go on, in a pause and while the unit shows itself. */
  @Test
  void aDecisionOnAPhoneGoesOnWithAGameThatRests() {
    begin("express");
    sitDown(0);
    hands.hold(Control.BACK);
    assertEquals("Paused", hands.mode());
    hands.rest(SETTLED);
    assertEquals("Paused", hands.mode());
    assertTrue(isAsked(0));
    assertEquals(Optional.empty(), does(0, 0));
    assertEquals("Playing", hands.mode());
    assertTrue(isAsked(0), "it has rolled");

    table.controller().show(new Show(true, Duration.ofSeconds(10), List.of()));
    hands.hold(Control.BACK);
    hands.rest(Duration.ofMinutes(1));
    assertEquals("Showing", hands.mode());
    Object before = told.get(0).get("view");
    assertEquals(Optional.empty(), does(0, 0));
    assertEquals("Playing", hands.mode());
    assertNotEquals(before, told.get(0).get("view"));
  }

  // --- another language

  @Test
  void anotherLanguageIsSpokenInThePauseAndOnEveryPageAtOnce() {
    begin("express");
    sitDown(0);
    sitDown(1);
    hands.tap(Control.ROLL);
    hands.watchTheShow();
    Map<Integer, Map<String, Object>> english = Map.copyOf(told);
    hands.hold(Control.BACK);
    List<List<String>> notes = table.picture().prompt().notes();
    hands.turn(Control.DIAL_A, 1);
    assertEquals("LanguageMenu", hands.mode());
    hands.turnTo("Deutsch");
    hands.tap(Control.OK);
    assertEquals("Paused", hands.mode());
    for (int place : List.of(0, 1)) {
      for (String said : List.of("told", "things")) {
        assertNotEquals(english.get(place).get(said), told.get(place).get(said));
      }
      assertEquals(english.get(place).get("view"), told.get(place).get("view"));
    }
    assertNotEquals(notes, table.picture().prompt().notes(), "how everybody stands, too");
    table.controller().speak(Language.ENGLISH);
    assertEquals(english, told, "it is the same, in other words");
    assertEquals(notes, table.picture().prompt().notes());
  }

  // --- playing

  /**
   * A roll waits for owners who may claim; BACK at the unit lets go of it, whoever asked for it.
   */
  @Test
  void aRollThatIsLetGoOfCanBeAskedForAgain() throws IOException {
    close();
    open(
        KnownTables.at(
            folder.resolve("travel"), ClassicScene.travel(3).owns(1, BALTIC).position()));
    hands.watchTheShow();
    hands.tap(Control.ROLL);
    hands.watchTheShow();
    hands.turn(Control.DIAL_A, 1);
    hands.turn(Control.DIAL_B, 2);
    hands.tap(Control.OK);
    hands.watchTheShow();
    sitDown(1);
    assertEquals(Optional.empty(), rolls(1));
    assertTrue(hands.means("classic.turn-not-yet"), hands::said);
    Object before = told.get(1).get("question");
    hands.tap(Control.BACK);
    assertNotEquals(before, told.get(1).get("question"), "the phone is asked anew");
    assertEquals(Optional.empty(), rolls(1));
    hands.rest(Duration.ofSeconds(5));
    assertTrue(hands.means("playing.die-to-set"), hands::said);
  }

  private Optional<Message> rolls(int place) {
    for (int choice = 0; choice < choices(place).size(); choice++) {
      if (choices(place).get(choice).toString().contains("type=roll")) {
        return does(place, choice);
      }
    }
    throw new AssertionError("no roll is offered: " + choices(place));
  }

  @Test
  void whoeverAnswersFirstHasDecided() {
    begin("express");
    sitDown(0);
    sitDown(1);
    int first = isAsked(0) ? 0 : 1;
    assertFalse(isAsked(1 - first));
    long question = (long) told.get(first).get("question");
    assertEquals(Optional.empty(), does(first, 0), "it rolls");
    assertFalse(((List<?>) told.get(first).get("told")).isEmpty());
    assertEquals("seat.too-late", does(first, question, 0).orElseThrow().name());
    assertNotEquals(question, told.get(first).get("question"));
    long onTheUnit = (long) told.get(first).get("question");
    hands.tap(Control.seat(first));
    hands.watchTheShow();
    assertEquals("seat.too-late", does(first, onTheUnit, 0).orElseThrow().name());
    assertTrue(isAsked(1 - first), "it is the other's turn");
  }

  @Test
  void whatCannotBeIsRefusedWithASentence() {
    begin("express");
    sitDown(0);
    sitDown(1);
    int first = isAsked(0) ? 0 : 1;
    long question = (long) told.get(first).get("question");
    assertEquals(
        "seat.too-late", does(first, question, choices(first).size()).orElseThrow().name());
    var unfit = pages.touch(first, new Touch(question, -1, Map.of("type", "fly")));
    hands.rest(MOMENT);
    assertEquals("general-reasons.unknown-type", unfit.join().orElseThrow().name());
    pages.touch(first, new Touch(question, -1, Map.of("type", "stop")));
    hands.rest(MOMENT);
    assertFalse(((String) told.get(first).get("refused")).isEmpty(), "why it cannot be yet");
    assertEquals(Optional.empty(), does(first, 0), "and the question is still open");
  }

  @Test
  void aPageThatIsSilentKeepsNobodyWaiting() {
    begin("express");
    sitDown(0);
    sitDown(1);
    hands.tap(Control.ROLL);
    hands.watchTheShow();
    assertTrue(isAsked(0) || isAsked(1));
    assertTrue(hands.isOffered(Control.ROLL) || hands.isOffered(Control.OK));
  }

  @Test
  void aHandThatChanceWaitsForCanBeAPages() {
    begin("go");
    sitDown(0);
    assertTrue(told.get(0).containsKey("press"), "it may roll for all");
    Object before = told.get(0).get("question");
    assertEquals(Optional.empty(), does(0, -1));
    assertNotEquals(before, told.get(0).get("question"));
  }
}
