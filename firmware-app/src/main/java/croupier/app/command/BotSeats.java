package croupier.app.command;

import croupier.app.seat.Holders;
import croupier.app.seat.TableThread;
import croupier.app.seat.Thinker;
import croupier.app.table.mode.Levels;
import croupier.app.words.Message;
import croupier.bots.Level;
import croupier.hal.profile.HardwareProfile;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import picocli.CommandLine.Option;

/** Bots that come to every new game at this unit; who presses the button of their seat has it. */
final class BotSeats {
  @Option(
      names = "--bots",
      paramLabel = "SEAT=LEVEL",
      split = ",",
      description = "${bundle:command.bots}")
  private Map<Integer, String> bots = Map.of();

  /** Who can sit where no people do. */
  Function<TableThread, Holders> holders(HardwareProfile profile) {
    Map<Integer, Level> levels = new TreeMap<>();
    bots.forEach((seat, level) -> levels.put(fromZero(seat, profile), level(level)));
    return table -> Holders.withBots(table, Thinker.apart(), levels);
  }

  private static int fromZero(int seat, HardwareProfile profile) {
    if (seat < 1 || seat > profile.seatCount()) {
      throw new Failure(
          Exit.USAGE,
          Message.of("command.no-such-seat").with("seat", seat).with("last", profile.seatCount()));
    }
    return seat - 1;
  }

  private static Level level(String id) {
    return Levels.named(id)
        .orElseThrow(
            () -> new Failure(Exit.USAGE, Message.of("command.no-such-level").with("level", id)));
  }
}
