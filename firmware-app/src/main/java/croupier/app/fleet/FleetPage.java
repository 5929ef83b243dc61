package croupier.app.fleet;

import croupier.app.svg.Shapes;
import croupier.app.words.Words;
import java.util.List;
import java.util.stream.Collectors;

/** A fleet as a page that loads itself anew; it needs nothing else, and nothing in it runs. */
public final class FleetPage {
  /** Seconds between two looks. */
  private static final int LOOK = 2;

  private static final String STYLE =
      """
      body { font: 16px system-ui, sans-serif; margin: 2rem; color: #222; background: #fff }
      table { border-collapse: collapse }
      th, td { text-align: left; padding: .3rem 1rem .3rem 0; border-bottom: 1px solid #ccc }
      tr.gone td { color: #767676 }
      tr.fault td { background: #fde8e0 }
      @media (prefers-color-scheme: dark) {
        body { color: #ddd; background: #16181d }
        th, td { border-color: #444 }
        tr.gone td { color: #999 }
        tr.fault td { background: #4a2018 }
      }
      """;

  private final FleetWords words;
  private final String language;

  public FleetPage(Words words) {
    this.words = new FleetWords(words);
    language = words.language().code();
  }

  public String of(Fleet fleet) {
    List<FleetUnit> units = fleet.units();
    String title = Shapes.escaped(words.say("fleet.title"));
    return """
    <!doctype html>
    <html lang="%s">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta http-equiv="refresh" content="%d">
    <title>%s</title>
    <style>
    %s</style>
    </head>
    <body>
    <h1>%s</h1>
    %s<p>%s</p>
    <table>
    <thead><tr>%s</tr></thead>
    <tbody>
    %s</tbody>
    </table>
    </body>
    </html>
    """
        .formatted(
            language,
            LOOK,
            title,
            STYLE,
            title,
            fleet
                .trouble()
                .map(why -> "<p role=\"alert\">" + Shapes.escaped(words.trouble(why)) + "</p>\n")
                .orElse(""),
            Shapes.escaped(words.summary(units)),
            cells("th", words.headings()),
            units.stream().map(this::row).collect(Collectors.joining()));
  }

  private String row(FleetUnit unit) {
    String kind = !unit.there() ? "gone" : unit.hasFaults() ? "fault" : "";
    return "<tr class=\"%s\">%s</tr>\n".formatted(kind, cells("td", words.cells(unit)));
  }

  private static String cells(String tag, List<String> texts) {
    return texts.stream()
        .map(text -> "<%s>%s</%s>".formatted(tag, Shapes.escaped(text), tag))
        .collect(Collectors.joining());
  }
}
