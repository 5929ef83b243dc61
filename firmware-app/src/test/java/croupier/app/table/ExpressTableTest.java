package croupier.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.Disk;
import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.engine.Action;
import croupier.engine.FastRandom;
import croupier.engine.Position;
import croupier.engine.express.Die;
import croupier.engine.express.Express;
import croupier.engine.express.ExpressAction;
import croupier.engine.express.ExpressPosition;
import croupier.engine.express.Face;
import croupier.engine.express.Stage;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.Hue;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.Sound;
import croupier.hal.profile.Palette;
import croupier.mock.SeenLights;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A turn of express as it is seen and played on the unit. */
class ExpressTableTest {
  private static final int MOST_SEEDS = 400;

  @TempDir Path folder;

  private SimulatedTable table;
  private Hands hands;

  private void begin(String seed, Disk disk) throws IOException {
    Path games = folder.resolve(seed);
    table = KnownTables.standard(games, seed, disk);
    hands = new Hands(table);
    hands.begin(Express.GAME, 2);
    hands.watchTheShow();
  }

  private ExpressPosition position(String seed) throws Exception {
    return (ExpressPosition)
        SavedGames.read(folder.resolve(seed).resolve("00001-express.jsonl")).end();
  }

  private Control turn(String seed) throws Exception {
    return Control.seat(position(seed).turn());
  }

  /** Over a whole blink: what a die shows when it is lit. */
  private SeenDie see(Die die) {
    int pattern = 0;
    int colour = 0;
    for (int i = 0; i < 12; i++) {
      SeenLights lights = table.unit().lights();
      pattern |= lights.diePattern(die.ordinal());
      colour = Math.max(colour, lights.dieColour(die.ordinal()));
      hands.rest(Duration.ofMillis(40));
    }
    return new SeenDie(pattern, colour);
  }

  private record SeenDie(int pattern, int colour) {}

  private void showsItsFace(Die die, Face face, String seed) {
    ExpressLooks looks = ExpressLooks.of(face);
    SeenDie seen = see(die);
    assertEquals(looks.pattern(), seen.pattern(), () -> seed + ": " + die + " is " + face);
    assertTrue(
        isShadeOf(looks.hue(), seen.colour()),
        () ->
            seed + ": " + die + " is " + face + ", and looks " + Integer.toHexString(seen.colour));
  }

  /** Brighter or darker, but the same colour. */
  private static boolean isShadeOf(Hue hue, int rgb) {
    int full = Palette.STANDARD.rgb(hue);
    double most = Math.max(full >> 16, Math.max(full >> 8 & 0xff, full & 0xff));
    double seen = Math.max(rgb >> 16, Math.max(rgb >> 8 & 0xff, rgb & 0xff));
    for (int shift = 0; shift <= 16; shift += 8) {
      double expected = (full >> shift & 0xff) / most;
      double found = (rgb >> shift & 0xff) / seen;
      if (Math.abs(expected - found) > 0.1) {
        return false;
      }
    }
    return true;
  }

  /** Plays the first roll under seed after seed, until it came out as wanted. */
  private String rolledUntil(Predicate<ExpressPosition> wanted) throws Exception {
    for (int number = 0; number < MOST_SEEDS; number++) {
      String seed = "express " + number;
      begin(seed, new QuickDisk());
      hands.tap(Control.ROLL);
      if (wanted.test(position(seed))) {
        return seed;
      }
      table.close();
    }
    throw new AssertionError("no seed does");
  }

  @Test
  void theDiceTumbleAndSettleOnExactlyTheFacesThatWereRolled() throws Exception {
    for (int number = 0; number < 8; number++) {
      String seed = "settle " + number;
      begin(seed, new QuickDisk());
      hands.tap(Control.ROLL);
      ExpressPosition rolled = position(seed);
      if (rolled.stage() == Stage.CHOOSING) {
        Set<String> tumbling = new HashSet<>();
        for (int i = 0; i < 8; i++) {
          tumbling.add(Arrays.toString(table.unit().lights().all()));
          hands.rest(Duration.ofMillis(100));
        }
        assertTrue(tumbling.size() > 5, "the dice are in the air");
        hands.watchTheShow();
        for (Die die : Die.values()) {
          Face face = rolled.jailed(die) ? Face.POLICEMAN : rolled.showing(die);
          if (face != null) {
            showsItsFace(die, face, seed);
          } else {
            assertEquals(0, see(die).pattern(), () -> seed + ": " + die + " was not rolled");
          }
        }
      }
      table.close();
    }
  }

