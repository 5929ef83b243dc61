package croupier.app.evenings;

import croupier.app.svg.Shapes;
import croupier.app.words.Message;
import croupier.app.words.Words;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Evenings as a page, for a phone, a desk and paper: on the unit, where one evening leads to
 * another, or as a report that needs nothing else. Nothing in it moves or runs.
 */
public final class EveningsPage {
  /** Evenings of which a report tells every game. */
  private static final int TOLD_IN_FULL = 50;

  private final EveningWords words;
  private final EveningPlots plots;

  public EveningsPage(Words words, ZoneId zone) {
    this.words = new EveningWords(words, zone);
    plots = new EveningPlots(this.words);
  }

  /** How the page looks. */
  public static String style() {
    try (InputStream in = EveningsPage.class.getResourceAsStream("evenings.css")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException("the program was built without its page", unreadable);
    }
  }

  /** One evening or all of them, in one file. */
  String report(Evenings evenings, Optional<Evening> only) {
    String style = "<style>\n" + style() + "</style>\n";
    if (only.isPresent()) {
      Evening evening = only.get();
      return page(words.day(evening), style, "", evening(evening));
    }
    String details =
        evenings.all().stream()
            .limit(TOLD_IN_FULL)
            .map(
                evening ->
                    "<div class=\"evening\" id=\"%s\">\n<h2>%s</h2>\n%s</div>\n"
                        .formatted(
                            Shapes.escaped(evening.id()),
                            Shapes.escaped(words.day(evening)),
                            evening(evening)))
            .collect(Collectors.joining());
    return page(words.say("evenings.title"), style, "", all(evenings, "#") + details);
  }

  /** All evenings, as the unit shows them. */
  public String unit(Evenings evenings) {
    return page(
        words.say("evenings.title"),
        LINKED,
        navigation("/", "evenings.to-the-unit"),
        all(evenings, "evenings?evening="));
  }

  /** One evening, as the unit shows it. */
  public String unit(Evening evening) {
    return page(
        words.day(evening), LINKED, navigation("evenings", "evenings.to-all"), evening(evening));
  }

  /** What the unit shows while it is still reading: the page asks again by itself. */
  public String reading(int read, int all) {
    return page(
        words.say("evenings.title"),
        LINKED + "<meta http-equiv=\"refresh\" content=\"2\">\n",
        navigation("/", "evenings.to-the-unit"),
        paragraph(
            "", words.say(Message.of("evenings.reading").with("read", read).with("all", all))));
  }

  /** What the unit shows where an evening is asked for that is not there. */
  public String missing() {
    return page(
        words.say("evenings.title"),
        LINKED,
        navigation("evenings", "evenings.to-all"),
        paragraph("", words.say("evenings.missing")));
  }

  private static final String LINKED =
      "<link rel=\"icon\" href=\"icon.svg\" type=\"image/svg+xml\">\n"
          + "<link rel=\"stylesheet\" href=\"evenings.css\">\n";

  private String navigation(String where, String message) {
    return "<nav><a href=\"%s\">%s</a></nav>\n"
        .formatted(where, Shapes.escaped(words.say(message)));
  }

  private String page(String title, String head, String navigation, String body) {
    return """
    <!doctype html>
    <html lang="%s">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>%s · Croupier</title>
    %s</head>
    <body>
    %s<main>
    <h1>%s</h1>
    %s</main>
    </body>
    </html>
    """
        .formatted(
            words.words().language().code(),
            Shapes.escaped(title),
            head,
            navigation,
            Shapes.escaped(title),
            body);
  }

  // --- all evenings

  private String all(Evenings evenings, String link) {
    StringBuilder body = new StringBuilder();
    if (evenings.all().isEmpty()) {
      body.append(paragraph("", words.say("evenings.none")));
    } else {
      body.append(
          paragraph(
              "",
              words.say(
                  Message.of("evenings.summary")
                      .with("evenings", evenings.all().size())
                      .with("games", evenings.games()))));
      body.append(evenings(evenings.all(), link));
      body.append("<div class=\"plots\">\n");
      body.append(
          section(
              "evenings.plot-won",
              "evenings.note-won",
              plots.won(evenings.players()),
              scores(evenings.players())));
      body.append(
          luck(evenings.players(), "evenings.note-luck-all", plots.luck(evenings.players())));
      body.append("</div>\n");
    }
    List<String> untold = words.untold(evenings);
    if (!untold.isEmpty()) {
      body.append(paragraph("", untold.getFirst())).append("<ul>\n");
      untold.stream()
          .skip(1)
          .forEach(each -> body.append("<li>").append(Shapes.escaped(each)).append("</li>\n"));
      body.append("</ul>\n");
    }
    return body.toString();
  }

  private String evenings(List<Evening> all, String link) {
    StringBuilder table = new StringBuilder();
    List<String> columns =
        Stream.of("evening", "games", "players", "won")
            .map(column -> words.say("evenings.column-" + column))
            .toList();
    table.append(row("th scope=\"col\"", columns));
    for (Evening evening : all) {
      table
          .append("<tr><td><a href=\"")
          .append(Shapes.escaped(link + evening.id()))
          .append("\">")
          .append(Shapes.escaped(words.day(evening)))
          .append("</a></td>")
          .append(cell(below(columns.get(1)), words.games(evening)))
          .append(cell(below(columns.get(2)), words.players(evening.players())))
          .append(cell(below(columns.get(3)), words.won(evening)))
          .append("</tr>\n");
    }
    return table("words", "evenings.title", table.toString());
  }

