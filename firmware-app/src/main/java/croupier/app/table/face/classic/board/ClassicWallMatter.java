package croupier.app.table.face.classic.board;

import croupier.app.table.face.WallResult;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.engine.Records;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Frame;
import croupier.engine.classic.Trade;
import croupier.engine.classic.board.Building;
import croupier.engine.classic.board.ClassicBoard;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What the table is about, for the middle of the ring: a deed for sale, an auction, buildings that
 * are short, an offer, a debt, rents that can be claimed, the result. With the sentences that it
 * makes needless, so that they are not said twice.
 */
final class ClassicWallMatter {
  private final Words language;
  private final List<String> names;
  private final ClassicPosition position;
  private final ClassicWords words;
  private final Matters matters;

  ClassicWallMatter(
      Words language, List<String> names, ClassicPosition position, ClassicWords words) {
    this.language = language;
    this.names = names;
    this.position = position;
    this.words = words;
    matters = new Matters(position, words);
  }

  /** Empty while there is nothing but whose turn it is. */
  Map<String, Object> now() {
    return of(position.rentsDue());
  }

  /**
   * What of it was asked already when the game lay so; of rents, those that could be claimed then.
   */
  Map<String, Object> still(ClassicPosition asked) {
    if (!Asked.now(position).equals(Asked.now(asked))) {
      return Map.of();
    }
    List<ClassicEvent.RentDue> open = asked.rentsDue();
    return of(position.rentsDue().stream().filter(open::contains).toList());
  }

  private Map<String, Object> of(List<ClassicEvent.RentDue> due) {
    return switch (position.frame()) {
      case BUY -> sale();
      case AUCTION, BUILDING_AUCTION -> auction();
      case SHORTAGE -> shortage();
      case OFFER -> offer();
      case INSTEAD -> instead();
      case DEBT -> debt();
      case OVER -> result();
      default -> due.isEmpty() ? Map.of() : rents(due);
    };
  }

  /** What the table is asked, as far as it is another question when one of these is another. */
  private record Asked(
      Frame frame,
      int deed,
      Building building,
      int debtor,
      ClassicEvent.DealOffered deal,
      ClassicEvent.InsteadOffered instead) {
    private static final Asked NOTHING = new Asked(null, 0, null, 0, null, null);

    static Asked now(ClassicPosition position) {
      return switch (position.frame()) {
        case BUY, AUCTION, BUILDING_AUCTION, SHORTAGE, OFFER, INSTEAD, DEBT, OVER ->
            new Asked(
                position.frame(),
                position.deedInQuestion(),
                position.buildingInQuestion(),
                position.debtor(),
                position.deal(),
                position.insteadOffer());
        default -> NOTHING;
      };
    }
  }

  private String say(Message message) {
    return language.say(message, names);
  }

  private Map<String, Object> matter(String kind, List<Message> needless) {
    Map<String, Object> matter = new LinkedHashMap<>();
    matter.put("kind", kind);
    matter.put("said", needless.stream().map(this::say).toList());
    return matter;
  }

  private static List<Long> numbers(List<Integer> numbers) {
    return numbers.stream().map(Long::valueOf).toList();
  }

  // --- a deed of the Bank

  private Map<String, Object> sale() {
    Map<String, Object> sale = matter("sale", List.of());
    putDeed(sale);
    sale.put(
        "completes", completes(position.player(), List.of(position.deedInQuestion()), List.of()));
    return sale;
  }

  /** What it would earn, step by step, of a utility in words; and who has the rest of its group. */
  private void putDeed(Map<String, Object> matter) {
    int deed = position.deedInQuestion();
    List<Message> rents = words.rents(deed);
    matter.put("thing", deed(deed));
    matter.put("rents", rents.stream().map(this::say).toList());
    matter.put("terms", rents.isEmpty() ? say(words.title(deed).getFirst()) : "");
    matter.put(
        "others",
        board().spaces(board().group(deed)).stream()
            .filter(other -> other != deed)
            .map(this::owned)
            .toList());
  }

  private ClassicBoard board() {
    return position.board();
  }

  /** A deed, and whose it is. */
  private Map<String, Object> owned(int deed) {
    Map<String, Object> owned = new LinkedHashMap<>(deed(deed));
    owned.put("owner", (long) position.owner(deed));
    owned.put("unsold", say(Message.of("classic.wall-unsold")));
    return owned;
  }

  /** Which groups these deeds make whole for a seat that receives them, and gives those. */
  private List<String> completes(int seat, List<Integer> deeds, List<Integer> gives) {
    return deeds.stream()
        .map(board()::group)
        .distinct()
        .filter(
            group ->
                board().spaces(group).stream()
                    .filter(deed -> !deeds.contains(deed))
                    .allMatch(deed -> position.owner(deed) == seat && !gives.contains(deed)))
        .map(group -> Message.of("classic.owns-all").with("group", words.group(group)))
        .map(all -> Message.of("classic.wall-completes").player("who", seat).with("such", all))
        .map(this::say)
        .toList();
  }

  // --- an auction

  private Map<String, Object> auction() {
    Building building = position.buildingInQuestion();
    Map<String, Object> auction = matter("auction", List.of(matters.auction()));
    auction.put("title", say(Message.of("classic.wall-auction")));
    if (building == null) {
      int price = board().price(position.deedInQuestion());
      putDeed(auction);
      auction.put("about", say(Message.of("classic.wall-price").with("price", price)));
    } else {
      auction.put("thing", building(building, words.building(building)));
      auction.put("about", say(left(building)));
    }
    int leader = position.bidder();
    auction.put("leader", (long) leader);
    auction.put(
        "leads",
        say(
            leader < 0
                ? Message.of("classic.auction-no-bid")
                : Message.of("classic.wall-leads").player("who", leader)));
    auction.put("bid", leader < 0 ? "" : say(ClassicWords.money(position.bid())));
    auction.put("still", say(Message.of("classic.wall-still-in")));
    auction.put(
        "in",
        numbers(
            IntStream.range(0, position.seats())
                .filter(seat -> seat == leader || position.mayAct(seat))
                .boxed()
                .toList()));
    return auction;
  }

