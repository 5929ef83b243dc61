package croupier.app.home;

import croupier.app.Version;
import croupier.app.settings.Command;
import croupier.app.settings.Home;
import croupier.app.settings.Lights;
import croupier.app.words.Words;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Tells Home Assistant what a unit is made of, in one message for the whole device. What may not be
 * commanded is only shown.
 */
final class Discovery {
  private final Home home;
  private final Topics topics;
  private final String title;
  private final Words words;
  private final Map<String, Object> parts = new LinkedHashMap<>();

  Discovery(Home home, Topics topics, String title, Words words) {
    this.home = home;
    this.topics = topics;
    this.title = title;
    this.words = words;
  }

  static String topic(Home home) {
    return home.discovery() + "/device/croupier-" + home.unit() + "/config";
  }

  Map<String, Object> data() {
    sensor("state", "value_json.state").put("icon", "mdi:dice-multiple");
    sensor("game", "value_json.game or '-'").put("icon", "mdi:cards-playing");
    sensor("players", "value_json.players | join(', ')").put("icon", "mdi:account-group");
    sensor("turn", "value_json.turn | join(', ')").put("icon", "mdi:account-arrow-right");
    sensor("games-today", "value_json.games_today").put("state_class", "measurement");
    problem("faults", "value_json.faults").put("json_attributes_topic", topics.state());
    Map<String, Object> temperature = sensor("temperature", "value_json.temperature");
    temperature.put("device_class", "temperature");
    temperature.put("unit_of_measurement", "°C");
    temperature.put("entity_category", "diagnostic");
    problem("undervoltage", "value_json.undervoltage").put("entity_category", "diagnostic");
    light();
    show();
    if (home.allows(Command.END_GAME)) {
      part("end-game", "button").put("command_topic", topics.command(Command.END_GAME));
    }
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("device", device());
    data.put("origin", Map.of("name", "Croupier", "sw_version", Version.now()));
    data.put("availability_topic", topics.available());
    data.put("state_topic", topics.state());
    data.put("components", parts);
    return data;
  }

  private Map<String, Object> device() {
    Map<String, Object> device = new LinkedHashMap<>();
    device.put("identifiers", List.of("croupier-" + home.unit()));
    device.put("name", home.unit());
    device.put("manufacturer", "Croupier");
    device.put("model", title);
    device.put("sw_version", Version.now());
    return device;
  }

  private void light() {
    boolean asked = home.allows(Command.BRIGHTNESS);
    Map<String, Object> light = part("brightness", asked ? "number" : "sensor");
    light.put("value_template", "{{ value_json.brightness }}");
    light.put("unit_of_measurement", "%");
    if (asked) {
      light.put("command_topic", topics.command(Command.BRIGHTNESS));
      light.put("min", Lights.DIMMEST);
      light.put("max", Lights.BRIGHTEST);
    }
  }

  private void show() {
    boolean asked = home.allows(Command.SHOW);
    Map<String, Object> show = part("show", asked ? "switch" : "binary_sensor");
    show.put("value_template", "{{ value_json.show }}");
    if (asked) {
      show.put("command_topic", topics.command(Command.SHOW));
    }
  }

  private Map<String, Object> sensor(String name, String value) {
    Map<String, Object> sensor = part(name, "sensor");
    sensor.put("value_template", "{{ " + value + " }}");
    return sensor;
  }

  /** Something that is a problem when it is there. */
  private Map<String, Object> problem(String name, String value) {
    Map<String, Object> problem = part(name, "binary_sensor");
    problem.put("value_template", "{{ 'ON' if " + value + " else 'OFF' }}");
    problem.put("device_class", "problem");
    return problem;
  }

  private Map<String, Object> part(String name, String platform) {
    Map<String, Object> part = new LinkedHashMap<>();
    part.put("platform", platform);
    part.put("unique_id", "croupier-" + home.unit() + "-" + name);
    part.put("name", words.say("home." + name));
    parts.put(name, part);
    return part;
  }
}
