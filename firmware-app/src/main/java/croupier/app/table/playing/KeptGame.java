package croupier.app.table.playing;

import croupier.app.table.mode.Seating;

/** Where a game that is on the table is kept. */
interface KeptGame {
  /** Notes who sits where, for who goes on with the game. */
  void seat(Seating seating);

  /** From now on what the disk refuses waits in memory. */
  void playUnsaved();

  /** Whether something that happened is not on the disk yet. */
  boolean isBehind();

  /** Nobody wants to finish this game; false when it is offered all the same. */
  boolean drop();

  /**
   * Lets go of it.
   *
   * @param over whether it is played to its end; else it can be resumed
   */
  void leave(boolean over);

  /** A game that is only shown: nobody can go on with it. */
  KeptGame NOWHERE =
      new KeptGame() {
        @Override
        public void seat(Seating seating) {}

        @Override
        public void playUnsaved() {}

        @Override
        public boolean isBehind() {
          return false;
        }

        @Override
        public boolean drop() {
          return true;
        }

        @Override
        public void leave(boolean over) {}
      };
}
