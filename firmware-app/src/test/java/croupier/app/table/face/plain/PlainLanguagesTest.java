package croupier.app.table.face.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.table.KnownTables;
import croupier.app.table.face.Beat;
import croupier.app.table.menu.Attract;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Language;
import croupier.app.words.ShortNames;
import croupier.app.words.Typesetter;
import croupier.engine.Event;
import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Position;
import croupier.hal.Control;
import croupier.hal.LcdSize;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture;
import croupier.hal.profile.HardwareProfile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What stands around the words of any game, in every language, with the longest names. */
class PlainLanguagesTest {
  private static final List<String> NAMES =
      List.of("WWWWWWWWWWWWWWW1", "Christopher", "Christina", "WWWWWWWWWWWWWWW2");

  private static final int MOVES = 60;

  /** So many lines of the LCD has a page of the help. */
  private static final int PAGE = 3;

  @TempDir Path folder;

  private final Set<String> mistakes = new TreeSet<>();
  private final Set<String> meanings = new TreeSet<>();

  @ParameterizedTest
  @EnumSource
  void everythingIsSaidInWholeLines(Language language) throws Exception {
    for (Game game : Games.ALL) {
      play(language, game);
    }
    assertEquals(Set.of(), mistakes, () -> String.join("\n", mistakes));
    assertTrue(
        meanings.containsAll(
            List.of(
                "plain.choose",
                "plain.do",
                "plain.roll",
                "plain.look",
                "plain.keep-looking",
                "plain.read-game")),
        meanings::toString);
  }

  private void play(Language language, Game game) throws Exception {
    TableContext context =
        new TableContext(
            HardwareProfile.standard(),
            NAMES,
            new SavedGames(folder, () -> "words", new QuickDisk()),
            () -> 0,
            Attract::new,
            KnownTables.onlyPeople());
    context.speak(language);
    Position position = game.start(NAMES.size(), game.options(Map.of()));
    Seating seating = Seating.of(context, IntStream.range(0, NAMES.size()).boxed().toList());
    PlainFace face = new PlainFace(context, seating, position);
    FastRandom random = new FastRandom(7);
    long[] room = new long[Position.MOST_MOVES];
    for (int move = 0; move < MOVES && position.waiting() != Position.Waiting.OVER; move++) {
      face.renew();
      draw(context, seating, face::draw);
      for (int seat = 0; seat < NAMES.size(); seat++) {
        face.handle(new UnitEvent.Pressed(Control.seat(seat), 0));
        face.handle(new UnitEvent.Held(Control.seat(seat), 1));
        face.handle(new UnitEvent.Turned(Control.DIAL_A, 1, 2));
        face.handle(new UnitEvent.Turned(Control.DIAL_B, 1, 3));
        draw(context, seating, face::draw);
        face.handle(new UnitEvent.Released(Control.seat(seat), false, 4));
      }
      face.hint().forEach(hint -> fitsOnAPage(context.words().say(hint)));
      List<Event> events = new ArrayList<>();
      if (position.waiting() == Position.Waiting.CHANCE) {
        position.happen(position.draw(random), events);
      } else {
        int seat = Integer.numberOfTrailingZeros(position.deciders());
        position.act(seat, position.any(seat, random, room), events);
      }
      for (Beat beat : face.tell(position, events)) {
        draw(context, seating, beat.drawing());
      }
    }
  }

  private void draw(TableContext context, Seating seating, Consumer<Canvas> drawing) {
    Canvas canvas = context.canvas();
    canvas.names(seating.shortNames());
    drawing.accept(canvas);
    UnitPicture.Prompt prompt = canvas.picture(context.sound()).prompt();
    canvas.tooLong().forEach(line -> mistakes.add("too long: " + line));
    prompt.keys().forEach(key -> meanings.add(key.meaning()));
    prompt.keys().forEach(key -> readable(key.label()));
    readable(prompt.headline());
  }

  private void fitsOnAPage(String hint) {
    List<String> lines = new Typesetter(ShortNames.NONE, LcdSize.LARGE.columns()).broken(hint);
    boolean tooWide = lines.stream().anyMatch(line -> line.length() > LcdSize.LARGE.columns());
    if (lines.size() > PAGE || tooWide) {
      mistakes.add("no page: " + lines);
    }
  }

  private void readable(String text) {
    if (text.isBlank() || text.contains("plain.") || text.matches(".*[{}$\\ufdd0-\\ufdef].*")) {
      mistakes.add("not for people: " + text);
    }
  }
}
