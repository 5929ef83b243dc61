package croupier.app.table.show;

import croupier.app.table.mode.Canvas;

/** A part of the show: what opens a game, and the game. */
interface Scene {
  long nextDue();

  /** Gives the scene that follows, itself most of the time. */
  Scene tick(long now);

  void draw(Canvas canvas);

  /** The show is over. */
  default void leave() {}
}
