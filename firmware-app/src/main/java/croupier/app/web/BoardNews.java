package croupier.app.web;

import croupier.app.seat.SeatPages;
import croupier.app.table.mode.WallPicture;
import croupier.app.words.Language;
import croupier.hal.UnitPicture;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Everything that pages would be sent, without any page and any line: for whoever reads over all
 * shoulders at once, and for a table in virtual time, whose pages read when it lets them.
 */
public final class BoardNews {
  /** Who reads. */
  @FunctionalInterface
  public interface Reader {
    /**
     * @param page which page is sent this: {@code unit}, {@code table}, {@code hood A}, {@code
     *     door}, {@code seat 2}
     */
    void reads(String page, byte[] bytes);
  }

  private final Notices notices;
  private final int dials;
  private final Map<String, NoticeBoard> boards = new HashMap<>();
  private final Map<String, NoticeBoard.Seen> seen = new HashMap<>();

  public BoardNews(UnitFacts unit) {
    notices = new Notices(unit, new WayIn());
    dials = unit.dials();
  }

  /** From now on these are the pages at the seats. */
  public void seat(SeatPages pages) {
    pages.showOn(notices.seats());
  }

  public void speak(Language language) {
    notices.speak(language);
  }

  public void show(UnitPicture picture) {
    notices.show(picture);
  }

  public void hang(Optional<WallPicture> picture) {
    notices.hang(picture);
  }

  /** Lets a page of each kind read what is new to it. */
  public void read(int seats, Reader reader) {
    read("unit", notices.unit(), reader);
    read("table", notices.onlookers(), reader);
    for (int dial = 0; dial < dials; dial++) {
      read("hood " + List.of("A", "B").get(dial), notices.hood(dial), reader);
    }
    read("door", notices.seats().door(), reader);
    for (int place = 0; place < seats; place++) {
      String page = "seat " + (place + 1);
      notices.seats().seat(place).ifPresent(board -> read(page, board, reader));
    }
  }

  private void read(String page, NoticeBoard board, Reader reader) {
    NoticeBoard.Seen before =
        board == boards.put(page, board)
            ? seen.getOrDefault(page, NoticeBoard.Seen.NOTHING)
            : NoticeBoard.Seen.NOTHING;
    board
        .news(before)
        .ifPresent(
            reading -> {
              seen.put(page, reading.seen());
              if (reading.notice() != null) {
                reader.reads(page, reading.notice());
              }
            });
  }
}
