package croupier.app.arena;

import croupier.app.program.Mishap;
import croupier.app.words.Columns;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.bots.strength.WinRate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** How a contest stands, as it is read: in a terminal, and piece by piece in a report. */
final class StandingsText {
  /** Of a bot's name so much is shown; of a program the end tells more than the beginning. */
  private static final int LONGEST_NAME = 28;

  private final Standing standing;
  private final Standings standings;
  private final Words words;

  StandingsText(Standing standing, Words words) {
    this.standing = standing;
    this.words = words;
    standings = standing.standings();
  }

  String title() {
    Contest contest = standings.contest();
    return words.say(
        Message.of("arena.title")
            .with("game", contest.game().id())
            .with("seats", contest.seats())
            .with("games", standings.games())
            .with("seed", contest.seed()));
  }

  /** What there is to say below the table, sentence by sentence. */
  List<String> remarks() {
    List<String> remarks = new ArrayList<>();
    remarks.add(
        words.say(
            Message.of("arena.even")
                .with("share", percent(standings.even()))
                .with("length", decimal("%.1f", standings.meanLength()))));
    if (standings.unfinished() > 0) {
      remarks.add(words.say(Message.of("arena.unfinished").with("games", standings.unfinished())));
    }
    for (int bot = 0; bot < standings.names().size(); bot++) {
      Map<Mishap, Long> mishaps = standings.bot(bot).mishaps();
      if (!mishaps.isEmpty()) {
        remarks.add(
            words.say(
                Message.of("arena.lost")
                    .with("bot", name(bot))
                    .all(
                        "mishaps",
                        mishaps.entrySet().stream().map(StandingsText::mishap).toList())));
      }
    }
    if (standing.played() > 0) {
      remarks.add(speed());
    }
    if (!standing.isWhole()) {
      remarks.add(words.say("arena.stopped"));
    }
    return remarks;
  }

  private static Message mishap(Map.Entry<Mishap, Long> each) {
    return Message.of("arena.mishap-" + each.getKey().name().toLowerCase(Locale.ROOT))
        .with("games", each.getValue());
  }

  private String speed() {
    double seconds = Math.max(1e-9, standing.nanos() / 1e9);
    return words.say(
        Message.of("arena.speed")
            .with("games", standing.played())
            .with("seconds", decimal("%.1f", seconds))
            .with("rate", Math.round(standing.played() / seconds))
            .with("decisions", Math.round(standing.decided() / seconds)));
  }

  List<String> headings() {
    return List.of(
        words.say("arena.column-bot"),
        words.say("arena.column-games"),
        words.say("arena.column-won"),
        words.say("arena.column-interval"),
        words.say("arena.column-elo"),
        words.say("arena.column-points"));
  }

  List<String> row(int bot) {
    Standings.OfBot its = standings.bot(bot);
    WinRate rate = its.rate();
    return List.of(
        name(bot),
        words.number(rate.games()),
        percent(rate.rate()),
        interval(rate),
        decimal("%+.0f", standings.elo()[bot]),
        decimal("%.1f", its.meanPoints()));
  }

  /** As it is shown, short and harmless. */
  String name(int bot) {
    String name =
        standings
            .names()
            .get(bot)
            .codePoints()
            .map(each -> Character.isISOControl(each) ? '?' : each)
            .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
            .toString();
    return name.length() <= LONGEST_NAME
        ? name
        : "…" + name.substring(name.length() - LONGEST_NAME + 1);
  }

  String percent(double share) {
    return words.say(Message.of("arena.percent").with("share", decimal("%.1f", 100 * share)));
  }

  /** The 95 % interval, in percent. */
  String interval(WinRate rate) {
    return rate.games() == 0
        ? "-"
        : words.say(
            Message.of("arena.interval")
                .with("low", decimal("%.1f", 100 * rate.low()))
                .with("high", decimal("%.1f", 100 * rate.high())));
  }

  /** The same where there is little room. */
  String narrow(WinRate rate) {
    return decimal("%.1f", 100 * rate.low()) + "–" + decimal("%.1f", 100 * rate.high());
  }

  /** A number as the language writes it. */
  String decimal(String format, double number) {
    return String.format(words.language().locale(), format, number);
  }

  /** All of it, for a terminal. */
  String text() {
    List<List<String>> rows = new ArrayList<>(List.of(headings()));
    for (int bot = 0; bot < standings.names().size(); bot++) {
      rows.add(row(bot));
    }
    String table = Columns.ofNumbers(rows);
    return title() + "\n\n" + table + "\n\n" + String.join("\n", remarks()) + "\n";
  }
}
