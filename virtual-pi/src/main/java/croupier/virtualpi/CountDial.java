package croupier.virtualpi;

import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.Fault;
import croupier.hal.GameUnit;
import croupier.hal.UnitEvent;
import croupier.hal.pins.PinFault;
import croupier.hal.profile.HardwareProfile;
import croupier.pi.PiPins;

/**
 * Runs on the Pi, with the classes of the installed package: tells each step of dial A as it is
 * counted, until the OK button goes down.
 */
final class CountDial {
  private boolean done;

  private CountDial() {}

  public static void main(String[] arguments) throws PinFault {
    new CountDial().count();
  }

  private void count() throws PinFault {
    HardwareProfile profile = HardwareProfile.standard();
    Clock clock = Clock.system();
    try (PiPins pins = PiPins.open(profile);
        GameUnit unit = new GameUnit(profile, pins, clock, this::tell)) {
      unit.tick(clock.nanos());
      System.out.println("ready");
      while (!done) {
        pins.hear(unit.nextDue() - clock.nanos());
        unit.tick(clock.nanos());
      }
    }
    System.exit(0);
  }

  private void tell(UnitEvent event) {
    switch (event) {
      case UnitEvent.Turned(Control dial, int steps, _) when dial == Control.DIAL_A ->
          System.out.println("steps " + steps);
      case UnitEvent.Faulted(String part, Fault fault, _) ->
          System.out.println("fault " + part + " " + fault);
      case UnitEvent.Pressed(Control control, _) when control == Control.OK -> done = true;
      default -> {}
    }
  }
}
