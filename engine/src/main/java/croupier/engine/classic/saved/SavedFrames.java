package croupier.engine.classic.saved;

import croupier.engine.Bits;
import croupier.engine.Fields;
import croupier.engine.Records;
import croupier.engine.classic.Cause;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.Frame;
import croupier.engine.classic.board.Building;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.board.Deck;
import croupier.engine.classic.rules.Auctions;
import croupier.engine.classic.rules.Cards;
import croupier.engine.classic.rules.Debts;
import croupier.engine.classic.rules.Movement;
import croupier.engine.classic.rules.Shortages;
import croupier.engine.classic.rules.Trades;
import croupier.engine.classic.rules.Turns;
import croupier.engine.classic.state.ClassicTable;
import croupier.engine.classic.state.Word;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The stack of what is going on as plain data, each frame with what it is about. */
final class SavedFrames {
  private static final int BANK = ClassicTable.BANK;

  private SavedFrames() {}

  static List<Object> write(ClassicTable table) {
    List<Object> frames = new ArrayList<>();
    for (int at = 0; at < table.depth(); at++) {
      frames.add(write(table, table.frameAt(at)));
    }
    return frames;
  }

  static Map<String, Object> write(ClassicTable table, long frame) {
    Frame kind = Frame.of(Word.kind(frame));
    int things = Word.things(frame);
    int amount = Word.amount(frame);
    int one = Word.one(frame);
    int other = Word.other(frame);
    Written data = new Written(kind);
    switch (kind) {
      case FIRST_ROLL ->
          data.seats("to_roll", Turns.toRoll(frame))
              .seats("best_seats", Turns.bestSeats(frame))
              .number("best", Turns.best(frame));
      case DEAL_DEEDS -> data.number("dealt", things);
      case CLOCK, TURN, CLOSING, OVER -> {}
      case ROLL -> data.number("seat", one);
      case MOVE ->
          data.number("seat", one)
              .put("dice", numbers(List.of(Movement.first(frame), Movement.second(frame))))
              .put("again", Movement.is(frame, Movement.AGAIN))
              .put("moved", Movement.is(frame, Movement.MOVED))
              .number("salaries_due", Movement.salaries(frame));
      case UTILITY_ROLL ->
          data.number("payer", other)
              .number("owner", one)
              .number("deed", table.board.spaceOf[things])
              .number("times", amount);
      case DRAW -> data.number("seat", one).word("deck", Deck.of(things));
      case CARD ->
          data.number("seat", one)
              .word("deck", Deck.of(Cards.deck(frame)))
              .put("card", table.rules.cards[Cards.deck(frame)][Cards.card(frame)].id())
              .seats("to_pay", Cards.toPay(frame));
      case TAX -> data.number("seat", one).number("space", things);
      case BUY -> data.number("seat", one).number("deed", table.board.spaceOf[things]);
      case AUCTION ->
          data.number("deed", table.board.spaceOf[Auctions.deed(frame)])
              .number("bid", amount)
              .number("bidder", ClassicTable.seat(one))
              .seats("passed", Auctions.passed(frame));
      case ESTATE -> data.put("deeds", numbers(Trades.deeds(table, things)));
      case SHORTAGE ->
          data.number("seat", one)
              .word("building", Building.of(things & 1))
              .number("site", table.board.spaceOf[Shortages.site(frame)])
              .seats("asked", Shortages.asked(frame));
      case BUILDING_SALE -> data.number("seat", one).word("building", Building.of(things & 1));
      case BUILDING_AUCTION ->
          data.word("building", Building.of(things & 1))
              .seats("seats", Shortages.in(frame))
              .number("bid", amount)
              .number("bidder", one)
              .seats("passed", Shortages.passedSeats(frame));
      case PLACE -> data.number("seat", one).word("building", Building.of(things & 1));
      case DEBT ->
          data.number("debtor", one)
              .number("creditor", ClassicTable.seat(other))
              .number("amount", amount)
              .word("cause", Debts.cause(frame))
              .number("offers_made", Debts.offered(frame));
      case OFFER -> offer(table, frame, data);
      case INSTEAD ->
          data.number("debtor", one)
              .number("creditor", other)
              .put("deeds", numbers(Trades.deeds(table, things)))
              .put("cards", decks(things))
              .number("value", amount);
      case TRANSFER -> data.number("seat", one).put("deeds", numbers(Trades.deeds(table, things)));
    }
    return data.fields;
  }

