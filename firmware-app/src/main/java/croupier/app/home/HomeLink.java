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
import croupier.app.settings.Settings;
import croupier.hal.Clock;
import croupier.hal.profile.HardwareProfile;
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
   * @param own what the unit's own file of settings says; it names a broker
   */
  public static HomeLink open(
      Settings own, HardwareProfile profile, TableLoop table, WallClock wall) {
    return open(own, profile, table, wall, Timing.USUAL, Clock.system());
  }

  static HomeLink open(
      Settings own,
      HardwareProfile profile,
      TableLoop table,
      WallClock wall,
      Timing timing,
      Clock clock) {
    Home home = own.reports().home().orElseThrow();
    Topics topics = Topics.of(home);
    Commands commands = new Commands(home, table, clock);
    Heard heard = new Heard(home, topics, commands);
    MqttClient client =
        new MqttClient(
            home.broker(),
            new Will("croupier-" + home.unit(), topics.available(), Topics.OFFLINE),
            heard(home, topics),
            heard,
            timing,
            clock,
            Limits.COMMANDS);
    Teller teller = teller(client);
    if (hearsItsGroup(home)) {
      heard.group = new GroupSettings(own, profile.seatCount(), topics, table, commands, teller);
      heard.group.begin();
    }
    HomeUnit unit =
        new HomeUnit(home, profile.title(), table, wall, HomeLink::health, teller).follow();
    return new HomeLink(client, unit);
  }

  private static Teller teller(MqttClient client) {
    return new Teller() {
      @Override
      public void tell(String topic, Supplier<byte[]> payload) {
        client.tell(topic, payload);
      }

      @Override
      public void keep(String topic, Supplier<byte[]> payload) {
        client.keep(topic, payload);
      }
    };
  }

  /** The topics of what may be asked. */
  private static List<String> heard(Home home, Topics topics) {
    List<String> heard = new ArrayList<>();
    if (hearsItsGroup(home)) {
      heard.add(topics.groupSettings());
    }
    for (Command command : Command.values()) {
      if (home.allows(command) && command != Command.SETTINGS) {
        heard.add(topics.command(command));
      }
    }
    return heard;
  }

  private static boolean hearsItsGroup(Home home) {
    return home.allows(Command.SETTINGS) && !home.group().isEmpty();
  }

  /** What the machine says of itself; where it says nothing that is told, too. */
  private static Map<String, Object> health() {
    Machine machine = Machine.real();
    Map<String, Object> health = new LinkedHashMap<>();
    OptionalLong heat = PowerSigns.heat(machine);
    health.put("temperature", heat.isPresent() ? heat.getAsLong() / 100 / 10.0 : null);
    health.put("undervoltage", PowerSigns.isLow(machine).orElse(null));
    return health;
  }

  /** What the broker says, and what becomes of it; on the client's threads. */
  private static final class Heard implements MqttClient.Listener {
    private final Home home;
    private final Topics topics;
    private final Commands commands;

    /** Null where the unit follows no group. */
    private GroupSettings group;

    private String said = "";

    Heard(Home home, Topics topics, Commands commands) {
      this.home = home;
      this.topics = topics;
      this.commands = commands;
    }

    @Override
    public void connected() {
      said = "";
      LOG.info("The house is at {}, and knows this unit as {}", home.broker(), home.unit());
    }

    /** A broker that is gone for a night is one line in the journal. */
    @Override
    public void lost(String why) {
      if (!said.equals(why)) {
        said = why;
        LOG.warn("No line to {}: {}. It is tried again.", home.broker(), why);
      }
    }

    @Override
    public void received(String topic, byte[] payload) {
      if (group != null && topic.equals(topics.groupSettings())) {
        group.received(payload);
      }
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
