package croupier.app.table;

import croupier.app.live.RecordReader;
import croupier.app.live.SavedGames.Unfinished;
import croupier.app.table.Choices.Choice;
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

  private ResumeMenu(Desk desk, List<Unfinished> games) {
    super(desk, "Go on with?", new Choices<>(choices(desk, games)));
  }

  /** Offers what can be resumed on this unit, or goes straight to a new game. */
  static Mode orNewGame(Desk desk) {
    try {
      LeftAlone leftAlone = new LeftAlone();
      List<Unfinished> games =
          desk.saved().unfinished(leftAlone).stream().filter(game -> fits(desk, game)).toList();
      leftAlone.sum();
      return games.isEmpty() ? new GameMenu(desk) : new ResumeMenu(desk, games);
    } catch (IOException e) {
      Desk.LOG.warn("The saved games cannot be read: {}", e.getMessage());
      return new GameMenu(desk);
    }
  }

  private static boolean fits(Desk desk, Unfinished game) {
    boolean fits = game.names().size() <= desk.seats();
    if (!fits) {
      Desk.LOG.warn(
          "{} is not offered: it has {} players, and this unit {} seats.",
          game.file(),
          game.names().size(),
          desk.seats());
    }
    return fits;
  }

  /**
   * The last played game comes first only when those who left it are likely to be there still: who
   * presses OK twice gets no stranger's game.
   */
  private static List<Choice<Optional<Unfinished>>> choices(Desk desk, List<Unfinished> games) {
    List<Choice<Optional<Unfinished>>> choices = new ArrayList<>();
    for (Unfinished game : games) {
      choices.add(new Choice<>(Games.named(game.game()).title(), Optional.of(game)));
    }
    choices.add(isRecent(desk, games.getFirst()) ? 1 : 0, new Choice<>(NEW, Optional.empty()));
    return choices;
  }

  private static boolean isRecent(Desk desk, Unfinished game) {
    if (desk.hasJustLeftAGame()) {
      return true;
    }
    Optional<Duration> ago =
        desk.saved()
            .clock()
            .now()
            .flatMap(now -> game.played().map(then -> Duration.between(then, now.toInstant())));
    return ago.filter(time -> !time.isNegative() && time.compareTo(Desk.RECENTLY) < 0).isPresent();
  }

  @Override
  Mode chosen(Optional<Unfinished> choice) {
    if (choice.isEmpty()) {
      return new GameMenu(desk);
    }
    Unfinished game = choice.get();
    try {
      return Playing.of(
          desk, Seating.ofNames(desk, game.names()), desk.saved().resume(game.file()));
    } catch (IOException | RecordReader.Damaged e) {
      Desk.LOG.warn("{} cannot be resumed. {}", game.file(), e.getMessage());
      return new Notice(
          desk, "Cannot resume", "That game's record", "cannot be opened.", orNewGame(desk));
    }
  }

  @Override
  Mode back() {
    return new Attract(desk);
  }

  @Override
  Mode roll(Optional<Unfinished> choice) {
    return choice
        .<Mode>map(
            game ->
                new Question(
                    desk,
                    "Drop this game?",
                    Games.named(game.game()).title() + ", move " + game.entries(),
                    DROPPED,
                    this,
                    () -> drop(game)))
        .orElse(this);
  }

  private Mode drop(Unfinished game) {
    try {
      desk.saved().drop(game.file());
      Desk.LOG.info("{} is not offered any more", game.file());
      return orNewGame(desk);
    } catch (IOException e) {
      Desk.LOG.warn("{} cannot be dropped: {}", game.file(), e.getMessage());
      return new Notice(desk, "Cannot drop it", "The disk does not", "take it.", orNewGame(desk));
    }
  }

  @Override
  List<String> help(Optional<Unfinished> choice) {
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
    return desk.saved()
        .clock()
        .now()
        .flatMap(now -> game.played().map(then -> DayWords.of(then, now)))
        .filter(day -> !day.isEmpty())
        .map(day -> before + day)
        .orElse("");
  }

  @Override
  String about(Optional<Unfinished> choice) {
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
  List<String> lines(String label, String place, Optional<Unfinished> choice) {
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
  void drawMore(Canvas canvas, Optional<Unfinished> choice) {
    choice.ifPresent(
        game -> {
          canvas.names(ShortNames.of(game.names()));
          canvas.press(Control.ROLL, "drop it");
        });
  }
}
