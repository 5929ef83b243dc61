package croupier.virtualpi;

import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.virtualpi.SeenUnit.Sight;
import croupier.virtualpi.Twin.Shown;
import croupier.virtualpi.VirtualPi.Happening;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;

/**
 * People at a virtual Pi. Everything they do is done to its twin at the same moment; the twin says
 * what can be done, and after each gesture everything that was seen on the Pi's lines has to be
 * what the twin showed.
 */
final class Evening extends Party implements AutoCloseable {
  private static final String LEDGER = "ledger.jsonl";

  /** A Pi that shows something else than its twin for so long, by its clock, is wrong. */
  private static final long LATE = 5 * Clock.SECOND;

  /** Longer than a new decision stands before it can be answered. */
  private static final long READ = 400 * Clock.MILLISECOND;

  /** The twin's games: those of the Pi, file by file. */
  private final Path games;

  private final Likeness likeness = new Likeness(profile);
  private final Deque<String> secrets = new ArrayDeque<>();
  private VirtualPi pi;
  private Firmware firmware;
  private Twin twin;
  private Sight sight = Sight.NOTHING;
  private long frames;

  /** How many entries of the records people have seen the outcome of. */
  private long shownEntries;

  /**
   * @param pi where the service has just started
   */
  Evening(VirtualPi pi) throws IOException {
    games = pi.folder().resolve("twin");
    Folders.empty(games);
    sitDown(pi);
  }

  /** Goes on at a Pi whose service has just started, with the games that are on its disk. */
  void sitDown(VirtualPi at) throws IOException {
    pi = at;
    firmware = new Firmware(at);
    firmware.awaitReady();
    Map<String, String> there = firmware.games();
    if (twin != null) {
      checkRecords(there, shownEntries);
      twin.close();
    }
    Folders.write(there, games);
    twin = new Twin(profile, games, this::secret, pi.eyes().now());
    gestures.dialsAtRest();
  }

  /** The service has started again, perhaps on a Pi that was switched on again. */
  void goOn(VirtualPi at) throws IOException {
    sitDown(at);
    resume();
  }

