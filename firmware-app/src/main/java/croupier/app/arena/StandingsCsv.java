package croupier.app.arena;

import croupier.bots.strength.WinRate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * How a contest stands, as a table for a spreadsheet: a line for each bot against all, then one for
 * each two that met. It tells nothing of machine and time.
 */
final class StandingsCsv {
  private final Standings standings;
  private final StringBuilder text =
      new StringBuilder("bot,against,games,won,rate,low,high,elo,points,forfeits\n");

  private StandingsCsv(Standings standings) {
    this.standings = standings;
  }

  static String of(Standings standings) {
    StandingsCsv csv = new StandingsCsv(standings);
    int bots = standings.names().size();
    double[] elo = standings.elo();
    for (int bot = 0; bot < bots; bot++) {
      Standings.OfBot its = standings.bot(bot);
      long forfeits = its.mishaps().values().stream().mapToLong(Long::longValue).sum();
      csv.line(
          bot,
          "",
          its.rate(),
          number("%.1f", elo[bot]),
          number("%.3f", its.meanPoints()),
          Long.toString(forfeits));
    }
    for (int bot = 0; bot < bots; bot++) {
      for (int other = 0; other < bots; other++) {
        if (other != bot) {
          csv.line(bot, standings.names().get(other), standings.between(bot, other), "", "", "");
        }
      }
    }
    return csv.text.toString();
  }

  private void line(int bot, String against, WinRate rate, String elo, String points, String lost) {
    List<String> cells = new ArrayList<>();
    cells.add(quoted(standings.names().get(bot)));
    cells.add(quoted(against));
    cells.add(Integer.toString(rate.games()));
    cells.add(number("%.4f", rate.won()));
    boolean some = rate.games() > 0;
    cells.add(some ? number("%.6f", rate.rate()) : "");
    cells.add(some ? number("%.6f", rate.low()) : "");
    cells.add(some ? number("%.6f", rate.high()) : "");
    cells.addAll(List.of(elo, points, lost));
    text.append(String.join(",", cells)).append('\n');
  }

  private static String number(String format, double number) {
    return String.format(Locale.ROOT, format, number);
  }

  private static String quoted(String name) {
    return name.matches("[\\w ./-]*") ? name : '"' + name.replace("\"", "\"\"") + '"';
  }
}
