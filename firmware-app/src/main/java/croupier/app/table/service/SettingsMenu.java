package croupier.app.table.service;

import croupier.app.live.DayCount;
import croupier.app.settings.Lights;
import croupier.app.settings.Network;
import croupier.app.settings.Quiet;
import croupier.app.settings.Settings;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.table.screen.ListMenu;
import croupier.app.table.screen.Notice;
import croupier.app.table.screen.Question;
import croupier.app.table.widget.Choices;
import croupier.app.words.Message;
import croupier.hal.UnitPicture.Sound;
import croupier.hal.profile.HardwareProfile;
import java.nio.file.Path;
import java.time.LocalTime;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What whoever runs the unit may decide at it, besides in a file. */
final class SettingsMenu extends ListMenu<SettingsMenu.Setting> {
  /** One thing to decide, or to look at. */
  enum Setting {
    KIOSK,
    SHOW,
    QUIET,
    FROM,
    UNTIL,
    BRIGHTNESS,
    LIGHTS,
    VOLUME,
    SPEECH,
    NETWORK,
    VISITORS,
    OLD_GAMES,
    FLIGHT,
    AS_WRITTEN
  }

  private static final List<LocalTime> HALF_HOURS =
      IntStream.range(0, 48).mapToObj(half -> LocalTime.of(half / 2, half % 2 * 30)).toList();

  private static final List<Integer> PERCENTS = List.of(0, 2, 5, 10, 20, 30, 50, 75, 100);

  private final Mode before;
  private final Supplier<Mode> oldGames;

  SettingsMenu(TableContext context, Mode before, Supplier<Mode> oldGames) {
    super(context, Message.of("menu.title-settings"), Choices.of(settings(context.profile())));
    this.before = before;
    this.oldGames = oldGames;
  }

  /** What a unit does not have need not be set. */
  private static List<Setting> settings(HardwareProfile profile) {
    return Stream.of(Setting.values())
        .filter(setting -> setting != Setting.VOLUME || profile.isHeard())
        .filter(setting -> setting != Setting.SPEECH || profile.speaker().isPresent())
        .toList();
  }

  private Settings now() {
    return context.settings().now();
  }

  @Override
  protected Mode chosen(Setting setting) {
    Quiet quiet = now().quiet();
    return switch (setting) {
      case KIOSK -> changed(settings -> settings.kiosk(!now().kiosk().on()));
      case SHOW -> changed(settings -> settings.show(!now().show().on()));
      case QUIET -> changed(settings -> settings.quiet(!quiet.on()));
      case FROM ->
          new SettingValues<>(
              context,
              Message.of("menu.title-quiet-from"),
              HALF_HOURS,
              quiet.from(),
              SettingsMenu::time,
              time -> changed(settings -> settings.quietFrom(time)),
              this,
              subject(setting));
      case UNTIL ->
          new SettingValues<>(
              context,
              Message.of("menu.title-quiet-until"),
              HALF_HOURS,
              quiet.until(),
              SettingsMenu::time,
              time -> changed(settings -> settings.quietUntil(time)),
              this,
              subject(setting));
      case BRIGHTNESS ->
          new SettingValues<>(
              context,
              Message.of("menu.title-quiet-light"),
              PERCENTS,
              quiet.brightness(),
              percent -> Message.of("service.percent").with("percent", percent),
              percent -> changed(settings -> settings.brightness(percent)),
              this,
              subject(setting));
      case LIGHTS ->
          new SettingValues<>(
              context,
              Message.of("menu.title-lights"),
              PERCENTS.stream().filter(percent -> percent >= Lights.DIMMEST).toList(),
              now().lights().brightness(),
              percent -> Message.of("service.percent").with("percent", percent),
              percent -> changed(settings -> settings.lights(percent)),
              this,
              subject(setting));
      case VOLUME ->
          new SettingValues<>(
              context,
              Message.of("menu.title-volume"),
              PERCENTS,
              now().voice().volume(),
              percent -> Message.of("service.percent").with("percent", percent),
              percent -> louder(settings -> settings.volume(percent)),
              this,
              subject(setting));
      case SPEECH -> changed(settings -> settings.speech(!now().voice().speaks()));
      case NETWORK -> changed(settings -> settings.network(!now().network().on()));
      case VISITORS -> this;
      case OLD_GAMES -> oldGames.get();
      case FLIGHT -> new Notice(context, written(context.notes().keep()), this);
      case AS_WRITTEN ->
          new Question(
              context,
              Message.of("menu.title-as-written"),
              Message.of("service.about-as-written"),
              Message.of("service.help-as-written"),
              this,
              () -> changed(settings -> settings.forget()));
    };
  }

