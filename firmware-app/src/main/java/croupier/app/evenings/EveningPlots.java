package croupier.app.evenings;

import croupier.app.svg.Drawing;
import croupier.app.svg.Shapes.Anchor;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The plots of evenings. Whatever they show stands in a table beside them too. */
final class EveningPlots {
  /** Room for the names; the longest that is written is as wide as this at worst. */
  private static final int NAMES = 148;

  private static final int SMALL = 11;
  private static final int TEXT = 13;
  private static final int LONGEST_NAME = 17;

  /** Rows of a plot; the table beside it has all. */
  private static final int MOST_ROWS = 24;

  private static final int MOST_BARS = 60;
  private static final double ROW = 24;
  private static final String MARK = "#a04400";
  private static final String BARS = "#9cc3dd";

  private final EveningWords words;

  EveningPlots(EveningWords words) {
    this.words = words;
  }

  private static String brief(String name) {
    return name.codePointCount(0, name.length()) <= LONGEST_NAME
        ? name
        : name.substring(0, name.offsetByCodePoints(0, LONGEST_NAME - 1)) + "…";
  }

  private static void name(Drawing drawing, String name, double y) {
    drawing.text(NAMES - 8, y, Anchor.END, TEXT, Drawing.INK, brief(name));
  }

  /** Who won how often, and of which games. */
  String won(List<PlayerScore> players) {
    Drawing drawing = new Drawing();
    List<PlayerScore> shown = players.stream().limit(MOST_ROWS).toList();
    List<String> games = EveningWords.games(shown);
    double most = shown.stream().mapToDouble(PlayerScore::won).max().orElse(1);
    double scale = (Drawing.WIDTH - NAMES - 44) / Math.max(1, most);
    double y = legend(drawing, games);
    for (PlayerScore player : shown) {
      name(drawing, words.player(player), y + 15);
      double x = NAMES;
      for (int game = 0; game < games.size(); game++) {
        double wide = player.wonOf().getOrDefault(games.get(game), 0.0) * scale;
        if (wide > 0) {
          drawing.box(x, y + 3, Math.max(1, wide - 1), 16, Drawing.colour(game));
        }
        x += wide;
      }
      drawing.text(x + 5, y + 15, Anchor.START, TEXT, Drawing.INK, words.number(player.won()));
      y += ROW;
    }
    drawing.line(NAMES, y - shown.size() * ROW, NAMES, y, Drawing.PALE);
    return drawing.end(Drawing.WIDTH, y + 4, words.say("evenings.plot-won"));
  }

  /** Which colour is which game; where the plot goes on below. */
  private double legend(Drawing drawing, List<String> games) {
    double x = 0;
    double y = 0;
    for (int game = 0; game < games.size(); game++) {
      String title = words.title(games.get(game));
      double wide = 26 + title.length() * 7.0;
      if (x + wide > Drawing.WIDTH) {
        x = 0;
        y += 18;
      }
      drawing.box(x, y + 3, 10, 10, Drawing.colour(game));
      drawing.text(x + 14, y + 12, Anchor.START, SMALL, Drawing.INK, title);
      x += wide;
    }
    return y + 24;
  }

  /** How lucky everybody was, kind by kind: which part of all evenings is less so. */
  String luck(List<PlayerScore> players) {
    Drawing drawing = new Drawing();
    double wide = Drawing.WIDTH - NAMES - 24;
    for (int percent : new int[] {0, 25, 50, 75, 100}) {
      double x = NAMES + wide * percent / 100;
      drawing.text(x, 12, Anchor.MIDDLE, SMALL, Drawing.PALE, words.percent(percent / 100.0));
    }
    double y = 18;
    for (Map.Entry<String, List<PlayerScore>> kind : kinds(players).entrySet()) {
      drawing.text(0, y + 14, Anchor.START, SMALL, Drawing.PALE, words.say(kind.getKey()));
      y += 20;
      List<PlayerScore> shown = kind.getValue().stream().limit(MOST_ROWS).toList();
      for (int percent : new int[] {0, 25, 50, 75, 100}) {
        double x = NAMES + wide * percent / 100;
        String colour = percent == 50 ? Drawing.PALE : Drawing.GRID;
        drawing.line(x, y, x, y + shown.size() * ROW, colour);
      }
      for (PlayerScore player : shown) {
        double x = NAMES + wide * LuckTold.of(luck(player, kind.getKey())).luckierThan();
        double middle = NAMES + wide / 2;
        name(drawing, words.player(player), y + 15);
        drawing.box(Math.min(x, middle), y + 8, Math.abs(x - middle), 8, BARS);
        drawing.box(x - 2, y + 5, 4, 14, MARK);
        y += ROW;
      }
    }
    return drawing.end(Drawing.WIDTH, y + 6, words.say("evenings.plot-luck"));
  }

