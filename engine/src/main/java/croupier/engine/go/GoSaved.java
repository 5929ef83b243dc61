package croupier.engine.go;

import croupier.engine.Bits;
import croupier.engine.Fields;
import croupier.engine.Options;
import croupier.engine.Records;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Positions as plain data: all of it for saving, or what a viewer may know. */
final class GoSaved {
  private static final int EVERYTHING = -2;
  private static final int MOST_ROUNDS = 1_000_000;
  private static final int MOST_SPACES = 1_000;
  private static final int MANY = 15;

  private static final List<String> FIELDS =
      List.of(
          "game",
          "options",
          "seats",
          "phase",
          "round",
          "roller",
          "asked",
          "attacker",
          "target",
          "aim",
          "hand",
          "players",
          "tray",
          "supply",
          "discards");
  private static final List<String> PLAYER_FIELDS =
      List.of(
          "token",
          "jail",
          "die",
          "marker",
          "spent",
          "squares",
          "held",
          "tiles",
          "landed",
          "claims",
          "reaches_for",
          "attack",
          "later",
          "dial");

  private GoSaved() {}

  static Map<String, Object> write(GoPosition position) {
    return write(position, EVERYTHING);
  }

  /** What a seat, or the table, may know. */
  static Map<String, Object> view(GoPosition position, int viewer) {
    Map<String, Object> view = write(position, viewer);
    view.put("waiting", Records.lower(position.waiting().name()));
    view.put("to_act", Bits.data(position.deciders()));
    return view;
  }

  private static Map<String, Object> write(GoPosition position, int viewer) {
    boolean open = viewer == EVERYTHING || position.rules.open();
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("game", Go.GAME.id());
    data.put("options", position.options().save());
    data.put("seats", (long) position.seats());
    data.put("phase", Records.lower(position.phase.name()));
    data.put("round", (long) position.round);
    data.put("roller", (long) position.roller);
    data.put("asked", Bits.data(position.asked));
    if (position.actor != GoTable.NONE) {
      data.put("attacker", (long) position.actor);
    }
    if (position.target != GoTable.NONE) {
      data.put("target", (long) position.target);
    }
    if (position.phase == Phase.SHIELD) {
      data.put("aim", (long) position.aim);
    }
    if (position.hand != GoTable.NONE) {
      data.put("hand", colour(position.hand));
    }
    List<Object> players = new ArrayList<>();
    for (int seat = 0; seat < position.seats(); seat++) {
      players.add(player(position, seat, open || seat == viewer, viewer));
    }
    data.put("players", players);
    data.put("tray", tray(position));
    data.put(
        "supply",
        open ? tiles(position.supply, Tile.MONEY_BAG) : (Object) (long) position.supply());
    data.put("discards", tiles(position.discards, Tile.MONEY_BAG));
    return data;
  }

  private static Map<String, Object> player(
      GoPosition position, int seat, boolean tilesSeen, int viewer) {
    GoSeat place = position.places[seat];
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("token", (long) place.token);
    data.put("jail", Records.lower(Jail.of(place.jail).name()));
    data.put("die", (long) place.die);
    data.put("marker", (long) place.marker);
    if (place.spent) {
      data.put("spent", true);
    }
    data.put("squares", squares(place));
    data.put("held", (long) place.held());
    if (tilesSeen) {
      data.put("tiles", tiles(place.tiles, Tile.GO_BUTTON));
    }
    if (place.landed) {
      data.put("landed", true);
    }
    if (place.free > 0) {
      data.put("claims", (long) place.free);
    }
    boolean owned = viewer == EVERYTHING || viewer == seat;
    if (place.chosen != GoTable.NONE && (owned || !Claims.isSecret(position, seat))) {
      data.put("reaches_for", colour(place.chosen));
    }
    if (place.attack != 0) {
      data.put("attack", Records.lower(GoChoice.of(place.attack).name()));
    }
    if (place.later == Later.KNOWN.ordinal() || owned && place.later != Later.NO.ordinal()) {
      data.put("later", Records.lower(Later.of(place.later).name()));
    }
    int dial =
        seat == position.actor
            ? position.actorDial
            : seat == position.target ? position.targetDial : GoTable.NONE;
    if (dial != GoTable.NONE && owned) {
      data.put("dial", Records.lower(Symbol.of(dial).name()));
    }
    return data;
  }

  private static List<Object> squares(GoSeat place) {
    List<Object> squares = new ArrayList<>();
    for (int square = 0; square < GoSeat.SQUARES; square++) {
      List<Object> blocks = new ArrayList<>();
      for (int i = 0; i < place.count(square); i++) {
        blocks.add(colour(place.colour(square)));
      }
      squares.add(Map.of("blocks", blocks));
    }
    return squares;
  }

