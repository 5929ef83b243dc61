package croupier.hal.pins;

/** One line that is driven. */
@FunctionalInterface
public interface OutputLine {
  void set(boolean high) throws PinFault;
}
