package croupier.app.simulated.disk;

/**
 * Power is gone, and with it the program: nothing may catch this but whoever let it happen. No
 * mistake of a program is an error of this kind.
 */
public final class PowerCut extends Error {
  private static final long serialVersionUID = 1;

  public PowerCut() {
    super("power is gone", null, false, false);
  }
}