  @Test
  void diceThatWerePlacedGlowInTheirGroupsColourAndTheOthersAreRolledAgain() throws Exception {
    String seed = rolledUntil(p -> p.policemen() == 0 && p.stage() == Stage.CHOOSING);
    hands.watchTheShow();
    hands.tap(Control.OK);
    ExpressPosition placed = position(seed);
    Die die =
        Arrays.stream(Die.values()).filter(d -> placed.group(d) != null).findFirst().orElseThrow();
    hands.tap(Control.ROLL);
    hands.watchTheShow();
    showsItsFace(die, Face.valueOf(placed.group(die).name()), seed);
  }

  @Test
  void theDisplaySaysWhatEachControlDoesNow() throws Exception {
    rolledUntil(p -> p.stage() == Stage.CHOOSING && p.actions(p.turn()).size() > 3);
    hands.watchTheShow();
    assertTrue(hands.lcd().get(1).startsWith("<"), hands::said);
    assertTrue(hands.lcd().get(2).contains("A:") && hands.lcd().get(2).contains("OK:"));
    assertTrue(hands.lcd().get(3).contains("ROLL:") && hands.lcd().get(3).contains("stop"));
    String first = hands.lcd().get(2);
    hands.turn(Control.DIAL_A, 1);
    assertNotEquals(first, hands.lcd().get(2));
  }

  @Test
  void theOwnButtonStopsTheTurnAndTheTrackerShowsTheShareOfTheGoal() throws Exception {
    String seed = rolledUntil(p -> p.stage() == Stage.CHOOSING);
    Control own = turn(seed);
    Control other = own == Control.SEAT_1 ? Control.SEAT_2 : Control.SEAT_1;
    hands.watchTheShow();
    for (int i = 0; i < 7 && hands.isOffered(Control.OK); i++) {
      hands.tap(Control.OK);
    }
    int hoped = position(seed).turnScore();
    hands.tap(other);
    assertEquals(own, turn(seed), "the button of somebody else stops nothing");
    hands.tap(own);
    assertEquals(hoped, position(seed).score(own.seat()));
    assertTrue(hands.said().contains(Lines.money(hoped)), hands::said);
    hands.watchTheShow();
    assertEquals(other, turn(seed));
    int lit = 0;
    for (int light : table.unit().lights().tracker(own.seat())) {
      lit += light == 0 ? 0 : 1;
    }
    assertEquals(hoped * UnitPicture.Tracker.LENGTH / position(seed).goal(), lit);
  }

  @Test
  void aBustIsNeitherSeenNorHeardBeforeTheDiceHaveSettled() throws Exception {
    String seed = rolledUntil(p -> p.stage() == Stage.READY);
    assertEquals(Sound.Kind.ROLL, table.picture().sound().kind());
    assertFalse(hands.said().contains("policemen"), hands::said);
    hands.rest(Duration.ofMillis(1_500));
    assertEquals(Sound.Kind.BAD, table.picture().sound().kind());
    assertTrue(hands.lcd().get(0).contains("Three policemen"), hands::said);
    for (Die die : List.of(Die.J1, Die.J2, Die.J3)) {
      showsItsFace(die, Face.POLICEMAN, seed);
    }
    hands.watchTheShow();
    assertTrue(hands.said().contains("press ROLL"), hands::said);
  }

  @Test
  void whenEveryDieLiesOnTheBoardRollIsNeitherOfferedNorAMistake() throws Exception {
    ExpressPosition full = everyDieOnTheBoard();
    GoScene.save(folder, full);
    try (Log log = new Log();
        SimulatedTable nothingToRoll = KnownTables.standard(folder, "full board")) {
      hands = new Hands(nothingToRoll);
      hands.resume();
      assertFalse(hands.isOffered(Control.ROLL));
      hands.tap(Control.ROLL);
      assertEquals("Playing", hands.mode());
      hands.tap(Control.seat(full.turn()));
      assertTrue(hands.said().contains("Score"), hands::said);
      assertEquals(0, log.count("mistake of the program"), log::text);
    }
  }

