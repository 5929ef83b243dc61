package croupier.engine.go;

import croupier.engine.Event;
import java.util.List;

/** What can happen before the eyes of the table. */
public sealed interface GoEvent extends Event {
  record RolledForFirst(List<Integer> seats, List<Integer> dice) implements GoEvent {}

  /** Who rolls in the first round. */
  record FirstRoller(int seat) implements GoEvent {}

  record RoundBegan(int round, int roller) implements GoEvent {}

  /** The dice of all seats, in seat order. */
  record DiceRolled(int roller, List<Integer> dice) implements GoEvent {}

  record Moved(int seat, int from, int to, Space space) implements GoEvent {}

  record SentToJail(int seat, int to) implements GoEvent {}

  /** Does not move in this round. */
  record SatInJail(int seat) implements GoEvent {}

  /** A tile was drawn and kept; only its owner knows which. */
  record TileKept(int seat) implements GoEvent {}

  /** A tile went face up to the discards: a drawn Money Bag, or a kept tile when it is used. */
  record TileUsed(int seat, Tile tile) implements GoEvent {}

  /** The discards are the face-down supply again. */
  record TilesReshuffled(int count) implements GoEvent {}

  /** There is no tile to draw. */
  record NoTileLeft(int seat) implements GoEvent {}

  /** Used nothing; whether for now or for this round is not said. */
  record Passed(int seat) implements GoEvent {}

  record GoChosen(int seat, GoChoice choice) implements GoEvent {}

  /** A colour was claimed; which one stays secret until all have claimed. */
  record ColourChosen(int seat) implements GoEvent {}

  /** All have claimed: the seats, clockwise from the roller, and what each of them reaches for. */
  record ClaimsShown(List<Integer> seats, List<Colour> colours) implements GoEvent {
    @Override
    public boolean shows() {
      return seats.size() > 1;
    }
  }

  record RaceWon(int seat, Colour colour) implements GoEvent {}

  /** A block left the tray. */
  record BlockTaken(int seat, Colour colour) implements GoEvent {}

  record BlockPlaced(int seat, Colour colour, int square) implements GoEvent {}

  record BlockMissed(int seat, Colour colour, Miss why) implements GoEvent {}

  /** A block of any colour was due, but none in the tray fits on the board. */
  record NothingToTake(int seat) implements GoEvent {}

  record MarkerMoved(int seat, int to) implements GoEvent {}

  record HeistBegan(int seat, int target) implements GoEvent {}

  /** A symbol was chosen; which one stays secret. */
  record DialLocked(int seat) implements GoEvent {}

  /** Both dials at once; equal symbols are a heist that worked. */
  record DialsRevealed(int seat, Symbol symbol, int target, Symbol targetSymbol)
      implements GoEvent {
    @Override
    public boolean shows() {
      return true;
    }
  }

  /**
   * The turn to attack of a seat that keeps tiles has come, and with it whether the seat asked to
   * be asked for a GO Button now.
   */
  record WishShown(int seat, boolean asks) implements GoEvent {
    @Override
    public boolean shows() {
      return true;
    }
  }

  record BlockStolen(int seat, int target, Colour colour) implements GoEvent {}

  record ShutDownBegan(int seat, int target, Colour colour, int square) implements GoEvent {}

  /** A Shield held. */
  record ShutDownStopped(int seat, int target) implements GoEvent {}

  /** Nobody has a block that could be attacked. */
  record AttackLost(int seat, GoChoice attack) implements GoEvent {}

  record MegaShutDownBegan(int seat, Colour colour) implements GoEvent {}

  /** Blocks that were this seat's went to the tray. */
  record BlocksReturned(int seat, Colour colour, int count) implements GoEvent {}

  record LandmarkBuilt(int seat, Colour colour) implements GoEvent {}

  /** More than one winner is a tie. */
  record GameOver(List<Integer> winners) implements GoEvent {}
}
