package croupier.app;

import croupier.hal.Clock;
import java.time.Duration;

/** Every limit of the program, in one place. Reaching one is an answer, never a crash. */
public final class Limits {
  /** Characters of one line of the engine protocol, or of a record. */
  public static final int LINE = 1_000_000;

  /** Characters of the id of a request. */
  public static final int REQUEST_ID = 100;

  /** Objects and lists inside each other in JSON from outside. */
  public static final int JSON_DEPTH = 32;

  /** Characters of a seat's name. */
  public static final int NAME = 16;

  /** Characters of a seed. */
  public static final int SEED = 200;

  /** Characters of what a seat adds to the seed. */
  public static final int LUCK = 40;

  /** Entries of a record: decisions and outcomes of one game. */
  public static final int RECORD_ENTRIES = 200_000;

  /** Lines of a record that is kept in memory, for the engine protocol. */
  public static final int MEMORY_RECORD = 20_000;

  /** Decisions of one seat that can be taken back one after another. */
  public static final int TAKEN_BACK_IN_A_ROW = 32;

  /** Decisions that are taken back in one game: it is to end some day. */
  public static final int TAKEN_BACK = 1_000;

  /** Saved games that the unit offers to resume, the latest first. */
  public static final int RESUMABLE = 20;

  /** Bytes of a record that is read back. */
  public static final long RECORD_BYTES = 64L << 20;

  /** Bytes of the ledger beside the records: tens of thousands of games. */
  public static final long LEDGER_BYTES = 16L << 20;

  /** Bytes of a record that is told of in the evenings; real ones have a hundredth of it. */
  public static final long TOLD_RECORD_BYTES = 16L << 20;

  /** Records of which the pages of the unit tell, the latest; the command line tells of all. */
  public static final int TOLD_RECORDS = 2_000;

  /** Touches and answers that wait for the table. */
  public static final int QUEUE = 1_000;

  /** Answers of whoever holds a seat that are refused before it is not heard for this question. */
  public static final int REFUSED = 10;

  /** Seats of a unit. */
  public static final int SEATS = 6;

  /** The highest number that a page shows while it asks for a seat. */
  public static final int CLAIM_NUMBER = 99;

  /** The highest number of a choice that a page can name. */
  public static final int CHOICES = 1_000;

  /** Phones that ask for a seat in vain, one after the other; then nobody is asked in this game. */
  public static final int CLAIMS_IN_VAIN = 3;

  /** How often a game may fail at the same place; then it is put aside, and its record kept. */
  public static final int STUMBLES = 3;

  /** Mistakes of the program with less than {@link #CALM} between them; then it starts anew. */
  public static final int MISTAKES = 5;

  /** Nanoseconds after which a mistake is no sign any more that nothing works. */
  public static final long CALM = 60 * Clock.SECOND;

  /**
   * Looks, one a second, at a table that does not come round; then it is stuck. With {@link
   * #LAST_WORDS} it is less than systemd waits.
   */
  public static final int VAIN_LOOKS = 6;

  /** How long a program that is stuck may take to write down what it knows. */
  public static final Duration LAST_WORDS = Duration.ofMillis(1_500);

  /** Lines that the flight recorder remembers: an evening's last minutes. */
  public static final int FLIGHT_LINES = 1_000;

  /** Characters of one of them. */
  public static final int FLIGHT_LINE = 120;

  /** Calls of the program that a flight record tells. */
  public static final int FLIGHT_CALLS = 24;

  /** Bytes of a flight record that is read back. */
  public static final int FLIGHT_BYTES = 256_000;

  /** Flight records beside the games; then the oldest goes. */
  public static final int FLIGHTS = 8;

  private Limits() {}
}
