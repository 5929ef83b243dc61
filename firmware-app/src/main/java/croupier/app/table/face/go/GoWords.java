package croupier.app.table.face.go;

import croupier.app.table.face.Telling;
import croupier.app.table.lcd.Lines;
import croupier.app.table.mode.Seating;
import croupier.engine.go.Colour;
import croupier.engine.go.GoAction;
import croupier.engine.go.GoChoice;
import croupier.engine.go.GoEvent;
import croupier.engine.go.GoPosition;
import croupier.engine.go.Miss;
import croupier.engine.go.Space;
import croupier.engine.go.Symbol;
import croupier.engine.go.Tile;
import croupier.hal.Hue;
import java.util.Arrays;
import java.util.Collections;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What things in go are called: in few letters for the LCD, in full for the pages. */
public final class GoWords {
  /** Build squares of a mini board (GO-02). */
  static final int SQUARES = 4;

  private final Seating seating;
  private final GoPosition position;
  private final boolean brief;

  private GoWords(Seating seating, GoPosition position, boolean brief) {
    this.seating = seating;
    this.position = position;
    this.brief = brief;
  }

  /** Words that fit on the LCD. */
  public static GoWords brief(Seating seating, GoPosition position) {
    return new GoWords(seating, position, true);
  }

  /** Words for pages, where there is room. */
  public static GoWords full(Seating seating, GoPosition position) {
    return new GoWords(seating, position, false);
  }

  public String of(Colour colour) {
    return switch (colour) {
      case LIGHT_BLUE -> brief ? "lt blue" : "light blue";
      case DARK_BLUE -> brief ? "dk blue" : "dark blue";
      default -> colour.name().toLowerCase(Locale.ROOT);
    };
  }

  /** Two letters for a colour. */
  private static String letters(Colour colour) {
    return switch (colour) {
      case BROWN -> "br";
      case LIGHT_BLUE -> "lb";
      case PINK -> "pk";
      case ORANGE -> "or";
      case RED -> "rd";
      case YELLOW -> "ye";
      case GREEN -> "gn";
      case DARK_BLUE -> "db";
    };
  }

  public static Hue hue(Colour colour) {
    return Hue.valueOf(colour.name());
  }

  public static String of(Symbol symbol) {
    return switch (symbol) {
      case RING -> "ring";
      case MONEY -> "money";
      case COIN -> "coin";
    };
  }

  public static String of(Tile tile) {
    return switch (tile) {
      case MONEY_BAG -> "Money Bag";
      case GO_BUTTON -> "GO Button";
      case MR_MONOPOLY -> "Marker +1";
      case SHIELD -> "Shield";
    };
  }

  public static String of(GoChoice choice) {
    return switch (choice) {
      case BLOCK -> "a block";
      case HEIST -> "a Bank Heist";
      case SHUT_DOWN -> "a Shut Down";
    };
  }

  public String space(int number) {
    Space space = position.board().space(number);
    return switch (space) {
      case GO -> "GO";
      case COLOUR -> of(position.board().colour(number));
      case CHANCE -> "Chance";
      case BANK_HEIST -> "Bank Heist";
      case SHUT_DOWN -> "Shut Down";
      case JUST_VISITING -> "Visiting";
      case FREE_PARKING -> "Parking";
      case GO_TO_JAIL -> "Go To Jail";
    };
  }

  public String name(int seat) {
    return brief ? Lines.name(seat) : seating.name(seat);
  }

  /** A seat's blocks in a line. */
  public String blocks(int seat) {
    StringBuilder line = new StringBuilder(name(seat));
    for (int square = 0; square < SQUARES; square++) {
      Colour colour = position.colour(seat, square);
      line.append(' ')
          .append(colour == null ? "--" : letters(colour) + position.count(seat, square));
    }
    return line.toString();
  }

  /** A seat's blocks, for the pages. */
  String blocksInWords(int seat) {
    StringBuilder words = new StringBuilder();
    for (int square = 0; square < SQUARES; square++) {
      Colour colour = position.colour(seat, square);
      if (colour != null) {
        words
            .append(words.isEmpty() ? "" : ", ")
            .append(position.count(seat, square))
            .append(' ')
            .append(of(colour));
      }
    }
    return words.isEmpty() ? "no blocks" : words.toString();
  }

  /** Whether everybody sees all kept tiles (GO-13). */
  boolean tilesOpen() {
    return position.options().is("held", "open");
  }

  /** What a seat keeps, as far as everybody may know. */
  String tiles(int seat) {
    int held = position.held(seat);
    if (held == 0) {
      return brief ? "no tiles" : "";
    }
    return tilesOpen() ? openTiles(seat) : held == 1 ? "1 tile" : held + " tiles";
  }

  private String openTiles(int seat) {
    Stream<Tile> kept = Arrays.stream(Tile.values()).filter(tile -> position.tiles(seat, tile) > 0);
    return brief
        ? kept.map(tile -> position.tiles(seat, tile) + " " + letters(tile))
            .collect(Collectors.joining(" "))
        : kept.flatMap(tile -> Collections.nCopies(position.tiles(seat, tile), of(tile)).stream())
            .collect(Collectors.joining(", ", "keeps ", ""));
  }

  private static String letters(Tile tile) {
    return switch (tile) {
      case MONEY_BAG -> "Bag";
      case GO_BUTTON -> "GO";
      case MR_MONOPOLY -> "Mr";
      case SHIELD -> "Sh";
    };
  }

  /** A seat's kept tiles in a line. */
  String kept(int seat) {
    return name(seat) + ":" + tiles(seat);
  }

  /** Where a seat's token is: in jail is not visiting. */
  String where(int seat) {
    return switch (position.jail(seat)) {
      case FREE -> (brief ? "" : "on ") + space(position.token(seat));
      case SENT -> brief ? "in jail" : "in jail for the next round";
      case SITTING -> brief ? "in jail" : "in jail this round";
    };
  }

