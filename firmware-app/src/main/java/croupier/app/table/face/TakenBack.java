package croupier.app.table.face;

import croupier.app.Limits;
import croupier.app.live.Happening;
import croupier.app.words.Message;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Remembers what was told of the last decisions, so that it is said what somebody takes back. */
public final class TakenBack {
  /** The last one first. */
  private final Deque<List<Message>> decided = new ArrayDeque<>();

  /** What is told of something that happened. */
  public List<Message> news(Happening happening, Telling telling) {
    if (happening.takenBack()) {
      return takesBack(happening.seat());
    }
    List<Message> news = telling.news(happening.events());
    if (happening.seat() == Happening.CHANCE) {
      decided.clear();
    } else {
      decided.push(news);
    }
    if (decided.size() > Limits.TAKEN_BACK_IN_A_ROW) {
      decided.removeLast();
    }
    return news;
  }

  /** Of what nobody was told, and of what was before the game was gone on with, only that. */
  private List<Message> takesBack(int seat) {
    List<Message> taken = decided.isEmpty() ? List.of() : decided.pop();
    String told = taken.isEmpty() ? "playing.takes-back" : "playing.takes-back-this";
    List<Message> news = new ArrayList<>(List.of(Message.of(told).player("who", seat)));
    news.addAll(taken);
    return news;
  }
}
