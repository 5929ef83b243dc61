package croupier.app.table.face.go;

import croupier.app.table.face.Telling;
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
import java.util.List;
import java.util.stream.IntStream;

/** A game of go, told to people. */
final class GoTelling extends Telling {
  private final GoPosition position;

  GoTelling(List<String> names, GoPosition position) {
    super(names);
    this.position = position;
  }

  @Override
  public String decided(int seat, Action action) {
    return name(seat) + " " + decision((GoAction) action) + ".";
  }

  private String decision(GoAction action) {
    return switch (action) {
      case GoAction.Pass() -> "passes";
      case GoAction.PassForNow() -> "passes for now";
      case GoAction.UseGoButton(GoChoice choice) -> "presses a GO Button for " + GoWords.of(choice);
      case GoAction.UseMrMonopoly() -> "moves the marker with a tile";
      case GoAction.UseShield() -> "uses a Shield";
      case GoAction.ChooseGo(GoChoice choice) -> "uses GO for " + GoWords.of(choice);
      case GoAction.ClaimColour(Colour colour) -> "claims " + plain(colour);
      case GoAction.PlaceBlock(int square) -> "builds on " + square(square);
      case GoAction.Heist(int target) -> "begins a Bank Heist against " + name(target);
      case GoAction.ShutDown(int target, int square) ->
          "shuts down " + name(target) + "'s " + square(square);
      case GoAction.LockDial(Symbol symbol) -> "locks the dial on " + GoWords.of(symbol);
      case GoAction.StealBlock(int square) -> "takes a block from " + square(square);
      case GoAction.MegaShutDown(Colour colour) -> "plays a Mega Shut Down on " + plain(colour);
    };
  }

  /** Squares are counted as people count. */
  private static String square(int square) {
    return "square " + (square + 1);
  }

  private static String tile(Tile tile) {
    return tile == Tile.MR_MONOPOLY ? "marker tile" : GoWords.of(tile);
  }

  private String space(int number) {
    return switch (position.board().space(number)) {
      case GO -> "GO";
      case COLOUR -> plain(position.board().colour(number));
      case CHANCE -> "Chance";
      case BANK_HEIST -> "Bank Heist";
      case SHUT_DOWN -> "Shut Down";
      case JUST_VISITING -> "Just Visiting";
      case FREE_PARKING -> "Free Parking";
      case GO_TO_JAIL -> "Go To Jail";
    };
  }

  @Override
  public String answered(Outcome outcome) {
    return switch ((GoOutcome) outcome) {
      case GoOutcome.Dice(var faces) -> "dice " + numbers(faces) + ".";
      case GoOutcome.Drawn(Tile tile) -> "a " + tile(tile) + " is drawn.";
      case GoOutcome.Winner(int seat) -> name(seat) + " was fastest.";
    };
  }

