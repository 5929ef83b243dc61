package croupier.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import croupier.engine.DataFile;
import croupier.hal.Clock;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The arrows between the modules, and what the engine must not know. */
class ArrowsTest {
  private static final JavaClasses ALL =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("croupier");

  @Test
  void theEngineKnowsNobody() {
    classes()
        .that()
        .resideInAPackage("croupier.engine..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "croupier.engine..",
            "java.lang..",
            "java.util..",
            "java.io",
            "java.nio.charset",
            "java.security")
        .check(ALL);
  }

  @Test
  void theEngineReadsOnlyItsOwnDataFiles() {
    noClasses()
        .that()
        .resideInAPackage("croupier.engine..")
        .and()
        .doNotHaveFullyQualifiedName(DataFile.class.getName())
        .should()
        .dependOnClassesThat()
        .resideInAPackage("java.io")
        .check(ALL);
  }

  @Test
  void theEngineStartsNoThreadAndAsksNoClock() {
    noClasses()
        .that()
        .resideInAPackage("croupier.engine..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("java.util.concurrent..", "java.time..", "java.util.logging..")
        .orShould()
        .dependOnClassesThat()
        .belongToAnyOf(Thread.class)
        .check(ALL);
  }

  @Test
  void theHardwareKnowsNoGame() {
    noClasses()
        .that()
        .resideInAnyPackage("croupier.hal..", "croupier.mock..", "croupier.pi..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("croupier.engine..", "croupier.app..")
        .check(ALL);
    noClasses()
        .that()
        .resideInAPackage("croupier.hal..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("croupier.mock..", "croupier.pi..")
        .check(ALL);
    noClasses()
        .that()
        .resideInAPackage("croupier.mock..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("croupier.pi..")
        .check(ALL);
    noClasses()
        .that()
        .resideInAPackage("croupier.pi..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("croupier.mock..")
        .check(ALL);
  }

  @Test
  void onlyTheStartUpAndTheDoctorNameThePi() {
    noClasses()
        .that()
        .resideInAPackage("croupier.app..")
        .and()
        .resideOutsideOfPackages(
            "croupier.app.pi..", "croupier.app.doctor..", "croupier.app.command..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("croupier.pi..")
        .check(ALL);
    noClasses()
        .that()
        .resideOutsideOfPackage("croupier.pi..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("com.pi4j..", "java.lang.foreign..")
        .check(ALL);
  }

  @Test
  void onlyTheStartUpNamesTheMock() {
    noClasses()
        .that()
        .resideInAPackage("croupier.app..")
        .and()
        .resideOutsideOfPackage("croupier.app.simulated..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("croupier.mock..")
        .check(ALL);
  }

  @Test
  void onlyTheClockAsksTheMachineForTheTime() {
    noClasses()
        .that()
        .doNotHaveFullyQualifiedName(Clock.class.getName())
        .should()
        .callMethod(System.class, "nanoTime")
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .callMethod(java.time.Instant.class, "now")
        .check(ALL);
  }

  @Test
  void thePackagesOfTheProgramDoNotGoInCircles() {
    slices().matching("croupier.app.(*)..").should().beFreeOfCycles().check(ALL);
  }

  @Test
  void theRoomsOfTheTableDoNotGoInCircles() {
    for (String rooms : List.of("table.(*)..", "table.face.(*)..", "table.face.classic.(*)..")) {
      slices().matching("croupier.app." + rooms).should().beFreeOfCycles().check(ALL);
    }
  }

  /** A game brings a face; what is not in its own room does not know that there is this game. */
  @Test
  void onlyTheRoomOfAFaceNamesItsGame() {
    for (String game : List.of("classic", "deal", "express", "go")) {
      noClasses()
          .that()
          .resideInAPackage("croupier.app..")
          .and()
          .resideOutsideOfPackage("croupier.app.table.face." + game + "..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "croupier.engine." + game + "..", "croupier.app.table.face." + game + "..")
          .check(ALL);
    }
  }
}
