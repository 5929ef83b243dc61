package croupier.app.pi;

import croupier.hal.Clock;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** How long each part of the start took, counted from the birth of the process. */
public final class StartTimes {
  private static final int TICKS_A_SECOND = 100;
  private static final long HUNDREDTH = Clock.SECOND / 100;

  /** Where {@code /proc/self/stat} tells the birth, counted from the end of the program's name. */
  private static final int BIRTH = 20;

  private final Clock clock;
  private final long birth;
  private final List<String> told = new ArrayList<>();

  public StartTimes(Clock clock) {
    this.clock = clock;
    birth = clock.nanos() - age();
  }

  /** How old the process is; the kernel knows it to a hundredth of a second. */
  private static long age() {
    try {
      String stat = Files.readString(Path.of("/proc/self/stat"));
      String[] facts = stat.substring(stat.lastIndexOf(')') + 1).split(" ");
      double up = Double.parseDouble(Files.readString(Path.of("/proc/uptime")).split(" ")[0]);
      double born = Double.parseDouble(facts[BIRTH]) / TICKS_A_SECOND;
      return (long) ((up - born) * Clock.SECOND);
    } catch (IOException | RuntimeException _) {
      return 0; // Elsewhere than on Linux the start counts from here.
    }
  }

  /** Something is done. */
  public void mark(String what) {
    // A formatter takes longer to get going than most of what is told here.
    told.add(what + " " + BigDecimal.valueOf((clock.nanos() - birth) / HUNDREDTH, 2) + " s");
  }

  @Override
  public String toString() {
    return String.join(", ", told);
  }
}
