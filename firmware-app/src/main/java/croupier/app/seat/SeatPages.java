package croupier.app.seat;

import croupier.app.Limits;
import croupier.app.Secrets;
import croupier.app.words.Message;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The pages at the seats of a unit. Whoever shows the token of a seat has it, beside the people at
 * the unit: it is given once, nobody can guess it, and only its digest is kept. A new one ends the
 * one before it.
 *
 * <pre>
 *   a page: claim ──▶ the mode that is on ──▶ open (token) ──▶ tell ... touch ... ──▶ close
 * </pre>
 */
public final class SeatPages {
  private static final Logger LOG = LoggerFactory.getLogger("croupier.seat");

  /** Where the pages are; told on the table's thread. */
  public interface Screen {
    /** Who sits where, for whoever is at the door. */
    void offers(List<SeatOffer> offers);

    /** All that the page of a seat is to show now. */
    void tell(int place, Map<String, Object> what);

    /** The page of a seat has it no more. */
    void close(int place);
  }

  private static final Screen NONE =
      new Screen() {
        @Override
        public void offers(List<SeatOffer> offers) {}

        @Override
        public void tell(int place, Map<String, Object> what) {}

        @Override
        public void close(int place) {}
      };

  private final TableThread table;
  private final Supplier<String> secrets = new Secrets();

  /** The digests of the tokens, by place. */
  private final Map<Integer, byte[]> tokens = new ConcurrentHashMap<>();

  /** What each page can do now, by place. */
  private final Map<Integer, SeatHand> hands = new HashMap<>();

  /** What each page shows, to be said again in another language, by place. */
  private final Map<Integer, Supplier<Map<String, Object>>> told = new HashMap<>();

  private Screen screen = NONE;
  private Supplier<Optional<String>> address = Optional::empty;
  private Consumer<SeatClaim> door = claim -> claim.refuse(Message.of("seat.not-now"));
  private List<SeatOffer> offers = List.of();

  /** How many questions each seat was asked, in all games, by place. */
  private final Map<Integer, Long> questions = new HashMap<>();

  /** How many asked in vain, one after the other, for the seat of somebody at the unit. */
  private int inVain;

  public SeatPages(TableThread table) {
    this.table = table;
  }

  /** Where the pages are from now on; before the table turns. */
  public void showOn(Screen pages) {
    screen = pages;
    screen.offers(offers);
  }

  /** Where phones find the seats, as people type it; empty when they do not. */
  public Optional<String> address() {
    return address.get();
  }

  /** Who knows where phones find the seats; before the table turns. */
  public void foundAt(Supplier<Optional<String>> where) {
    address = where;
  }

  /** Who answers claims. */
  public void answeredBy(Consumer<SeatClaim> table) {
    door = table;
  }

  // --- what pages bring, from any thread

  /** The seat whose token this is. Every token takes as long as every other. */
  public OptionalInt seat(String token) {
    byte[] shown = digest(token);
    int found = -1;
    for (Map.Entry<Integer, byte[]> each : tokens.entrySet()) {
      if (MessageDigest.isEqual(each.getValue(), shown)) {
        found = each.getKey();
      }
    }
    return found < 0 ? OptionalInt.empty() : OptionalInt.of(found);
  }

  /** A page wants a seat. */
  public void claim(SeatClaim claim) {
    put(() -> door.accept(claim), () -> claim.refuse(Message.of("seat.busy")));
  }

  /** A page does something for its seat; the answer says why not, if it cannot be. */
  public CompletableFuture<Optional<Message>> touch(int place, SeatHand.Touch touch) {
    CompletableFuture<Optional<Message>> done = new CompletableFuture<>();
    put(
        () -> done.complete(does(place, touch)),
        () -> done.complete(Optional.of(Message.of("seat.busy"))));
    return done;
  }

  private Optional<Message> does(int place, SeatHand.Touch touch) {
    SeatHand hand = hands.get(place);
    return hand == null ? Optional.of(Message.of("seat.too-late")) : hand.does(touch);
  }

  /** The owner of a page gives the seat back. */
  public void leave(int place) {
    put(() -> close(place), () -> {});
  }

  /** A mistake that a page brought about is not to end the table's thread. */
  private void put(Runnable what, Runnable instead) {
    boolean taken =
        table.put(
            () -> {
              try {
                what.run();
              } catch (RuntimeException mistake) {
                // Of what it says only the kind is logged: the rest may be what a seat alone knows.
                LOG.warn(
                    "What a page brought made a mistake: {}", mistake.getClass().getSimpleName());
                instead.run();
              }
            });
    if (!taken) {
      instead.run();
    }
  }

  // --- what the table does, on its thread

  /** Who sits where has perhaps changed. */
  public void offer(List<SeatOffer> now) {
    if (!now.equals(offers)) {
      offers = List.copyOf(now);
      screen.offers(offers);
    }
  }

  /** Whether people may be asked whose page it is; strangers are not to keep them from playing. */
  public boolean mayAskPeople() {
    return inVain < Limits.CLAIMS_IN_VAIN;
  }

  /** Somebody asked in vain. */
  public void askedInVain() {
    inVain++;
  }

  /**
   * The number of the next question of a seat: no two of it have the same, in whichever game. It
   * counts this seat's alone, or it would tell how often others are asked.
   */
  public long nextQuestion(int place) {
    return questions.merge(place, 1L, Long::sum);
  }

  /** A game begins, and with it whatever was refused before is forgotten. */
  public void forgive() {
    inVain = 0;
  }

  public boolean isOpen(int place) {
    return tokens.containsKey(place);
  }

  /** A page gets a seat: its token, which nobody is told again. */
  public String open(int place) {
    close(place);
    inVain = 0;
    String token = secrets.get();
    tokens.put(place, digest(token));
    tell(place, Map::of);
    return token;
  }

  /** From now on a page acts with this hand; null for none. */
  public void give(int place, SeatHand hand) {
    hands.put(place, hand);
  }

  /** From now on a page shows this, in whatever language is spoken. */
  public void tell(int place, Supplier<Map<String, Object>> what) {
    if (isOpen(place)) {
      told.put(place, what);
      screen.tell(place, what.get());
    }
  }

  /** Another language is spoken. */
  public void sayAgain() {
    told.forEach((place, what) -> screen.tell(place, what.get()));
  }

  /** A page has its seat no more. */
  public void close(int place) {
    hands.remove(place);
    told.remove(place);
    if (tokens.remove(place) != null) {
      screen.close(place);
      offer(offers.stream().map(one -> one.place() == place ? one.withoutPage() : one).toList());
    }
  }

  /** Nobody has a seat any more: whoever comes next is somebody else. */
  public void closeAll() {
    List.copyOf(tokens.keySet()).forEach(this::close);
  }

  private static byte[] digest(String token) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every JDK has SHA-256", impossible);
    }
  }
}
