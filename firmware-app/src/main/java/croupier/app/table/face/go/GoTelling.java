package croupier.app.table.face.go;

import croupier.app.table.face.Telling;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.engine.Action;
import croupier.engine.Event;
import croupier.engine.Outcome;
import croupier.engine.go.Colour;
import croupier.engine.go.GoAction;
import croupier.engine.go.GoChoice;
import croupier.engine.go.GoEvent;
import croupier.engine.go.GoOutcome;
import croupier.engine.go.GoPosition;
import croupier.engine.go.Miss;
import croupier.engine.go.Symbol;
import croupier.engine.go.Tile;
import java.util.ArrayList;
import java.util.List;

/**
 * A game of go, told to people: each message is a whole sentence, and lines of the LCD where the
 * table sees it happen.
 */
final class GoTelling extends Telling {
  private final GoWords words;

  /** What was told last: it says where blocks come from that go back. */
  private GoEvent last;

  GoTelling(Words language, List<String> names, GoPosition position) {
    super(language, names);
    words = new GoWords(position);
  }

  @Override
  public String decided(int seat, Action action) {
    return say(decision(seat, (GoAction) action));
  }

  @Override
  public String answered(Outcome outcome) {
    return say(answer((GoOutcome) outcome));
  }

  @Override
  public Message message(Event event) {
    return told((GoEvent) event);
  }

  @Override
  public List<Message> news(List<? extends Event> events) {
    List<Message> news = new ArrayList<>();
    for (int i = 0; i < events.size(); i++) {
      Message told = message(events.get(i));
      if (!isSaidBy(events.get(i), i + 1 < events.size() ? events.get(i + 1) : null)) {
        news.add(told);
      }
    }
    return news;
  }

  /** Whether what comes next says it too; that somebody is not to be asked needs no words. */
  static boolean isSaidBy(Event event, Event next) {
    return switch ((GoEvent) event) {
      case GoEvent.BlockTaken(int seat, Colour colour) ->
          next instanceof GoEvent.BlockPlaced(int other, Colour placed, _)
              && seat == other
              && colour == placed;
      case GoEvent.Moved(int seat, _, _, _) ->
          next instanceof GoEvent.SentToJail(int other, _) && seat == other;
      case GoEvent.DialLocked _ -> next instanceof GoEvent.DialsRevealed;
      case GoEvent.ColourChosen _ -> next instanceof GoEvent.ClaimsShown;
      case GoEvent.ClaimsShown(var seats, var colours) ->
          seats.size() == 1
              && next instanceof GoEvent.BlockTaken(int other, Colour taken)
              && other == seats.getFirst()
              && taken == colours.getFirst();
      case GoEvent.WishShown(_, boolean asks) -> !asks;
      case GoEvent.RoundBegan _ -> next == null; // What is asked then says it.
      default -> false;
    };
  }

  /** What a seat decided. */
  static Message decision(int seat, GoAction action) {
    return switch (action) {
      case GoAction.Pass() -> who("go.news-passed", seat);
      case GoAction.PassForNow() -> who("go.decided-for-now", seat);
      case GoAction.UseGoButton(GoChoice choice) ->
          who("go.decided-button", seat).with("choice", GoWords.choice(choice));
      case GoAction.UseMrMonopoly() -> who("go.decided-marker", seat);
      case GoAction.UseShield() -> used(seat, Tile.SHIELD);
      case GoAction.ChooseGo(GoChoice choice) -> goChosen(seat, choice);
      case GoAction.ClaimColour(Colour colour) -> coloured("go.decided-claim", seat, colour);
      case GoAction.PlaceBlock(int square) -> onSquare("go.decided-place", seat, square);
      case GoAction.Heist(int target) -> heist(seat, target);
      case GoAction.ShutDown(int target, int square) ->
          onSquare("go.decided-shut-down", seat, square).player("victim", target);
      case GoAction.LockDial(Symbol symbol) ->
          who("go.decided-lock", seat).with("symbol", GoWords.symbol(symbol));
      case GoAction.StealBlock(int square) -> onSquare("go.decided-steal", seat, square);
      case GoAction.MegaShutDown(Colour colour) -> coloured("go.news-mega", seat, colour);
    };
  }

  /** What chance answered. */
  static Message answer(GoOutcome outcome) {
    return switch (outcome) {
      case GoOutcome.Dice(var faces) ->
          Message.of("go.answer-dice")
              .all(
                  "numbers",
                  faces.stream()
                      .map(face -> Message.of("go.number").with("number", face))
                      .toList());
      case GoOutcome.Drawn(Tile tile) ->
          Message.of("go.answer-drawn").with("tile", GoWords.tile(tile));
      case GoOutcome.Winner(int seat) -> who("go.answer-fastest", seat);
    };
  }

  /** What happened, after what was told before. */
  Message told(GoEvent event) {
    boolean loot = isLoot(event, last);
    last = event;
    return loot ? Message.of("go.news-loot-returned") : sentence(event);
  }

  /** Whether what was just stolen goes back: the victim lost it, and the thief lost nothing. */
  private static boolean isLoot(GoEvent event, GoEvent before) {
    return before instanceof GoEvent.BlockStolen(int thief, _, _)
        && event instanceof GoEvent.BlocksReturned(int seat, _, _)
        && seat == thief;
  }

