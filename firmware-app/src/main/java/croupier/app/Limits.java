package croupier.app;

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

  /**
   * Entries of a record: decisions and outcomes of one game. A long evening has a tenth of it; a
   * game that is left to bots for days is put aside here, while it can still be read back.
   */
  public static final int RECORD_ENTRIES = 50_000;

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

  /**
   * Thoughts of bots that never end, and whose threads are given up; with one more bots make any
   * move, until one of these comes to its end.
   */
  public static final int THOUGHTS_GIVEN_UP = 3;

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

  /**
   * Mistakes of the program with less than {@link Waits#CALM} between them; then it starts anew.
   */
  public static final int MISTAKES = 5;

  /**
   * Looks, one a second, at a table that does not come round; then it is stuck. With {@link
   * Waits#LAST_WORDS} it is less than systemd waits.
   */
  public static final int VAIN_LOOKS = 6;

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

  /** Characters of a field's name, or of a number, in JSON from outside. */
  public static final int JSON_WORD = 200;

  /** Bytes of a small file beside the games. */
  public static final int SMALL_FILE_BYTES = 4_000;

  /** Bytes of a seed file: a seed and a salt. */
  public static final int SEED_FILE_BYTES = 1_000;

  /** Steps of a game in the arena; one that is not over by then is nobody's. */
  public static final int ARENA_STEPS = 20_000;

  /** Games of the arena together: their numbers are to fit where they are counted. */
  public static final long ARENA_GAMES = 1_000_000_000;

  /** Rows of the arena that are over before one that is still on; then their threads wait. */
  public static final int ARENA_EARLY = 1_000;

  /** Threads of the arena. */
  public static final int ARENA_THREADS = 1_024;

  /** Bots of the arena. */
  public static final int ARENA_BOTS = 32;

  /** How many times as fast as in truth a demonstration may go. */
  public static final int DEMO_SPEED = 1_000;

  /** Games of a demonstration. */
  public static final int DEMO_GAMES = 1_000_000_000;

  /** Characters of a sentence about a command. */
  public static final int TYPED = 2_000;

  /** Milliseconds that a program may be given for an answer. */
  public static final int ANSWER_MILLIS = 3_600_000;

  /** Megabytes of memory that a program may be given. */
  public static final int PROGRAM_MEGABYTES = 1 << 20;

  /** Characters of a program's answer; no action of any game is longer. */
  public static final int PROGRAM_ANSWER = 10_000;

  /** Games one after the other that a program may spoil before it is not asked again. */
  public static final int SPOILT = 3;

  /** Things that happened and wait for a broker; then the oldest goes. */
  public static final int UNTOLD = 200;

  /** Bytes of one message of a broker: a file of settings is shorter. */
  public static final int MQTT_BYTES = 70_000;

  /** Bytes of the settings that a group has in common. */
  public static final int GROUP_SETTINGS = 8_000;

  /** Units of a fleet that are shown; more are somebody's joke. */
  public static final int FLEET = 1_000;

  /** Characters of a word that a unit tells its fleet. */
  public static final int FLEET_WORD = 64;

  /** Messages to a fleet in a second: every unit may have to say something at once. */
  public static final int FLEET_NEWS = 20_000;

  /** Messages of a broker to a unit, in a second; nobody commands so much. */
  public static final int COMMANDS = 20;

  /** Presses of the service code; fewer could come by chance. */
  public static final int SHORTEST_CODE = 4;

  /** The same; more are hard to remember. */
  public static final int LONGEST_CODE = 8;

  /** Lines that are logged because they have no room on the display. */
  public static final int TOO_LONG = 100;

  /** Percent of its pace at which the time of a workbench may go. */
  public static final int BENCH_PACE = 1_600;

  /** Seconds that a workbench skips at once. */
  public static final int BENCH_SKIP = 3_600;

  /** Lines of the display that are remembered: more than a table says in a minute. */
  public static final int LINES_REMEMBERED = 500;

  /** Sentences that are remembered: more than a table says in a minute. */
  public static final int SENTENCES_REMEMBERED = 1_000;

  /** Throws of a kind: more than anybody makes in a life, and few enough to be added up. */
  public static final int THROWS = 100_000_000;

  private Limits() {}
}
