package croupier.app.simulated.ordeal;

import croupier.app.json.Json;
import croupier.app.live.Happening;
import croupier.app.live.MemoryRecord;
import croupier.app.live.Onlooker;
import croupier.app.live.RecordReader;
import croupier.app.live.SavedGames;
import croupier.app.live.SeatsFile;
import croupier.app.seat.Holders;
import croupier.app.seat.TableThread;
import croupier.app.seat.Thinker;
import croupier.app.settings.Settings;
import croupier.app.simulated.SimulatedTable;
import croupier.app.simulated.disk.SimulatedDisk;
import croupier.app.web.BoardNews;
import croupier.app.web.UnitFacts;
import croupier.engine.Game;
import croupier.engine.Position;
import croupier.hal.Clock;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.DialLights;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;

/**
 * One of two worlds in which the same is done: a unit at which a game goes on, who plays there, and
 * all that a viewer can notice of it, each with its time.
 */
final class World implements AutoCloseable {
  private static final String NAME = "00001-";
  private static final int TRIALS = 10;

  /** The display needs a moment to be written again after a look. */
  private static final long WRITTEN = 200 * Clock.MILLISECOND;

  private static final long NEVER = Long.MIN_VALUE;

  private final Moment moment;
  private final SimulatedDisk disk = new SimulatedDisk();
  private final Path record;
  private final SimulatedTable table;
  private final People people;
  private final BoardNews boards;
  private final List<PhoneHand> phones = new ArrayList<>();
  private final List<Noticed> noticed = new ArrayList<>();
  private final int[] hoods;
  private String lights = "";
  private String display = "";
  private String shownToAll = "";
  private UnitPicture picture;

  /** When somebody's own words were last on the display. */
  private long looked = NEVER;

  /** When a hand last did something at the unit. */
  private long touched = NEVER;

  /**
   * Something that can be noticed.
   *
   * @param of what is on the table now, where it was noticed that a game goes on
   */
  record Noticed(long at, String where, String what, Move of) {
    Noticed(long at, String where, String what) {
      this(at, where, what, null);
    }
  }

  /**
   * Something that has happened in the game.
   *
   * @param entry how the record tells it
   * @param caused whether a hand or somebody who is no person can have brought it about now
   */
  record Move(int seat, String entry, boolean caused) {}

  /**
   * @param truth what is really so in this world
   * @param seed what its chance comes from
   */
  World(Moment moment, Position truth, String seed, Build build) throws IOException {
    this.moment = moment;
    Path folder = disk.folder().resolve("games");
    record = folder.resolve(NAME + truth.game().id() + ".jsonl");
    put(folder, truth, seed);
    SavedGames saved = new SavedGames(folder, () -> "more", build.disk());
    table =
        new SimulatedTable(
            moment.plan().profile(),
            List.of(),
            saved,
            moment.seed(),
            this::holders,
            Settings.USUAL.withShow(false));
    hoods = hoods(moment);
    table.hearWith(this::hear);
    table.controller().tell(new Ear());
    boards = new BoardNews(UnitFacts.of(moment.plan().profile()));
    boards.seat(table.controller().pages());
    boards.speak(moment.plan().language());
    table.controller().speak(moment.plan().language());
    table.loop().showOnWall(boards::hang);
    people = new People(table, moment.plan(), new Tally(), moment.seed());
    moment.phones().forEach(place -> phones.add(new PhoneHand(table, place, moment.seed())));
    table
        .unit()
        .pins()
        .attach(
            (bytes, length) -> {
              table.unit().chain().write(bytes, length);
              lookAtLights();
            });
    build.built(table, disk);
  }

  /** A game that was put away at the moment from which it goes on here. */
  private void put(Path folder, Position truth, String seed) throws IOException {
    Files.createDirectory(folder);
    String header =
        new MemoryRecord(moment.names(), truth, false, seed, "a salt").lines().getFirst();
    Files.writeString(record, header + "\n");
    Files.writeString(folder.resolve(NAME + truth.game().id() + ".seed"), seed + "\na salt\n");
    try {
      SavedGames.Kept kept = new SavedGames(folder, () -> "none").resume(record);
      kept.seats().write(new SeatsFile.Seats(moment.places(), moment.bots()));
      kept.file().close();
    } catch (RecordReader.Damaged damaged) {
      throw new IllegalStateException(damaged);
    }
  }

