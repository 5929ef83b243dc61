package croupier.app.command;

import croupier.app.program.Command;
import croupier.app.program.ProgramLimits;
import croupier.app.program.ProgramSeats;
import croupier.app.seat.Holders;
import croupier.app.seat.TableThread;
import croupier.app.seat.Thinker;
import croupier.app.words.Message;
import croupier.bots.Level;
import croupier.hal.profile.HardwareProfile;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * Bots and programs that come to every new game at this unit; who presses the button of their seat
 * has it.
 */
final class BotSeats {
  /** People at a table may wait for so long. */
  private static final int ANSWER_MILLIS = 5_000;

  @Option(
      names = "--bots",
      paramLabel = "SEAT=LEVEL",
      split = ",",
      description = "${bundle:command.bots}")
  private Map<Integer, String> bots = Map.of();

  @Option(names = "--bot", paramLabel = "[SEAT=]BOT", description = "${bundle:command.bot}")
  private List<String> each = List.of();

  @Mixin private ProgramOptions programs = new ProgramOptions();

  /** Who can sit where no people do, each with a thread to think on. */
  Function<TableThread, Holders> holders(HardwareProfile profile) {
    return holders(profile, Thinker::apart);
  }

  /**
   * @param thinkers where each of them thinks
   */
  Function<TableThread, Holders> holders(HardwareProfile profile, Supplier<Thinker> thinkers) {
    SortedMap<Integer, String> invited = new TreeMap<>();
    bots.forEach((seat, level) -> invited.put(fromZero(seat, profile), checked(level)));
    each.forEach(bot -> invite(bot, invited, profile));
    ProgramLimits limits = programs.limits(ANSWER_MILLIS);
    return table -> holders(table, invited, limits, thinkers);
  }

  private static Holders holders(
      TableThread table,
      SortedMap<Integer, String> invited,
      ProgramLimits limits,
      Supplier<Thinker> thinkers) {
    Map<Integer, Level> levels = new TreeMap<>();
    Map<Integer, Command> commands = new TreeMap<>();
    invited.forEach(
        (seat, bot) ->
            Holders.level(bot)
                .ifPresentOrElse(
                    level -> levels.put(seat, level),
                    () -> commands.put(seat, Command.of(bot).orElseThrow())));
    Holders holders = Holders.withBots(table, thinkers.get(), levels);
    Set<String> names = new HashSet<>();
    commands.forEach(
        (seat, command) ->
            holders.invite(
                seat,
                called(command.name(), names),
                new ProgramSeats(command.line(), limits),
                thinkers.get()));
    return holders;
  }

  /** As nobody else: a second one of that name has a number. */
  private static String called(String name, Set<String> names) {
    String called = name;
    for (int number = 2; !names.add(called); number++) {
      called = name + "-" + number;
    }
    return called;
  }

  /** One that was given with its seat, or comes to the next that is free. */
  private static void invite(
      String bot, SortedMap<Integer, String> invited, HardwareProfile profile) {
    if (bot.matches("\\d{1,4}=.*")) {
      int equals = bot.indexOf('=');
      int seat = Integer.parseInt(bot.substring(0, equals));
      invited.put(fromZero(seat, profile), checked(bot.substring(equals + 1)));
    } else {
      invited.put(nextFree(invited, profile), checked(bot));
    }
  }

  /** People begin at the first seat, so that one comes last. */
  private static int nextFree(SortedMap<Integer, String> invited, HardwareProfile profile) {
    int seats = profile.seatCount();
    return IntStream.rangeClosed(1, seats)
        .map(seat -> seat % seats)
        .filter(seat -> !invited.containsKey(seat))
        .findFirst()
        .orElseThrow(
            () ->
                new Failure(Exit.USAGE, Message.of("command.too-many-bots").with("seats", seats)));
  }

  private static int fromZero(int seat, HardwareProfile profile) {
    if (seat < 1 || seat > profile.seatCount()) {
      throw new Failure(
          Exit.USAGE,
          Message.of("command.no-such-seat").with("seat", seat).with("last", profile.seatCount()));
    }
    return seat - 1;
  }

  private static String checked(String bot) {
    Optional<String> known =
        Optional.of(bot.strip())
            .filter(each -> Holders.level(each).isPresent() || Command.of(each).isPresent());
    return known.orElseThrow(
        () -> new Failure(Exit.USAGE, Message.of("command.no-such-bot").with("bot", bot)));
  }
}
