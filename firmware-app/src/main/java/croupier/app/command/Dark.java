package croupier.app.command;

import croupier.app.pi.Lights;
import croupier.app.wiring.FaultWords;
import croupier.hal.pins.PinFault;
import croupier.hal.profile.HardwareProfile;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/**
 * All lights of the unit out, and its LCD cleared; what the service does after an end that was not
 * in order.
 */
@Command(
    name = "dark",
    mixinStandardHelpOptions = true,
    description = "${bundle:command.about-dark}")
final class Dark implements Callable<Integer> {
  @Mixin UnitOptions options = new UnitOptions();

  @Override
  public Integer call() {
    HardwareProfile profile = options.profile();
    try {
      Lights.out(profile);
      return Exit.OK;
    } catch (PinFault fault) {
      throw new Failure(Exit.UNAVAILABLE, FaultWords.of(fault.fault(), profile));
    }
  }
}
