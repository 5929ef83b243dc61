package croupier.app.table.page;

import croupier.app.live.LiveGame;
import croupier.app.seat.HeldSeats;
import croupier.app.seat.SeatClaim;
import croupier.app.seat.SeatOffer;
import croupier.app.seat.SeatOffer.Sitter;
import croupier.app.seat.SeatPages;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.table.screen.PhoneAsks;
import croupier.app.words.Message;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The pages at the seats of one game. */
public final class SeatedPages {
  private static final int NOBODY = -1;

  /** Taking back what was decided last. */
  public interface Back {
    /** Who can do so now; -1 for nobody. */
    int offeredTo();

    /** A player wants to, on the page. */
    void wants(int player);
  }

  private final TableContext context;
  private final Seating seating;
  private final LiveGame game;
  private final HeldSeats seats;
  private final Back back;

  /** By player. */
  private final Map<Integer, SeatPage> pages = new HashMap<>();

  /** Whoever has a page already keeps it for this game, and sees nothing of the last one. */
  public SeatedPages(
      TableContext context, Seating seating, LiveGame game, HeldSeats seats, Back back) {
    this.context = context;
    this.seating = seating;
    this.game = game;
    this.seats = seats;
    this.back = back;
    all().forgive();
    for (int player = 0; player < seating.players(); player++) {
      if (all().isOpen(seating.place(player)) && !seating.isHeld(player)) {
        all().tell(seating.place(player), Map::of);
        sitDown(player);
      }
    }
  }

  private SeatPages all() {
    return context.pages();
  }

  private void sitDown(int player) {
    SeatPage page = new SeatPage(context, seating, game, player, back);
    pages.put(player, page);
    all().give(seating.place(player), page);
    seats.sitBeside(player, page);
  }

  /** Every page shows how it is now. */
  public void show() {
    pages.values().forEach(SeatPage::show);
  }

  /** Every page tells what everybody at the unit has seen by now, while more of it is shown. */
  public void seen() {
    pages.values().forEach(SeatPage::seen);
  }

  /** The seat of a player is handed over: no page has it any more. */
  public void handOver(int player) {
    if (pages.remove(player) != null) {
      all().close(seating.place(player));
    }
  }

  // --- who wants a page

  /** Who sits where. */
  public List<SeatOffer> offers() {
    List<SeatOffer> offers = new ArrayList<>();
    for (int player = 0; player < seating.players(); player++) {
      offers.add(
          new SeatOffer(
              seating.place(player),
              seating.name(player),
              seating.isHeld(player) ? Sitter.OTHER : Sitter.PERSON,
              all().isOpen(seating.place(player))));
    }
    return offers;
  }

  /**
   * A page wants a seat: whoever sits there is asked.
   *
   * @param now the mode that is on
   * @param granted what follows when they say that it is theirs
   */
  public Mode claimed(SeatClaim claim, Mode now, Runnable granted) {
    int player = seating.places().indexOf(claim.place());
    if (player == NOBODY || seating.isHeld(player)) {
      claim.refuse(Message.of(player == NOBODY ? "seat.nobody-there" : "seat.held"));
      return now.again();
    }
    return PhoneAsks.of(
        context,
        claim,
        seating.name(player),
        now,
        yes -> {
          yes.grant(all().open(yes.place()));
          sitDown(player);
          granted.run();
        });
  }
}