  /** Where a seat's token and marker are, in a line. */
  public String place(int seat) {
    return Lines.ends(
        name(seat) + ":" + where(seat),
        "M" + position.marker(seat) + "/" + position.trackerLength());
  }

  /** An action as a choice; {@code seat} is who would do it. */
  public String choice(int seat, GoAction action) {
    return switch (action) {
      case GoAction.Pass() -> "do nothing";
      case GoAction.PassForNow() -> "tap: ask later";
      case GoAction.UseGoButton(GoChoice choice) -> "GO: " + of(choice);
      case GoAction.UseMrMonopoly() -> "Marker +1";
      case GoAction.UseShield() -> "Shield";
      case GoAction.ChooseGo(GoChoice choice) -> of(choice);
      case GoAction.ClaimColour(Colour colour) ->
          of(colour) + ", " + position.tray(colour) + " left";
      case GoAction.PlaceBlock(int square) -> "square " + (square + 1);
      case GoAction.Heist(int target) -> "rob " + name(target);
      case GoAction.ShutDown(int target, int square) ->
          name(target) + "'s " + of(position.colour(target, square));
      case GoAction.LockDial(Symbol symbol) -> of(symbol);
      case GoAction.StealBlock(int square) ->
          name(position.target()) + "'s " + of(position.colour(position.target(), square));
      case GoAction.MegaShutDown(Colour colour) -> of(colour) + ": " + lost(seat, colour);
    };
  }

  /** What all others lose by a Mega Shut Down, so that nobody spends it on nothing unawares. */
  private String lost(int seat, Colour colour) {
    int blocks = 0;
    for (int other = 0; other < position.seats(); other++) {
      for (int square = 0; square < SQUARES && other != seat; square++) {
        blocks += position.colour(other, square) == colour ? position.count(other, square) : 0;
      }
    }
    String number = blocks == 0 ? "none" : String.valueOf(blocks);
    return brief ? blocks == 0 ? number : "-" + number : "others lose " + number;
  }

  /** Who shuts down what of whom, in that order however short the line is. */
  String shutDown(int seat, int target, Colour colour) {
    return name(seat)
        + Lines.or(" shuts down ", " shuts ", " > ", ">")
        + name(target)
        + "'s "
        + of(colour);
  }

  /** What an event is called on the LCD; null when it needs no words. */
  public String said(GoEvent event) {
    return switch (event) {
      case GoEvent.FirstRoller(int seat) -> name(seat) + " rolls first";
      case GoEvent.Moved(int seat, _, int to, _) -> name(seat) + ": " + space(to);
      case GoEvent.SentToJail(int seat, _) -> name(seat) + " goes to jail";
      case GoEvent.SatInJail(int seat) -> name(seat) + " is in jail";
      case GoEvent.TileKept(int seat) -> name(seat) + " keeps a tile";
      case GoEvent.TileUsed(int seat, Tile tile) ->
          brief ? name(seat) + ": " + of(tile) : name(seat) + " uses a tile: " + of(tile);
      case GoEvent.NoTileLeft(int seat) -> name(seat) + ": no tile left";
      case GoEvent.GoChosen(int seat, GoChoice choice) ->
          name(seat) + (brief ? ": " : " chooses ") + of(choice);
      case GoEvent.RaceWon(int seat, _) -> name(seat) + " was fastest!";
      case GoEvent.BlockPlaced(int seat, Colour colour, _) -> name(seat) + " builds " + of(colour);
      case GoEvent.BlockMissed(int seat, Colour colour, Miss why) ->
          why == Miss.NO_SQUARE
              ? name(seat) + Lines.or(" has no room for ", ": no room, ", ": no room ") + of(colour)
              : name(seat) + Lines.or(": no more ", ": no ") + of(colour);
      case GoEvent.NothingToTake(int seat) -> name(seat) + ": no block fits";
      case GoEvent.MarkerMoved(int seat, int to) -> name(seat) + "'s marker: " + to;
      case GoEvent.BlockStolen(int seat, int target, Colour colour) ->
          name(seat) + Lines.or(" takes " + name(target) + "'s ", " takes ") + of(colour);
      case GoEvent.ShutDownBegan(int seat, int target, Colour colour, _) ->
          shutDown(seat, target, colour);
      case GoEvent.ShutDownStopped(_, int target) -> name(target) + "'s Shield holds";
      case GoEvent.AttackLost(int seat, _) -> name(seat) + ": no target";
      case GoEvent.MegaShutDownBegan(int seat, Colour colour) ->
          name(seat)
              + (brief ? ": MEGA! " + of(colour) : ": Mega Shut Down on " + of(colour) + "!");
      case GoEvent.BlocksReturned(int seat, Colour colour, int count) ->
          brief
              ? name(seat) + " -" + count + " " + of(colour)
              : name(seat) + " loses " + Telling.counted(count, of(colour) + " block");
      case GoEvent.LandmarkBuilt(int seat, Colour colour) ->
          name(seat) + (brief ? ": landmark!" : " has built the " + of(colour) + " landmark!");
      case GoEvent.RolledForFirst _,
          GoEvent.RoundBegan _,
          GoEvent.DiceRolled _,
          GoEvent.TilesReshuffled _,
          GoEvent.Passed _,
          GoEvent.ColourChosen _,
          GoEvent.ClaimsShown _,
          GoEvent.BlockTaken _,
          GoEvent.HeistBegan _,
          GoEvent.DialLocked _,
          GoEvent.DialsRevealed _,
          GoEvent.WishShown _,
          GoEvent.GameOver _ ->
          null;
    };
  }
}
