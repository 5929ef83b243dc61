package croupier.app.table.page;

import croupier.app.live.Happening;
import croupier.app.table.face.Telling;
import croupier.app.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** What the page of a seat tells of what happened, each decision on a line. */
final class ToldLines {
  /** More than a hand happens between two looks only when a whole table plays by itself. */
  private static final int MOST = 12;

  /** So much of what was told before that a page which opens anew has it too. */
  private static final int MOST_EARLIER = 4;

  private final Telling telling;

  /** Since there was last something to decide, and before that. */
  private final List<List<Message>> now = new ArrayList<>();

  private final List<List<Message>> earlier = new ArrayList<>();

  /** Whether what is told next is new, and what was told before is old. */
  private boolean isOld;

  ToldLines(Telling telling) {
    this.telling = telling;
  }

  void happened(Happening happening) {
    while (isOld && !now.isEmpty()) {
      growOld();
    }
    isOld = false;
    List<Message> news = telling.news(happening);
    if (!news.isEmpty()) {
      now.add(List.copyOf(news));
    }
    if (now.size() > MOST) {
      growOld();
    }
  }

  /** There is something to decide, with all of it in sight. */
  void asked() {
    isOld = true;
  }

  private void growOld() {
    earlier.add(now.removeFirst());
    if (earlier.size() > MOST_EARLIER) {
      earlier.removeFirst();
    }
  }

  /** The last one at the end. */
  List<String> now(Function<List<Message>, String> says) {
    return now.stream().map(says).toList();
  }

  /** The last one at the end. */
  List<String> earlier(Function<List<Message>, String> says) {
    return earlier.stream().map(says).toList();
  }
}