  /** Both draw the same: when the twin begins a game, the Pi has begun it already. */
  private String secret() {
    try {
      if (secrets.isEmpty()) {
        secrets.addAll(firmware.secretsOfNewGame(games));
      }
      return secrets.remove();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Brings games from elsewhere to both; they are offered after the welcome. */
  void carry(Path from) throws IOException {
    firmware.carry(from);
    Folders.copy(from, games);
  }

  @Override
  Twin twin() {
    return twin;
  }

  Firmware firmware() {
    return firmware;
  }

  /** How many frames were compared. */
  long frames() {
    return frames;
  }

  @Override
  void play(List<Edge> script) throws IOException {
    touch(script);
    compare(twin.take());
  }

  private void touch(List<Edge> script) throws IOException {
    follow(pi.hands().play(script));
    pi.eyes().await(twin.now());
  }

  /** What was shown is what was to be shown, and so is what is shown now. */
  private Sight compare(List<Shown> shows) throws IOException {
    boolean same = showTheSame(shows.getLast());
    Sight all = pi.eyes().take();
    check(shows, all);
    if (!same) {
      throw new AssertionError(pi.eyes().look(seen -> likeness.end(shows.getLast(), seen)));
    }
    // A Pi that was held up shows it later than its twin, and takes no OK before it could be read.
    pi.eyes().await(pi.eyes().look(SeenUnit::lcdWritten) + READ);
    return all;
  }

  private void follow(List<Edge> made) {
    twin.touch(made);
    twin.advanceTo(made.getLast().nanos());
    twin.rest();
  }

  /** Waits until the Pi shows at last what its twin shows. */
  private boolean showTheSame(Shown last) throws IOException {
    long end = pi.eyes().now() + LATE;
    pi.waits().until("both show the same", () -> isShown(last) || pi.eyes().now() > end);
    return isShown(last);
  }

  private boolean isShown(Shown last) {
    return pi.eyes().look(seen -> likeness.ends(last, seen));
  }

  /** Everything that was seen has to be what was to be shown. */
  private void check(List<Shown> shows, Sight now) {
    shownEntries = likeness.check(shows, now.frames(), now.words()).entries();
    List<String> violations = pi.eyes().look(SeenUnit::lcdViolations);
    if (!violations.isEmpty()) {
      throw new AssertionError("The LCD was not waited for: " + violations);
    }
    frames += now.frames().size();
    sight = sight.and(now);
  }

  /** What was seen since the last time that this was asked for. */
  Sight seen() {
    Sight all = sight;
    sight = Sight.NOTHING;
    return all;
  }

  /** The welcome has a time of its own, and only what follows it is compared. */
  @Override
  void endWelcome() throws IOException {
    touch(gestures.tap(Control.OK));
    if (!showTheSame(twin.take().getLast())) {
      throw new AssertionError("Nothing follows the welcome: " + pi.eyes().look(SeenUnit::lcd));
    }
    pi.eyes().take();
  }

  /**
   * Begins with a gesture, and something happens to the Pi before all is shown that it leads to.
   */
  void interrupted(List<Edge> script, Happening trouble) throws IOException {
    long begun = pi.eyes().now();
    pi.hands().begin(script);
    trouble.happens();
    follow(pi.isOn() ? pi.hands().finish(script) : later(script, begun));
    check(twin.take(), pi.eyes().take().untilDark());
  }

  /** The records as a disk holds them that lost its power. */
  interface Left {
    Map<String, String> games() throws IOException;
  }

  /**
   * Makes a gesture, and asks in the middle of what follows from it what would be left if the power
   * went now: all that people have seen by then. The hands have come to rest, because a Pi that is
   * held up feels them at other times than its twin.
   *
   * @param after how long after the gesture that is
   */
  Map<String, String> played(List<Edge> script, long after, Left left) throws IOException {
    List<Edge> made = pi.hands().play(script);
    pi.eyes().await(pi.eyes().now() + after);
    long seen = pi.eyes().now();
    Map<String, String> there = left.games();
    follow(made);
    pi.eyes().await(twin.now());
    List<Shown> shows = twin.take();
    Sight before = compare(shows).until(seen);
    checkRecords(there, likeness.check(shows, before.frames(), before.words()).entries());
    return there;
  }

  /** Whoever cannot tell any more made the edges about then; only their order matters now. */
  private static List<Edge> later(List<Edge> script, long nanos) {
    return script.stream()
        .map(edge -> new Edge(nanos + edge.nanos(), edge.gpio(), edge.high()))
        .toList();
  }

  /** What was shown is on the Pi's disk, and nothing is there that is not true. */
  private void checkRecords(Map<String, String> there, long shown) throws IOException {
    Map<String, String> here = Folders.read(games);
    for (Map.Entry<String, String> file : there.entrySet()) {
      String whole = here.getOrDefault(file.getKey(), "");
      String part = file.getValue().substring(0, file.getValue().lastIndexOf('\n') + 1);
      // A program that was ended in order has noted how far it came, and its twin has not yet.
      boolean noted = file.getKey().equals(LEDGER) && part.startsWith(whole);
      if (!noted && !whole.startsWith(part)) {
        throw new AssertionError(
            "%s was to begin like%n%s%nand is%n%s".formatted(file.getKey(), whole, part));
      }
    }
    if (Twin.entries(there) < shown) {
      throw new AssertionError(
          "%d entries were shown, and only %d are on the disk"
              .formatted(shown, Twin.entries(there)));
    }
  }

  /** Nothing lies on the Pi's disk but what lies on its twin's, byte for byte. */
  void checkSameRecords() throws IOException {
    Map<String, String> there = firmware.games();
    Map<String, String> here = Folders.read(games);
    if (!there.equals(here)) {
      throw new AssertionError("On the Pi lies%n%s%nand not%n%s".formatted(there, here));
    }
  }

  @Override
  public void close() {
    twin.close();
  }
}
