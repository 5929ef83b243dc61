package croupier.engine;

/**
 * Something that was asked for cannot be: a name for programs and one sentence for people. Nothing
 * has changed.
 */
public final class Refusal extends RuntimeException {
  /** Every reason there is. */
  public enum Code {
    UNKNOWN_COMMAND,
    NO_GAME,
    UNKNOWN_GAME,
    UNKNOWN_OPTION,
    WRONG_SEAT_COUNT,
    BAD_DATA,
    TOO_LONG,
    UNKNOWN_TYPE,
    NO_SUCH_SEAT,
    NOT_YOUR_TURN,
    CHANCE_FIRST,
    NO_CHANCE_ASKED,
    ILLEGAL_ACTION,
    ILLEGAL_OUTCOME,
    NOTHING_TO_TAKE_BACK,
    GAME_OVER,
    IMPOSSIBLE_POSITION;

    /** As it is written in JSON. */
    public String id() {
      return Records.lower(name());
    }
  }

  private final Code code;

  public Refusal(Code code, String sentence) {
    // Refusals are answers, not accidents: no stack trace is taken.
    super(sentence, null, false, false);
    this.code = code;
  }

  public static Refusal noSuchSeat(int seat, int seats) {
    return new Refusal(
        Code.NO_SUCH_SEAT, "There is no seat " + seat + "; seats are 0 to " + (seats - 1) + ".");
  }

  public Code code() {
    return code;
  }
}
