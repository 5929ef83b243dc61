package croupier.app.table.menu;

import croupier.app.live.RecordReader;
import croupier.app.live.SavedGames.Unfinished;
import croupier.app.settings.Locked;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.LastGame;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.table.screen.ListMenu;
import croupier.app.table.screen.Notice;
import croupier.app.table.screen.Question;
import croupier.app.table.widget.Choices;
import croupier.app.words.GameWords;
import croupier.app.words.Message;
import croupier.app.words.ShortNames;
import croupier.engine.Games;
import croupier.hal.Control;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** There are games that were not played to their end: go on with one, or begin anew. */
final class ResumeMenu extends ListMenu<Optional<Unfinished>> {
  /** So many names have room on a line, however long they are. */
  private static final int NAMED = 4;

  /** Whether somebody is here who may see and drop any game. */
  private final boolean staff;

  private ResumeMenu(TableContext context, List<Unfinished> games, boolean staff) {
    super(context, Message.of("menu.title-go-on-with"), Choices.of(choices(context, games)));
    this.staff = staff;
  }

  /** Offers what can be resumed on this unit, or goes straight to a new game. */
  static Mode orNewGame(TableContext context) {
    return context.kiosk().locks(Locked.OLD_GAMES)
        ? new GameMenu(context)
        : orNewGame(context, false);
  }

  /** The same for who runs the unit. */
  static Mode forStaff(TableContext context) {
    return orNewGame(context, true);
  }

  private static Mode orNewGame(TableContext context, boolean staff) {
    try {
      LeftAlone leftAlone = new LeftAlone();
      List<Unfinished> games =
          context.saved().unfinished(leftAlone).stream()
              .filter(game -> fits(context, game))
              .toList();
      leftAlone.sum();
      return games.isEmpty() ? new GameMenu(context) : new ResumeMenu(context, games, staff);
    } catch (IOException e) {
      TableContext.LOG.warn("The saved games cannot be read: {}", e.getMessage());
      return new GameMenu(context);
    }
  }

  private static boolean fits(TableContext context, Unfinished game) {
    boolean fits = game.names().size() <= context.seats();
    if (!fits) {
      TableContext.LOG.warn(
          "{} is not offered: it has {} players, and this unit {} seats.",
          game.file(),
          game.names().size(),
          context.seats());
    }
    return fits;
  }

  /**
   * The last played game comes first only when those who left it are likely to be there still: who
   * presses OK twice gets no stranger's game.
   */
  private static List<Optional<Unfinished>> choices(TableContext context, List<Unfinished> games) {
    List<Optional<Unfinished>> choices = new ArrayList<>();
    games.forEach(game -> choices.add(Optional.of(game)));
    choices.add(isRecent(context, games.getFirst()) ? 1 : 0, Optional.empty());
    return choices;
  }

  @Override
  protected Message label(Optional<Unfinished> choice) {
    return choice.map(ResumeMenu::title).orElseGet(() -> Message.of("menu.new-game"));
  }

  private static Message title(Unfinished game) {
    return GameWords.title(Games.named(game.game()));
  }

  private static boolean isRecent(TableContext context, Unfinished game) {
    if (context.lastGame().wasJustLeft()) {
      return true;
    }
    Optional<Duration> ago =
        context
            .saved()
            .clock()
            .now()
            .flatMap(now -> game.played().map(then -> Duration.between(then, now.toInstant())));
    return ago.filter(time -> !time.isNegative() && time.compareTo(LastGame.RECENTLY) < 0)
        .isPresent();
  }

  @Override
  protected Mode chosen(Optional<Unfinished> choice) {
    if (choice.isEmpty()) {
      return new GameMenu(context);
    }
    Unfinished game = choice.get();
    try {
      return Stumbling.game(context, context.saved().resume(game.file()));
    } catch (IOException | RecordReader.Damaged e) {
      TableContext.LOG.warn("{} cannot be resumed. {}", game.file(), e.getMessage());
      return new Notice(context, Message.of("menu.cannot-resume"), orNewGame(context, staff));
    }
  }

  @Override
  protected Mode back() {
    return context.home();
  }

  @Override
  protected Mode roll(Optional<Unfinished> choice) {
    return choice
        .filter(_ -> mayDrop())
        .<Mode>map(
            game ->
                new Question(
                    context,
                    Message.of("menu.title-drop-sure"),
                    about(game),
                    Message.of("menu.drop-help"),
                    this,
                    () -> drop(game)))
        .orElse(this);
  }

  /** Nothing has been played here yet of a game that was begun elsewhere: no move has a number. */
  private static Message about(Unfinished game) {
    return game.entries() == 0
        ? title(game)
        : Message.of("menu.drop-about").with("game", title(game)).with("move", game.entries());
  }

  private boolean mayDrop() {
    return staff || !context.kiosk().locks(Locked.ABANDON);
  }

  private Mode drop(Unfinished game) {
    try {
      context.saved().drop(game.file());
      TableContext.LOG.info("{} is not offered any more", game.file());
      return orNewGame(context, staff);
    } catch (IOException e) {
      TableContext.LOG.warn("{} cannot be dropped: {}", game.file(), e.getMessage());
      return new Notice(context, Message.of("menu.cannot-drop"), orNewGame(context, staff));
    }
  }

  @Override
  protected List<Message> help(Optional<Unfinished> choice) {
    return choice
        .map(game -> List.of(left(game), Message.of("menu.played-by").players("who", all(game))))
        .orElseGet(() -> List.of(Message.of("menu.new-game-help")));
  }

  /** Where it waits, and since when if that is known. */
  private Message left(Unfinished game) {
    boolean played = game.entries() > 0;
    Message left =
        context
            .saved()
            .clock()
            .now()
            .flatMap(now -> game.played().flatMap(then -> Day.of(then, now)))
            .map(day -> Message.of(played ? "menu.left-then" : "menu.ready-since").with("day", day))
            .orElseGet(() -> Message.of(played ? "menu.left" : "menu.ready"));
    return played ? left.with("move", game.entries()) : left;
  }

  @Override
  protected Message about(Optional<Unfinished> choice) {
    return choice.map(ResumeMenu::who).orElseGet(() -> Message.of("menu.choose-and-begin"));
  }

  private static List<Integer> all(Unfinished game) {
    return IntStream.range(0, game.names().size()).boxed().toList();
  }

  /** The names, as long as they can be; of many the first ones. */
  private static Message who(Unfinished game) {
    List<Integer> all = all(game);
    int more = all.size() - NAMED;
    return more <= 0
        ? Message.of("menu.who").players("all", all)
        : Message.of("menu.who-of-many")
            .players("all", all)
            .players("who", all.subList(0, NAMED))
            .with("more", more);
  }

  @Override
  protected List<Message> lines(Optional<Unfinished> choice) {
    return choice
        .map(
            game ->
                List.of(
                    placed("menu.unfinished").with("choice", title(game)),
                    left(game),
                    who(game),
                    Message.of(mayDrop() ? "menu.go-on-or-drop" : "menu.choose-and-take")))
        .orElseGet(() -> super.lines(choice));
  }

  @Override
  protected ShortNames names(Optional<Unfinished> choice) {
    return choice.map(game -> ShortNames.of(game.names())).orElse(ShortNames.NONE);
  }

  @Override
  protected void drawMore(Canvas canvas, Optional<Unfinished> choice) {
    if (choice.isPresent() && mayDrop()) {
      canvas.press(Control.ROLL, Message.of("menu.drop"));
    }
  }
}
