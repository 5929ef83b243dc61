package croupier.app.arena;

import croupier.app.svg.Shapes;
import croupier.app.words.Message;
import croupier.app.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** How a contest stands, as a page that needs nothing else: for a phone, a desk and paper. */
final class ReportPage {
  private static final String STYLE =
      """
      :root { color-scheme: light; }
      * { box-sizing: border-box; }
      body { margin: 0 auto; padding: 16px; max-width: 1160px; background: #fff; color: #222;
        font: 16px/1.45 system-ui, sans-serif; }
      h1 { font-size: 1.35rem; line-height: 1.25; margin: 0 0 .6rem; }
      h2 { font-size: 1.05rem; margin: 0 0 .4rem; }
      p { margin: .3rem 0; }
      .plots { display: grid; gap: 28px; margin-top: 24px;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 440px), 1fr)); }
      section { min-width: 0; break-inside: avoid; }
      svg { display: block; width: 100%; font-family: system-ui, sans-serif; }
      .wide { overflow-x: auto; }
      table { border-collapse: collapse; font-size: .92rem; font-variant-numeric: tabular-nums; }
      th, td { padding: .3rem .55rem; text-align: right; border-bottom: 1px solid #ddd;
        white-space: nowrap; }
      th { font-weight: 600; color: #555; }
      th:first-child, td:first-child { text-align: left; padding-left: 0; }
      .note, .legend { color: #555; font-size: .88rem; }
      .legend span { margin-right: 1em; white-space: nowrap; }
      .legend i { display: inline-block; width: .8em; height: .8em; margin-right: .35em; }
      dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem .9rem; margin: 0;
        font-size: .88rem; overflow-wrap: anywhere; }
      dt { color: #555; } dd { margin: 0; }
      section:last-child { grid-column: 1 / -1; }
      @media (max-width: 500px) {
        table { font-size: .74rem; }
        th, td { padding: .3rem .24rem; }
        th:first-child, td:first-child { white-space: normal; }
        th:nth-child(2), td:nth-child(2) { display: none; }
      }
      @media print {
        @page { size: A4; margin: 14mm; }
        body { padding: 0; font-size: 11pt; max-width: none; print-color-adjust: exact;
          -webkit-print-color-adjust: exact; }
        .plots { grid-template-columns: 1fr 1fr; gap: 8mm; }
        .wide { overflow: visible; }
        table { font-size: 9.5pt; }
        .note, .legend, dl { font-size: 8.5pt; }
      }
      """;

  private final Standings standings;
  private final Words words;
  private final StandingsText text;
  private final ReportPlots plots;

  ReportPage(Standing standing, Words words) {
    this.words = words;
    standings = standing.standings();
    text = new StandingsText(standing, words);
    plots = new ReportPlots(standing, text, words);
  }

  String html() {
    List<String> sections = new ArrayList<>();
    sections.add(section("arena.plot-matrix", "arena.note-matrix", plots.matrix()));
    sections.add(section("arena.plot-lengths", "arena.note-lengths", plots.lengths()));
    sourceNames()
        .ifPresent(
            names ->
                sections.add(
                    section("arena.plot-sources", "arena.note-sources", plots.sources(names))));
    sections.add(section("arena.plot-times", "arena.note-times", plots.times()));
    sections.add(section("arena.contest", "arena.note-contest", contest()));
    String title = Shapes.escaped(text.title());
    String remarks =
        text.remarks().stream()
            .map(remark -> "<p>" + Shapes.escaped(remark) + "</p>\n")
            .collect(Collectors.joining());
    return """
    <!doctype html>
    <html lang="%s">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>%s</title>
    <style>
    %s</style>
    </head>
    <body>
    <h1>%s</h1>
    <div class="wide" tabindex="0" role="group" aria-label="%s">%s</div>
    %s<div class="plots">
    %s</div>
    </body>
    </html>
    """
        .formatted(
            words.language().code(),
            title,
            STYLE,
            title,
            title,
            table(),
            remarks,
            String.join("", sections));
  }

  private String section(String heading, String note, String what) {
    return """
    <section>
    <h2>%1$s</h2>
    <p class="note">%2$s</p>
    <div class="wide" tabindex="0" role="group" aria-label="%1$s">%3$s</div>
    </section>
    """
        .formatted(Shapes.escaped(words.say(heading)), Shapes.escaped(words.say(note)), what);
  }

  private String table() {
    StringBuilder table = new StringBuilder("<table>\n");
    table.append(row("th", text.headings()));
    for (int bot = 0; bot < standings.names().size(); bot++) {
      table.append(row("td", text.row(bot)));
    }
    return table.append("</table>").toString();
  }

  private static String row(String kind, List<String> cells) {
    return cells.stream()
        .map(cell -> "<" + kind + ">" + Shapes.escaped(cell) + "</" + kind + ">")
        .collect(Collectors.joining("", "<tr>", "</tr>\n"));
  }

  /** What the sources are called here, if the game says where points come from. */
  private Optional<List<String>> sourceNames() {
    return PointSources.of(standings.contest().game())
        .map(
            sources ->
                sources.names().stream()
                    .map(
                        name -> {
                          String message = "arena.source-" + name.replace('_', '-');
                          return words.has(message)
                              ? words.say(Message.of(message))
                              : name.replace('_', ' ');
                        })
                    .toList());
  }

  /** What was played, so that it can be played again. */
  private String contest() {
    StringBuilder list = new StringBuilder("<dl>\n");
    Map<String, Object> facts = standings.contest().data();
    facts.remove("arena");
    for (Map.Entry<String, Object> each : facts.entrySet()) {
      list.append("<dt>")
          .append(Shapes.escaped(each.getKey()))
          .append("</dt><dd>")
          .append(Shapes.escaped(shown(each.getValue())))
          .append("</dd>\n");
    }
    return list.append("</dl>").toString();
  }

  private static String shown(Object value) {
    return switch (value) {
      case List<?> list -> list.stream().map(String::valueOf).collect(Collectors.joining(", "));
      case Map<?, ?> map ->
          map.entrySet().stream()
              .map(each -> each.getKey() + "=" + each.getValue())
              .collect(Collectors.joining(", "));
      default -> String.valueOf(value);
    };
  }
}
