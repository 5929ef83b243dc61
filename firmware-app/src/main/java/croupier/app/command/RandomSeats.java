package croupier.app.command;

import croupier.app.seat.Holders;
import croupier.app.seat.TableThread;
import croupier.app.words.Message;
import croupier.hal.profile.HardwareProfile;
import java.util.List;
import java.util.function.Function;
import picocli.CommandLine.Option;

/** Seats that are played at random: for trying a table without so many people, not for a party. */
final class RandomSeats {
  @Option(
      names = "--random-seats",
      paramLabel = "SEAT",
      split = ",",
      hidden = true,
      description = "${bundle:command.random-seats}")
  private List<Integer> seats = List.of();

  /** Who sits where no people do. */
  Function<TableThread, Holders> holders(HardwareProfile profile) {
    for (int seat : seats) {
      if (seat < 1 || seat > profile.seatCount()) {
        throw new Failure(
            Exit.USAGE,
            Message.of("command.no-such-seat")
                .with("seat", seat)
                .with("last", profile.seatCount()));
      }
    }
    List<Integer> fromZero = seats.stream().map(seat -> seat - 1).toList();
    return table -> Holders.random(fromZero, table);
  }
}
