package croupier.app.sound;

import croupier.app.settings.Voice;
import croupier.app.words.Language;
import croupier.hal.Fault;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.Sound;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * The loudspeaker of a unit. It has a thread, and lets programs of the machine play: whatever
 * becomes of these, a table that shows it a picture goes on at once.
 *
 * <p>One thing is heard at a time, and the newest is: a sound ends the one before it; words end
 * those before them. Words that a sound breaks into are said again after it. Nothing else waits.
 */
public final class Loudspeaker implements AutoCloseable {
  /** Who is told of each part that fails, and of each that works again; from any thread. */
  public interface Listener {
    void faulted(String part, Fault fault);

    void recovered(String part);
  }

  /** A hand that turns a dial would begin a sentence with each step: it is waited for. */
  private static final long REST_MILLIS = 300;

  /** How often it is looked whether something newer is to be heard. */
  private static final long LOOK_MILLIS = 20;

  /** The longest headline that is said. */
  private static final int MOST_CHARACTERS = 200;

  private static final long PATIENCE_MILLIS = 500;

  private final Players players;
  private final Listener listener;
  private final Set<String> broken = new HashSet<>();
  private final Thread thread = new Thread(this::run, "loudspeaker");
  private boolean closed;

  /** What is heard next; null for nothing. */
  private Sound sound;

  private Players.Words words;
  private int heard;
  private String said = "";

  public Loudspeaker(Players players, Listener listener) {
    this.players = players;
    this.listener = listener;
    thread.setDaemon(true);
    thread.start();
  }

  /**
   * Lets be heard what is new in a picture; of its words only those for everybody.
   *
   * @param language of its words
   */
  public synchronized void show(UnitPicture picture, Voice voice, Language language) {
    Sound newest = picture.sound();
    if (newest.number() != heard) {
      heard = newest.number();
      if (newest.kind() != Sound.Kind.NONE && newest.volume() > 0) {
        sound = newest;
        notifyAll();
      }
    }
    String headline = picture.forOnlookers().prompt().headline();
    if (!headline.equals(said)) {
      said = headline;
      boolean aloud = voice.speaks() && voice.volume() > 0 && !headline.isBlank();
      words = aloud ? new Players.Words(cut(headline), language, voice.volume()) : null;
      if (aloud) {
        notifyAll();
      }
    }
  }

  private static String cut(String text) {
    return text.substring(0, Math.min(text.length(), MOST_CHARACTERS));
  }

  // --- its own thread

  private void run() {
    try {
      while (true) {
        Object next = next();
        if (next == null) {
          return;
        }
        hear(next);
      }
    } catch (InterruptedException _) {
      // Nobody wants to hear more.
    }
  }

  /** A sound, or words when no newer ones came for a while; null at the end. */
  private synchronized Object next() throws InterruptedException {
    while (!closed) {
      if (sound != null) {
        Sound next = sound;
        sound = null;
        return next;
      }
      Players.Words waiting = words;
      wait(waiting == null ? 0 : REST_MILLIS);
      if (waiting != null && waiting == words && sound == null && !closed) {
        words = null;
        return waiting;
      }
    }
    return null;
  }

  private void hear(Object what) throws InterruptedException {
    String part = what instanceof Sound ? "speaker" : "voice";
    try (Playing playing =
        what instanceof Sound next ? players.sound(next) : players.say((Players.Words) what)) {
      boolean whole = false;
      for (long waited = 0; !whole && waited < playing.mostMillis(); waited += LOOK_MILLIS) {
        whole = playing.isOverWithin(LOOK_MILLIS, TimeUnit.MILLISECONDS);
        if (!whole && isOld(what)) {
          return;
        }
      }
      tell(part, whole ? playing.fault() : Optional.of(playing.hangs()));
    } catch (Playing.NoProgram missing) {
      tell(part, Optional.of(Fault.of("speaker-no-program").with("program", missing.program())));
    }
  }

  /** Whether something newer is to be heard; words that a sound breaks into come again. */
  private synchronized boolean isOld(Object what) {
    if (what instanceof Players.Words spoken
        && sound != null
        && spoken.text().equals(cut(said))
        && words == null) {
      words = spoken;
      return true;
    }
    return closed || sound != null || what instanceof Players.Words && words != null;
  }

  private void tell(String part, Optional<Fault> fault) {
    if (fault.isPresent() && broken.add(part)) {
      listener.faulted(part, fault.get());
    } else if (fault.isEmpty() && broken.remove(part)) {
      listener.recovered(part);
    }
  }

  /** From now on nothing is heard; what is being played ends. */
  @Override
  public void close() {
    synchronized (this) {
      closed = true;
      notifyAll();
    }
    try {
      thread.join(PATIENCE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
