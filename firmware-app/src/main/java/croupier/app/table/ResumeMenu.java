package croupier.app.table;

import croupier.app.live.RecordReader;
import croupier.app.live.SavedGames.Unfinished;
import croupier.app.table.Choices.Choice;
import croupier.engine.Games;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** There are games that were not played to their end: go on with one, or begin anew. */
final class ResumeMenu extends ListMenu<Optional<Unfinished>> {
  private ResumeMenu(Desk desk, List<Unfinished> games) {
    super(desk, "Go on with?", new Choices<>(choices(games)));
  }

  /** Offers what can be resumed on this unit, or goes straight to a new game. */
  static Mode orNewGame(Desk desk) {
    try {
      List<Unfinished> games =
          desk
              .saved()
              .unfinished((file, why) -> Desk.LOG.warn("{} is left alone. {}", file, why))
              .stream()
              .filter(game -> fits(desk, game))
              .toList();
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

  private static List<Choice<Optional<Unfinished>>> choices(List<Unfinished> games) {
    List<Choice<Optional<Unfinished>>> choices = new ArrayList<>();
    for (Unfinished game : games) {
      choices.add(
          new Choice<>(
              Games.named(game.game()).title() + ", move " + game.entries(), Optional.of(game)));
    }
    choices.add(new Choice<>("a new game", Optional.empty()));
    return choices;
  }

  @Override
  Mode chosen(Optional<Unfinished> choice) {
    if (choice.isEmpty()) {
      return new GameMenu(desk);
    }
    Unfinished game = choice.get();
    try {
      Desk.LOG.info("The game of {} goes on after move {}", game.game(), game.entries());
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
  String about(Optional<Unfinished> choice) {
    return choice.map(game -> String.join(" ", game.names())).orElse("choose and begin");
  }
}
