package croupier.app.web;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import croupier.app.json.Json;
import croupier.app.table.mode.WallPicture;
import croupier.engine.Group;
import croupier.engine.Records;
import croupier.hal.Control;
import croupier.hal.Hue;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.Die;
import croupier.hal.UnitPicture.Gesture;
import croupier.hal.UnitPicture.Key;
import croupier.hal.UnitPicture.Light;
import croupier.hal.UnitPicture.Tracker;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What the server says, as JSON. docs/panel.md tells page authors what the fields mean. */
final class PanelJson {
  private static final JsonFactory FACTORY = new JsonFactory();
  private static final int BUFFER = 8192;

  /** What a key means while it is shown what has happened, and in a pause. */
  private static final String GOES_ON = "playing.go-on";

  /** What a key means in a pause alone. */
  private static final String PUTS_AWAY = "playing.put-away";

  /** What a key means while nobody is there. */
  private static final String PLAYS = "menu.play";

  /** What it means to turn a dial of which the light is under the hood. */
  private static final Set<String> HIDDEN = Set.of("go.key-dial-turn", "service.test");

  private PanelJson() {}

  private interface Body {
    void write(JsonGenerator json) throws IOException;
  }

  /** What the whole table may see: the hooded lights are left out. */
  static byte[] picture(UnitPicture picture) {
    return object(
        json -> {
          json.writeArrayFieldStart("dice");
          for (Die die : picture.dice()) {
            writeDie(json, die);
          }
          json.writeEndArray();
          json.writeArrayFieldStart("trackers");
          for (Tracker tracker : picture.trackers()) {
            writeLights(json, tracker.lights());
          }
          json.writeEndArray();
          json.writeFieldName("halos");
          writeLights(json, picture.halos());
          json.writeArrayFieldStart("dials");
          for (int dial = 0; dial < picture.dials().size(); dial++) {
            json.writeStartObject();
            json.writeFieldName("reveal");
            writeLights(json, picture.dials().get(dial).reveal());
            json.writeBooleanField("hides", hides(picture.prompt(), dial));
            json.writeEndObject();
          }
          json.writeEndArray();
          writePrompt(json, picture.prompt());
          json.writeObjectFieldStart("sound");
          json.writeNumberField("number", picture.sound().number());
          json.writeStringField("kind", picture.sound().kind().name());
          json.writeEndObject();
          json.writeNumberField("brightness", picture.brightness());
        });
  }

  /** What everybody sees of a picture in words: whose move it is, and who stands how. */
  static byte[] seen(UnitPicture picture) {
    return seen(picture, picture.prompt().notes());
  }

  /**
   * @param notes who stands how, where the picture says nothing of it
   */
  static byte[] seen(UnitPicture picture, List<List<String>> notes) {
    return seen(picture, notes, means(picture.prompt(), PUTS_AWAY) ? "pause" : "");
  }

  /**
   * The same while the unit shows itself.
   *
   * @param before what was seen before that, of the game that rests
   */
  static byte[] seenMeanwhile(UnitPicture before, List<List<String>> notes) {
    return seen(before, notes, "show");
  }

  private static byte[] seen(UnitPicture picture, List<List<String>> notes, String rests) {
    UnitPicture.Prompt prompt = picture.prompt();
    return object(
        json -> {
          json.writeStringField("headline", prompt.headline());
          if (!prompt.headlines().isEmpty()) {
            writeTexts(json, "headlines", prompt.headlines());
          }
          json.writeBooleanField("showing", means(prompt, GOES_ON));
          json.writeStringField("rests", rests);
          json.writeNumberField("seconds_left", rests.isEmpty() ? prompt.secondsLeft() : 0);
          writeNotes(json, notes);
        });
  }

  /** Whether the unit shows itself until somebody touches it. */
  static boolean isShow(UnitPicture picture) {
    return means(picture.prompt(), PLAYS);
  }

  private static boolean means(UnitPicture.Prompt prompt, String meaning) {
    return prompt.keys().stream().anyMatch(key -> key.meaning().equals(meaning));
  }

  /**
   * Whether somebody looks under the hood of a dial while they turn it: that is the same for
   * everybody, wherever it stands.
   */
  private static boolean hides(UnitPicture.Prompt prompt, int dial) {
    Control control = dial == 0 ? Control.DIAL_A : Control.DIAL_B;
    return prompt.keys().stream()
        .anyMatch(
            key ->
                key.control() == control
                    && key.gesture() == Gesture.TURN
                    && HIDDEN.contains(key.meaning()));
  }

  /** What hangs on the wall; without a drawing when no game is on. */
  static byte[] wall(Optional<WallPicture> picture) {
    return Json.write(picture.map(PanelJson::data).orElse(Map.of()))
        .getBytes(StandardCharsets.UTF_8);
  }