  private static Message written(Optional<Path> file) {
    return file.map(
            path -> Message.of("service.flight-kept").with("file", path.getFileName().toString()))
        .orElse(Message.of("service.flight-lost"));
  }

  /** How loud it is now is heard at once. */
  private Mode louder(TableContext.Change change) {
    Mode next = changed(change);
    context.sound(Sound.Kind.GOOD);
    return next;
  }

  private Mode changed(TableContext.Change change) {
    context.change("at the unit", change);
    return again();
  }

  @Override
  protected Mode back() {
    return before.again();
  }

  @Override
  protected Message label(Setting setting) {
    Quiet quiet = now().quiet();
    Message label = Message.of("service.setting-" + word(setting));
    return switch (setting) {
      case KIOSK -> label.with("state", state(now().kiosk().on()));
      case SHOW -> label.with("state", state(now().show().on()));
      case QUIET -> label.with("state", state(quiet.on()));
      case FROM -> label.with("time", quiet.from().toString());
      case UNTIL -> label.with("time", quiet.until().toString());
      case BRIGHTNESS -> label.with("percent", quiet.brightness());
      case LIGHTS -> label.with("percent", now().lights().brightness());
      case VOLUME -> label.with("percent", now().voice().volume());
      case SPEECH -> label.with("state", state(now().voice().speaks()));
      case NETWORK -> label.with("state", networkState(now().network()));
      case VISITORS -> label.with("begun", context.dayCount().today().begun());
      case OLD_GAMES, FLIGHT, AS_WRITTEN -> label;
    };
  }

  private static String word(Setting setting) {
    return setting.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** What is told about it; all that is about the quiet hours is told at once. */
  private static String subject(Setting setting) {
    return switch (setting) {
      case FROM, UNTIL, BRIGHTNESS -> word(Setting.QUIET);
      default -> word(setting);
    };
  }

  private static Message state(boolean on) {
    return Message.of(on ? "service.on" : "service.off");
  }

  private static Message networkState(Network network) {
    return network.commanded() ? Message.of("service.commanded") : state(network.on());
  }

  private static Message time(LocalTime time) {
    return Message.of("menu.text").with("text", time.toString());
  }

  @Override
  protected Message about(Setting setting) {
    DayCount.Count today = context.dayCount().today();
    Message about = Message.of("service.about-" + subject(setting));
    return switch (setting) {
      case VISITORS -> about.with("finished", today.finished()).with("away", today.putAway());
      case NETWORK -> aboutTheNetwork();
      default -> about;
    };
  }

  /** Where phones find the seats, or why they do not. */
  private Message aboutTheNetwork() {
    Optional<Message> address =
        context
            .pages()
            .address()
            .map(at -> at.split(":"))
            .map(at -> Message.of("service.found-at").with("host", at[0]).with("port", at[1]));
    return context
        .network()
        .trouble()
        .or(() -> address)
        .orElseGet(
            () ->
                Message.of(now().network().on() ? "service.no-network" : "service.about-network"));
  }

  @Override
  protected List<Message> help(Setting setting) {
    return List.of(Message.of("service.help-" + subject(setting)));
  }
}
