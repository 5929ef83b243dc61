package croupier.app.simulated.ordeal;

import croupier.app.live.Disk;
import croupier.app.simulated.SimulatedTable;
import croupier.app.simulated.disk.SimulatedDisk;

/**
 * The program that is tried. Tests try one in which a mistake was planted: a simulator that finds
 * none of these is worth nothing.
 */
interface Build {
  /** As it is. */
  Build REAL = new Build() {};

  /** How the store writes and makes safe. */
  default Disk disk() {
    return Disk.REAL;
  }

  /** A table was made that runs on this disk. */
  default void built(SimulatedTable table, SimulatedDisk disk) {}
}
