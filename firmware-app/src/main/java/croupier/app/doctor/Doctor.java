package croupier.app.doctor;

import croupier.app.doctor.Finding.Check;
import croupier.app.settings.SettingsFile;
import croupier.app.wiring.FaultWords;
import croupier.app.words.Message;
import croupier.hal.UnitPicture;
import croupier.hal.profile.HardwareProfile;
import croupier.hal.toml.TomlMistakes;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Looks at everything that a unit needs, and says what is wrong and what to do. */
public final class Doctor {
  private final Machine machine;
  private final List<Finding> findings = new ArrayList<>();
  private Optional<Boolean> running = Optional.empty();

  /** How many the unit has; as many as any can when nobody knows. */
  private int seats = UnitPicture.SEATS;

  private Doctor(Machine machine) {
    this.machine = machine;
  }

  /**
   * Looks at everything.
   *
   * @param profileName as it is given to the unit
   * @param settings the file of its settings, if it has one
   * @param games where its games are
   */
  public static List<Finding> examine(
      Machine machine, String profileName, Optional<String> settings, Path games) {
    Doctor doctor = new Doctor(machine);
    doctor.add(BoardChecks.of(machine));
    doctor.examineProfile(profileName);
    settings.ifPresent(doctor::examineSettings);
    doctor.add(PowerChecks.of(machine));
    doctor.add(DiskChecks.of(machine, games));
    doctor.add(SystemChecks.of(machine, doctor.running));
    doctor.add(FlightChecks.of(games));
    return List.copyOf(doctor.findings);
  }

  /** Whether a unit can run like this. */
  public static boolean isWell(List<Finding> findings) {
    return findings.stream().noneMatch(finding -> finding.level() == Finding.Level.FAULT);
  }

  private void add(List<Finding> more) {
    findings.addAll(more);
  }

  private static Message holds(HardwareProfile profile) {
    Message holds =
        profile.hasLcd()
            ? Message.of("doctor.profile-holds").with("size", profile.lcdSize().label())
            : Message.of("doctor.profile-holds-no-lcd");
    return holds.with("title", profile.title());
  }

  private void examineProfile(String name) {
    try {
      HardwareProfile profile = HardwareProfile.load(name);
      seats = profile.seatCount();
      findings.add(
          profile.hasDials()
              ? Finding.ok(Check.PROFILE, holds(profile))
              : Finding.fault(
                  Check.PROFILE,
                  Message.of("doctor.no-dials").with("profile", name),
                  Message.of("doctor.no-dials-advice")));
      WiringChecks wiring = WiringChecks.of(machine, profile);
      add(wiring.findings());
      running = wiring.running();
      add(SoundChecks.of(machine, profile));
    } catch (TomlMistakes mistakes) {
      tell(Check.PROFILE, mistakes, Message.of("doctor.mistake-advice"));
    }
  }

  private void examineSettings(String file) {
    try {
      SettingsFile.load(file, seats);
      findings.add(
          Finding.ok(Check.SETTINGS, Message.of("doctor.settings-hold").with("file", file)));
    } catch (TomlMistakes mistakes) {
      tell(Check.SETTINGS, mistakes, Message.of("doctor.settings-advice"));
    }
  }

  private void tell(Check check, TomlMistakes mistakes, Message advice) {
    for (Message mistake : FaultWords.of(mistakes)) {
      findings.add(Finding.fault(check, mistake, advice));
    }
  }
}
