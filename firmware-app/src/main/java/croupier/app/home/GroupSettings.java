package croupier.app.home;

import croupier.app.Limits;
import croupier.app.loop.TableLoop;
import croupier.app.settings.Command;
import croupier.app.settings.Settings;
import croupier.app.settings.SettingsFile;
import croupier.app.table.Controller;
import croupier.app.wiring.FaultWords;
import croupier.app.words.Message;
import croupier.hal.toml.TomlMistakes;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Settings that the units of a group have in common, as the broker keeps them: a file of settings,
 * checked as if somebody had typed it here. They lie over the unit's own file, below what is chosen
 * at it, and hold when the broker is gone.
 */
final class GroupSettings {
  private static final Logger LOG = LoggerFactory.getLogger("croupier.home");

  private final Settings own;
  private final Topics topics;
  private final TableLoop table;
  private final int seats;
  private final Commands commands;
  private final Teller teller;

  /**
   * @param own what the unit's own file says
   */
  GroupSettings(
      Settings own, int seats, Topics topics, TableLoop table, Commands commands, Teller teller) {
    this.own = own;
    this.seats = seats;
    this.topics = topics;
    this.table = table;
    this.commands = commands;
    this.teller = teller;
  }

  /** What was kept holds again, until the broker says something else; before the table turns. */
  void begin() {
    String kept = table.controller().groupSettings();
    if (kept.isEmpty()) {
      return;
    }
    try {
      Settings all = read(kept);
      table.controller().change(settings -> settings.follow(kept, all));
    } catch (TomlMistakes mistakes) {
      // They were good for the program that kept them.
      LOG.warn("The settings of the group are left alone: {}", mistakes.getMessage());
    }
  }

  /** What the broker keeps now; nothing at all when there are none any more. For any thread. */
  void received(byte[] payload) {
    String text = Payload.read(payload);
    if (payload.length > Limits.GROUP_SETTINGS) {
      refuse(List.of(Message.of("settings.group-too-long").with("most", Limits.GROUP_SETTINGS)));
      return;
    }
    try {
      Settings all = read(text);
      commands.wish(Command.SETTINGS, unit -> hold(unit, text, all));
    } catch (TomlMistakes mistakes) {
      refuse(FaultWords.of(mistakes));
    }
  }

  private Settings read(String text) throws TomlMistakes {
    return SettingsFile.ofGroup(topics.groupSettings(), text, seats, own);
  }

  /** On the table's thread. The broker says it again on every line: that changes nothing. */
  private void hold(Controller unit, String text, Settings all) {
    if (!unit.groupSettings().equals(text)) {
      unit.change(settings -> settings.follow(text, all));
    }
    tell(!text.isEmpty(), List.of());
  }

  private void refuse(List<Message> why) {
    List<String> said = why.stream().map(table.controller().words()::say).toList();
    LOG.warn("The settings of the group are refused: {}", String.join(" ", said));
    tell(false, said);
  }

  private void tell(boolean taken, List<String> mistakes) {
    Map<String, Object> became = new LinkedHashMap<>();
    became.put("group", topics.group());
    became.put("taken", taken);
    became.put("mistakes", mistakes);
    teller.keep(topics.settings(), () -> Payload.json(became));
  }
}
