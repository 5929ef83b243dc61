package croupier.hal.pins;

/** A pin cannot be had or used; the message is a sentence that says what to do. */
public final class PinFault extends Exception {
  public PinFault(String message) {
    super(message);
  }

  public PinFault(String message, Throwable cause) {
    super(message, cause);
  }
}
