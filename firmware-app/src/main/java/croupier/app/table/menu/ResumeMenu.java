package croupier.app.table.menu;

import croupier.app.live.RecordReader;
import croupier.app.live.SavedGames.Unfinished;
import croupier.app.table.lcd.Lines;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.table.playing.Playing;
import croupier.app.table.screen.ListMenu;
import croupier.app.table.screen.Notice;
import croupier.app.table.screen.Question;
import croupier.app.table.widget.Choices;
import croupier.app.table.widget.Choices.Choice;
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
  private static final String NEW = "a new game";

  /** So many names have room on a line, however long they are. */
  private static final int NAMED = 4;

  private static final List<String> DROPPED =
      List.of(
          "This game is not offered any more.", "Its record stays on the disk, to be replayed.");

  private ResumeMenu(TableContext context, List<Unfinished> games) {
    super(context, "Go on with?", new Choices<>(choices(context, games)));
  }

  /** Offers what can be resumed on this unit, or goes straight to a new game. */
  static Mode orNewGame(TableContext context) {
    try {
      LeftAlone leftAlone = new LeftAlone();
      List<Unfinished> games =
          context.saved().unfinished(leftAlone).stream()
              .filter(game -> fits(context, game))
              .toList();
      leftAlone.sum();
      return games.isEmpty() ? new GameMenu(context) : new ResumeMenu(context, games);
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
  private static List<Choice<Optional<Unfinished>>> choices(
      TableContext context, List<Unfinished> games) {
    List<Choice<Optional<Unfinished>>> choices = new ArrayList<>();
    for (Unfinished game : games) {
      choices.add(new Choice<>(Games.named(game.game()).title(), Optional.of(game)));
    }
    choices.add(isRecent(context, games.getFirst()) ? 1 : 0, new Choice<>(NEW, Optional.empty()));
    return choices;
  }

  private static boolean isRecent(TableContext context, Unfinished game) {
    if (context.hasJustLeftAGame()) {
      return true;
    }
    Optional<Duration> ago =
        context
            .saved()
            .clock()
            .now()
            .flatMap(now -> game.played().map(then -> Duration.between(then, now.toInstant())));
    return ago.filter(time -> !time.isNegative() && time.compareTo(TableContext.RECENTLY) < 0)
        .isPresent();
  }

  @Override
  protected Mode chosen(Optional<Unfinished> choice) {
    if (choice.isEmpty()) {
      return new GameMenu(context);
    }
    Unfinished game = choice.get();
    try {
      return Playing.of(
          context, Seating.ofNames(context, game.names()), context.saved().resume(game.file()));
    } catch (IOException | RecordReader.Damaged e) {
      TableContext.LOG.warn("{} cannot be resumed. {}", game.file(), e.getMessage());
      return new Notice(
          context, "Cannot resume", "That game's record", "cannot be opened.", orNewGame(context));
    }
  }

  @Override
  protected Mode back() {
    return context.home();
  }

  @Override
  protected Mode roll(Optional<Unfinished> choice) {
    return choice
        .<Mode>map(
            game ->
                new Question(
                    context,
                    "Drop this game?",
                    Games.named(game.game()).title() + ", move " + game.entries(),
                    DROPPED,
                    this,
                    () -> drop(game)))
        .orElse(this);
  }

  private Mode drop(Unfinished game) {
    try {
      context.saved().drop(game.file());
      TableContext.LOG.info("{} is not offered any more", game.file());
      return orNewGame(context);
    } catch (IOException e) {
      TableContext.LOG.warn("{} cannot be dropped: {}", game.file(), e.getMessage());
      return new Notice(
          context, "Cannot drop it", "The disk does not", "take it.", orNewGame(context));
    }
  }

  @Override
  protected List<String> help(Optional<Unfinished> choice) {
    return choice
        .map(
            game ->
                List.of(
                    "It waits where it was left, at move " + game.entries() + day(game, ", ") + ".",
                    "Played by " + String.join(", ", game.names()) + "."))
        .orElse(List.of("Choose a game and begin anew."));
  }

  /** When it was played last, if that is known. */
  private String day(Unfinished game, String before) {
    return context
        .saved()
        .clock()
        .now()
        .flatMap(now -> game.played().map(then -> DayWords.of(then, now)))
        .filter(day -> !day.isEmpty())
        .map(day -> before + day)
        .orElse("");
  }

  @Override
  protected String about(Optional<Unfinished> choice) {
    return choice.map(ResumeMenu::who).orElse("choose and begin");
  }

  private static List<Integer> all(Unfinished game) {
    return IntStream.range(0, game.names().size()).boxed().toList();
  }

  /** The names, as long as they can be; of many the first ones. */
  private static String who(Unfinished game) {
    List<Integer> all = all(game);
    int more = all.size() - NAMED;
    return more <= 0
        ? Lines.names(all, " ")
        : Lines.or(Lines.names(all, " "), Lines.names(all.subList(0, NAMED), " ") + " +" + more);
  }

  @Override
  protected List<String> lines(String label, String place, Optional<Unfinished> choice) {
    return choice
        .map(
            game ->
                List.of(
                    Lines.ends("< " + label + " >", place),
                    Lines.ends(day(game, ""), "move " + game.entries()),
                    about(choice),
                    "OK:go on   ROLL:drop"))
        .orElseGet(() -> super.lines(label, place, choice));
  }

  @Override
  protected void drawMore(Canvas canvas, Optional<Unfinished> choice) {
    choice.ifPresent(
        game -> {
          canvas.names(ShortNames.of(game.names()));
          canvas.press(Control.ROLL, "drop it");
        });
  }
}
