package croupier.app.fleet;

import croupier.app.Limits;
import croupier.app.home.Topics;
import croupier.app.json.Json;
import croupier.app.mqtt.MqttClient;
import croupier.engine.Refusal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/** All units of a broker, as they are now. Its line tells, whoever shows it looks. */
public final class Fleet implements MqttClient.Listener {
  private final SortedMap<String, FleetUnit> units = new TreeMap<>();
  private Optional<String> trouble = Optional.empty();
  private boolean changed = true;
  private long news;

  /** What is known now, in the order of names. */
  synchronized List<FleetUnit> units() {
    return new ArrayList<>(units.values());
  }

  /** Why nothing new comes; empty as long as there is a line to the broker. */
  public synchronized Optional<String> trouble() {
    return trouble;
  }

  /** How much was heard, of units and of the line. */
  public synchronized long news() {
    return news;
  }

  /** Waits until something has changed since the last time, for so long at most. */
  public synchronized boolean awaitChange(long nanos) throws InterruptedException {
    if (!changed) {
      TimeUnit.NANOSECONDS.timedWait(this, nanos);
    }
    boolean was = changed;
    changed = false;
    return was;
  }

  @Override
  public synchronized void connected() {
    trouble = Optional.empty();
    news++;
    change();
  }

  @Override
  public synchronized void lost(String why) {
    trouble = Optional.of(why);
    news++;
    change();
  }

  @Override
  public synchronized void received(String topic, byte[] payload) {
    news++;
    Topics.unitOf(topic)
        .ifPresent(
            id -> {
              if (units.containsKey(id) || units.size() < Limits.FLEET) {
                hear(id, topic, new String(payload, StandardCharsets.UTF_8));
              }
            });
  }

  private void hear(String id, String topic, String payload) {
    FleetUnit before = units.getOrDefault(id, FleetUnit.unknown(id));
    FleetUnit now = heard(before, new Topics(id, ""), topic, payload);
    if (!now.equals(units.put(id, now))) {
      change();
    }
  }

  private static FleetUnit heard(FleetUnit unit, Topics topics, String topic, String payload) {
    try {
      if (topic.equals(topics.available())) {
        return unit.with(payload.equals(Topics.ONLINE));
      }
      if (topic.equals(topics.state())) {
        return unit.with(UnitTold.read(payload));
      }
      if (topic.equals(topics.settings())) {
        return unit.withSettings(UnitTold.readSettings(payload));
      }
      return unit;
    } catch (Json.Malformed | UnitTold.Unbelievable | Refusal _) {
      return unit.withNonsense();
    }
  }

  private void change() {
    changed = true;
    notifyAll();
  }
}