  /** Who threw what. */
  private static Map<String, List<PlayerScore>> kinds(List<PlayerScore> players) {
    Map<String, List<PlayerScore>> kinds = new LinkedHashMap<>();
    for (PlayerScore player : players) {
      player
          .luck()
          .forEach(luck -> kinds.computeIfAbsent(luck.kind(), _ -> new ArrayList<>()).add(player));
    }
    return kinds;
  }

  private static Luck luck(PlayerScore player, String kind) {
    return player.luck().stream()
        .filter(each -> each.kind().equals(kind))
        .findFirst()
        .orElseThrow();
  }

  /** For each kind of throws a plot: what could have come to everybody, and what came. */
  Map<String, String> curves(List<PlayerScore> players) {
    Map<String, String> curves = new LinkedHashMap<>();
    kinds(players).forEach((kind, those) -> curves.put(kind, curves(kind, those)));
    return curves;
  }

  private String curves(String kind, List<PlayerScore> players) {
    Drawing drawing = new Drawing();
    double y = 0;
    for (PlayerScore player : players.stream().limit(MOST_ROWS).toList()) {
      y += 64;
      curve(drawing, words.player(player), luck(player, kind), y);
      y += 18;
    }
    return drawing.end(Drawing.WIDTH, y, words.say(kind));
  }

  private void curve(Drawing drawing, String player, Luck luck, double bottom) {
    Odds odds = luck.odds();
    double wide = Drawing.WIDTH - NAMES - 10.0;
    double reach = Math.max(1, 4 * odds.deviation());
    long low =
        (long) Math.max(odds.least(), Math.min(luck.total(), Math.floor(odds.mean() - reach)));
    long high =
        (long) Math.min(odds.most(), Math.max(luck.total(), Math.ceil(odds.mean() + reach)));
    double scale = wide / (high - low + 1);
    // Several sums in a bar where there are many; each bar is as high as they are on average.
    long step = (high - low) / MOST_BARS + 1;
    double top = odds.just(Math.round(odds.mean()));
    for (long sum = low; sum <= high; sum += step) {
      long end = Math.min(sum + step - 1, high);
      double likely = 0;
      for (long each = sum; each <= end; each++) {
        likely += odds.just(each) / (end - sum + 1);
      }
      double size = Math.min(54, 50 * likely / top);
      double x = NAMES + (sum - low) * scale;
      drawing.box(x, bottom - size, Math.max(0.6, (end - sum + 1) * scale - 0.6), size, BARS);
    }
    drawing.line(NAMES, bottom, NAMES + wide, bottom, Drawing.PALE);
    double mean = NAMES + (odds.mean() - low + 0.5) * scale;
    double came = NAMES + (luck.total() - low + 0.5) * scale;
    drawing.line(mean, bottom - 54, mean, bottom, Drawing.PALE);
    drawing.box(came - 1.5, bottom - 54, 3, 56, MARK);
    LuckTold told = LuckTold.of(luck);
    name(drawing, player, bottom - 22);
    drawing.text(NAMES - 8, bottom - 6, Anchor.END, SMALL, MARK, words.percent(told.luckierThan()));
    Anchor anchor =
        came > Drawing.WIDTH - 60 ? Anchor.END : came < NAMES + 30 ? Anchor.START : Anchor.MIDDLE;
    drawing.text(came, bottom + 13, anchor, SMALL, MARK, words.number(told.came()));
    if (Math.abs(mean - came) > 50) {
      drawing.text(
          mean, bottom + 13, Anchor.MIDDLE, SMALL, Drawing.PALE, words.number(told.usual()));
    }
  }
}
