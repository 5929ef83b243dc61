package croupier.app.statistics;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** How much memory the program has. */
final class Memory {
  private static final Path PAGES = Path.of("/proc/self/statm");
  private static final int RESIDENT = 1;
  private static final int PAGE = 4_096;

  private Memory() {}

  static void tell(MetricsText text) {
    Runtime runtime = Runtime.getRuntime();
    text.gauge(
        "croupier_heap_bytes",
        "What the program has on its heap, garbage included.",
        runtime.totalMemory() - runtime.freeMemory());
    try {
      long pages = Long.parseLong(Files.readString(PAGES).split(" ")[RESIDENT]);
      text.gauge("process_resident_memory_bytes", "Memory of the process.", pages * PAGE);
    } catch (IOException | NumberFormatException _) {
      // Elsewhere than on Linux nobody tells.
    }
  }
}
