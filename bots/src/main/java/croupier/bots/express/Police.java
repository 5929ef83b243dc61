package croupier.bots.express;

/**
 * The jail squares as a number from 0 to 4: policemen on the two dice that have no GO, and three
 * more when the third die, which has one, lies there. Three policemen are no state: the turn is
 * over.
 */
final class Police {
  static final int STATES = 5;
  static final int ON_THIRD = 3;

  private Police() {}

  static int of(int onFirstTwo, boolean onThird) {
    return onFirstTwo + (onThird ? ON_THIRD : 0);
  }

  static int onFirstTwo(int police) {
    return police % ON_THIRD;
  }

  static boolean onThird(int police) {
    return police >= ON_THIRD;
  }

  /** After a get out of jail: the die with the GO is the better one to have again. */
  static int freed(int police) {
    return onThird(police) ? police - ON_THIRD : Math.max(0, police - 1);
  }
}
