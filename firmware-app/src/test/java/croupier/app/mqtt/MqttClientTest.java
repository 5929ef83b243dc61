package croupier.app.mqtt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Limits;
import croupier.app.Reaches;
import croupier.app.mqtt.FakeBroker.Guest;
import croupier.app.mqtt.FakeBroker.Heard;
import croupier.app.settings.Broker;
import croupier.hal.Clock;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A client, and brokers that are none. */
class MqttClientTest {
  /** Nothing is waited for that a broker of a test does at once. */
  private static final Timing QUICK =
      new Timing(
          Duration.ofSeconds(30),
          Duration.ofMinutes(1),
          Duration.ofMinutes(1),
          Duration.ofMillis(1),
          Duration.ofMillis(2));

  private final BlockingQueue<String> told = new LinkedBlockingQueue<>();
  private FakeBroker broker;
  private MqttClient client;

  @BeforeEach
  void open() throws IOException {
    broker = new FakeBroker();
    client = client(broker.broker(), QUICK);
  }

  @AfterEach
  void close() {
    client.close();
    broker.close();
  }

  private MqttClient client(Broker at, Timing timing) {
    return client(at, timing, Limits.COMMANDS);
  }

  private MqttClient client(Broker at, Timing timing, int mostASecond) {
    return new MqttClient(
        at,
        new Will("me", "gone", "offline"),
        List.of("asked/a", "asked/b"),
        new MqttClient.Listener() {
          @Override
          public void connected() {
            told.add("connected");
          }

          @Override
          public void received(String topic, byte[] payload) {
            if (payload.length == 0) {
              throw new IllegalStateException("as a test wants it");
            }
            told.add(topic + " " + new String(payload, StandardCharsets.UTF_8));
          }

          @Override
          public void lost(String why) {
            told.add("lost: " + why);
          }
        },
        timing,
        Clock.system(),
        mostASecond);
  }

  private void tell(String words) {
    client.tell("news", () -> words.getBytes(StandardCharsets.UTF_8));
  }

  private void keep(String topic, String words) {
    client.keep(topic, () -> words.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void itComesWithItsNameAndItsWillAndAsksForItsTopics() throws Exception {
    client.start();
    try (Guest guest = broker.next()) {
      Heard connect = guest.read();
      assertEquals(1, connect.kind());
      assertEquals(
          "\0\4MQTT\4\46\0\74\0\2me\0\4gone\0\7offline",
          new String(connect.body(), StandardCharsets.ISO_8859_1));
      guest.say(0x20, 2, 0, 0);
      Heard subscribe = guest.read();
      assertEquals(8, subscribe.kind());
      assertEquals(
          "\0\1\0\7asked/a\0\0\7asked/b\0",
          new String(subscribe.body(), StandardCharsets.ISO_8859_1));
      guest.publish("asked/b", "please");
      assertEquals("connected", told.take());
      assertEquals("asked/b please", told.take());
    }
  }

  @Test
  void aMessageThatSomebodyStumblesOverKeepsNoOtherFromComing() throws Exception {
    client.start();
    try (Guest guest = broker.welcome()) {
      assertEquals("connected", told.take());
      guest.publish("asked/a", "");
      guest.publish("asked/b", "please");
      assertEquals("asked/b please", told.take());
    }
  }

  @Test
  void userAndPasswordAreSaidToTheBrokerAndToNobodyElse() throws Exception {
    Broker open = broker.broker();
    Broker locked =
        new Broker(open.host(), open.port(), false, Optional.empty(), Optional.of("u"), "secret");
    assertTrue(!locked.toString().contains("secret"));
    client.close();
    client = client(locked, QUICK);
    client.start();
    try (Guest guest = broker.next()) {
      String said = new String(guest.read().body(), StandardCharsets.ISO_8859_1);
      assertTrue(said.endsWith("\0\1u\0\6secret"), said);
      guest.say(0x20, 2, 0, 5);
      assertEquals("lost: this user may not come in", told.take());
    }
  }

  @Test
  void whatIsKeptIsToldAgainOnEveryLineAndOnlyTheNewest() throws Exception {
    keep("state", "old");
    keep("state", "new");
    client.start();
    for (int i = 0; i < 3; i++) {
      try (Guest guest = broker.welcome()) {
        assertEquals("new", guest.heard("state"));
      }
    }
  }

  @Reaches("Limits.UNTOLD")
  @Test
  void ofWhatHappensWhileNoBrokerIsThereTheOldestGoes() throws Exception {
    for (int i = 0; i <= Limits.UNTOLD; i++) {
      tell("" + i);
    }
    client.start();
    try (Guest guest = broker.welcome()) {
      for (int i = 1; i <= Limits.UNTOLD; i++) {
        assertEquals("" + i, guest.heard("news"));
      }
    }
  }

  @Test
  void inOrderItTellsWhatWaitsAndSaysFarewell() throws Exception {
    client.start();
    try (Guest guest = broker.welcome()) {
      assertEquals("connected", told.take());
      keep("gone", "offline");
      client.close();
      assertEquals("offline", guest.heard("gone"));
      assertEquals(14, guest.read().kind());
      assertNull(guest.read());
    }
  }

  /** Five bytes that announce 256 MB would end a program that believed them. */
  @Reaches("Limits.MQTT_BYTES")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "30 ff ff ff 7f",
        "30 ff ff ff ff 01",
        "30 f1 a2 04",
        "30 04 00 05 61 62",
        "30 01 00",
        "32 05 00 01 61 00 01",
        "10 00",
        "f0 00",
        "00 00"
      })
  void aBrokerThatSaysWhatNoBrokerSaysIsLeft(String hex) throws Exception {
    assertEquals(
        Limits.MQTT_BYTES + 1, 0x71 + (0x22 << 7) + (4 << 14), "the third is one too many");
    client.start();
    try (Guest guest = broker.welcome()) {
      assertEquals("connected", told.take());
      guest.say(bytes(hex));
      assertTrue(told.take().startsWith("lost: "));
    }
    broker.welcome().close();
    assertEquals("connected", told.take());
  }