  private static Map<String, Object> tray(GoPosition position) {
    Map<String, Object> tray = new LinkedHashMap<>();
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      tray.put(colour(colour), (long) position.trayCount(colour));
    }
    return tray;
  }

  private static Map<String, Object> tiles(int packed, Tile first) {
    Map<String, Object> tiles = new LinkedHashMap<>();
    for (int kind = first.ordinal(); kind < Tile.COUNT; kind++) {
      tiles.put(Records.lower(Tile.of(kind).name()), (long) (packed >>> 4 * kind & 15));
    }
    return tiles;
  }

  private static String colour(int colour) {
    return Records.lower(Colour.of(colour).name());
  }

  // --- and back

  static GoPosition read(Fields data) {
    data.only(FIELDS);
    Go.GAME.checkIsOf(data);
    Options options = Go.GAME.options(data.map("options"));
    int seats = data.number("seats", Go.FEWEST_SEATS, Go.MOST_SEATS);
    GoPosition position = Go.GAME.start(seats, options);
    int last = seats - 1;
    position.phase = data.constant("phase", Phase.class);
    position.round = data.number("round", 0, MOST_ROUNDS);
    position.roller = data.number("roller", 0, last);
    position.asked = 0;
    for (int seat : data.numbers("asked", 0, last)) {
      GoCheck.that((position.asked >> seat & 1) == 0, "asked names seat " + seat + " twice.");
      position.asked |= 1 << seat;
    }
    position.actor = data.has("attacker") ? data.number("attacker", 0, last) : GoTable.NONE;
    position.target = data.has("target") ? data.number("target", 0, last) : GoTable.NONE;
    position.aim = data.has("aim") ? data.number("aim", 0, GoSeat.SQUARES - 1) : 0;
    position.hand = data.has("hand") ? data.constant("hand", Colour.class).ordinal() : GoTable.NONE;
    List<Fields> players = data.objects("players");
    GoCheck.that(
        players.size() == seats, "players must be " + seats + ", not " + players.size() + ".");
    for (int seat = 0; seat < seats; seat++) {
      readPlayer(position, seat, players.get(seat));
    }
    readTray(position, data.object("tray"));
    position.supply = readTiles(data.object("supply"), Tile.MONEY_BAG);
    position.discards = readTiles(data.object("discards"), Tile.MONEY_BAG);
    GoCheck.possible(position);
    return position;
  }

  private static void readPlayer(GoPosition position, int seat, Fields data) {
    data.only(PLAYER_FIELDS);
    String at = "players[" + seat + "]";
    GoSeat place = position.places[seat];
    place.token = data.number("token", 0, MOST_SPACES);
    place.jail = data.constant("jail", Jail.class).ordinal();
    place.die = data.number("die", 0, 6);
    place.marker = data.number("marker", 0, MANY);
    place.spent = data.has("spent") && data.flag("spent");
    List<Fields> squares = data.objects("squares");
    GoCheck.that(
        squares.size() == GoSeat.SQUARES,
        at + ".squares must be " + GoSeat.SQUARES + ", not " + squares.size() + ".");
    for (int square = 0; square < GoSeat.SQUARES; square++) {
      readSquare(place, square, squares.get(square), at + ".squares[" + square + "]");
    }
    place.tiles = readTiles(data.object("tiles"), Tile.GO_BUTTON);
    GoCheck.that(
        data.number("held", 0, MANY) == place.held(),
        at + ".held must be " + place.held() + ", the number of its tiles.");
    place.landed = data.has("landed") && data.flag("landed");
    place.free = data.has("claims") ? data.number("claims", 0, MANY) : 0;
    place.chosen =
        data.has("reaches_for")
            ? data.constant("reaches_for", Colour.class).ordinal()
            : GoTable.NONE;
    place.attack = data.has("attack") ? data.constant("attack", GoChoice.class).ordinal() : 0;
    GoCheck.that(
        !data.has("attack") || place.attack != 0, at + ".attack must be heist or shut_down.");
    place.later = data.has("later") ? data.constant("later", Later.class).ordinal() : 0;
    if (data.has("dial")) {
      int symbol = data.constant("dial", Symbol.class).ordinal();
      GoCheck.that(
          seat == position.actor || seat == position.target,
          at + ".dial is chosen, but the seat is not in a heist.");
      if (seat == position.actor) {
        position.actorDial = symbol;
      } else {
        position.targetDial = symbol;
      }
    }
  }

  private static void readSquare(GoSeat place, int square, Fields data, String at) {
    data.only(List.of("blocks"));
    List<Colour> blocks = data.constants("blocks", Colour.class);
    GoCheck.that(
        blocks.size() <= GoSeat.LANDMARK,
        at + " has " + blocks.size() + " blocks; a landmark is " + GoSeat.LANDMARK + ".");
    for (Colour colour : blocks) {
      GoCheck.that(colour == blocks.getFirst(), at + " has blocks of two colours.");
      place.add(square, colour.ordinal());
    }
  }

  private static void readTray(GoPosition position, Fields data) {
    List<String> names = new ArrayList<>();
    position.tray = 0;
    position.stocked = 0;
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      names.add(colour(colour));
      int count = data.number(colour(colour), 0, MANY);
      if (count > 0) {
        position.returnToTray(colour, count);
      }
    }
    data.only(names);
  }

  private static int readTiles(Fields data, Tile first) {
    List<String> names = new ArrayList<>();
    int packed = 0;
    int total = 0;
    for (int kind = first.ordinal(); kind < Tile.COUNT; kind++) {
      String name = Records.lower(Tile.of(kind).name());
      names.add(name);
      int count = data.number(name, 0, MANY);
      packed |= count << 4 * kind;
      total += count;
    }
    data.only(names);
    GoCheck.that(
        total <= Tile.TILES, total + " tiles in one place; there are " + Tile.TILES + " in all.");
    return packed;
  }
}
