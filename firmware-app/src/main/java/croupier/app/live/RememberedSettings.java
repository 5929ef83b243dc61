package croupier.app.live;

import croupier.app.Limits;
import croupier.app.json.Json;
import croupier.app.settings.Lights;
import croupier.app.settings.Settings;
import croupier.engine.Fields;
import croupier.engine.Refusal;
import java.io.IOException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.LocalTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * The settings of a unit: as its file says, but for what somebody has chosen on its service screen.
 * That is in a file of its own, from one start to the next, until it is forgotten again.
 */
public final class RememberedSettings {
  private static final String FILE = "unit-settings.json";
  private static final String GROUP_FILE = "group-settings.json";
  private static final String GROUP = "settings";
  private static final String KIOSK = "kiosk";
  private static final String SHOW = "show";
  private static final String QUIET = "quiet";
  private static final String FROM = "quiet-from";
  private static final String UNTIL = "quiet-until";
  private static final String BRIGHTNESS = "brightness";
  private static final String NETWORK = "network";
  private static final String LIGHTS = "lights";
  private static final String VOLUME = "volume";
  private static final String SPEAK = "speak";

  private final SmallFile file;
  private final SmallFile groupFile;
  private String group = "";

  /** What lies below what was chosen. */
  private Settings written;

  private final Settings own;
  private Map<String, Object> chosen = Map.of();
  private Settings settings;

  /**
   * @param written what the operator's file says
   * @param complaint is told why the file of what was chosen cannot be used, if it cannot
   */
  RememberedSettings(Path folder, Disk disk, Settings written, Consumer<String> complaint) {
    file = new SmallFile(folder.resolve(FILE), disk);
    groupFile =
        new SmallFile(
            folder.resolve(GROUP_FILE), disk, 2 * Limits.GROUP_SETTINGS + Limits.SMALL_FILE_BYTES);
    own = written;
    this.written = written;
    settings = written;
    readGroup(complaint);
    try {
      Map<String, Object> read = file.read();
      settings = with(read);
      chosen = read;
    } catch (IOException e) {
      complaint.accept(file.file() + " is left alone: " + FileFault.why(e) + ".");
    } catch (Json.Malformed | Refusal | DateTimeException e) {
      complaint.accept(file.file() + " is left alone. " + e.getMessage());
    }
  }

  private void readGroup(Consumer<String> complaint) {
    try {
      Map<String, Object> read = groupFile.read();
      group = read.isEmpty() ? "" : Fields.of("", read).text(GROUP);
    } catch (IOException e) {
      complaint.accept(groupFile.file() + " is left alone: " + FileFault.why(e) + ".");
    } catch (Json.Malformed | Refusal e) {
      complaint.accept(groupFile.file() + " is left alone. " + e.getMessage());
    }
  }

  /** What the group has in common, as it was kept; empty for nothing. */
  public String group() {
    return group;
  }

  /**
   * From now on this is what lies below what was chosen, after every start too.
   *
   * @param text what the group has in common, as it is written; empty for nothing
   * @param all the same over what the operator's file says
   */
  public void follow(String text, Settings all) throws IOException {
    written = text.isEmpty() ? own : all;
    settings = with(chosen);
    if (!text.equals(group)) {
      group = text;
      groupFile.write(Map.of(GROUP, text));
    }
  }

  private Settings with(Map<String, Object> choices) {
    Fields fields = Fields.of("", choices);
    fields.only(
        List.of(KIOSK, SHOW, QUIET, FROM, UNTIL, BRIGHTNESS, NETWORK, LIGHTS, VOLUME, SPEAK));
    Settings with = written;
    for (String choice : choices.keySet()) {
      with =
          switch (choice) {
            case KIOSK -> with.withKiosk(fields.flag(KIOSK));
            case SHOW -> with.withShow(fields.flag(SHOW));
            case QUIET -> with.withQuiet(fields.flag(QUIET));
            case FROM -> with.withQuietFrom(LocalTime.parse(fields.text(FROM)));
            case NETWORK -> with.withNetwork(fields.flag(NETWORK));
            case LIGHTS -> with.withLights(fields.number(LIGHTS, Lights.DIMMEST, Lights.BRIGHTEST));
            case VOLUME -> with.withVolume(fields.number(VOLUME, 0, 100));
            case SPEAK -> with.withSpeech(fields.flag(SPEAK));
            case UNTIL -> with.withQuietUntil(LocalTime.parse(fields.text(UNTIL)));
            default -> with.withBrightness(fields.number(BRIGHTNESS, 0, 100));
          };
    }
    return with;
  }

  /** What holds now. */
  public Settings now() {
    return settings;
  }

  /** Whether something was chosen that the operator's file does not say. */
  public boolean isChosen() {
    return !chosen.isEmpty();
  }

  public void kiosk(boolean on) throws IOException {
    choose(KIOSK, on);
  }

  public void show(boolean on) throws IOException {
    choose(SHOW, on);
  }

  public void quiet(boolean on) throws IOException {
    choose(QUIET, on);
  }

  public void quietFrom(LocalTime time) throws IOException {
    choose(FROM, time.toString());
  }

  public void quietUntil(LocalTime time) throws IOException {
    choose(UNTIL, time.toString());
  }

  public void brightness(int percent) throws IOException {
    choose(BRIGHTNESS, percent);
  }

  public void network(boolean on) throws IOException {
    choose(NETWORK, on);
  }

  public void lights(int percent) throws IOException {
    choose(LIGHTS, percent);
  }

  public void volume(int percent) throws IOException {
    choose(VOLUME, percent);
  }

  public void speech(boolean on) throws IOException {
    choose(SPEAK, on);
  }

  private void choose(String what, Object value) throws IOException {
    Map<String, Object> more = new LinkedHashMap<>(chosen);
    more.put(what, value);
    chosen = more;
    settings = with(more);
    file.write(more);
  }

  /** From now on only what the operator's file says. */
  public void forget() throws IOException {
    chosen = Map.of();
    settings = written;
    file.write(chosen);
  }
}
