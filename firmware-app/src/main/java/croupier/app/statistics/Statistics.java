package croupier.app.statistics;

import croupier.app.live.Happening;
import croupier.app.live.Onlooker;
import croupier.app.loop.TableLoop;
import croupier.app.table.mode.TableNotes;
import croupier.engine.Game;
import croupier.hal.Clock;
import croupier.hal.Fault;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;

/**
 * Counts how a unit fares, for whoever runs many of them. The table's thread counts, any thread
 * reads.
 *
 * <p>Nobody learns from it what somebody at the table may not know: it counts pictures only as the
 * whole table sees them, buttons but never how far a dial was turned, and measures only hands that
 * everybody may follow.
 */
public final class Statistics implements Onlooker, TableNotes {
  private final Clock clock;
  private final long since;
  private final Histogram delays = new Histogram();
  private final Histogram answers = new Histogram();
  private final LongAdder presses = new LongAdder();
  private final LongAdder pictures = new LongAdder();
  private final LongAdder mistakes = new LongAdder();
  private final Map<String, LongAdder> faults = new ConcurrentSkipListMap<>();
  private final Set<String> broken = ConcurrentHashMap.newKeySet();
  private final Map<String, LongAdder> begun = new ConcurrentSkipListMap<>();
  private final Map<String, LongAdder> finished = new ConcurrentSkipListMap<>();
  private final Map<String, LongAdder> putAway = new ConcurrentSkipListMap<>();
  private volatile int players;

  /** How late the loop was at most in this second of the table. */
  private long worst;

  private long second;

  /** When a hand did something that no picture has answered; of the table's thread. */
  private long unanswered = Long.MAX_VALUE;

  private UnitPicture seen = UnitPicture.DARK;

  public Statistics(Clock clock) {
    this.clock = clock;
    since = clock.nanos();
  }

  /** From now on counts what happens at this table. */
  public Statistics follow(TableLoop table) {
    table.controller().noteBy(this);
    table.controller().tell(this);
    table.tellDelays(this::late);
    table.showOn(this::show);
    return this;
  }

  // --- what happens

  /** How often the loop turns tells what hands do behind the hoods: a second counts once. */
  private void late(long nanos) {
    worst = Math.max(worst, nanos);
    long now = (clock.nanos() - since) / Clock.SECOND;
    if (now > second) {
      delays.note(worst);
      worst = 0;
      second = now;
    }
  }

  private void show(UnitPicture picture) {
    UnitPicture open = picture.forOnlookers();
    if (open.equals(seen)) {
      return;
    }
    seen = open;
    pictures.increment();
    if (unanswered != Long.MAX_VALUE) {
      answers.note(clock.nanos() - unanswered);
      unanswered = Long.MAX_VALUE;
    }
  }

  @Override
  public void hand(UnitEvent event, boolean open) {
    if (event instanceof UnitEvent.Pressed) {
      presses.increment();
      unanswered = open ? Math.min(unanswered, event.nanos()) : Long.MAX_VALUE;
    }
  }

  @Override
  public void begins(Game game, List<String> names, int entries) {
    players = names.size();
    if (entries == 0) {
      one(begun, game.id());
    }
  }

  @Override
  public void happened(Happening happening) {}

  @Override
  public void leaves(Game game, boolean over) {
    players = 0;
    one(over ? finished : putAway, game.id());
  }

  @Override
  public void faulted(String part, Fault fault) {
    one(faults, part);
    broken.add(part);
  }

  @Override
  public void recovered(String part) {
    broken.remove(part);
  }

  @Override
  public void mistake(Throwable mistake) {
    mistakes.increment();
  }

  @Override
  public Optional<Path> keep() {
    return Optional.empty();
  }

  private static void one(Map<String, LongAdder> counts, String of) {
    counts.computeIfAbsent(of, _ -> new LongAdder()).increment();
  }

  // --- what is told

  /** What was counted, as Prometheus reads it; and how much memory the program has. */
  public String text() {
    MetricsText text = new MetricsText();
    tell(text);
    Memory.tell(text);
    return text.toString();
  }

  /** What was counted. */
  public String counts() {
    MetricsText text = new MetricsText();
    tell(text);
    return text.toString();
  }

  private void tell(MetricsText text) {
    text.gauge(
        "croupier_up_seconds",
        "How long the table has been on.",
        (clock.nanos() - since) / Clock.SECOND);
    delays.tell(
        "croupier_loop_delay_seconds",
        "How late the table came to what was due, the worst of each second.",
        text);
    answers.tell(
        "croupier_answer_seconds",
        "From a press that everybody may follow to the picture that answers it.",
        text);
    text.counter(
        "croupier_pictures_total", "Pictures, as the whole table sees them.", pictures.sum());
    text.counter("croupier_presses_total", "Presses of buttons and dials.", presses.sum());
    text.counters("croupier_faults_total", "Times that a part failed.", "part", faults);
    text.gauge("croupier_broken_parts", "Parts that do not behave now.", broken.size());
    text.counter(
        "croupier_mistakes_total", "Mistakes of the program that ended a game.", mistakes.sum());
    text.gauge("croupier_players", "Players of the game that is on; 0 when none is.", players);
    text.counters("croupier_games_begun_total", "Games that people began.", "game", begun);
    text.counters("croupier_games_finished_total", "Games played to their end.", "game", finished);
    text.counters("croupier_games_put_away_total", "Games put away unfinished.", "game", putAway);
  }
}
