package croupier.app.table.face.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.table.KnownTables;
import croupier.app.table.menu.Attract;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Language;
import croupier.app.words.Words;
import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.GamesToTest;
import croupier.engine.Position;
import croupier.engine.Randomness;
import croupier.hal.Control;
import croupier.hal.LcdSize;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture;
import croupier.hal.profile.HardwareProfile;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Two worlds that somebody cannot tell apart look alike to him, with the face that any game gets:
 * nothing that is hidden is on the lights, on the LCD or on a page.
 */
public class PlainSecrecyTest {
  private static final int GAMES = 3;
  private static final int MOVES = 75;
  private static final int SEATS = 3;

  /** Games in which somebody holds what nobody else knows. */
  private static final Set<String> WITH_SECRETS = Set.of("deal", "go");

  @TempDir Path folder;
  private int secretLooks;

  static Stream<Game> games() {
    return GamesToTest.all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void nothingHiddenIsShown(Game game) throws Exception {
    long[] room = new long[Position.MOST_MOVES];
    for (int seed = 1; seed <= GAMES; seed++) {
      Randomness chance = new FastRandom(seed);
      Position position = game.start(SEATS, game.options(Map.of()));
      for (int move = 0; move < MOVES && position.waiting() != Position.Waiting.OVER; move++) {
        looksTheSame(position, chance, game.id() + " seed " + seed + ", move " + move);
        if (position.waiting() == Position.Waiting.CHANCE) {
          position.happen(position.draw(chance), null);
        } else {
          int seat = Integer.numberOfTrailingZeros(position.deciders());
          position.act(seat, position.any(seat, chance, room), null);
        }
      }
    }
    assertEquals(WITH_SECRETS.contains(game.id()), secretLooks > 0, "somebody looked in secret");
  }

  private void looksTheSame(Position truth, Randomness chance, String when) throws Exception {
    Position other = truth.copy();
    other.redeal(Position.TABLE, chance);
    assertEquals(new Look(truth).picture(), new Look(other).picture(), when);
    for (int seat = 0; seat < SEATS; seat++) {
      Position his = truth.copy();
      his.redeal(seat, chance);
      UnitPicture looking = new Look(truth).held(seat).picture();
      assertEquals(looking, new Look(his).held(seat).picture(), when);
      // Whoever looks away from the LCD, as everybody else is to, learns nothing from the rest.
      if (looking.prompt().eyesOnly()) {
        secretLooks++;
        assertEquals(withoutLcd(looking), withoutLcd(new Look(other).held(seat).picture()), when);
      }
    }
  }

  private static List<?> withoutLcd(UnitPicture picture) {
    assertTrue(picture.prompt().eyesOnly());
    return List.of(
        picture.dice(),
        picture.trackers(),
        picture.halos(),
        picture.dials(),
        picture.prompt().headline(),
        picture.prompt().keys(),
        picture.prompt().notes());
  }

  /** A face as it looks at once. */
  private final class Look {
    private final TableContext context;
    private final Seating seating;
    private final PlainFace face;

    Look(Position position) throws Exception {
      context =
          new TableContext(
              HardwareProfile.standard(),
              List.of("Ann", "Bo", "Cy"),
              new SavedGames(folder, () -> "seed", new QuickDisk()),
              () -> 0,
              Attract::new,
              KnownTables.onlyPeople());
      seating = Seating.of(context, List.of(0, 1, 2));
      face = new PlainFace(context, seating, position);
      face.renew();
    }

    Look held(int seat) {
      face.handle(new UnitEvent.Pressed(Control.seat(seat), 0));
      face.handle(new UnitEvent.Held(Control.seat(seat), 1));
      return this;
    }

    UnitPicture picture() {
      Canvas canvas = new Canvas(Words.of(Language.ENGLISH), LcdSize.LARGE);
      canvas.names(seating.shortNames());
      face.draw(canvas);
      return canvas.picture(context.sound());
    }
  }
}
