package croupier.engine.classic;

/** What money is paid for. */
public enum Cause {
  SALARY,
  PRICE,
  AUCTION,
  RENT,
  TAX,
  CARD,
  FINE,
  BUILDING,
  BUILDING_SOLD,
  MORTGAGE,
  REDEMPTION,
  /** The 10 % on a mortgaged deed that changes hands. */
  INTEREST,
  DEAL,
  /** What a bankrupt had left. */
  BANKRUPTCY;

  private static final Cause[] ALL = values();

  public static Cause of(int number) {
    return ALL[number];
  }
}
