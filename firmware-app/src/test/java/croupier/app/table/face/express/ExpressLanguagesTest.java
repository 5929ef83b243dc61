package croupier.app.table.face.express;

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
import croupier.app.words.Message;
import croupier.app.words.ShortNames;
import croupier.app.words.Typesetter;
import croupier.app.words.Words;
import croupier.engine.Action;
import croupier.engine.Event;
import croupier.engine.FastRandom;
import croupier.engine.Position;
import croupier.engine.express.Express;
import croupier.engine.express.ExpressAction;
import croupier.engine.express.ExpressPosition;
import croupier.engine.express.Phase;
import croupier.hal.Control;
import croupier.hal.LcdSize;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.Key;
import croupier.hal.profile.HardwareProfile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whole games of express in every language, with the longest names: nothing is cut. */
class ExpressLanguagesTest {
  private static final List<String> NAMES =
      List.of(
          "WWWWWWWWWWWWWWW1",
          "Christopher",
          "Christina",
          "Christiane Maria",
          "Wilhelmina Maria",
          "WWWWWWWWWWWWWWW2");

  private static final int GAMES = 5;

  /** So many lines of the LCD has a page of the help. */
  private static final int PAGE = 3;

  private static final int MOST_MOVES = 250;

  @TempDir Path folder;

  private final Set<String> mistakes = new TreeSet<>();
  private final Set<String> meanings = new HashSet<>();
  private final Set<Phase> phases = EnumSet.noneOf(Phase.class);
  private final Set<Class<?>> happened = new HashSet<>();

  @ParameterizedTest
  @EnumSource
  void everythingIsSaidInWholeLines(Language language) throws Exception {
    for (int seed = 1; seed <= GAMES; seed++) {
      play(language, seed);
    }
    Words words = Words.of(language);
    ExpressHints.intro().forEach(hint -> fitsOnAPage(words.say(hint)));
    assertEquals(Set.of(), mistakes, () -> String.join("\n", mistakes));
    assertTrue(phases.containsAll(List.of(Phase.READY, Phase.CHOOSING, Phase.FREEING)));
    assertTrue(happened.size() > 12, happened::toString);
    assertEquals(
        Set.of(
            "express.roll-dice",
            "express.roll-again",
            "express.choose-die",
            "express.put",
            "express.put-chance",
            "express.stop-and-keep",
            "express.choose-policeman",
            "express.free"),
        meanings);
  }

  /** Places what can be placed and rolls on, and stops now and then. */
  private void play(Language language, int seed) throws Exception {
    TableContext context =
        new TableContext(
            HardwareProfile.standard(),
            NAMES,
            new SavedGames(folder.resolve(language + "-" + seed), () -> "words", new QuickDisk()),
            () -> 0,
            Attract::new,
            KnownTables.onlyPeople());
    context.speak(language);
    Seating seating = Seating.of(context, List.of(0, 1, 2, 3, 4, 5));
    ExpressPosition position =
        Express.GAME.start(6, Express.GAME.options(Map.of("table", "open", "first", "policemen")));
    ExpressFace face = new ExpressFace(context, seating, position);
    ExpressTelling telling = new ExpressTelling(context.words(), NAMES, position);
    FastRandom random = new FastRandom(seed);
    for (int move = 0; move < MOST_MOVES; move++) {
      if (position.waiting() == Position.Waiting.OVER) {
        return;
      }
      ExpressPosition before = (ExpressPosition) position.copy();
      List<Event> events = new ArrayList<>();
      if (position.waiting() == Position.Waiting.CHANCE) {
        long roll = position.draw(random);
        readable(telling.answered(position.outcome(roll)));
        position.happen(roll, events);
      } else {
        Action action = any(position, random);
        readable(telling.decided(position.turn(), action));
        position.act(position.turn(), position.move(action), events);
      }
      face.renew();
      events.forEach(event -> readable(telling.happened(event)));
      events.forEach(event -> happened.add(event.getClass()));
      for (Beat beat : face.tell(before, events)) {
        Canvas canvas = canvas(context, seating);
        beat.drawing().accept(canvas);
        look(context, canvas);
      }
      if (position.waiting() == Position.Waiting.DECISIONS) {
        phases.add(position.phase());
        int choices = position.actions(position.turn()).size();
        for (int turn = 0; turn < choices; turn++) {
          face.handle(new UnitEvent.Turned(Control.DIAL_A, 1, 0));
          Canvas canvas = canvas(context, seating);
          face.draw(canvas);
          for (Key key : look(context, canvas).prompt().keys()) {
            meanings.add(key.meaning());
          }
        }
        for (Message hint : face.hint()) {
          readable(context.words().say(hint));
          fitsOnAPage(context.words().say(hint));
        }
      }
    }
  }

  private static Action any(ExpressPosition position, FastRandom random) {
    List<Action> actions = position.actions(position.turn());
    boolean places = actions.getLast() instanceof ExpressAction.Place;
    if (places) {
      return actions.getLast();
    }
    boolean stops = position.policemen() > 1 && random.below(2) == 0;
    return stops && actions.contains(new ExpressAction.Stop())
        ? new ExpressAction.Stop()
        : actions.getFirst();
  }

  private static Canvas canvas(TableContext context, Seating seating) {
    Canvas canvas = context.canvas();
    canvas.names(seating.shortNames());
    return canvas;
  }

  private UnitPicture look(TableContext context, Canvas canvas) {
    UnitPicture picture = canvas.picture(context.sound());
    canvas.tooLong().forEach(line -> mistakes.add("too long: " + line));
    UnitPicture.Prompt prompt = picture.prompt();
    readable(prompt.headline());
    prompt.keys().forEach(key -> readable(key.label()));
    prompt.notes().forEach(notes -> notes.forEach(this::readable));
    return picture;
  }

  private void fitsOnAPage(String hint) {
    List<String> lines = new Typesetter(ShortNames.NONE, LcdSize.LARGE.columns()).broken(hint);
    boolean tooWide = lines.stream().anyMatch(line -> line.length() > LcdSize.LARGE.columns());
    if (lines.size() > PAGE || tooWide) {
      mistakes.add("no page: " + lines);
    }
  }

  private void readable(String text) {
    if (text.isBlank() || text.contains("express.") || text.matches(".*[{}$_|\\ufdd0-\\ufdef].*")) {
      mistakes.add("not for people: " + text);
    }
  }
}
