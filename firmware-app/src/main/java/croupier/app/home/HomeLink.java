package croupier.app.home;

import croupier.app.Limits;
import croupier.app.doctor.Machine;
import croupier.app.doctor.PowerSigns;
import croupier.app.live.WallClock;
import croupier.app.loop.TableLoop;
import croupier.app.mqtt.MqttClient;
import croupier.app.mqtt.Timing;
import croupier.app.mqtt.Will;
import croupier.app.settings.Command;
import croupier.app.settings.Home;
import croupier.hal.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A unit and its line to the house; only made where the settings name a broker. */
public final class HomeLink implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger("croupier.home");

  private final MqttClient client;
  private final HomeUnit unit;

  private HomeLink(MqttClient client, HomeUnit unit) {
    this.client = client;
    this.unit = unit;
  }

  /**
   * A line that follows this table, before it turns, and tells the house of it once it is {@link
   * #start}ed.
   *
   * @param title what people call the unit
   */
  public static HomeLink open(Home home, String title, TableLoop table, WallClock wall) {
    return open(home, title, table, wall, Timing.USUAL, Clock.system());
  }

  static HomeLink open(
      Home home, String title, TableLoop table, WallClock wall, Timing timing, Clock clock) {
    Topics topics = Topics.of(home);
    Commands commands = new Commands(home, table, clock);
    MqttClient client =
        new MqttClient(
            home.broker(),
            new Will("croupier-" + home.unit(), topics.available(), Topics.OFFLINE),
            heard(home, topics),
            new Told(home, topics, commands),
            timing,
            clock,
            Limits.COMMANDS);
    Teller teller =
        new Teller() {
          @Override
          public void tell(String topic, Supplier<byte[]> payload) {
            client.tell(topic, payload);
          }

          @Override
          public void keep(String topic, Supplier<byte[]> payload) {
            client.keep(topic, payload);
          }
        };
    Machine machine = Machine.real();
    HomeUnit unit = new HomeUnit(home, title, table, wall, () -> health(machine), teller).follow();
    return new HomeLink(client, unit);
  }

  /** The topics of what may be asked. */
  private static List<String> heard(Home home, Topics topics) {
    List<String> heard = new ArrayList<>();
    for (Command command : Command.values()) {
      if (home.allows(command) && command != Command.SETTINGS) {
        heard.add(topics.command(command));
      }
    }
    return heard;
  }

  /** What the machine says of itself; where it says nothing that is told, too. */
  private static Map<String, Object> health(Machine machine) {
    Map<String, Object> health = new LinkedHashMap<>();
    OptionalLong heat = PowerSigns.heat(machine);
    health.put("temperature", heat.isPresent() ? heat.getAsLong() / 100 / 10.0 : null);
    health.put("undervoltage", PowerSigns.isLow(machine).orElse(null));
    return health;
  }

  /** What the broker says, and what becomes of it; on the client's threads. */
  private record Told(Home home, Topics topics, Commands commands, StringBuilder said)
      implements MqttClient.Listener {
    Told(Home home, Topics topics, Commands commands) {
      this(home, topics, commands, new StringBuilder());
    }

    @Override
    public void connected() {
      said.setLength(0);
      LOG.info("The house is at {}, and knows this unit as {}", home.broker(), home.unit());
    }

    /** A broker that is gone for a night is one line in the journal. */
    @Override
    public void lost(String why) {
      if (!said.toString().equals(why)) {
        said.setLength(0);
        said.append(why);
        LOG.warn("No line to {}: {}. It is tried again.", home.broker(), why);
      }
    }

    @Override
    public void received(String topic, byte[] payload) {
      for (Command command : Command.values()) {
        if (topic.equals(topics.command(command))) {
          commands.received(command, Payload.read(payload));
        }
      }
    }
  }

  /** Looks for the house, from now on. */
  public void start() {
    client.start();
  }

  /** The house is told that the unit goes; nobody waits for that for long. */
  @Override
  public void close() {
    unit.leaves();
    client.close();
  }
}
