package croupier.engine.go;

import croupier.engine.Action;

/** What a seat can decide. Squares are numbered 0 to 3. */
public sealed interface GoAction extends Action {
  /** Does not use what is offered: no tile, no attack, no Shield, no Mega Shut Down. */
  record Pass() implements GoAction {}

  /**
   * Uses no tile before blocks are taken, but asks in secret to be asked again, for a GO Button,
   * when it is the own turn to attack. After a plain pass one is not asked again in this round.
   */
  record PassForNow() implements GoAction {}

  /** Uses a GO Button: for a block before blocks are taken, else for an attack. */
  record UseGoButton(GoChoice choice) implements GoAction {}

  record UseMrMonopoly() implements GoAction {}

  record UseShield() implements GoAction {}

  /** Says what landing on GO is used for. */
  record ChooseGo(GoChoice choice) implements GoAction {}

  /** Reaches for a block of any colour, for GO, a GO Button or a Money Bag. */
  record ClaimColour(Colour colour) implements GoAction {}

  /** Puts the block in hand on a Build square; only asked when colours may be split. */
  record PlaceBlock(int square) implements GoAction {}

  record Heist(int target) implements GoAction {}

  /** Attacks the block on a square of the target. */
  record ShutDown(int target, int square) implements GoAction {}

  /** Chooses a symbol in secret. */
  record LockDial(Symbol symbol) implements GoAction {}

  /** Takes a block from a square of the opponent after a Bank Heist. */
  record StealBlock(int square) implements GoAction {}

  record MegaShutDown(Colour colour) implements GoAction {}
}
