package croupier.hal.pins;

import croupier.hal.Fault;

/** A pin cannot be had or used. */
public final class PinFault extends Exception {
  private final transient Fault fault;

  public PinFault(Fault fault) {
    this(fault, null);
  }

  public PinFault(Fault fault, Throwable cause) {
    super(fault.toString(), cause);
    this.fault = fault;
  }

  public Fault fault() {
    return fault;
  }
}