  // --- buildings that are short

  /** Who wants how many, as far as they have said. */
  private Map<String, Object> shortage() {
    Building building = position.buildingInQuestion();
    Message title =
        Message.of("classic.wall-wants-one")
            .player("who", position.bidder())
            .with("building", words.building(building));
    Map<String, Object> shortage = matter("shortage", List.of(matters.shortage()));
    shortage.put("title", say(title));
    shortage.put("thing", building(building, left(building)));
    shortage.put(
        "wishes",
        IntStream.range(0, position.seats())
            .filter(seat -> position.mayAct(seat) || position.wish(seat) > 0)
            .mapToObj(
                seat ->
                    Map.of(
                        "player",
                        (long) seat,
                        "wants",
                        say(
                            position.mayAct(seat)
                                ? Message.of("classic.wall-thinks")
                                : Message.of("classic.wall-wants")
                                    .with("count", position.wish(seat)))))
            .toList());
    return shortage;
  }

  private Message left(Building building) {
    return Message.of("classic.wall-left")
        .with("buildings", words.buildings(building, matters.left(building)));
  }

  private Map<String, Object> building(Building building, Message name) {
    return Map.of("name", say(name), "building", Records.lower(building.name()));
  }

  private Map<String, Object> deed(int deed) {
    return Map.of("name", say(words.deedAsItIs(deed)), "space", (long) deed);
  }

  // --- an offer

  private Map<String, Object> offer() {
    ClassicEvent.DealOffered deal = position.deal();
    Trade trade = deal.trade();
    Message title =
        Message.of("classic.wall-offers").player("who", deal.from()).player("to", deal.to());
    return offer(
        title,
        List.of(
            side(deal.from(), deal.to(), trade), side(deal.to(), deal.from(), trade.mirrored())));
  }

  private Map<String, Object> instead() {
    ClassicEvent.InsteadOffered offer = position.insteadOffer();
    Message title =
        Message.of("classic.wall-offers-instead")
            .player("who", offer.debtor())
            .player("to", offer.creditor())
            .with("amount", offer.value());
    Trade gives = new Trade(offer.deeds(), List.of(), 0, 0, offer.cards(), List.of());
    return offer(title, List.of(side(offer.debtor(), offer.creditor(), gives)));
  }

  private Map<String, Object> offer(Message title, List<Map<String, Object>> sides) {
    Map<String, Object> offer = matter("offer", List.of(matters.offer()));
    offer.put("title", say(title));
    offer.put("sides", sides);
    return offer;
  }

  /** What one of them gives, and what it means to the other. */
  private Map<String, Object> side(int seat, int other, Trade trade) {
    List<Map<String, Object>> things = new ArrayList<>();
    if (trade.pay() > 0) {
      things.add(Map.of("name", say(ClassicWords.money(trade.pay())), "money", true));
    }
    trade.give().forEach(deed -> things.add(deed(deed)));
    trade.giveCards().forEach(_ -> things.add(Map.of("name", say(words.jailCard()))));
    if (things.isEmpty()) {
      words.losses(trade).forEach(none -> things.add(Map.of("name", say(none))));
    }
    return Map.of(
        "player",
        (long) seat,
        "title",
        say(Message.of("classic.wall-gives").player("who", seat)),
        "things",
        things,
        "completes",
        completes(other, trade.give(), trade.take()));
  }

  // --- money that is owed

  private Map<String, Object> debt() {
    Map<String, Object> debt = matter("owed", List.of(matters.debt()));
    debt.put(
        "rows",
        List.of(
            row(
                position.debtor(),
                position.creditor(),
                matters.debt(),
                ClassicWords.money(position.debt()))));
    return debt;
  }

  private Map<String, Object> rents(List<ClassicEvent.RentDue> due) {
    // Whoever sits there, with own button or without.
    List<Message> needless =
        due.stream()
            .flatMap(rent -> Stream.of(OpenRents.claim(rent, words), OpenRents.held(rent, words)))
            .toList();
    Map<String, Object> rents = matter("owed", needless);
    rents.put(
        "rows",
        due.reversed().stream()
            .map(
                rent -> row(rent.payer(), rent.owner(), OpenRents.held(rent, words), claimed(rent)))
            .toList());
    return rents;
  }

  private Map<String, Object> row(int from, int to, Message about, Message amount) {
    return Map.of("from", (long) from, "to", (long) to, "about", say(about), "amount", say(amount));
  }

  /** What is claimed: a sum, or so many times what the dice will show. */
  private static Message claimed(ClassicEvent.RentDue rent) {
    return rent.freshDice()
        ? Message.of("classic.wall-times").with("amount", rent.amount())
        : ClassicWords.money(rent.amount());
  }

  // --- the end

  private Map<String, Object> result() {
    return WallResult.of(language, names, position, this::has);
  }

  private Message has(int seat) {
    String points =
        position.options().is("richest", "cash")
            ? "classic.points-in-cash"
            : "classic.points-in-all";
    return position.isBankrupt(seat)
        ? Message.of("classic.note-bankrupt")
        : Message.of(points).with("amount", position.result().points().get(seat));
  }
}
