package croupier.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Limits;
import croupier.app.Reaches;
import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.settings.Show;
import croupier.app.simulated.SimulatedBench;
import croupier.app.simulated.SimulatedMains;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.mode.WallPicture;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.profile.HardwareProfile;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The workbench of a simulated unit, as a page reaches it. */
final class WorkbenchTest {
  private static final long PATIENCE = 20;

  @TempDir Path folder;

  private final HttpClient client = HttpClient.newHttpClient();
  private final BlockingQueue<SimulatedTable> plugged = new LinkedBlockingQueue<>();
  private final BlockingQueue<Long> awaited = new LinkedBlockingQueue<>();
  private final BlockingQueue<Optional<WallPicture>> walls = new LinkedBlockingQueue<>();
  private SimulatedMains mains;
  private PanelServer panel;
  private Thread running;

  @BeforeEach
  void switchOn() throws Exception {
    SavedGames saved = new SavedGames(folder, () -> "seed", new QuickDisk());
    mains =
        new SimulatedMains(
            () -> new SimulatedTable(HardwareProfile.standard(), List.of(), saved, 1),
            table -> {
              table.controller().show(Show.OFF);
              table.loop().showOnWall(walls::add);
              plugged.add(table);
            },
            () -> {});
    panel = PanelServer.open(0, SampleUnits.STANDARD, SampleUnits.ENGLISH, mains::touch);
    panel.offer(new SimulatedBench(mains));
    running =
        Thread.ofPlatform()
            .start(
                () -> {
                  try {
                    mains.run(new Impatient());
                  } catch (Exception fault) {
                    throw new AssertionError(fault);
                  }
                });
    on();
  }

  @AfterEach
  void switchOff() throws Exception {
    mains.stopAndWait();
    running.join();
    mains.close();
    panel.close();
  }

  /** The clock of the machine, which waits for nothing and notes how long it was to. */
  private final class Impatient implements Clock {
    @Override
    public long nanos() {
      return Clock.system().nanos();
    }

    @Override
    public void await(long nanos) {
      awaited.add(nanos - nanos());
    }
  }

  private SimulatedTable on() throws InterruptedException {
    return plugged.poll(PATIENCE, TimeUnit.SECONDS);
  }

  @Test
  void a_stuck_button_is_down_until_it_comes_free() throws Exception {
    assertEquals(204, work("{\"type\":\"stick\",\"control\":\"ok\",\"on\":true}"));
    assertTrue(look().contains("\"stuck\":[\"OK\"]"));
    String stuck = pin(Control.OK);
    assertEquals(204, work("{\"type\":\"stick\",\"control\":\"ok\",\"on\":false}"));
    assertTrue(look().contains("\"stuck\":[]"));
    assertFalse(pin(Control.OK).equals(stuck), "its line is another now");
  }

  @Test
  void the_chain_dies_and_lives_again() throws Exception {
    assertEquals(204, work("{\"type\":\"chain\",\"dead\":true}"));
    assertTrue(look().contains("\"dead\":true"));
    assertEquals(204, work("{\"type\":\"chain\",\"dead\":false}"));
    assertTrue(look().contains("\"dead\":false"));
  }

  @Test
  void time_stands_still_and_is_skipped() throws Exception {
    assertEquals(204, work("{\"type\":\"pace\",\"percent\":0}"));
    long before = seconds();
    assertEquals(204, work("{\"type\":\"skip\",\"seconds\":1000}"));
    long after = seconds();
    while (after < before + 1000) {
      after = seconds(); // It passes as fast as it can, and that is not at once.
    }
    assertTrue(after <= before + 1001, before + " to " + after);
    assertEquals(after, seconds(), "it stands still");
  }

  @Reaches({"Limits.BENCH_PACE", "Limits.BENCH_SKIP"})
  @Test
  void time_goes_and_is_skipped_as_far_as_a_workbench_may() throws Exception {
    assertEquals(204, work("{\"type\":\"pace\",\"percent\":1000000}"));
    assertTrue(look().contains("\"pace\":" + Limits.BENCH_PACE + ","));
    assertEquals(204, work("{\"type\":\"pace\",\"percent\":-1}"));
    assertTrue(look().contains("\"pace\":0,"));
    long before = seconds();
    assertEquals(204, work("{\"type\":\"skip\",\"seconds\":1000000}"));
    long after = seconds();
    while (after < before + Limits.BENCH_SKIP) {
      after = seconds(); // It passes as fast as it can, and that is not at once.
    }
    assertTrue(after <= before + Limits.BENCH_SKIP + 1, before + " to " + after);
    assertEquals(after, seconds(), "it stands still");
  }

  @Test
  void after_the_plug_was_pulled_a_whole_unit_starts() throws Exception {
    SimulatedTable before = mains.table();
    assertEquals(204, work("{\"type\":\"bounce\",\"on\":true}"));
    assertTrue(look().contains("\"bounce\":true"));
    assertEquals(204, work("{\"type\":\"power\"}"));
    assertFalse(on() == before);
    long dark = awaited.poll();
    assertTrue(dark > Clock.SECOND && dark < 2 * Clock.SECOND, "it is dark for a while: " + dark);
    assertTrue(look().contains("\"bounce\":false"));
    assertEquals(
        List.of(Optional.empty(), Optional.empty()),
        List.copyOf(walls),
        "each unit says that nothing hangs on its wall");
  }

  @Test
  void nonsense_is_refused() throws Exception {
    for (String nonsense :
        List.of(
            "",
            "[]",
            "{",
            "{\"type\":\"fire\"}",
            "{\"type\":\"pace\"}",
            "{\"type\":\"stick\",\"control\":\"lid\",\"on\":true}")) {
      assertEquals(400, work(nonsense), nonsense);
    }
    assertTrue(look().contains("\"pace\":100"));
  }

  @Test
  void a_real_unit_has_no_workbench() throws Exception {
    try (PanelServer real =
        PanelServer.open(0, SampleUnits.STANDARD, SampleUnits.ENGLISH, touch -> {})) {
      URI bench = real.address().resolve("bench");
      assertEquals(404, send(HttpRequest.newBuilder(bench).build()).statusCode());
    }
  }

  private long seconds() throws Exception {
    return Long.parseLong(look().replaceFirst(".*\"seconds\":(\\d+).*", "$1"));
  }

  private String pin(Control control) throws Exception {
    int gpio = HardwareProfile.standard().pushOf(control);
    return look().replaceFirst(".*\\{\"gpio\":" + gpio + ",[^}]*\"high\":(\\w+).*", "$1");
  }

  private String look() throws Exception {
    return send(HttpRequest.newBuilder(panel.address().resolve("bench")).build()).body();
  }

  private int work(String body) throws Exception {
    return send(HttpRequest.newBuilder(panel.address().resolve("bench"))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build())
        .statusCode();
  }

  private HttpResponse<String> send(HttpRequest request) throws Exception {
    return client.send(request, HttpResponse.BodyHandlers.ofString());
  }
}
