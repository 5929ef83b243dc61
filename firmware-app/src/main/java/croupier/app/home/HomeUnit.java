package croupier.app.home;

import croupier.app.live.Happening;
import croupier.app.live.Onlooker;
import croupier.app.live.WallClock;
import croupier.app.loop.TableLoop;
import croupier.app.settings.Home;
import croupier.app.words.Language;
import croupier.engine.Game;
import croupier.hal.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * A unit as the house sees it: looks on like everybody at the table, and tells what has changed.
 * All of it is on the table's thread, and none of it waits.
 */
final class HomeUnit implements Onlooker {
  /** How often what only the machine knows is told again. */
  private static final long LOOK = 30 * Clock.SECOND;

  private final Home home;
  private final Topics topics;
  private final String title;
  private final TableLoop table;
  private final Teller teller;
  private final Supplier<Map<String, Object>> machine;
  private final GamesToday games;
  private final UnitState state;
  private final GameNews news;
  private Map<String, Object> told = Map.of();
  private Language language;
  private long nextLook = Long.MIN_VALUE;

  /**
   * @param clock knows which games were begun today; asked by the thread that sends
   * @param machine what the machine says of its heat and its supply; asked by the thread that sends
   */
  HomeUnit(
      Home home,
      String title,
      TableLoop table,
      WallClock clock,
      Supplier<Map<String, Object>> machine,
      Teller teller) {
    this.home = home;
    this.title = title;
    this.table = table;
    this.teller = teller;
    this.machine = machine;
    topics = Topics.of(home);
    games = new GamesToday(clock);
    state = new UnitState(title, home.group(), table.controller(), games);
    news = new GameNews(topics, teller);
  }

  /** From now on tells of its table. */
  HomeUnit follow() {
    table.controller().tell(this);
    table.tellModes(
        mode -> {
          state.mode(mode);
          changed();
        });
    table.tellBeats(this::beat);
    state.mode(table.controller().mode());
    teller.keep(topics.available(), () -> Payload.text(Topics.ONLINE));
    changed();
    return this;
  }

  /** Nobody tells of it any more; in order, so the broker need not notice. */
  void leaves() {
    teller.keep(topics.available(), () -> Payload.text(Topics.OFFLINE));
  }

  private void changed() {
    Map<String, Object> now = state.data();
    if (!now.equals(told)) {
      told = now;
      tellState();
    }
  }

  private void tellState() {
    Map<String, Object> now = told;
    teller.keep(
        topics.state(),
        () -> {
          Map<String, Object> all = new LinkedHashMap<>(now);
          all.put(UnitState.GAMES, games.count());
          all.putAll(machine.get());
          return Payload.json(all);
        });
  }

  /** At least once a second: what no mode and no move tells of. */
  private void beat(long now) {
    Language spoken = table.controller().words().language();
    if (spoken != language && !home.discovery().isEmpty()) {
      language = spoken;
      Map<String, Object> parts =
          new Discovery(home, topics, title, table.controller().words()).data();
      teller.keep(Discovery.topic(home), () -> Payload.json(parts));
    }
    changed();
    if (now >= nextLook) {
      nextLook = now + LOOK;
      tellState();
    }
  }

  @Override
  public void begins(Game game, List<String> names, int entries) {
    state.begins(game, names, entries);
    news.begins(game, names, entries);
    changed();
  }

  @Override
  public void happened(Happening happening) {
    state.happened(happening);
    news.happened(happening);
    changed();
  }

  @Override
  public void leaves(Game game, boolean over) {
    state.leaves(game, over);
    news.leaves(game, over);
    changed();
  }
}
