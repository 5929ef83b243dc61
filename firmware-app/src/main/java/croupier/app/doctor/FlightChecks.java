package croupier.app.doctor;

import croupier.app.doctor.Finding.Check;
import croupier.app.flight.FlightRecord;
import croupier.app.live.FlightFiles;
import croupier.app.words.Message;
import croupier.engine.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** What went wrong at the table, as the flight recorder has written it down. */
final class FlightChecks {
  /** What is older is in the files, and of less use. */
  private static final int TOLD = 3;

  private FlightChecks() {}

  static List<Finding> of(Path games) {
    if (!Files.isReadable(games)) {
      return List.of(); // That the folder is closed is told already.
    }
    FlightFiles flights = FlightFiles.in(games);
    try {
      List<Path> files = flights.all();
      return files.isEmpty()
          ? List.of(Finding.ok(Check.FLIGHT, Message.of("doctor.flight-none")))
          : files.stream().limit(TOLD).map(file -> of(flights, file)).toList();
    } catch (IOException _) {
      return List.of();
    }
  }

  private static Finding of(FlightFiles flights, Path file) {
    Message advice = Message.of("doctor.flight-advice").with("file", file.toString());
    try {
      FlightRecord flight = FlightRecord.of(flights.read(file));
      Message what =
          Message.of("doctor.flight-" + flight.why().name().toLowerCase(Locale.ROOT))
              .with("date", flight.date().isEmpty() ? file.getFileName().toString() : flight.date())
              .with("what", flight.what())
              .with("mode", flight.mode());
      return switch (flight.why()) {
        case MISTAKE, STUCK -> Finding.warning(Check.FLIGHT, what, advice);
        case FAULT, ASKED -> Finding.hint(Check.FLIGHT, what, advice);
      };
    } catch (IOException | Refusal _) {
      return Finding.hint(
          Check.FLIGHT,
          Message.of("doctor.flight-unreadable").with("file", file.toString()),
          Message.of("doctor.flight-unreadable-advice"));
    }
  }
}
