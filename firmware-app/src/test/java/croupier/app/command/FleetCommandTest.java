package croupier.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.home.Mosquitto;
import croupier.app.mqtt.FakeBroker;
import croupier.app.mqtt.MqttClient;
import croupier.app.mqtt.Timing;
import croupier.app.mqtt.Will;
import croupier.hal.Clock;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** croupier fleet, once. */
class FleetCommandTest {
  @TempDir Path folder;
  private final StringWriter out = new StringWriter();

  private int fleet(int port, String... more) {
    CommandLine program = new CommandLine(new FleetCommand());
    program.setOut(new PrintWriter(out));
    program.setExecutionExceptionHandler(
        (fault, _, _) -> {
          out.write(((Failure) fault).message().name());
          return ((Failure) fault).exit();
        });
    List<String> args =
        new java.util.ArrayList<>(
            List.of("--language", "en", "--broker", "127.0.0.1", "--port", "" + port, "--once"));
    args.addAll(List.of(more));
    return program.execute(args.toArray(String[]::new));
  }

  @Test
  void itShowsWhatTheBrokerHasKeptAndWritesThePage() throws Exception {
    try (Mosquitto mosquitto = Mosquitto.in(folder)) {
      CountDownLatch kept = new CountDownLatch(1);
      try (MqttClient unit =
          new MqttClient(
              mosquitto.broker(),
              Will.none("unit"),
              List.of("croupier/unit/window-1/available"),
              (_, _) -> kept.countDown(),
              Timing.USUAL,
              Clock.system(),
              10)) {
        unit.keep("croupier/unit/window-1/available", "online"::getBytes);
        unit.start();
        kept.await();
        Path page = folder.resolve("fleet.html");
        assertEquals(0, fleet(mosquitto.port(), "--page", page.toString()), out::toString);
        assertTrue(out.toString().contains("window-1  silent"), out::toString);
        assertTrue(Files.readString(page).contains("<td>window-1</td>"));
      }
    }
  }

  @Test
  void whereNoBrokerIsThatIsSaid() throws Exception {
    int port;
    try (FakeBroker gone = new FakeBroker()) {
      port = gone.broker().port();
    }
    assertEquals(Exit.UNAVAILABLE, fleet(port));
    assertEquals("fleet.unreachable", out.toString());
    out.getBuffer().setLength(0);
    assertEquals(Exit.NO_INPUT, fleet(port, "--password-file", folder + "/none"));
    assertEquals("fleet.no-password", out.toString());
  }
}