  @Override
  public String happened(Event event) {
    return switch ((GoEvent) event) {
      case GoEvent.RolledForFirst(var seats, var dice) ->
          "Who begins? " + each(seats, texts(dice)) + ".";
      case GoEvent.FirstRoller(int seat) -> name(seat) + " rolls first.";
      case GoEvent.RoundBegan(int round, int roller) ->
          "Round " + round + " begins; " + name(roller) + " rolls.";
      case GoEvent.DiceRolled(_, var dice) -> "The dice: " + each(seats(dice), texts(dice)) + ".";
      case GoEvent.Moved(int seat, _, int to, _) -> name(seat) + " goes to " + space(to) + ".";
      case GoEvent.SentToJail(int seat, _) -> name(seat) + " goes to jail.";
      case GoEvent.SatInJail(int seat) -> name(seat) + " sits in jail.";
      case GoEvent.TileKept(int seat) -> name(seat) + " keeps a tile.";
      case GoEvent.TileUsed(int seat, Tile tile) -> name(seat) + " uses a " + tile(tile) + ".";
      case GoEvent.TilesReshuffled(int count) ->
          "The " + counted(count, "used tile") + " can be drawn again.";
      case GoEvent.NoTileLeft(int seat) -> "There is no tile left for " + name(seat) + ".";
      case GoEvent.Passed(int seat) -> name(seat) + " passes.";
      case GoEvent.GoChosen(int seat, GoChoice choice) ->
          name(seat) + " uses GO for " + GoWords.of(choice) + ".";
      case GoEvent.ColourChosen(int seat) -> name(seat) + " has claimed a colour.";
      case GoEvent.ClaimsShown(var seats, var colours) ->
          "The claims are shown: "
              + each(seats, colours.stream().map(Telling::plain).toList())
              + ".";
      case GoEvent.RaceWon(int seat, Colour colour) ->
          name(seat) + " wins the race for " + plain(colour) + ".";
      case GoEvent.BlockTaken(int seat, Colour colour) ->
          name(seat) + " gets " + one(colour, "block") + ".";
      case GoEvent.BlockPlaced(int seat, Colour colour, int square) ->
          name(seat) + " builds " + plain(colour) + " on " + square(square) + ".";
      case GoEvent.BlockMissed(int seat, Colour colour, Miss why) ->
          name(seat) + " gets no " + plain(colour) + " block: " + why(why) + ".";
      case GoEvent.NothingToTake(int seat) -> "No block fits for " + name(seat) + ".";
      case GoEvent.MarkerMoved(int seat, int to) ->
          name(seat) + "'s marker goes to " + (to == 0 ? "the start" : to) + ".";
      case GoEvent.HeistBegan(int seat, int target) ->
          name(seat) + " begins a Bank Heist against " + name(target) + ".";
      case GoEvent.DialLocked(int seat) -> name(seat) + " has locked the dial.";
      case GoEvent.DialsRevealed(int seat, Symbol symbol, int target, Symbol other) ->
          "The dials are shown: %s %s, %s %s. The heist %s."
              .formatted(
                  name(seat),
                  GoWords.of(symbol),
                  name(target),
                  GoWords.of(other),
                  symbol == other ? "works" : "fails");
      case GoEvent.WishShown(int seat, boolean asks) ->
          name(seat)
              + (asks ? " wants to be asked" : " does not want to be asked")
              + " for a GO Button.";
      case GoEvent.BlockStolen(int seat, int target, Colour colour) ->
          name(seat) + " takes " + one(colour, "block") + " from " + name(target) + ".";
      case GoEvent.ShutDownBegan(int seat, int target, Colour colour, int square) ->
          "%s shuts down the %s block on %s's %s."
              .formatted(name(seat), plain(colour), name(target), square(square));
      case GoEvent.ShutDownStopped(int seat, int target) ->
          name(target) + "'s Shield stops " + name(seat) + ".";
      case GoEvent.AttackLost(int seat, GoChoice attack) ->
          "There is nobody for " + name(seat) + "'s " + attack(attack) + ".";
      case GoEvent.MegaShutDownBegan(int seat, Colour colour) ->
          name(seat) + " plays a Mega Shut Down on " + plain(colour) + ".";
      case GoEvent.BlocksReturned(int seat, Colour colour, int count) ->
          name(seat) + " loses " + counted(count, plain(colour) + " block") + ".";
      case GoEvent.LandmarkBuilt(int seat, Colour colour) ->
          name(seat) + " has built the " + plain(colour) + " landmark!";
      case GoEvent.GameOver(var winners) -> won(winners);
    };
  }

  private static List<Integer> seats(List<Integer> dice) {
    return IntStream.range(0, dice.size()).boxed().toList();
  }

  private static String attack(GoChoice attack) {
    return attack == GoChoice.HEIST ? "Bank Heist" : "Shut Down";
  }

  private static String why(Miss why) {
    return switch (why) {
      case OUTRUN -> "others were faster";
      case TRAY_EMPTY -> "there is none left";
      case NO_SQUARE -> "there is no room";
    };
  }
}
