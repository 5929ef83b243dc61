package croupier.app.doctor;

import java.util.List;

/** What machine this is. */
final class BoardChecks {
  private static final List<String> KNOWN =
      List.of(
          "Raspberry Pi 3",
          "Raspberry Pi 4",
          "Raspberry Pi 5",
          "Raspberry Pi Zero 2",
          "Raspberry Pi Compute Module",
          "Raspberry Pi 400");

  private BoardChecks() {}

  static List<Finding> of(Machine machine) {
    String model = machine.read("/proc/device-tree/model").orElse("");
    if (!model.startsWith("Raspberry Pi")) {
      return List.of(
          Finding.fault(
              "board",
              model.isEmpty()
                  ? "This is not a Raspberry Pi."
                  : "This is not a Raspberry Pi, but: " + model + ".",
              "A real unit needs a Pi 3, 4, 5 or Zero 2 W; croupier play plays on any machine."));
    }
    if (KNOWN.stream().noneMatch(model::startsWith)) {
      return List.of(
          Finding.hint(
              "board",
              model + ": Croupier is tried on a Pi 3, 4, 5 and Zero 2 W.",
              "Others with a 64-bit system and the 40-pin header may work as well."));
    }
    return List.of(Finding.ok("board", model + "."));
  }
}