  private Holders holders(TableThread thread) {
    Thinker thinker = Thinker.atOnce(TRIALS);
    Holders holders = new Holders(thread, thinker, new TreeMap<>());
    moment
        .programs()
        .forEach(
            (place, name) ->
                holders.invite(
                    place,
                    name,
                    new SimulatedProgram(
                        place,
                        question -> {
                          if (moment.isSeatOf(place)) {
                            notice("what " + name + " is asked", question);
                          }
                        }),
                    thinker));
    return holders;
  }

  /** The dials come last in the chain: three hooded lights each, then three for the table. */
  private static int[] hoods(Moment moment) {
    int three = DialLights.POSITIONS;
    int dials = moment.plan().profile().dials().isPresent() ? UnitPicture.DIALS : 0;
    int first = moment.plan().profile().chain().lights() - dials * 2 * three;
    int[] hoods = new int[dials * three];
    for (int i = 0; i < hoods.length; i++) {
      hoods[i] = first + i / three * 2 * three + i % three;
    }
    return hoods;
  }

  // --- time

  /** Lets everything happen until then; what was noticed meanwhile. */
  List<Noticed> until(long nanos) {
    noticed.clear();
    while (now() < nanos) {
      long until = Math.min(nanos, people.nextDue());
      for (PhoneHand phone : phones) {
        until = Math.min(until, phone.nextDue());
      }
      table.step(Math.max(until, now()));
      people.tick(now());
      phones.forEach(phone -> phone.tick(now()));
      look();
    }
    return List.copyOf(noticed);
  }

  private long now() {
    return table == null ? 0 : table.unit().clock().nanos();
  }

  private void hear(UnitEvent event) {
    touched = now();
  }

  // --- what can be noticed

  void notice(String where, String what) {
    noticed.add(new Noticed(now(), where, what));
  }

  private void look() {
    UnitPicture shown = table.picture();
    boolean eyesOnly = shown.prompt().eyesOnly();
    looked = eyesOnly ? now() : looked;
    if (shown != picture) {
      picture = shown;
      boards.show(shown);
      String open = shown.forOnlookers().toString();
      if (!open.equals(shownToAll)) {
        shownToAll = open;
        notice("the unit", open);
      }
    }
    boards.read(
        moment.plan().profile().seatCount(),
        (page, bytes) -> {
          String text = new String(bytes, StandardCharsets.UTF_8);
          phones.forEach(phone -> phone.reads(page, text));
          if (isOpen(page, eyesOnly)) {
            notice("the page of " + page, text);
          }
        });
    if (looked == NEVER || now() - looked > WRITTEN) {
      String lines = String.join("|", table.unit().lcdLines());
      if (!lines.equals(display)) {
        display = lines;
        notice("the display", lines);
      }
    }
  }

  /** Whether a page is for the viewer's eyes too. */
  private boolean isOpen(String page, boolean eyesOnly) {
    return switch (page) {
      case "unit" -> !eyesOnly;
      case "table", "door" -> true;
      default -> page.equals("seat " + (moment.viewer() + 1));
    };
  }

  private void lookAtLights() {
    int[] all = table.unit().lights().all();
    for (int hood : hoods) {
      all[hood] = 0;
    }
    String lit = Arrays.toString(all);
    if (!lit.equals(lights)) {
      lights = lit;
      notice("the lights", lit);
    }
  }

  /** Hears what happens, and how the record has it: with what the viewer himself knows now. */
  private final class Ear implements Onlooker {
    @Override
    public void begins(Game game, List<String> names, int entries) {
      notice("the game", "goes on");
    }

    @Override
    public void happened(Happening happening) {
      try {
        RecordReader read = SavedGames.read(record);
        String entry =
            Files.readAllLines(record).reversed().stream()
                .filter(line -> !line.contains("\"result\":"))
                .findFirst()
                .orElseThrow()
                .replaceFirst(",\"hash\".*", "");
        String told =
            ToldGame.move(happening.seat(), happening.events())
                + Json.write(read.end().view(moment.viewer()));
        noticed.add(
            new Noticed(
                now(),
                "the game",
                told,
                new Move(happening.seat(), entry, isCaused(happening.seat()))));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      } catch (RecordReader.Damaged damaged) {
        throw new BrokenPromise("the record is " + damaged.getMessage(), damaged);
      }
    }

    @Override
    public void leaves(Game game, boolean over) {
      notice("the game", over ? "is over" : "is put away");
    }
  }

  /** What waits until the table is free for it was brought about before. */
  private boolean isCaused(int seat) {
    return touched == now()
        || moment.isHeld(seat)
        || phones.stream().anyMatch(PhoneHand::hasTouched);
  }

  @Override
  public void close() {
    table.close();
  }
}
