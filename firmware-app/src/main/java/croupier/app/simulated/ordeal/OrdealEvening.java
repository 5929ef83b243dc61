package croupier.app.simulated.ordeal;

import croupier.app.Limits;
import croupier.app.live.SavedGames;
import croupier.app.seat.Holders;
import croupier.app.seat.TableThread;
import croupier.app.simulated.SimulatedTable;
import croupier.app.simulated.disk.PowerCut;
import croupier.app.simulated.disk.SimulatedDisk;
import croupier.app.words.Language;
import croupier.hal.Clock;
import croupier.hal.UnitPicture.Sound;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/**
 * One evening at a unit to which everything happens that was planned for it. All of it comes from
 * one seed, and takes place in virtual time.
 */
final class OrdealEvening {
  /** People go home after so long, whatever is on the table. */
  static final long LONGEST = 30 * 60 * Clock.SECOND;

  private static final long OVER = 20 * Clock.SECOND;
  private static final long LINGERS = 240 * Clock.SECOND;
  private static final long DARK = 5 * Clock.SECOND;
  private static final long MOST_DARK = 60 * Clock.SECOND;
  private static final long LATEST_CUT = 2 * Clock.SECOND;
  private static final int MOST_TOUCHES = 12;

  /** One answer of so many that a program gives is none. */
  private static final int WRONG_ONE_IN = 60;

  /** Of what was brought, and of what is due later: a bot's answer for each seat, and some more. */
  private static final int MOST_WAITING = Limits.QUEUE + 100;

  private static final long NEVER = Long.MAX_VALUE;

  private final Plan plan;
  private final List<Blow> blows;
  private final HeardLog heard;
  private final Consumer<String> log;
  private final Build build;
  private final Secrecy secrecy;
  private final Tally tally = new Tally();
  private final SufferingDisk suffering = new SufferingDisk(tally);
  private final SufferingUnit hurt;
  private final Witness witness;
  private final WallTime wall;
  private final Looks looks;
  private final SplittableRandom chance;
  private SimulatedDisk disk = new SimulatedDisk();
  private SavedGames saved;
  private SimulatedTable table;
  private People people;
  private Phones phones;

  /** When the unit was switched on, from the beginning of the evening. */
  private long switchedOn;

  /** The first blow that has not come yet. */
  private int next;

  /** When power goes at the latest, once that is certain. */
  private long cutAt = NEVER;

  private long overAt = NEVER;
  private int cuts;

  /** The number of the last sound. */
  private int sounded;

  private long shown;

  /**
   * @param build the program that is tried
   * @param heard what the program says in its log
   * @param log is told what happens, each with its time
   */
  OrdealEvening(Plan plan, List<Blow> blows, Build build, HeardLog heard, Consumer<String> log) {
    this.plan = plan;
    this.build = build;
    this.blows = blows;
    this.heard = heard;
    this.log = line -> log.accept(Blow.time(now()) + " " + line);
    secrecy = new Secrecy(plan.seed());
    heard.listen(secrecy);
    witness = new Witness(secrecy, this.log, suffering::hasFailed);
    wall = new WallTime(this::now, tally);
    looks = new Looks();
    hurt = new SufferingUnit(tally);
    chance = new SplittableRandom(plan.seed() ^ 1);
  }

  /** The time of the evening. */
  long now() {
    return switchedOn + (table == null ? 0 : table.unit().clock().nanos());
  }

  /** Plays it to its end; a {@link BrokenPromise} says what went wrong that may not. */
  Figures play() {
    disk.suffers(suffering);
    disk.datedBy(wall::instant);
    switchOn();
    while (now() < LONGEST && now() < overAt) {
      try {
        step();
      } catch (PowerCut cut) {
        powerCut();
      }
    }
    end();
    tally.count("own luck", witness.lucky());
    tally.count("dropped", witness.dropped());
    return new Figures(
        now(),
        witness.begun(),
        witness.over(),
        witness.resumed(),
        witness.moves(),
        cuts,
        shown,
        tally);
  }

  private void step() {
    long until = Math.min(LONGEST, Math.min(cutAt, nextBlow()));
    until = Math.min(until, hurt.nextEnd()) - switchedOn;
    table.step(Math.min(until, Math.min(people.nextDue(), phones.nextDue())));
    people.away(plan.isAway(now()));
    people.tick(table.unit().clock().nanos());
    phones.tick(table.unit().clock().nanos());
    looks.look(table, now(), hurt.chainWholeSince(now()));
    hear();
    heard.check();
    if (table.loop().queue().waiting() > MOST_WAITING) {
      throw new BrokenPromise("more waits for the table than it can take");
    }
    if (now() >= cutAt) {
      throw new PowerCut();
    }
    while (nextBlow() <= now()) {
      strike(blows.get(next++));
    }
    if (hurt.nextEnd() <= now()) {
      hurt.ends(now(), this::heal);
    }
    if (overAt == NEVER && witness.over() > 0 && table.controller().mode().equals("Attract")) {
      overAt = now() + (plan.lingers() ? LINGERS : OVER);
    }
  }

  /** What is heard belongs to what happens. */
  private void hear() {
    Sound sound = table.picture().sound();
    if (sound.number() != sounded && sound.kind() != Sound.Kind.NONE) {
      log.accept("sound " + sound.kind());
    }
    sounded = sound.number();
  }

  private long nextBlow() {
    return next < blows.size() ? blows.get(next).at() : NEVER;
  }

  // --- troubles