  /** A cell that says what it is where it stands below the others, on a phone. */
  private static String below(String column) {
    return "td data-column=\"" + Shapes.escaped(column) + "\"";
  }

  // --- one evening

  private String evening(Evening evening) {
    StringBuilder body = new StringBuilder();
    if (evening.day().isEmpty()) {
      body.append(paragraph("note", words.say("evenings.undated-why")));
    }
    body.append("<div class=\"games\">\n");
    evening.games().forEach(game -> body.append(game(game)));
    body.append("</div>\n<div class=\"plots\">\n");
    if (evening.games().size() > 1) {
      body.append(section("evenings.best", "evenings.note-best", best(evening), ""));
    }
    List<PlayerScore> players = evening.players();
    body.append(
        section("evenings.plot-won", "evenings.note-won", plots.won(players), scores(players)));
    String curves =
        plots.curves(players).entrySet().stream()
            .map(
                each ->
                    "<div><h3>%s</h3>\n%s</div>\n"
                        .formatted(Shapes.escaped(words.say(each.getKey())), each.getValue()))
            .collect(Collectors.joining());
    body.append("</div>\n");
    String sentences =
        players.stream()
            .flatMap(player -> player.luck().stream().map(luck -> words.luck(player.name(), luck)))
            .map(each -> "<li>" + Shapes.escaped(each) + "</li>\n")
            .collect(Collectors.joining("", "<ul>\n", "</ul>\n"));
    String plot = sentences + "<div class=\"curves\">\n" + curves + "</div>\n";
    return body.append(luck(players, "evenings.note-luck", plot)).toString();
  }

  private String game(PlayedGame game) {
    StringBuilder body = new StringBuilder("<article>\n");
    body.append("<h2>").append(Shapes.escaped(words.title(game.game()))).append("</h2>\n");
    body.append(paragraph("note", words.facts(game)));
    body.append(paragraph("result", words.result(game)));
    body.append(paragraph("", String.join(", ", words.points(game))));
    if (!game.feats().isEmpty()) {
      body.append("<dl>\n");
      game.feats().forEach(feat -> body.append(feat("", game, feat)));
      body.append("</dl>\n");
    }
    return body.append("</article>\n").toString();
  }

  private String best(Evening evening) {
    return evening.best().stream()
        .map(best -> feat(words.title(best.game().game()) + ": ", best.game(), best.feat()))
        .collect(Collectors.joining("", "<dl>\n", "</dl>\n"));
  }

  private String feat(String before, PlayedGame game, Feat feat) {
    return "<dt>%s</dt><dd>%s</dd>\n"
        .formatted(
            Shapes.escaped(before + words.say(feat.title())),
            Shapes.escaped(words.feat(game, feat)));
  }

  // --- both

  /** Nothing where nobody threw anything. */
  private String luck(List<PlayerScore> players, String note, String plot) {
    String rows =
        players.stream()
            .flatMap(
                player ->
                    player.luck().stream()
                        .map(luck -> row("td", words.luckRow(words.player(player), luck))))
            .collect(Collectors.joining());
    if (rows.isEmpty()) {
      return "";
    }
    String table =
        table("luck", "evenings.plot-luck", row("th scope=\"col\"", words.luckHeadings()) + rows);
    return section("evenings.plot-luck", note, plot, table);
  }

  private String scores(List<PlayerScore> players) {
    List<String> games = EveningWords.games(players);
    return players.stream()
        .map(player -> row("td", words.scoreRow(player, games)))
        .collect(
            Collectors.collectingAndThen(
                Collectors.joining("", row("th scope=\"col\"", words.scoreHeadings(games)), ""),
                rows -> table("scores", "evenings.plot-won", rows)));
  }

  /** A table that may be wider than the screen: keys move it too. */
  private String table(String kind, String about, String rows) {
    return """
    <div class="wide" tabindex="0" role="group" aria-label="%s"><table class="%s">
    %s</table></div>
    """
        .formatted(Shapes.escaped(words.say(about)), kind, rows);
  }

  private String section(String heading, String note, String what, String below) {
    return "<section>\n<h2>%s</h2>\n%s%s%s</section>\n"
        .formatted(
            Shapes.escaped(words.say(heading)), paragraph("note", words.say(note)), what, below);
  }

  private static String paragraph(String kind, String text) {
    String named = kind.isEmpty() ? "" : " class=\"" + kind + "\"";
    return "<p" + named + ">" + Shapes.escaped(text) + "</p>\n";
  }

  private static String row(String kind, List<String> cells) {
    return cells.stream()
        .map(each -> cell(kind, each))
        .collect(Collectors.joining("", "<tr>", "</tr>\n"));
  }

  private static String cell(String kind, String text) {
    return "<" + kind + ">" + Shapes.escaped(text) + "</" + kind.split(" ")[0] + ">";
  }
}
