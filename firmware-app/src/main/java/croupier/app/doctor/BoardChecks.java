package croupier.app.doctor;

import croupier.app.doctor.Finding.Check;
import croupier.app.words.Message;
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
              Check.BOARD,
              model.isEmpty()
                  ? Message.of("doctor.not-a-pi")
                  : Message.of("doctor.other-board").with("model", model),
              Message.of("doctor.board-advice")));
    }
    if (KNOWN.stream().noneMatch(model::startsWith)) {
      return List.of(
          Finding.hint(
              Check.BOARD,
              Message.of("doctor.untried-board").with("model", model),
              Message.of("doctor.untried-board-advice")));
    }
    return List.of(Finding.ok(Check.BOARD, Message.of("doctor.board").with("model", model)));
  }
}
