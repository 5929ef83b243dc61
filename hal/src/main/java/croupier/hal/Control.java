package croupier.hal;

/** What a hand can touch: six seat buttons, three shared ones, and two dials that turn and push. */
public enum Control {
  SEAT_1,
  SEAT_2,
  SEAT_3,
  SEAT_4,
  SEAT_5,
  SEAT_6,
  ROLL,
  OK,
  BACK,
  DIAL_A,
  DIAL_B;

  public static Control seat(int seat) {
    return values()[seat];
  }

  public boolean isSeat() {
    return ordinal() < ROLL.ordinal();
  }

  public boolean isDial() {
    return this == DIAL_A || this == DIAL_B;
  }

  /** The seat of a seat button, from 0. */
  public int seat() {
    if (!isSeat()) {
      throw new IllegalStateException(this + " belongs to no seat");
    }
    return ordinal();
  }
}
