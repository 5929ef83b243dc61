package croupier.app.table;

import croupier.app.Units;
import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.live.WallClock;
import croupier.app.settings.Kiosk;
import croupier.app.settings.Locked;
import croupier.app.settings.Network;
import croupier.app.settings.Quiet;
import croupier.app.settings.Settings;
import croupier.app.settings.Show;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.face.go.GoScene;
import croupier.bots.Level;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalTime;
import java.time.ZonedDateTime;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/** A standard unit for visitors, whose wall clock goes with the time of its table. */
public final class KioskUnit implements AutoCloseable {
  /** The seats of the code, from 0. */
  public static final List<Integer> CODE = List.of(1, 0, 2, 2);

  public static final Kiosk KIOSK =
      new Kiosk(
          true,
          List.of("express", "go"),
          EnumSet.allOf(Locked.class),
          CODE.stream().map(seat -> seat + 1).toList(),
          Optional.of(Duration.ofMinutes(10)),
          false);

  private static final Show NO_SHOW = Settings.USUAL.withShow(false).show();

  private final SimulatedTable table;
  private WallClock clock = WallClock.UNKNOWN;

  KioskUnit(Path folder, Settings settings) throws IOException {
    SavedGames saved = new SavedGames(folder, () -> "kiosk", new QuickDisk());
    saved.dateBy(() -> clock.now());
    table =
        new SimulatedTable(
            Units.heard(),
            GoScene.NAMES,
            saved,
            1,
            KnownTables.bots(List.of(), Level.EASY),
            settings);
  }

  public static KioskUnit with(Path folder, Kiosk kiosk) throws IOException {
    return new KioskUnit(folder, new Settings(kiosk, NO_SHOW, Quiet.OFF, Network.OFF));
  }

  public static KioskUnit with(Path folder) throws IOException {
    return with(folder, KIOSK);
  }

  /** Quiet from 22:00 to 08:00, without visitors. */
  public static KioskUnit quiet(Path folder, int brightness) throws IOException {
    Quiet quiet = new Quiet(true, LocalTime.of(22, 0), LocalTime.of(8, 0), brightness);
    return new KioskUnit(folder, new Settings(Kiosk.OFF, NO_SHOW, quiet, Network.OFF));
  }

  /** From now on the machine knows what time it is. */
  public void setTheClock(String time) {
    ZonedDateTime start = ZonedDateTime.parse(time);
    long origin = table.unit().clock().nanos();
    clock = () -> Optional.of(start.plusNanos(table.unit().clock().nanos() - origin));
  }

  public SimulatedTable table() {
    return table;
  }

  public Hands hands() {
    return new Hands(table);
  }

  @Override
  public void close() {
    table.close();
  }
}
