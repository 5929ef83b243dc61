package croupier.virtualpi;

import croupier.engine.Game;
import croupier.engine.Games;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.UnitPicture.Key;
import croupier.hal.profile.HardwareProfile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;

/**
 * People at a virtual Pi. Everything they do is done to its twin at the same moment; the twin says
 * what can be pressed, and after each gesture everything that was seen on the Pi's lines has to be
 * what the twin showed.
 */
public final class Evening implements AutoCloseable {
  /** Longer than a hold by this; a busy Pi notices a hold late, and must not miss it. */
  private static final long BEYOND_A_HOLD = 900 * Clock.MILLISECOND;

  /** A Pi that shows something else than its twin for so long is not just slow. */
  private static final Duration LATE = Duration.ofSeconds(20);

  private final VirtualPi pi;
  private final Firmware firmware;
  private final Path folder;
  private final HardwareProfile profile = HardwareProfile.standard();
  private final Gestures gestures = new Gestures(profile);
  private final Likeness likeness = new Likeness(profile);
  private final Deque<String> secrets = new ArrayDeque<>();
  private Twin twin;
  private long gesturesMade;
  private long framesSeen;

  /**
   * @param folder for what the twin saves
   */
  public Evening(VirtualPi pi, Path folder) throws IOException {
    this.pi = pi;
    this.folder = folder;
    firmware = new Firmware(pi);
    empty(folder);
    Files.createDirectories(folder);
    twinAnew();
  }

  private static void empty(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }

  /** A twin of a service that has just started, and shows itself off. */
  private void twinAnew() throws IOException {
    twin = new Twin(profile, folder, this::secret, pi.eyes().now());
    gestures.dialsAtRest();
  }

  /** Both draw the same: when the twin begins a game, the Pi has begun it already. */
  private String secret() {
    try {
      if (secrets.isEmpty()) {
        secrets.addAll(firmware.secretsOfNewGame(folder));
      }
      return secrets.remove();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public Twin twin() {
    return twin;
  }

  public long gestures() {
    return gesturesMade;
  }

  public long frames() {
    return framesSeen;
  }

  public void tap(Control control) throws IOException {
    play(gestures.tap(control));
  }

  public void turn(Control dial, int steps) throws IOException {
    if (steps != 0) {
      play(gestures.turn(dial, steps));
    }
  }

  /** Does what a key says. */
  public void use(Key key, int steps) throws IOException {
    switch (key.gesture()) {
      case PRESS -> tap(key.control());
      case HOLD -> play(gestures.hold(key.control(), BEYOND_A_HOLD));
      case TURN -> turn(key.control(), steps);
    }
  }

  private void play(List<Edge> script) throws IOException {
    touch(script);
    List<Twin.Shown> shows = twin.take();
    boolean same = showTheSame(shows.getLast());
    pi.eyes().look(seen -> check(shows, seen));
    if (!same) {
      throw new AssertionError(pi.eyes().look(seen -> likeness.end(shows.getLast(), seen)));
    }
  }

  private void touch(List<Edge> script) throws IOException {
    gesturesMade++;
    List<Edge> made = pi.hands().play(script);
    twin.touch(made);
    twin.advanceTo(made.getLast().nanos());
    twin.rest();
    pi.eyes().await(twin.now());
  }

  /** Waits until the Pi shows at last what its twin shows. */
  private boolean showTheSame(Twin.Shown last) throws IOException {
    return Waits.comes(LATE, () -> pi.eyes().look(seen -> likeness.ends(last, seen)));
  }

  /** Looks at how it came there. */
  private Void check(List<Twin.Shown> shows, SeenUnit seen) {
    likeness.check(shows, seen.frames(), seen.words());
    if (!seen.lcdViolations().isEmpty()) {
      throw new AssertionError("The LCD was not waited for: " + seen.lcdViolations());
    }
    framesSeen += seen.frames().size();
    seen.forget();
    return null;
  }

  /**
   * From the welcome to the first decision of a game.
   *
   * @param option how far the first of its options is turned
   */
  public void begin(Game game, int people, int option) throws IOException {
    leaveTheWelcome();
    turn(Control.DIAL_A, Games.ALL.indexOf(game));
    tap(Control.OK);
    turn(Control.DIAL_B, option);
    tap(Control.OK);
    for (int seat = 0; seat < people; seat++) {
      tap(Control.seat(seat));
    }
    tap(Control.OK);
  }

  /** From the welcome of a service that has just started to the game that was left last. */
  public void resume() throws IOException {
    leaveTheWelcome();
    tap(Control.OK);
  }

  /** What is shown off at the welcome has a time of its own; the first touch ends it. */
  private void leaveTheWelcome() throws IOException {
    touch(gestures.tap(Control.OK));
    if (!showTheSame(twin.take().getLast())) {
      throw new AssertionError("Nothing follows the welcome: " + pi.eyes().look(SeenUnit::lcd));
    }
    pi.eyes()
        .look(
            seen -> {
              seen.forget();
              return null;
            });
  }

  /** Lets people play, until a game is over or so many gestures were made. */
  public void play(long seed, long most) throws IOException {
    People people = new People(seed);
    long end = gesturesMade + most;
    while (!isOver() && gesturesMade < end) {
      use(people.choose(twin.picture().prompt().keys()), people.steps());
    }
  }

  public boolean isOver() {
    return twin.mode().equals("Results");
  }

  @Override
  public void close() {
    twin.close();
  }
}
