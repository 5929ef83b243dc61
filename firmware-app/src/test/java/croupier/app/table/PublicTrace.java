package croupier.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.app.flight.FlightRecorder;
import croupier.app.home.ToldHome;
import croupier.app.simulated.SimulatedTable;
import croupier.app.statistics.Statistics;
import croupier.app.web.PageBytes;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.DialLights;
import croupier.hal.profile.HardwareProfile;
import croupier.mock.SimulatedUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Everything that somebody at the table or in front of a page can notice, with its time: lights
 * outside the hoods as they are sent, what is driven to the LCD, the bytes for the pages, sounds.
 */
public final class PublicTrace {
  private final SimulatedTable table;
  private final List<String> seen = new ArrayList<>();
  private final int[] hoods;
  private final FlightRecorder flight;
  private final Statistics statistics;
  private final ToldHome home;
  private String page = "";
  private String wall = "";
  private String lights = "";

  public PublicTrace(SimulatedTable table) {
    this.table = table;
    SimulatedUnit unit = table.unit();
    HardwareProfile profile = unit.unit().profile();
    hoods = hoods(profile);
    // What is written down when something goes wrong is read by people who were not even there.
    flight = new FlightRecorder(table.saved(), unit.clock()).follow(table.loop());
    // And this by programs of whoever runs the unit.
    statistics = new Statistics(unit.clock()).follow(table.loop());
    home = ToldHome.of(table);
    unit.pins()
        .attach(
            (bytes, length) -> {
              unit.chain().write(bytes, length);
              look();
            });
    unit.pins()
        .attach((gpio, high, at) -> seen.add(at + " pin " + gpio + (high ? " high" : " low")));
    unit.pins().listen((_, tone, at) -> seen.add(at + " " + tone));
  }

  /** The dials come last in the chain: three hooded lights each, then three for the table. */
  private static int[] hoods(HardwareProfile profile) {
    int end = profile.chain().lights();
    int three = DialLights.POSITIONS;
    int[] hoods = new int[UnitPicture.DIALS * three];
    for (int i = 0; i < hoods.length; i++) {
      hoods[i] = end - UnitPicture.DIALS * 2 * three + i / three * 2 * three + i % three;
    }
    return hoods;
  }

  /** Lets time pass with open eyes. */
  public void watch(long nanos) {
    long end = table.unit().clock().nanos() + nanos;
    while (table.unit().clock().nanos() < end) {
      table.step(end);
      look();
    }
  }

  private void look() {
    long now = table.unit().clock().nanos();
    int[] all = table.unit().lights().all();
    for (int hood : hoods) {
      all[hood] = 0;
    }
    String lit = Arrays.toString(all);
    if (!lit.equals(lights)) {
      lights = lit;
      seen.add(now + " lights " + lit);
    }
    String sent = PageBytes.of(table.picture());
    if (!sent.equals(page)) {
      page = sent;
      seen.add(now + " page " + sent);
    }
    String hung = PageBytes.of(table.controller().wall());
    if (!hung.equals(wall)) {
      wall = hung;
      seen.add(now + " wall " + hung);
    }
  }

  /** Fails at the first thing that was noticed here and not there. */
  public static void assertAlike(List<String> here, List<String> there) {
    for (int i = 0; i < Math.min(here.size(), there.size()); i++) {
      String one = here.get(i);
      String other = there.get(i);
      if (!one.equals(other)) {
        int from = Math.max(0, Arrays.mismatch(one.toCharArray(), other.toCharArray()) - 30);
        throw new AssertionError(
            "At %s: %s, and not %s".formatted(one.split(" ")[0], cut(one, from), cut(other, from)));
      }
    }
    assertEquals(here.size(), there.size(), "as much is noticed");
  }

  private static String cut(String text, int from) {
    return text.substring(Math.min(from, text.length()), Math.min(from + 150, text.length()));
  }

  /** Adds what was noticed before. */
  public void put(List<String> noticed) {
    seen.addAll(noticed);
  }

  /** What was noticed since the last time, and what was noted and counted until now. */
  public List<String> take() {
    seen.addAll(flight.lines());
    seen.addAll(home.messages());
    seen.addAll(statistics.counts().lines().toList());
    List<String> taken = List.copyOf(seen);
    seen.clear();
    return taken;
  }
}