  private void strike(Blow blow) {
    log.accept("trouble " + blow);
    if (blow.what() == Trouble.POWER) {
      SplittableRandom luck = new SplittableRandom(blow.seed());
      if (luck.nextInt(3) == 0) {
        throw new PowerCut();
      }
      suffering.cutAfter(luck.nextInt(MOST_TOUCHES));
      cutAt = now() + luck.nextLong(LATEST_CUT);
      return;
    }
    hurt.add(blow);
    hurtBy(blow);
  }

  private void hurtBy(Blow blow) {
    SplittableRandom luck = new SplittableRandom(blow.seed());
    switch (blow.what()) {
      case DISK_FULL -> suffering.fill(luck);
      case READ_ONLY -> suffering.readOnly(true);
      case IO_ERROR -> suffering.fail(luck);
      case CLOCK -> wall.jump(luck);
      case HANDS -> people.childComes(luck);
      case PHONES -> phones.trouble();
      case BOT -> {} // Where bots think one sees that it is on.
      default -> hurt.strike(blow, table.unit(), luck);
    }
  }

  private void heal(Blow blow) {
    log.accept("relief " + blow.number());
    switch (blow.what()) {
      case DISK_FULL -> suffering.takeAgain();
      case READ_ONLY -> suffering.readOnly(false);
      case IO_ERROR -> suffering.failNoMore();
      case CLOCK -> wall.set();
      case HANDS -> people.childGoes();
      case PHONES -> phones.calm();
      case BOT -> {} // It is not asked about this any more.
      default -> hurt.heal(blow, table.unit());
    }
  }

  // --- on and off

  private void switchOn() {
    witness.comesTo(disk);
    while (table == null) {
      try {
        saved = new SavedGames(Witness.folder(disk), secrecy, build.disk());
        saved.dateBy(wall);
        table =
            new SimulatedTable(
                plan.profile(),
                List.of(),
                saved,
                plan.seed() + cuts,
                this::holders,
                plan.settings());
      } catch (IOException e) {
        // The service ends, and the machine starts it again.
        log.accept("the unit cannot start: " + e.getMessage());
        switchedOn += DARK;
        hurt.ends(switchedOn, this::healDisk);
      }
    }
    suffering.forgive();
    table.controller().speak(spoken());
    table.controller().tell(witness);
    people = new People(table, plan, tally, plan.seed() + cuts);
    phones = new Phones(table, secrecy, tally, plan.seed() + cuts);
    table.controller().openBy(phones);
    table.loop().tellModes(mode -> tally.count("screen " + mode));
    build.built(table, disk);
    looks.begin(table, secrecy);
    hurt.present(now()).forEach(this::hurtBy);
  }

  /** The language that was chosen at the unit, or else the plan's. */
  private Language spoken() {
    return saved.language(_ -> {}).language().orElse(plan.language());
  }

  private Holders holders(TableThread queue) {
    Holders holders = Holders.withBots(queue, hurt.thinker(), plan.bots());
    if (plan.program()) {
      SimulatedProgram program =
          new SimulatedProgram(
                  plan.seed() + cuts,
                  question -> {
                    tally.count("way program");
                    secrecy.check("what a program is asked", question);
                  })
              .goesWrong(WRONG_ONE_IN);
      int last = Collections.max(plan.bots().keySet());
      holders.invite(last, "guest", program, hurt.programs(queue));
    }
    return holders;
  }

  private void healDisk(Blow blow) {
    if (!hurt.isOfTheUnit(blow)) {
      heal(blow);
    }
  }

  private void powerCut() {
    cuts++;
    long at = now();
    int[] ways = disk.unsafe();
    for (int i = 0; i < ways.length; i++) {
      ways[i] = chance.nextBoolean() ? chance.nextInt(2) : chance.nextInt(ways[i]);
    }
    log.accept("power goes, kept of what is not safe: " + Arrays.toString(ways));
    count(ways);
    SimulatedDisk left = disk.afterPowerCut(ways);
    goDark();
    letGo();
    disk = left;
    disk.suffers(suffering);
    suffering.powerIsBack();
    cutAt = NEVER;
    switchedOn = at + chance.nextLong(DARK, MOST_DARK);
    witness.verify(disk);
    hurt.ends(switchedOn, this::healDisk);
    switchOn();
  }

  private void goDark() {
    shown += looks.end();
    hurt.count(table.unit().pins());
    people.count();
  }

  /** What the cut did to everything that was not safe. */
  private void count(int[] ways) {
    tally.count("fault " + Trouble.POWER.id());
    boolean lost = false;
    for (int way : ways) {
      tally.count(way == 0 ? "power loses a change" : way > 1 ? "power tears a change" : "", 1);
      if (way > 0 && lost) {
        tally.count("power keeps what came later");
      }
      lost |= way == 0;
    }
  }

  /** The program is dead; what it held open in this one is given back. */
  private void letGo() {
    disk.die();
    try {
      table.close();
    } catch (PowerCut cut) {
      // The last thing that it tried.
    }
    table = null;
  }

  /** Somebody ends the program in order. */
  private void end() {
    long at = now();
    suffering.powerIsBack();
    try {
      table.close();
    } catch (RuntimeException e) {
      throw new BrokenPromise("the program cannot be stopped", e);
    }
    goDark();
    if (!disk.held(Witness.folder(disk)).isEmpty()) {
      throw new BrokenPromise("the program has ended and still holds a game");
    }
    table = null;
    switchedOn = at;
    witness.verify(disk);
    log.accept("ends, lights and letters %08x".formatted(looks.sum()));
  }

  /**
   * What an evening came to.
   *
   * @param nanos how long it was
   * @param frames sent to the lights
   * @param tally what else took place
   */
  record Figures(
      long nanos,
      int begun,
      int over,
      int resumed,
      long moves,
      int cuts,
      long frames,
      Tally tally) {}
}
