package croupier.app.table.playing;

import croupier.app.table.mode.Seating;
import croupier.app.words.Message;
import croupier.engine.Group;
import java.util.List;
import java.util.Map;

/** Where a game that is on the table is kept. */
interface KeptGame {
  /** What is told of it when it is over. */
  List<Message> moments();

  /** How often each seat has brought home each group; nothing where the game does not tell. */
  List<Map<Group, Integer>> groups();

  /** Notes who sits where, for who goes on with the game and who tells of it. */
  void seat(Seating seating);

  /** From now on what the disk refuses waits in memory. */
  void playUnsaved();

  /** Whether something that happened is not on the disk yet. */
  boolean isBehind();

  /** Nobody wants to finish this game: it is not offered any more. */
  void drop();

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
        public List<Message> moments() {
          return List.of();
        }

        @Override
        public List<Map<Group, Integer>> groups() {
          return List.of();
        }

        @Override
        public void seat(Seating seating) {}

        @Override
        public void playUnsaved() {}

        @Override
        public boolean isBehind() {
          return false;
        }

        @Override
        public void drop() {}

        @Override
        public void leave(boolean over) {}
      };
}
