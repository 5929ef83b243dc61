package croupier.app.seat;

import croupier.app.words.Message;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** A page asks for a seat of the unit, and waits for an answer. */
public final class SeatClaim {
  private final int place;
  private final String name;
  private final int number;
  private final CompletableFuture<Answer> answer = new CompletableFuture<>();

  /**
   * What came of it.
   *
   * @param token what the page shows from now on to have the seat; empty when it gets none
   * @param why it gets none
   */
  public record Answer(Optional<String> token, Message why) {}

  /**
   * @param name what the page's owner wants to be called; empty when they do not mind
   * @param number what the page shows meanwhile, so that people see that it is theirs
   */
  public SeatClaim(int place, String name, int number) {
    this.place = place;
    this.name = name;
    this.number = number;
  }

  public int place() {
    return place;
  }

  public String name() {
    return name;
  }

  public int number() {
    return number;
  }

  /** For whoever waits. */
  public CompletableFuture<Answer> answer() {
    return answer;
  }

  public void grant(String token) {
    answer.complete(new Answer(Optional.of(token), null));
  }

  public void refuse(Message why) {
    answer.complete(new Answer(Optional.empty(), why));
  }
}
