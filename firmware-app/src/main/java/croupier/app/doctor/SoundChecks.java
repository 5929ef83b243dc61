package croupier.app.doctor;

import croupier.app.doctor.Finding.Check;
import croupier.app.words.Message;
import croupier.hal.profile.HardwareProfile;
import java.util.ArrayList;
import java.util.List;

/** Whether the unit can be heard, where it is to be; without, it plays on all the same. */
final class SoundChecks {
  private static final String NO_CARDS = "no soundcards";

  private final Machine machine;
  private final HardwareProfile profile;
  private final List<Finding> findings = new ArrayList<>();

  private SoundChecks(Machine machine, HardwareProfile profile) {
    this.machine = machine;
    this.profile = profile;
  }

  static List<Finding> of(Machine machine, HardwareProfile profile) {
    SoundChecks checks = new SoundChecks(machine, profile);
    if (profile.speaker().isPresent()) {
      checks.speaker(profile.speaker().get());
    }
    if (profile.buzzer().filter(HardwareProfile.Buzzer::overPwm).isPresent()) {
      checks.pwm();
    }
    return checks.findings;
  }

  private void speaker(HardwareProfile.Speaker speaker) {
    String cards = machine.read("/proc/asound/cards").orElse(NO_CARDS);
    warn(cards.contains(NO_CARDS), "doctor.no-sound-card", "doctor.no-sound-card-advice");
    warn(!machine.has("/usr/bin/aplay"), "doctor.no-player", "doctor.no-player-advice");
    if (findings.isEmpty()) {
      findings.add(
          Finding.ok(
              Check.SOUND, Message.of("doctor.sound-holds").with("device", speaker.device())));
    }
    if (!machine.has("/usr/bin/espeak-ng")) {
      findings.add(
          Finding.hint(
              Check.SOUND, Message.of("doctor.no-talker"), Message.of("doctor.no-talker-advice")));
    }
  }

  private void pwm() {
    boolean none =
        machine.list("/sys/class/pwm").stream()
            .noneMatch(chip -> chip.getFileName().toString().startsWith("pwmchip"));
    if (none) {
      // The unit takes the line of its buzzer at its start, like any other.
      findings.add(
          Finding.fault(
              Check.SOUND, Message.of("doctor.no-pwm"), Message.of("doctor.no-pwm-advice")));
    }
  }

  private void warn(boolean wrong, String what, String advice) {
    if (wrong) {
      findings.add(Finding.warning(Check.SOUND, Message.of(what), Message.of(advice)));
    }
  }
}
