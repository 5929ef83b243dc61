package croupier.app.web;

import croupier.app.json.Json;
import croupier.app.seat.SeatOffer;
import croupier.app.seat.SeatPages;
import croupier.hal.UnitPicture;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The notice boards of the seats: one for each, and one at the door. What everybody sees stands on
 * all of them; what a seat may know is pinned on its own alone, so no other board says it or moves
 * because of it.
 */
final class SeatNotices implements SeatPages.Screen {
  private static final byte[] NOTHING = {};

  private byte[] table = PanelJson.event("table", PanelJson.seen(UnitPicture.DARK));
  private UnitPicture lastOfGame = UnitPicture.DARK;

  /** What was said last of everybody: it stands while the unit says nothing of them. */
  private List<List<String>> notes = List.of();

  private byte[] language = NOTHING;
  private byte[] offers = event("door", Map.of("seats", List.of()));
  private final NoticeBoard door = new NoticeBoard(Notices.together(table, offers));
  private final Map<Integer, byte[]> own = new ConcurrentHashMap<>();
  private final Map<Integer, NoticeBoard> seats = new ConcurrentHashMap<>();

  /** How many pages look at each seat now. */
  private final Map<Integer, Integer> looking = new HashMap<>();

  private byte[] away = away(List.of());

  /** For who has no seat. */
  NoticeBoard door() {
    return door;
  }

  /** For who has this seat. */
  Optional<NoticeBoard> seat(int place) {
    return Optional.ofNullable(seats.get(place));
  }

  // --- what everybody sees

  synchronized void show(UnitPicture picture) {
    // A show is no news of the game that rests meanwhile.
    boolean isShow = PanelJson.isShow(picture) && !own.isEmpty();
    lastOfGame = isShow ? lastOfGame : picture.forOnlookers();
    List<List<String>> said = lastOfGame.prompt().notes();
    if (own.isEmpty() || said.stream().anyMatch(lines -> !lines.isEmpty())) {
      notes = said;
    }
    byte[] news =
        PanelJson.event(
            "table",
            isShow
                ? PanelJson.seenMeanwhile(lastOfGame, notes)
                : PanelJson.seen(lastOfGame, notes));
    if (!Arrays.equals(news, table)) {
      table = news;
      pinAll();
    }
  }

  /** The pages are in another language from now on. */
  synchronized void speak(byte[] event) {
    language = event;
    pinAll();
  }

  @Override
  public synchronized void offers(List<SeatOffer> now) {
    offers = event("door", Map.of("seats", now.stream().map(SeatNotices::offer).toList()));
    door.pin(Notices.together(language, table, offers));
  }

  private static Map<String, Object> offer(SeatOffer offer) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("place", offer.place());
    data.put("name", offer.name());
    data.put("sitter", offer.sitter().name().toLowerCase(Locale.ROOT));
    data.put("page", offer.page());
    return data;
  }

  // --- what a seat alone knows

  @Override
  public synchronized void tell(int place, Map<String, Object> what) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("place", place);
    if (what.get("game") instanceof String game) {
      all.put("page", PageFiles.seatPage(game));
    }
    all.putAll(what);
    boolean isNew = own.put(place, event("seat", all)) == null;
    pin(place);
    if (isNew) {
      tellWhoIsAway();
    }
  }

  /** So many pages more, or fewer, look at a seat from now on. */
  synchronized void looks(int place, int more) {
    looking.merge(place, more, Integer::sum);
    tellWhoIsAway();
  }

  /** Whoever waits for the answer of a phone is to know that it is off, or asleep. */
  private void tellWhoIsAway() {
    byte[] news =
        away(
            own.keySet().stream()
                .filter(place -> looking.getOrDefault(place, 0) == 0)
                .sorted()
                .toList());
    if (!Arrays.equals(news, away)) {
      away = news;
      own.keySet().forEach(this::pin);
    }
  }

  private static byte[] away(List<Integer> places) {
    return event("away", Map.of("places", places));
  }

  @Override
  public synchronized void close(int place) {
    own.remove(place);
    NoticeBoard board = seats.remove(place);
    if (board != null) {
      board.close();
    }
    tellWhoIsAway();
  }

  private void pinAll() {
    door.pin(Notices.together(language, table, offers));
    own.keySet().forEach(this::pin);
  }

  private void pin(int place) {
    byte[] notice = Notices.together(language, table, away, own.get(place));
    seats.computeIfAbsent(place, _ -> new NoticeBoard(notice)).pin(notice);
  }

  // --- all of them

  void beat() {
    door.beat();
    seats.values().forEach(NoticeBoard::beat);
  }

  /** Nobody has a seat any more. */
  synchronized void closeSeats() {
    new ArrayList<>(own.keySet()).forEach(this::close);
  }

  synchronized void closeAll() {
    door.close();
    closeSeats();
  }

  private static byte[] event(String name, Map<String, Object> data) {
    return PanelJson.event(name, Json.write(data).getBytes(StandardCharsets.UTF_8));
  }
}