  private static Map<String, Object> data(WallPicture picture) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("title", picture.title());
    data.put("drawing", picture.drawing());
    data.put("printed", picture.printed());
    data.put("lying", picture.lying());
    data.put("players", picture.players().stream().map(PanelJson::data).toList());
    data.put("told", picture.told().stream().map(PanelJson::data).toList());
    data.put("moments", picture.moments());
    data.put("groups", picture.groups().stream().map(PanelJson::data).toList());
    return data;
  }

  private static Map<String, Object> data(Map<Group, Integer> groups) {
    Map<String, Object> data = new LinkedHashMap<>();
    groups.forEach((group, count) -> data.put(Records.lower(group.name()), (long) count));
    return data;
  }

  private static Map<String, Object> data(WallPicture.Player player) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("place", player.place());
    data.put("name", player.name());
    return data;
  }

  private static Map<String, Object> data(WallPicture.Told told) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("number", told.number());
    data.put("player", told.player());
    data.put("text", told.text());
    if (!told.signs().isEmpty()) {
      data.put("signs", told.signs());
    }
    return data;
  }

  /** What only the holder of a dial may see: 0 to 2, or -1 for no light. */
  static byte[] hood(int hooded) {
    return object(json -> json.writeNumberField("hooded", hooded));
  }

  static byte[] language(String code) {
    return object(json -> json.writeStringField("code", code));
  }

  /** Where phones find the seats. */
  static byte[] join(String address) {
    return object(json -> json.writeStringField("address", address));
  }

  /**
   * @param bench whether the hardware is simulated and lies on a workbench
   */
  static byte[] unit(UnitFacts unit, boolean bench) {
    return object(
        json -> {
          json.writeStringField("name", unit.name());
          json.writeArrayFieldStart("seats");
          for (Hue hue : unit.seats()) {
            json.writeString(hue.name());
          }
          json.writeEndArray();
          json.writeNumberField("dice", unit.dice());
          json.writeNumberField("dials", unit.dials());
          if (unit.lcd().isPresent()) {
            json.writeObjectFieldStart("lcd");
            json.writeNumberField("columns", unit.lcd().get().columns());
            json.writeNumberField("lines", unit.lcd().get().lines());
            json.writeEndObject();
          } else {
            json.writeNullField("lcd");
          }
          json.writeBooleanField("bench", bench);
          json.writeObjectFieldStart("palette");
          for (Map.Entry<Hue, Integer> colour : unit.palette().entrySet()) {
            json.writeStringField(colour.getKey().name(), "#%06x".formatted(colour.getValue()));
          }
          json.writeEndObject();
        });
  }

  static byte[] error(String sentence) {
    return object(json -> json.writeStringField("error", sentence));
  }

  /** One server-sent event. JSON has no raw line ends, so one data line holds it. */
  static byte[] event(String name, byte[] json) {
    var event = new ByteArrayOutputStream(json.length + 32);
    event.writeBytes(("event: " + name + "\ndata: ").getBytes(StandardCharsets.US_ASCII));
    event.writeBytes(json);
    event.writeBytes("\n\n".getBytes(StandardCharsets.US_ASCII));
    return event.toByteArray();
  }

  private static void writeDie(JsonGenerator json, Die die) throws IOException {
    json.writeStartObject();
    json.writeStringField("hue", die.hue().name());
    json.writeNumberField("pattern", die.pattern());
    json.writeStringField("effect", die.effect().name());
    json.writeStringField("word", die.word());
    json.writeEndObject();
  }

  private static void writeLights(JsonGenerator json, List<Light> lights) throws IOException {
    json.writeStartArray();
    for (Light light : lights) {
      json.writeStartObject();
      json.writeStringField("hue", light.hue().name());
      json.writeStringField("effect", light.effect().name());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void writePrompt(JsonGenerator json, UnitPicture.Prompt prompt)
      throws IOException {
    writeTexts(json, "lcd", prompt.lcd());
    writeTexts(json, "glass", prompt.glass());
    json.writeStringField("headline", prompt.headline());
    json.writeBooleanField("showing", means(prompt, GOES_ON));
    json.writeNumberField("seconds_left", prompt.secondsLeft());
    writeNotes(json, prompt.notes());
    json.writeArrayFieldStart("keys");
    for (Key key : prompt.keys()) {
      json.writeStartObject();
      json.writeStringField("control", key.control().name());
      json.writeStringField("gesture", key.gesture().name());
      json.writeStringField("label", key.label());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void writeNotes(JsonGenerator json, List<List<String>> notes) throws IOException {
    json.writeArrayFieldStart("notes");
    for (List<String> lines : notes) {
      json.writeStartArray();
      for (String line : lines) {
        json.writeString(line);
      }
      json.writeEndArray();
    }
    json.writeEndArray();
  }

  private static void writeTexts(JsonGenerator json, String name, List<String> texts)
      throws IOException {
    json.writeArrayFieldStart(name);
    for (String text : texts) {
      json.writeString(text);
    }
    json.writeEndArray();
  }

  private static byte[] object(Body body) {
    var bytes = new ByteArrayOutputStream(BUFFER);
    try (JsonGenerator json = FACTORY.createGenerator(bytes)) {
      json.writeStartObject();
      body.write(json);
      json.writeEndObject();
    } catch (IOException impossible) {
      throw new UncheckedIOException("memory does not fail", impossible);
    }
    return bytes.toByteArray();
  }
}