  /** With a GO that rests, the last die can be put on the board (EX-07, EX-09). */
  private static ExpressPosition everyDieOnTheBoard() {
    for (long seed = 1; seed < 20_000; seed++) {
      FastRandom random = new FastRandom(seed);
      ExpressPosition position =
          (ExpressPosition) Express.GAME.start(2, Express.GAME.options(Map.of("go_die", "aside")));
      for (int move = 0; move < 60; move++) {
        if (position.waiting() == Position.Waiting.CHANCE) {
          position.happen(position.draw(random), null);
          continue;
        }
        List<Action> actions = position.actions(position.turn());
        if (position.stage() == Stage.CHOOSING && !actions.contains(new ExpressAction.Roll())) {
          return position;
        }
        boolean canPlace = actions.getLast() instanceof ExpressAction.Place;
        Action action = canPlace ? actions.getLast() : actions.getFirst();
        position.act(position.turn(), position.move(action), null);
      }
    }
    throw new AssertionError("no game comes to that");
  }

  @Test
  void housesAndHotelsAreNews() throws Exception {
    Set<String> news = new HashSet<>();
    for (int number = 0; number < 300 && news.size() < 3; number++) {
      String seed = "houses " + number;
      begin(seed, new QuickDisk());
      for (int move = 0; move < 25 && hands.mode().equals("Playing"); move++) {
        boolean wantsMore = position(seed).stage() == Stage.CHOOSING;
        hands.tap(wantsMore && hands.isOffered(Control.OK) ? Control.OK : Control.ROLL);
        hands.watchTheShow();
        for (String told : List.of("House ", "Hotel", "A house fell")) {
          if (hands.said().contains(told)) {
            news.add(told);
          }
        }
      }
      table.close();
    }
    assertTrue(news.containsAll(List.of("House ", "Hotel")), news::toString);
  }

  @Test
  void nothingOfARollIsShownBeforeItIsOnTheDisk() throws Exception {
    UnitPicture[] shown = new UnitPicture[1];
    int[] forced = new int[1];
    QuickDisk quick = new QuickDisk();
    Disk disk =
        new Disk() {
          @Override
          public void write(FileChannel file, ByteBuffer bytes, long at) throws IOException {
            quick.write(file, bytes, at);
          }

          @Override
          public void force(FileChannel file) {
            if (shown[0] != null) {
              assertSame(shown[0], table.picture());
              assertSame(shown[0], table.unit().unit().picture());
              forced[0]++;
            }
          }
        };
    begin("forced", disk);
    shown[0] = table.picture();
    table.unit().tap(Control.ROLL);
    long end = hands.now() + 2 * Clock.SECOND;
    while (forced[0] < 2 && hands.now() < end) {
      table.step(end);
    }
    assertEquals(2, forced[0], "the decision to roll, and the roll");
    shown[0] = null;
    assertTrue(hands.said().contains("roll"), hands::said);
    table.close();
  }

  @Test
  void whenTheDiskRefusesTheRollNoDieMovesAndTheSameRollComesLater() throws Exception {
    begin("same", new QuickDisk());
    hands.tap(Control.ROLL);
    ExpressPosition expected = position("same");
    table.close();

    QuickDisk disk = new QuickDisk();
    Path elsewhere = folder.resolve("elsewhere");
    table = KnownTables.standard(elsewhere, "same", disk);
    hands = new Hands(table);
    hands.begin(Express.GAME, 2);
    hands.watchTheShow();
    disk.room(100);
    for (int attempt = 0; attempt < 3; attempt++) {
      hands.tap(attempt == 0 ? Control.ROLL : Control.OK);
      assertEquals("DiskTrouble", hands.mode());
      hands.rest(Duration.ofSeconds(2));
      assertEquals(0, table.unit().lights().diePattern(0), "no die is shown");
      assertTrue(hands.said().contains("disk full"), hands::said);
    }
    disk.room(Long.MAX_VALUE);
    hands.tap(Control.OK);
    assertEquals("Playing", hands.mode());
    var record = SavedGames.read(elsewhere.resolve("00001-express.jsonl"));
    assertEquals(expected.save(), record.end().save());
    table.close();
  }
}
