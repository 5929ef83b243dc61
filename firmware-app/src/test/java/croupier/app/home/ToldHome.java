package croupier.app.home;

import croupier.app.live.WallClock;
import croupier.app.settings.Broker;
import croupier.app.settings.Command;
import croupier.app.settings.Home;
import croupier.app.settings.Reports;
import croupier.app.settings.Settings;
import croupier.app.simulated.SimulatedTable;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** A house that remembers everything that a unit tells it, with its time. */
public final class ToldHome implements Teller {
  /** Of a unit in a shop window. */
  public static final Home HOME =
      at(new Broker("", 1, false, Optional.empty(), Optional.empty(), ""));

  private final SimulatedTable table;
  private final List<String> messages = new ArrayList<>();

  private ToldHome(SimulatedTable table) {
    this.table = table;
  }

  public static Home at(Broker broker) {
    return new Home(broker, "window-1", "windows", "homeassistant", Set.of(Command.values()));
  }

  /** Of a unit that is part of it and has no other settings. */
  static Settings settings(Broker broker) {
    Settings usual = Settings.USUAL;
    return new Settings(
        usual.kiosk(),
        usual.show(),
        usual.quiet(),
        usual.network(),
        usual.voice(),
        new Reports(false, Optional.of(at(broker))),
        usual.lights());
  }

  /** From now on the house is told of this table. */
  public static ToldHome of(SimulatedTable table) {
    ToldHome told = new ToldHome(table);
    Map<String, Object> health = new LinkedHashMap<>();
    health.put("temperature", 48.2);
    health.put("undervoltage", false);
    new HomeUnit(HOME, "Standard unit", table.loop(), WallClock.UNKNOWN, () -> health, told)
        .follow();
    return told;
  }

  @Override
  public void tell(String topic, Supplier<byte[]> payload) {
    messages.add(
        "%d %s %s"
            .formatted(
                table.clock().nanos(), topic, new String(payload.get(), StandardCharsets.UTF_8)));
  }

  @Override
  public void keep(String topic, Supplier<byte[]> payload) {
    tell(topic, payload);
  }

  /** Each with its time before it. */
  public List<String> messages() {
    return List.copyOf(messages);
  }

  /** Each as its topic and what it says. */
  public List<String> words() {
    return messages.stream().map(each -> each.substring(each.indexOf(' ') + 1)).toList();
  }
}
