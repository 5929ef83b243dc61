package croupier.app.command;

import croupier.app.seat.Holders;
import croupier.app.seat.TableThread;
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
      description = "These seats, counted from 1, are played at random.")
  private List<Integer> seats = List.of();

  /** Who sits where no people do. */
  Function<TableThread, Holders> holders(HardwareProfile profile) {
    for (int seat : seats) {
      if (seat < 1 || seat > profile.seatCount()) {
        throw new Failure(
            Exit.USAGE,
            "There is no seat " + seat + "; the seats are 1 to " + profile.seatCount() + ".");
      }
    }
    List<Integer> fromZero = seats.stream().map(seat -> seat - 1).toList();
    return table -> Holders.random(fromZero, table);
  }
}