  @Reaches({"Limits.COMMANDS", "Limits.FLEET_NEWS"})
  @ParameterizedTest
  @ValueSource(ints = {Limits.COMMANDS, Limits.FLEET_NEWS})
  void aBrokerThatFloodsIsLeft(int most) throws Exception {
    client.close();
    client = client(broker.broker(), QUICK, most);
    client.start();
    try (Guest guest = broker.welcome()) {
      assertEquals("connected", told.take());
      guest.flood("asked/a", 4 * most);
      List<String> heard = new ArrayList<>();
      do {
        heard.add(told.take());
      } while (!heard.getLast().startsWith("lost"));
      assertEquals("lost: more than " + most + " messages in a second", heard.getLast());
    }
  }

  /** All at once: who leaves at the first of them does not wait for the others. */
  private static int[] bytes(String hex) {
    return Stream.of(hex.split(" ")).mapToInt(each -> Integer.parseInt(each, 16)).toArray();
  }

  @ParameterizedTest
  @ValueSource(strings = {"48 54 54 50", "20 02 00 00 20", "20 03 00 00 00"})
  void whatIsNoBrokerIsLeft(String hex) throws Exception {
    client.start();
    try (Guest guest = broker.next()) {
      guest.read();
      guest.say(bytes(hex));
    }
    String first = told.take();
    assertTrue(first.startsWith("lost: ") || told.take().startsWith("lost: "));
  }

  /** Nobody answers, and nobody ends the line: as when a cable is pulled. */
  @Test
  void aLineThatIsHalfOpenIsNoticedBySilence() throws Exception {
    Timing silent =
        new Timing(
            Duration.ofSeconds(30),
            Duration.ofMillis(20),
            Duration.ofMillis(100),
            Duration.ofMillis(1),
            Duration.ofMillis(2));
    client.close();
    client = client(broker.broker(), silent);
    client.start();
    try (Guest _ = broker.welcome()) {
      assertEquals("connected", told.take());
      assertEquals("lost: the broker is silent", told.take());
    }
  }

  @Test
  void aBrokerThatIsThereIsAskedNowAndThenAndStays() throws Exception {
    Timing asking =
        new Timing(
            Duration.ofSeconds(30),
            Duration.ofMillis(10),
            Duration.ofMinutes(1),
            Duration.ofMillis(1),
            Duration.ofMillis(2));
    client.close();
    client = client(broker.broker(), asking);
    client.start();
    try (Guest guest = broker.welcome()) {
      guest.read();
      for (int i = 0; i < 5; i++) {
        assertEquals(12, guest.read().kind());
        guest.say(0xd0, 0);
      }
      assertEquals("connected", told.take());
      assertTrue(told.isEmpty());
    }
  }

  /** It takes nothing more, and the line is full: whoever tells goes on all the same. */
  @Test
  void aBrokerThatReadsNothingKeepsNobodyWaiting() throws Exception {
    String page = "x".repeat(1_000_000);
    client.start();
    try (Guest guest = broker.welcome()) {
      assertEquals("connected", told.take());
      for (int i = 0; i < 1_000; i++) {
        tell(page);
      }
      // Whoever told all this is here, and may even end; the line is closed under the one who
      // writes.
      client.close();
      while (guest.read() instanceof Heard heard && heard.kind() != 3) {
        // What was said before the line was full.
      }
    }
  }

  @Test
  void aSubscriptionThatIsRefusedIsTold() throws Exception {
    client.start();
    try (Guest guest = broker.welcome()) {
      assertEquals("connected", told.take());
      guest.say(0x90, 4, 0, 1, 0, 0x80);
      assertEquals("lost: this user may not hear of asked/a, asked/b", told.take());
    }
  }
}
