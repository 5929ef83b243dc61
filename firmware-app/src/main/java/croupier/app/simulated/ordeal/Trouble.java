package croupier.app.simulated.ordeal;

import java.util.Locale;

/** What can go wrong in an evening. */
public enum Trouble {
  /** Power goes at any instant, with whatever was not safe on the disk. */
  POWER,
  DISK_FULL,
  READ_ONLY,
  IO_ERROR,
  /** The machine takes another year for this one, or does not know what day it is. */
  CLOCK,
  /** Edges are lost, and overtake each other. */
  EDGES,
  /** Contacts bounce like bad ones. */
  BOUNCE,
  /** Nothing reaches the chain of lights. */
  CHAIN,
  /** A control is stuck. */
  BUTTON,
  /** Phones flood the table, stall and vanish. */
  PHONES,
  /** Bots think and come to no end. */
  BOT,
  /** Somebody presses whatever there is. */
  HANDS;

  /** As it is written: {@code disk-full}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