  private static void offer(ClassicTable table, long frame, Written data) {
    ClassicEvent.DealOffered deal = Trades.described(table, frame);
    data.number("from", deal.from())
        .number("to", deal.to())
        .put("give", numbers(deal.trade().give()))
        .put("take", numbers(deal.trade().take()))
        .number("pay", deal.trade().pay())
        .number("ask", deal.trade().ask())
        .put("give_cards", words(deal.trade().giveCards()))
        .put("take_cards", words(deal.trade().takeCards()));
  }

  private record Written(Map<String, Object> fields) {
    Written(Frame kind) {
      this(new LinkedHashMap<>());
      word("frame", kind);
    }

    Written put(String name, Object value) {
      fields.put(name, value);
      return this;
    }

    Written number(String name, int value) {
      return put(name, (long) value);
    }

    Written seats(String name, int seats) {
      return put(name, numbers(Bits.listed(seats)));
    }

    Written word(String name, Enum<?> constant) {
      return put(name, Records.lower(constant.name()));
    }
  }

  static List<Object> numbers(List<Integer> numbers) {
    return numbers.stream().map(number -> (Object) (long) number).toList();
  }

  static List<Object> words(List<Deck> decks) {
    return decks.stream().map(deck -> (Object) Records.lower(deck.name())).toList();
  }

  private static List<Object> decks(int things) {
    return words(Trades.cards(things));
  }

  // --- and back

  static void read(ClassicTable table, List<Fields> frames) {
    ClassicCheck.that(
        !frames.isEmpty() && frames.size() <= ClassicTable.DEEPEST,
        "stack must have 1 to " + ClassicTable.DEEPEST + " frames, not " + frames.size() + ".");
    table.popAll();
    for (Fields data : frames) {
      table.push(read(table, data));
    }
  }

  private static long read(ClassicTable table, Fields data) {
    Frame kind = data.constant("frame", Frame.class);
    Read in = new Read(table, data, kind);
    long frame =
        switch (kind) {
          case FIRST_ROLL ->
              in.things(
                  Turns.firstRoll(
                      in.seats("to_roll"), in.seats("best_seats"), in.number("best", 0, 12)));
          case DEAL_DEEDS -> in.things(in.number("dealt", 0, 2 * table.seats - 1));
          case CLOCK, TURN, CLOSING, OVER -> in.things(0);
          case ROLL -> in.word(0, 0, in.seat("seat"), 0);
          case MOVE -> in.word(in.move(), 0, in.seat("seat"), 0);
          case UTILITY_ROLL ->
              in.word(
                  in.deed("deed"), in.number("times", 1, 100), in.seat("owner"), in.seat("payer"));
          case DRAW -> in.word(in.deck(), 0, in.seat("seat"), 0);
          case CARD -> in.word(in.card(), 0, in.seat("seat"), 0);
          case TAX ->
              in.word(in.number("space", 0, ClassicBoard.SPACES - 1), 0, in.seat("seat"), 0);
          case BUY -> in.word(in.deed("deed"), 0, in.seat("seat"), 0);
          case AUCTION ->
              in.word(
                  Auctions.things(in.deed("deed"), in.seats("passed")),
                  in.amount("bid", 0),
                  in.seatOrBank("bidder"),
                  0);
          case ESTATE -> in.things(in.deeds("deeds"));
          case SHORTAGE ->
              in.word(
                  Shortages.things(in.building(), in.seats("asked"), in.deed("site")),
                  0,
                  in.seat("seat"),
                  0);
          case BUILDING_SALE -> in.word(in.building(), 0, in.seat("seat"), 0);
          case BUILDING_AUCTION ->
              in.word(
                  Shortages.auctioned(in.building(), in.seats("seats"), in.seats("passed")),
                  in.amount("bid", 1),
                  in.seat("bidder"),
                  0);
          case PLACE -> in.word(in.building(), 0, in.seat("seat"), 0);
          case DEBT -> in.debt();
          case OFFER -> in.offer();
          case INSTEAD ->
              in.word(
                  in.deeds("deeds") | in.cards("cards"),
                  in.amount("value", 1),
                  in.seat("debtor"),
                  in.seat("creditor"));
          case TRANSFER -> in.word(in.deeds("deeds"), 0, in.seat("seat"), 0);
        };
    data.only(in.names);
    return frame;
  }

