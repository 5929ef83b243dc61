package croupier.app.arena;

import croupier.app.words.Words;

/** How a contest stands, in each form in which people ask for it. */
public final class ArenaTold {
  private ArenaTold() {}

  /** For a terminal. */
  public static String text(Standing standing, Words words) {
    return new StandingsText(standing, words).text();
  }

  /** For a spreadsheet. */
  public static String csv(Standing standing) {
    return StandingsCsv.of(standing.standings());
  }

  /** For a browser and for paper: one file that needs nothing else. */
  public static String page(Standing standing, Words words) {
    return new ReportPage(standing, words).html();
  }
}
