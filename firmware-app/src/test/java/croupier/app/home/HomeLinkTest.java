package croupier.app.home;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Waits;
import croupier.app.live.WallClock;
import croupier.app.mqtt.MqttClient;
import croupier.app.mqtt.Timing;
import croupier.app.mqtt.Will;
import croupier.app.settings.Broker;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.KnownTables;
import croupier.hal.Clock;
import croupier.hal.pins.PinFault;
import croupier.hal.profile.HardwareProfile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A unit at a real broker. */
class HomeLinkTest {
  private static final Timing QUICK =
      new Timing(
          Duration.ofSeconds(30),
          Duration.ofSeconds(15),
          Duration.ofSeconds(40),
          Duration.ofMillis(10),
          Duration.ofMillis(20));

  @TempDir Path folder;
  private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();

  /** Somebody else at the same broker, who hears everything. */
  private MqttClient house(Broker broker) {
    MqttClient house =
        new MqttClient(
            broker,
            Will.none("house"),
            List.of("croupier/#", "homeassistant/#"),
            (topic, payload) ->
                heard.add(topic + " " + new String(payload, StandardCharsets.UTF_8)),
            QUICK,
            Clock.system(),
            1_000);
    house.start();
    return house;
  }

  private String hear(Predicate<String> wanted) throws InterruptedException {
    while (true) {
      String next = heard.poll(1, TimeUnit.MINUTES);
      assertTrue(next != null, "it does not come");
      if (wanted.test(next)) {
        return next;
      }
    }
  }

  private void hearWords(String words) throws InterruptedException {
    hear(words::equals);
  }

  /** A unit that is on, until it is closed. */
  private final class Unit implements AutoCloseable {
    private final SimulatedTable table;
    private final HomeLink link;

    Unit(Broker broker) throws IOException {
      table = KnownTables.standard(folder, "home");
      link =
          HomeLink.open(
              ToldHome.settings(broker),
              HardwareProfile.standard(),
              table.loop(),
              WallClock.UNKNOWN,
              QUICK,
              Clock.system());
      link.start();
      table.follow(Clock.system());
      new Thread(this::run, "table").start();
    }

    private void run() {
      try {
        table.loop().run(Duration.ofHours(1).toNanos());
      } catch (PinFault fault) {
        throw new IllegalStateException(fault);
      }
    }

    @Override
    public void close() {
      link.close();
      table.loop().stopAndWait(Waits.LOOP_END);
      table.close();
    }
  }

  @Test
  void aUnitComesIsAskedAndGoesInOrder() throws Exception {
    try (Mosquitto mosquitto = Mosquitto.in(folder);
        MqttClient house = house(mosquitto.broker())) {
      try (Unit unit = new Unit(mosquitto.broker())) {
        hearWords("croupier/unit/window-1/available online");
        hear(each -> each.startsWith("homeassistant/device/croupier-window-1/config {"));
        house.tell("croupier/unit/window-1/command/brightness", () -> "55".getBytes());
        hear(each -> each.contains("/state {") && each.contains("\"brightness\":55"));
        assertEquals(55, unit.table.picture().brightness());
      }
      hearWords("croupier/unit/window-1/available offline");
    }
  }

  @Test
  void afterTheBrokerWasKilledAllIsAsBefore() throws Exception {
    try (Mosquitto mosquitto = Mosquitto.in(folder);
        MqttClient _ = house(mosquitto.broker());
        Unit _ = new Unit(mosquitto.broker())) {
      hearWords("croupier/unit/window-1/available online");
      mosquitto.kill();
      heard.clear();
      mosquitto.start();
      hearWords("croupier/unit/window-1/available online");
      hear(each -> each.contains("/state {\"state\":"));
    }
  }

  @Test
  void theSettingsOfAGroupAreKeptWithoutTheBroker() throws Exception {
    try (Mosquitto mosquitto = Mosquitto.in(folder);
        MqttClient house = house(mosquitto.broker())) {
      house.keep("croupier/group/windows/settings", () -> "[lights]\nbrightness = 30\n".getBytes());
      try (Unit unit = new Unit(mosquitto.broker())) {
        hear(
            each ->
                each.endsWith("/settings {\"group\":\"windows\",\"taken\":true,\"mistakes\":[]}"));
        assertEquals(30, unit.table.picture().brightness());
        house.keep(
            "croupier/group/windows/settings", () -> "[lights]\nbrightness = 0\n".getBytes());
        String refused = hear(each -> each.contains("\"taken\":false"));
        assertTrue(refused.contains("settings:2: lights.brightness is 0"), refused);
        assertEquals(30, unit.table.picture().brightness());
      }
      mosquitto.kill();
      try (Unit unit = new Unit(mosquitto.broker())) {
        assertEquals(30, unit.table.picture().brightness());
      }
    }
  }

  @Test
  void overTlsTheBrokerHasToBeTheOneThatWasNamed() throws Exception {
    Certificates.make(folder);
    try (Mosquitto mosquitto =
        Mosquitto.in(
            folder,
            "cafile " + folder.resolve("ca.pem"),
            "certfile " + folder.resolve("broker.pem"),
            "keyfile " + folder.resolve("broker.key"),
            "password_file " + Certificates.password(folder, "me", "secret"),
            "allow_anonymous false")) {
      Broker broker = encrypted("localhost", mosquitto.port(), "ca.pem", "secret");
      try (MqttClient _ = house(broker);
          Unit _ = new Unit(broker)) {
        hearWords("croupier/unit/window-1/available online");
      }
      assertEquals(
          "this user may not come in",
          lost(encrypted("localhost", mosquitto.port(), "ca.pem", "wrong")));
      assertTrue(
          lost(encrypted("127.0.0.1", mosquitto.port(), "ca.pem", "secret"))
              .contains("No subject alternative names"),
          "a name that is not the broker's");
      assertTrue(
          lost(encrypted("localhost", mosquitto.port(), "other.pem", "secret"))
              .contains("unable to find valid certification path"),
          "an authority that is not the broker's");
    }
  }

  private Broker encrypted(String host, int port, String authority, String password) {
    return new Broker(
        host,
        port,
        true,
        Optional.of(folder.resolve(authority).toString()),
        Optional.of("me"),
        password);
  }

  /** Why no line can be had. */
  private static String lost(Broker broker) throws InterruptedException {
    BlockingQueue<String> why = new LinkedBlockingQueue<>();
    MqttClient.Listener listener =
        new MqttClient.Listener() {
          @Override
          public void received(String topic, byte[] payload) {}

          @Override
          public void lost(String reason) {
            why.add(reason);
          }
        };
    try (MqttClient client =
        new MqttClient(
            broker, Will.none("stranger"), List.of(), listener, QUICK, Clock.system(), 1)) {
      client.start();
      return why.take();
    }
  }
}
