package croupier.app.evenings;

import croupier.app.words.GameWords;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.engine.Game;
import croupier.engine.Games;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** How evenings are told in one language, piece by piece: for a terminal and for pages. */
final class EveningWords {
  private static final int MINUTES = 60;

  private final Words words;
  private final ZoneId zone;

  EveningWords(Words words, ZoneId zone) {
    this.words = words;
    this.zone = zone;
  }

  String say(String message) {
    return words.say(message);
  }

  String say(Message message) {
    return words.say(message);
  }

  Words words() {
    return words;
  }

  /** When an evening was. */
  String day(Evening evening) {
    return evening.day().map(this::day).orElseGet(() -> say("evenings.undated"));
  }

  private String day(LocalDate day) {
    return say(
        Message.of("evenings.day")
            .with("day", day.getDayOfMonth())
            .with("month", Message.of("menu.month-" + day.getMonthValue()))
            .with("year", day.getYear()));
  }

  /** A game as people call it; by its id when there is no such game any more. */
  String title(String game) {
    Optional<Game> known = Games.ALL.stream().filter(each -> each.id().equals(game)).findFirst();
    return known.map(each -> say(GameWords.title(each))).orElse(game);
  }

  /** Which games were played, and how often. */
  String games(Evening evening) {
    return evening.counts().entrySet().stream()
        .map(each -> title(each.getKey()) + (each.getValue() > 1 ? " ×" + each.getValue() : ""))
        .collect(Collectors.joining(", "));
  }

  String players(List<PlayerScore> players) {
    return players.stream().map(this::player).collect(Collectors.joining(", "));
  }

  /** A bot is called with how well it plays. */
  String player(PlayerScore player) {
    return player.bot().isEmpty()
        ? player.name()
        : player.name() + " (" + level(player.bot()) + ")";
  }

  private String level(String bot) {
    String level = "menu.level-" + bot;
    return words.has(level) ? say(Message.of("menu.bot").with("level", Message.of(level))) : bot;
  }

  /** Who won how many games; those who won none are left out. */
  String won(Evening evening) {
    return evening.players().stream()
        .filter(player -> player.won() > 0)
        .map(player -> player(player) + " " + number(player.won()))
        .collect(Collectors.joining(", "));
  }

  /** A number with at most one digit behind the point. */
  String number(double number) {
    return say(Message.of("evenings.number").with("number", LuckTold.rounded(number)));
  }

  /** When a game began, how long it took and how many decisions it had, as far as is known. */
  String facts(PlayedGame game) {
    List<String> facts = new ArrayList<>();
    game.from()
        .map(from -> LocalTime.ofInstant(from, zone).truncatedTo(ChronoUnit.MINUTES))
        .ifPresent(time -> facts.add(time.toString()));
    game.length().ifPresent(length -> facts.add(length(length)));
    facts.add(say(Message.of("evenings.decisions").with("count", game.decisions())));
    return String.join(", ", facts);
  }

  private String length(Duration length) {
    long minutes = Math.max(1, length.toMinutes());
    return minutes < MINUTES
        ? say(Message.of("evenings.minutes").with("minutes", minutes))
        : say(
            Message.of("evenings.hours")
                .with("hours", minutes / MINUTES)
                .with("minutes", minutes % MINUTES));
  }

  /** Who won it, or that it is not over. */
  String result(PlayedGame game) {
    Message result =
        switch (game.ending()) {
          case OVER ->
              Message.of(game.winners().size() == 1 ? "evenings.won" : "evenings.drew")
                  .players("who", game.winners())
                  .with(
                      "points",
                      Chroniclers.of(game.game())
                          .won(game.points().get(game.winners().getFirst())));
          case UNFINISHED -> Message.of("evenings.unfinished");
          case DROPPED -> Message.of("evenings.dropped");
        };
    return words.say(result, game.names());
  }

  /** Who played it, with the points of each once it is over. */
  List<String> points(PlayedGame game) {
    return IntStream.range(0, game.names().size())
        .mapToObj(
            seat ->
                game.names().get(seat)
                    + (game.bot(seat).isEmpty() ? "" : " (" + level(game.bot(seat)) + ")")
                    + (game.isOver() ? " " + words.number(game.points().get(seat)) : ""))
        .toList();
  }

  String feat(PlayedGame game, Feat feat) {
    return words.say(feat.told(), game.names());
  }

  /** How chance treated somebody, in a sentence. */
  String luck(String player, Luck luck) {
    return words.say(LuckTold.told(luck, 0), List.of(player));
  }

  List<String> luckHeadings() {
    return List.of(
        say("evenings.column-player"),
        say("evenings.column-chance"),
        say("evenings.column-times"),
        say("evenings.column-came"),
        say("evenings.column-usual"),
        say("evenings.column-luckier"));
  }

  List<String> luckRow(String player, Luck luck) {
    LuckTold told = LuckTold.of(luck);
    return List.of(
        player,
        say(luck.kind()),
        words.number(luck.times()),
        number(told.came()),
        number(told.usual()),
        percent(told.luckierThan()));
  }

  String percent(double share) {
    return say(Message.of("evenings.percent").with("percent", Math.round(100 * share)));
  }

  List<String> scoreHeadings(List<String> games) {
    List<String> headings = new ArrayList<>();
    headings.add(say("evenings.column-player"));
    headings.add(say("evenings.column-games"));
    headings.add(say("evenings.column-won"));
    games.forEach(game -> headings.add(title(game)));
    return headings;
  }

  List<String> scoreRow(PlayerScore player, List<String> games) {
    List<String> row = new ArrayList<>();
    row.add(player(player));
    row.add(words.number(player.games()));
    row.add(number(player.won()));
    games.forEach(
        game -> row.add(player.wonOf().containsKey(game) ? number(player.wonOf().get(game)) : "-"));
    return row;
  }

  /** The games that any of these has played to the end. */
  static List<String> games(List<PlayerScore> players) {
    return players.stream()
        .flatMap(player -> player.wonOf().keySet().stream())
        .distinct()
        .sorted()
        .toList();
  }

  /** What there is to say of records that tell nothing; nothing when there are none. */
  List<String> untold(Evenings evenings) {
    List<String> said = new ArrayList<>();
    if (!evenings.untold().isEmpty()) {
      said.add(say(Message.of("evenings.untold").with("count", evenings.untold().size())));
      for (Evenings.Untold each : evenings.untold()) {
        said.add(
            say(
                Message.of("evenings.untold-file")
                    .with("file", each.file())
                    .with("why", each.why())));
      }
    }
    return said;
  }
}
