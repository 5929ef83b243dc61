package croupier.app.evenings;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Evenings as a table for a spreadsheet: a line for each player of each game. */
final class EveningsCsv {
  private static final String HEAD =
      "evening,record,game,ending,from,seconds,decisions,player,bot,won,points,"
          + "throws,total,expected,as_lucky\n";

  private EveningsCsv() {}

  static String of(List<Evening> evenings) {
    StringBuilder text = new StringBuilder(HEAD);
    for (Evening evening : evenings) {
      for (PlayedGame game : evening.games()) {
        for (int seat = 0; seat < game.names().size(); seat++) {
          text.append(String.join(",", line(evening, game, seat))).append('\n');
        }
      }
    }
    return text.toString();
  }

  private static List<String> line(Evening evening, PlayedGame game, int seat) {
    boolean over = game.isOver();
    // The first kind of throws is what most is thrown of.
    Optional<Luck> luck = game.luck().stream().filter(each -> each.seat() == seat).findFirst();
    return List.of(
        evening.id(),
        quoted(game.file()),
        game.game(),
        game.ending().name().toLowerCase(Locale.ROOT),
        game.from().map(Instant::toString).orElse(""),
        game.length().map(Duration::toSeconds).map(String::valueOf).orElse(""),
        String.valueOf(game.decisions()),
        quoted(game.names().get(seat)),
        quoted(game.bot(seat)),
        over ? number("%.4f", game.won(seat)) : "",
        over ? String.valueOf(game.points().get(seat)) : "",
        luck.map(each -> String.valueOf(each.times())).orElse(""),
        luck.map(each -> String.valueOf(each.total())).orElse(""),
        luck.map(each -> number("%.3f", each.odds().mean())).orElse(""),
        luck.map(each -> number("%.6f", LuckTold.of(each).asLucky())).orElse(""));
  }

  private static String number(String format, double number) {
    return String.format(Locale.ROOT, format, number);
  }

  /** A name that begins as a formula is none in a spreadsheet. */
  private static String quoted(String text) {
    String harmless = text.matches("[=+@\\t-].*") ? "'" + text : text;
    return harmless.matches("[\\w ./-]*") ? harmless : '"' + harmless.replace("\"", "\"\"") + '"';
  }
}
