package croupier.app.table.face;

import croupier.app.live.Happening;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.engine.Action;
import croupier.engine.Event;
import croupier.engine.Outcome;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A game told to people, in whole sentences: who decided what, what chance answered, and what came
 * of it. Players are called by their names, things as at the table.
 */
public abstract class Telling {
  private final Words words;
  private final List<String> names;

  /**
   * @param words the language of whoever reads
   */
  protected Telling(Words words, List<String> names) {
    this.words = words;
    this.names = names;
  }

  /** What a seat decided. */
  public abstract String decided(int seat, Action action);

  /** What chance answered, as what follows "Chance: ". */
  public abstract String answered(Outcome outcome);

  /** What happened, before it is put into words: it may be said again in another language. */
  public abstract Message message(Event event);

  /** What of something that happened, or was taken back, is news to who watches. */
  public final List<Message> news(Happening happening) {
    int seat = happening.seat();
    if (!happening.takenBack()) {
      return news(happening.events());
    }
    return takesBack(seat, happening.undone())
        .map(List::of)
        .orElseGet(() -> takenBack(seat, news(happening.undone())));
  }

  /** What was told of it follows; of what nobody was told, nothing. */
  private static List<Message> takenBack(int seat, List<Message> told) {
    Message takesBack =
        Message.of(told.isEmpty() ? "playing.takes-back" : "playing.takes-back-this")
            .player("who", seat);
    return Stream.concat(Stream.of(takesBack), told.stream()).toList();
  }

  /**
   * That somebody takes back what was decided last, in one sentence.
   *
   * @param undone what had come of it
   */
  public final Message takenBackInShort(int seat, List<? extends Event> undone) {
    return takesBack(seat, undone)
        .orElseGet(() -> Message.of("playing.takes-back").player("who", seat));
  }

  /** The same, in a game where it has a name. */
  protected Optional<Message> takesBack(int seat, List<? extends Event> undone) {
    return Optional.empty();
  }

  /** What of these is news to who watches: what the next one says again is left out. */
  public List<Message> news(List<? extends Event> events) {
    return events.stream().map(this::message).toList();
  }

  /**
   * Whether what is done now is more of what was done before it, so that both are one piece of
   * news.
   */
  public boolean goesOn(List<? extends Event> before, List<? extends Event> now) {
    return false;
  }

  /**
   * Whose sign stands beside these: who does something with them, where that is another than who
   * decided.
   *
   * @param seat who decided
   */
  public int doer(int seat, List<? extends Event> events) {
    return seat;
  }

  /** What can be drawn beside these: {@code die-1} to {@code die-6}, and {@code card}. */
  public List<String> signs(List<? extends Event> events) {
    return List.of();
  }

  public final String happened(Event event) {
    return say(message(event));
  }

  protected final String say(Message message) {
    return words.say(message, names);
  }
}