  private Message sentence(GoEvent event) {
    return switch (event) {
      case GoEvent.RolledForFirst(var seats, var dice) ->
          Message.of("go.news-rolled-for-first").all("rolls", rolls(seats, dice));
      case GoEvent.FirstRoller(int seat) -> who("go.news-first-roller", seat);
      case GoEvent.RoundBegan(int round, int roller) ->
          who("go.news-round-began", roller).with("round", round);
      case GoEvent.DiceRolled(_, var dice) ->
          Message.of("go.news-dice-rolled").all("rolls", rolls(List.of(), dice));
      case GoEvent.Moved(int seat, _, int to, _) ->
          who("go.news-moved", seat).with("space", words.space(to));
      case GoEvent.SentToJail(int seat, _) -> who("go.news-sent-to-jail", seat);
      case GoEvent.SatInJail(int seat) -> who("go.news-sat-in-jail", seat);
      case GoEvent.TileKept(int seat) -> who("go.news-tile-kept", seat);
      case GoEvent.TileUsed(int seat, Tile tile) -> used(seat, tile);
      case GoEvent.TilesReshuffled(int count) ->
          Message.of("go.news-tiles-reshuffled").with("count", count);
      case GoEvent.NoTileLeft(int seat) -> who("go.news-no-tile-left", seat);
      case GoEvent.Passed(int seat) -> who("go.news-passed", seat);
      case GoEvent.GoChosen(int seat, GoChoice choice) -> goChosen(seat, choice);
      case GoEvent.ColourChosen(int seat) -> who("go.news-colour-chosen", seat);
      case GoEvent.ClaimsShown(var seats, var colours) ->
          Message.of("go.news-claims-shown").all("claims", claims(seats, colours));
      case GoEvent.RaceWon(int seat, Colour colour) -> coloured("go.news-race-won", seat, colour);
      case GoEvent.BlockTaken(int seat, Colour colour) ->
          coloured("go.news-block-taken", seat, colour);
      case GoEvent.BlockPlaced(int seat, Colour colour, _) ->
          coloured("go.news-block-placed", seat, colour);
      case GoEvent.BlockMissed(int seat, Colour colour, Miss why) ->
          coloured(missed(why), seat, colour);
      case GoEvent.NothingToTake(int seat) -> who("go.news-nothing-to-take", seat);
      case GoEvent.MarkerMoved(int seat, int to) ->
          who("go.news-marker-moved", seat).with("number", to);
      case GoEvent.HeistBegan(int seat, int target) -> heist(seat, target);
      case GoEvent.DialLocked(int seat) -> who("go.news-dial-locked", seat);
      case GoEvent.DialsRevealed(int seat, Symbol symbol, int target, Symbol other) ->
          who(symbol == other ? "go.news-heist-worked" : "go.news-heist-failed", seat)
              .with("symbol", GoWords.symbol(symbol))
              .player("victim", target)
              .with("other", GoWords.symbol(other));
      case GoEvent.WishShown(int seat, boolean asks) ->
          who(asks ? "go.news-wish-asked" : "go.news-wish-not-asked", seat);
      case GoEvent.BlockStolen(int seat, int target, Colour colour) ->
          coloured("go.news-block-stolen", seat, colour).player("victim", target);
      case GoEvent.ShutDownBegan(int seat, int target, Colour colour, _) ->
          shutDown(seat, target, colour);
      case GoEvent.ShutDownStopped(int seat, int target) ->
          who("go.news-shield-held", seat).player("victim", target);
      case GoEvent.AttackLost(int seat, GoChoice attack) ->
          who("go.news-attack-lost", seat).with("choice", GoWords.choice(attack));
      case GoEvent.MegaShutDownBegan(int seat, Colour colour) ->
          coloured("go.news-mega", seat, colour);
      case GoEvent.BlocksReturned(int seat, Colour colour, int count) ->
          coloured("go.news-blocks-returned", seat, colour).with("count", count);
      case GoEvent.LandmarkBuilt(int seat, Colour colour) ->
          coloured("go.news-landmark", seat, colour);
      case GoEvent.GameOver(var winners) -> Message.of("go.news-won").players("players", winners);
    };
  }

  /** Who shuts down what of whom. */
  static Message shutDown(int seat, int target, Colour colour) {
    return coloured("go.news-shut-down", seat, colour).player("victim", target);
  }

  private static Message heist(int seat, int target) {
    return who("go.news-heist-began", seat).player("victim", target);
  }

  private static Message used(int seat, Tile tile) {
    return who("go.news-tile-used", seat).with("tile", GoWords.tile(tile));
  }

  private static Message goChosen(int seat, GoChoice choice) {
    return who("go.news-go-chosen", seat).with("choice", GoWords.choice(choice));
  }

  private static String missed(Miss why) {
    return switch (why) {
      case OUTRUN -> "go.news-outrun";
      case TRAY_EMPTY -> "go.news-tray-empty";
      case NO_SQUARE -> "go.news-no-square";
    };
  }

  /** What each of these seats rolled; without seats all of them, in their order. */
  static List<Message> rolls(List<Integer> seats, List<Integer> dice) {
    List<Message> rolls = new ArrayList<>();
    for (int i = 0; i < dice.size(); i++) {
      int seat = seats.isEmpty() ? i : seats.get(i);
      rolls.add(who("go.die-of", seat).with("number", dice.get(i)));
    }
    return rolls;
  }

  /** What each of these seats reaches for. */
  static List<Message> claims(List<Integer> seats, List<Colour> colours) {
    List<Message> claims = new ArrayList<>();
    for (int i = 0; i < seats.size(); i++) {
      claims.add(coloured("go.claim-of", seats.get(i), colours.get(i)));
    }
    return claims;
  }

  private static Message who(String name, int seat) {
    return Message.of(name).player("who", seat);
  }

  private static Message coloured(String name, int seat, Colour colour) {
    return who(name, seat).with("colour", GoWords.colour(colour));
  }

  /** Squares are counted as people count. */
  private static Message onSquare(String name, int seat, int square) {
    return who(name, seat).with("number", square + 1);
  }
}
