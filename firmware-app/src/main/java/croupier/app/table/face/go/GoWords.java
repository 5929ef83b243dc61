package croupier.app.table.face.go;

import croupier.app.words.Message;
import croupier.app.words.ThingWords;
import croupier.engine.go.Colour;
import croupier.engine.go.GoAction;
import croupier.engine.go.GoChoice;
import croupier.engine.go.GoPosition;
import croupier.engine.go.Phase;
import croupier.engine.go.Space;
import croupier.engine.go.Symbol;
import croupier.engine.go.Tile;
import croupier.hal.Hue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** What things in go are called. */
public final class GoWords {
  private static final ThingWords THINGS = new ThingWords("go-words");

  private final GoPosition position;

  public GoWords(GoPosition position) {
    this.position = position;
  }

  static Message colour(Colour colour) {
    return THINGS.of(colour);
  }

  /** Two letters for a colour. */
  private static Message letters(Colour colour) {
    return Message.of("go.letters-" + id(colour));
  }

  static Hue hue(Colour colour) {
    return Hue.valueOf(colour.name());
  }

  public static Message symbol(Symbol symbol) {
    return Message.of("go.symbol-" + id(symbol));
  }

  static Message tile(Tile tile) {
    return Message.of("go.tile-" + id(tile));
  }

  /** A tile in few letters. */
  private static Message mark(Tile tile) {
    return Message.of("go.mark-" + id(tile));
  }

  static Message choice(GoChoice choice) {
    return Message.of("go.choice-" + id(choice));
  }

  private static String id(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static Message name(int seat) {
    return Message.of("go.name").player("who", seat);
  }

  Message space(int number) {
    Space space = position.board().space(number);
    Message said = space(space);
    return space == Space.COLOUR
        ? said.with("colour", colour(position.board().colour(number)))
        : said;
  }

  /** What a space is called that is no colour. */
  static Message space(Space space) {
    return Message.of("go.space-" + id(space));
  }

  /** A seat's blocks, square by square: how many of which colour. */
  List<Message> squares(int seat) {
    List<Message> squares = new ArrayList<>();
    for (int square = 0; square < GoPosition.SQUARES; square++) {
      Colour colour = position.colour(seat, square);
      if (colour != null) {
        squares.add(
            Message.of("go.square-of")
                .with("count", position.count(seat, square))
                .with("colour", colour(colour)));
      }
    }
    return squares;
  }

  /** The same in three letters each. */
  List<Message> letters(int seat) {
    List<Message> letters = new ArrayList<>();
    for (int square = 0; square < GoPosition.SQUARES; square++) {
      Colour colour = position.colour(seat, square);
      if (colour != null) {
        letters.add(
            Message.of("go.letters-of")
                .with("count", position.count(seat, square))
                .with("colour", letters(colour)));
      }
    }
    return letters;
  }

  /** Whether everybody sees all kept tiles (GO-13). */
  boolean tilesOpen() {
    return position.options().is("held", "open");
  }

  /** What a seat keeps, each tile; for everybody's eyes only if tiles lie open. */
  List<Message> tiles(int seat) {
    return kept(seat, GoWords::tile);
  }

  /** The same, and what each of them is good for. */
  List<Message> tilesAndUses(int seat) {
    return kept(
        seat,
        tile -> Message.of("go.own-tile").with("tile", tile(tile)).with("use", purpose(tile)));
  }

  private static Message purpose(Tile tile) {
    return Message.of("go.use-" + id(tile));
  }

  /** The same in few letters each. */
  List<Message> marks(int seat) {
    return kept(seat, GoWords::mark);
  }

  private List<Message> kept(int seat, Function<Tile, Message> called) {
    List<Message> kept = new ArrayList<>();
    for (Tile tile : Tile.values()) {
      kept.addAll(Collections.nCopies(position.tiles(seat, tile), called.apply(tile)));
    }
    return kept;
  }

  /** An action as something to pick; {@code seat} is who would do it. */
  public Message pick(int seat, GoAction action) {
    return switch (action) {
      case GoAction.Pass() ->
          Message.of(position.phase() == Phase.MEGA ? "go.pick-not-yet" : "go.pick-nothing");
      case GoAction.PassForNow() -> Message.of("go.pick-ask-later");
      case GoAction.UseGoButton(GoChoice choice) ->
          Message.of("go.pick-button").with("choice", choice(choice));
      case GoAction.UseMrMonopoly() -> kept("go.pick-tile", seat, Tile.MR_MONOPOLY);
      case GoAction.UseShield() -> kept("go.pick-tile", seat, Tile.SHIELD);
      case GoAction.ChooseGo(GoChoice choice) ->
          Message.of("go.pick-go").with("choice", choice(choice));
      case GoAction.ClaimColour(Colour colour) ->
          Message.of("go.pick-claim")
              .with("colour", colour(colour))
              .with("count", position.tray(colour));
      case GoAction.PlaceBlock(int square) ->
          Message.of("go.pick-square").with("number", square + 1);
      case GoAction.Heist(int target) -> Message.of("go.pick-rob").player("victim", target);
      case GoAction.ShutDown(int target, int square) -> block(target, square);
      case GoAction.LockDial(Symbol symbol) -> symbol(symbol);
      case GoAction.StealBlock(int square) -> block(position.target(), square);
      case GoAction.MegaShutDown(Colour colour) ->
          Message.of("go.pick-mega")
              .with("colour", colour(colour))
              .with("count", lost(seat, colour));
    };
  }

  private Message kept(String name, int seat, Tile tile) {
    return Message.of(name).with("tile", tile(tile)).with("count", position.tiles(seat, tile));
  }

  private Message block(int seat, int square) {
    return Message.of("go.pick-block")
        .player("victim", seat)
        .with("colour", colour(position.colour(seat, square)));
  }

  /** A tile whose time is not now. */
  Message later(int seat, Tile tile) {
    return kept("go.pick-later", seat, tile);
  }

  /** What all others lose by a Mega Shut Down, so that nobody spends it on nothing unawares. */
  private int lost(int seat, Colour colour) {
    int blocks = 0;
    for (int other = 0; other < position.seats(); other++) {
      for (int square = 0; square < GoPosition.SQUARES && other != seat; square++) {
        blocks += position.colour(other, square) == colour ? position.count(other, square) : 0;
      }
    }
    return blocks;
  }
}
