package croupier.app;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import croupier.app.seat.HeldSeats;
import croupier.app.table.Controller;
import croupier.engine.DataFile;
import croupier.engine.Position;
import croupier.engine.classic.board.ClassicBoard;
import croupier.hal.Clock;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The arrows between the modules, and what the engine must not know. */
class ArrowsTest {
  private static final JavaClasses ALL =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          // The suites that other modules run come as a jar, and are tests all the same.
          .withImportOption(location -> !location.contains("-tests.jar"))
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

  /** So no clock, no thread and no file: who lets a bot think has these. */
  @Test
  void theBotsKnowTheEngineOnly() {
    classes()
        .that()
        .resideInAPackage("croupier.bots..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "croupier.bots..",
            "croupier.engine..",
            "java.lang..",
            "java.util..",
            "java.io",
            "java.nio.charset")
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

  /** The rules alone change what lies on the table; everybody else reads a ClassicView. */
  @Test
  void onlyTheRoomsOfTheClassicGamesTouchTheirInside() {
    noClasses()
        .that()
        .resideOutsideOfPackage("croupier.engine.classic..")
        .should()
        .dependOnClassesThat(
            resideInAPackage("croupier.engine.classic.*..")
                .and(resideOutsideOfPackage("croupier.engine.classic.board..")))
        .orShould()
        .accessFieldWhere(
            describe(
                "it is an array of the board",
                access ->
                    access.getTargetOwner().isEquivalentTo(ClassicBoard.class)
                        && access.getTarget().getRawType().isArray()))
        .check(ALL);
  }

  @Test
  void theRoomsOfTheClassicGamesDoNotGoInCircles() {
    slices().matching("croupier.engine.classic.(*)..").should().beFreeOfCycles().check(ALL);
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
        .orShould()
        .callMethod(Thread.class, "sleep", long.class)
        .orShould()
        .callMethod(Thread.class, "sleep", java.time.Duration.class)
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

  /** Whoever holds a seat knows its view; the position stays with who asks. */
  @Test
  void onlyWhoAsksHoldersSeesThePosition() {
    noClasses()
        .that()
        .resideInAPackage("croupier.app.seat..")
        .and()
        .doNotHaveFullyQualifiedName(HeldSeats.class.getName())
        .should()
        .dependOnClassesThat()
        .belongToAnyOf(Position.class)
        .check(ALL);
    noClasses()
        .that()
        .resideInAPackage("croupier.app.seat..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("croupier.app.table..", "croupier.app.loop..", "croupier.app.web..")
        .check(ALL);
  }

  /** Programs can hold seats wherever there are bots; the arena is for itself. */
  @Test
  void nobodyButTheCommandsKnowsTheArena() {
    noClasses()
        .that()
        .resideInAPackage("croupier.app..")
        .and()
        .resideOutsideOfPackages("croupier.app.arena..", "croupier.app.command..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("croupier.app.arena..")
        .check(ALL);
    noClasses()
        .that()
        .resideInAnyPackage("croupier.app.arena..", "croupier.app.program..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "croupier.hal.profile..",
            "croupier.app.loop..",
            "croupier.app.table..",
            "croupier.app.seat..",
            "croupier.app.web..")
        .check(ALL);
  }

  /** There is one loop: who owns a unit gives it something to wait on, and turns nothing itself. */
  @Test
  void onlyTheLoopTurnsTheController() {
    noClasses()
        .that()
        .resideInAPackage("croupier.app..")
        .and()
        .resideOutsideOfPackages("croupier.app.loop..", "croupier.app.table..")
        .should()
        .callMethod(Controller.class, "tick", long.class)
        .check(ALL);
    noClasses()
        .that()
        .resideInAPackage("croupier.app.loop..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("croupier.app.pi..", "croupier.app.simulated..", "croupier.app.web..")
        .check(ALL);
  }
}
