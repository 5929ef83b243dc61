package croupier.app.program;

/** What a program can do that ends its game. */
public enum Mishap {
  /** It did not answer in time. */
  HUNG,
  /** It ended, or never began. */
  CRASHED,
  /** It said more than it was asked for. */
  FLOODED,
  /** What it said is no answer. */
  RUBBISH,
  /** Its answer is nothing that the seat may do. */
  ILLEGAL
}
