package croupier.app.simulated;

import croupier.app.Limits;
import croupier.app.web.Workbench;
import croupier.app.wiring.PartNames;
import croupier.app.words.Words;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.profile.HardwareProfile;
import croupier.hal.profile.HeaderLine;
import croupier.mock.Noise;
import croupier.mock.SimulatedPins;
import croupier.mock.SimulatedUnit;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** The workbench of a simulated unit. Whatever is done happens on the thread of its table. */
public final class SimulatedBench implements Workbench {
  private static final Noise BAD = new Noise(0.9, 12 * Clock.MILLISECOND, 0, 0);
  private static final long PATIENCE_SECONDS = 2;
  private static final int USUAL = 100;

  private final SimulatedMains mains;
  private final Set<Control> stuck = EnumSet.noneOf(Control.class);
  private SimulatedTable here;
  private boolean bounces;
  private boolean dead;
  private int pace = USUAL;

  public SimulatedBench(SimulatedMains mains) {
    this.mains = mains;
  }

  @Override
  public Optional<Map<String, Object>> look() {
    CompletableFuture<Map<String, Object>> seen = new CompletableFuture<>();
    SimulatedTable table = mains.table();
    if (!table.loop().queue().put(() -> seen.complete(seen(table)))) {
      return Optional.empty();
    }
    try {
      return Optional.of(seen.get(PATIENCE_SECONDS, TimeUnit.SECONDS));
    } catch (TimeoutException | ExecutionException dark) {
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  @Override
  public void work(Work work) {
    if (work instanceof Work.Power) {
      mains.pullThePlug();
    } else {
      SimulatedTable table = mains.table();
      table.loop().queue().put(() -> happen(work, table));
    }
  }

  /** A new unit is whole, and its time goes as usual. */
  private void renew(SimulatedTable table) {
    if (here != table) {
      here = table;
      stuck.clear();
      bounces = false;
      dead = false;
      pace = USUAL;
    }
  }

  private void happen(Work work, SimulatedTable table) {
    renew(table);
    SimulatedPins pins = table.unit().pins();
    switch (work) {
      case Work.Bounce(boolean on) -> {
        bounces = on;
        pins.noise(on ? BAD : Noise.USUAL);
      }
      case Work.Stick(Control control, boolean on) -> stick(control, on, table.unit());
      case Work.Chain(boolean isDead) -> {
        dead = isDead;
        int data = profile(table.unit()).chain().data();
        if (dead) {
          pins.breakLine(data);
        } else {
          pins.mendLine(data);
        }
      }
      case Work.Pace(int percent) -> {
        pace = Math.clamp(percent, 0, Limits.BENCH_PACE);
        table.pace(pace);
      }
      case Work.Skip(int seconds) ->
          table.skip(Math.clamp(seconds, 0, Limits.BENCH_SKIP) * Clock.SECOND);
      case Work.Power() -> {} // That is no work at a unit that is on.
    }
  }

  private void stick(Control control, boolean on, SimulatedUnit unit) {
    if (!profile(unit).has(control)) {
      return; // A page may name any control; this unit has no such part.
    }
    int gpio = profile(unit).pushOf(control);
    if (on) {
      stuck.add(control);
      unit.pins().stick(gpio, !profile(unit).buttons().activeLow());
    } else if (stuck.remove(control)) {
      unit.pins().unstick(gpio);
    }
  }

  private static HardwareProfile profile(SimulatedUnit unit) {
    return unit.unit().profile();
  }

  private Map<String, Object> seen(SimulatedTable table) {
    renew(table);
    Map<String, Object> seen = new LinkedHashMap<>();
    seen.put("bounce", bounces);
    seen.put("stuck", stuck.stream().<Object>map(Control::name).toList());
    seen.put("dead", dead);
    seen.put("pace", pace);
    seen.put("seconds", table.unit().clock().nanos() / Clock.SECOND);
    seen.put("pins", pins(table.unit(), table.controller().words()));
    return seen;
  }

  private static List<Object> pins(SimulatedUnit unit, Words words) {
    List<Object> pins = new ArrayList<>();
    for (HeaderLine line : profile(unit).lines()) {
      Map<String, Object> pin = new LinkedHashMap<>();
      pin.put("gpio", line.gpio());
      pin.put("part", words.say(PartNames.part(profile(unit), line)));
      pin.put("high", unit.pins().isHigh(line.gpio()));
      // The chain is fed faster than anybody counts: a whole frame is one change.
      boolean chain = line.kind() == HeaderLine.Kind.CHAIN;
      pin.put("changes", chain ? unit.chain().frames() : unit.pins().changes(line.gpio()));
      pins.add(pin);
    }
    return pins;
  }
}