  /** Reads a frame and remembers which fields it has. */
  private record Read(ClassicTable table, Fields data, Frame kind, List<String> names) {
    Read(ClassicTable table, Fields data, Frame kind) {
      this(table, data, kind, new ArrayList<>(List.of("frame")));
    }

    long things(int things) {
      return word(things, 0, 0, 0);
    }

    long word(int things, int amount, int one, int other) {
      return Word.of(kind.ordinal(), things, amount, one, other);
    }

    int number(String name, int least, int most) {
      names.add(name);
      return data.number(name, least, most);
    }

    int amount(String name, int least) {
      return number(name, least, Word.MOST_AMOUNT);
    }

    int seat(String name) {
      return number(name, 0, table.seats - 1);
    }

    int seatOrBank(String name) {
      int seat = number(name, ClassicTable.NONE, table.seats - 1);
      return seat == ClassicTable.NONE ? BANK : seat;
    }

    int seats(String name) {
      names.add(name);
      return ClassicSaved.bits(name, data.numbers(name, 0, table.seats - 1));
    }

    int deed(String name) {
      return ClassicSaved.deed(table, name, number(name, 0, ClassicBoard.SPACES - 1));
    }

    int deeds(String name) {
      names.add(name);
      return ClassicSaved.deeds(table, name, data.numbers(name, 0, ClassicBoard.SPACES - 1));
    }

    int cards(String name) {
      names.add(name);
      return ClassicSaved.cards(name, data.constants(name, Deck.class));
    }

    int deck() {
      names.add("deck");
      return data.constant("deck", Deck.class).ordinal();
    }

    int building() {
      names.add("building");
      return data.constant("building", Building.class).ordinal();
    }

    int move() {
      names.add("dice");
      int[] dice = data.numbers("dice", 2, 1, 6);
      int marks =
          mark("again", Movement.AGAIN)
              | mark("moved", Movement.MOVED)
              | Movement.salaries(number("salaries_due", 0, 2));
      return Movement.move(dice[0], dice[1], marks);
    }

    private int mark(String name, int mark) {
      names.add(name);
      return data.flag(name) ? mark : 0;
    }

    int card() {
      int deck = deck();
      names.add("card");
      return Cards.things(
          deck, ClassicSaved.card(table, deck, "card", data.text("card")), seats("to_pay"));
    }

    long debt() {
      names.add("cause");
      int offered = number("offers_made", 0, Debts.INSTEAD_OFFERS);
      return word(
          Debts.things(data.constant("cause", Cause.class), offered),
          amount("amount", 1),
          seat("debtor"),
          seatOrBank("creditor"));
    }

    long offer() {
      int from = seat("from");
      int given = deeds("give") | cards("give_cards");
      int taken = deeds("take") | cards("take_cards");
      int pay = amount("pay", 0);
      int ask = amount("ask", 0);
      ClassicCheck.that(
          pay == 0 || ask == 0, "stack: an offer has pay or ask, not both; name the difference.");
      ClassicCheck.that(
          (given & ~table.holdings[from]) == 0 && (taken & table.holdings[from]) == 0,
          "stack: an offer gives what its maker has and takes what the other has.");
      return word(given | taken, pay - ask, from, seat("to"));
    }
  }
}
