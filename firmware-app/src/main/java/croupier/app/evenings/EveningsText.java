package croupier.app.evenings;

import croupier.app.words.Columns;
import croupier.app.words.Message;
import croupier.app.words.Words;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;

/** Evenings as they are read in a terminal. */
final class EveningsText {
  private static final String BELOW = "  ";

  private final EveningWords words;
  private final StringBuilder text = new StringBuilder();

  private EveningsText(Words words, ZoneId zone) {
    this.words = new EveningWords(words, zone);
  }

  /** All of them, an evening on each line, and who won how often. */
  static String of(Evenings evenings, Words words, ZoneId zone) {
    EveningsText text = new EveningsText(words, zone);
    text.list(evenings);
    return text.text.toString();
  }

  /** One of them, game by game. */
  static String of(Evening evening, Words words, ZoneId zone) {
    EveningsText text = new EveningsText(words, zone);
    text.detail(evening);
    return text.text.toString();
  }

  private void line(String line) {
    text.append(line).append('\n');
  }

  private void list(Evenings evenings) {
    if (evenings.all().isEmpty()) {
      line(words.say("evenings.none"));
    } else {
      List<List<String>> rows = new ArrayList<>();
      rows.add(
          List.of(
              words.say("evenings.column-evening"),
              words.say("evenings.column-games"),
              words.say("evenings.column-players"),
              words.say("evenings.column-won")));
      for (Evening evening : evenings.all()) {
        rows.add(
            List.of(
                evening.id(),
                words.games(evening),
                words.players(evening.players()),
                words.won(evening)));
      }
      line(Columns.ofWords(rows));
      line("");
      scores(evenings.players());
      line("");
      line(
          words.say(
              Message.of("evenings.summary")
                  .with("evenings", evenings.all().size())
                  .with("games", evenings.games())));
    }
    words.untold(evenings).forEach(this::line);
  }

  private void scores(List<PlayerScore> players) {
    List<String> games = EveningWords.games(players);
    List<List<String>> rows = new ArrayList<>();
    rows.add(words.scoreHeadings(games));
    players.forEach(player -> rows.add(words.scoreRow(player, games)));
    line(Columns.ofNumbers(rows));
  }

  private void detail(Evening evening) {
    line(words.day(evening));
    if (evening.day().isEmpty()) {
      line(words.say("evenings.undated-why"));
    }
    for (PlayedGame game : evening.games()) {
      line("");
      line(words.title(game.game()) + " (" + words.facts(game) + "): " + words.result(game));
      line(BELOW + String.join(", ", words.points(game)));
      for (Feat feat : game.feats()) {
        line(BELOW + words.say(feat.title()) + ": " + words.feat(game, feat));
      }
    }
    line("");
    scores(evening.players());
    List<String> luck = new ArrayList<>();
    for (PlayerScore player : evening.players()) {
      player.luck().forEach(each -> luck.add(words.luck(player.name(), each)));
    }
    if (!luck.isEmpty()) {
      line("");
      luck.forEach(this::line);
    }
  }
}
