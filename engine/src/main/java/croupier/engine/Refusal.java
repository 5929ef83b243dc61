package croupier.engine;

/**
 * Something that was asked for cannot be: a code for the kind of fault, and the reason with what it
 * is about. Nothing has changed.
 */
public final class Refusal extends RuntimeException {
  /** The kinds of fault. */
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
  private final transient Because because;

  public Refusal(Code code, Because because) {
    // Refusals are answers, not accidents: no stack trace is taken.
    super(null, null, false, false);
    this.code = code;
    this.because = because;
  }

  public Refusal(Code code, Reason reason) {
    this(code, Because.of(reason));
  }

  public static Refusal gameOver() {
    return new Refusal(Code.GAME_OVER, GeneralReason.GAME_OVER);
  }

  public static Refusal noSuchSeat(int seat, int seats) {
    return new Refusal(
        Code.NO_SUCH_SEAT, GeneralReason.NO_SUCH_SEAT.with("seat", seat).with("last", seats - 1));
  }

  /** An action that belongs to another game. */
  public static Refusal notOf(Game game, Action action) {
    return new Refusal(
        Code.ILLEGAL_ACTION,
        GeneralReason.NOT_OF_THIS_GAME
            .with("game", game.id())
            .with("type", Records.typeOf(action.getClass())));
  }

  /** An outcome of another kind than the one that chance is asked for. */
  public static Refusal answersSomethingElse(Outcome outcome, Ask ask) {
    return new Refusal(
        Code.ILLEGAL_OUTCOME,
        GeneralReason.ANSWERS_SOMETHING_ELSE
            .with("type", Records.typeOf(outcome.getClass()))
            .with("ask", Records.typeOf(ask.getClass())));
  }

  /** Data that cannot be read; the detail names the field, in English, for programmers. */
  public static Refusal wrongData(String detail) {
    return new Refusal(Code.BAD_DATA, GeneralReason.WRONG_DATA.with("detail", detail));
  }

  /** A position that no game can reach; the detail names the field, in English, for programmers. */
  public static Refusal impossible(String detail) {
    return new Refusal(
        Code.IMPOSSIBLE_POSITION, GeneralReason.IMPOSSIBLE_POSITION.with("detail", detail));
  }

  public Code code() {
    return code;
  }

  public Reason reason() {
    return because.reason();
  }

  public Because because() {
    return because;
  }

  /** The reason as it is named; what people read is made where they read it. */
  @Override
  public String getMessage() {
    return because.toString();
  }
}
