package croupier.app.pi;

import java.util.Map;

/** Lets the log begin each line with what the journal knows its weight by. */
public final class JournalLog {
  private static final String LOGGER = "org.slf4j.simpleLogger.";

  private JournalLog() {}

  /** To be called before anything is logged; changes nothing when no journal listens. */
  public static void prepare(Map<String, String> environment) {
    if (!environment.containsKey("JOURNAL_STREAM")) {
      return;
    }
    System.setProperty(LOGGER + "levelInBrackets", "false");
    System.setProperty(LOGGER + "errorLevelString", "<3>");
    System.setProperty(LOGGER + "warnLevelString", "<4>");
    System.setProperty(LOGGER + "infoLevelString", "<6>");
    System.setProperty(LOGGER + "debugLevelString", "<7>");
  }
}
