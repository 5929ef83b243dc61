package croupier.app.evenings;

import croupier.app.words.Words;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** Evenings as plain data, for programs. Sentences are in the language of whoever asks. */
final class EveningsData {
  private final Words words;

  private EveningsData(Words words) {
    this.words = words;
  }

  static Map<String, Object> of(Evenings evenings, Words words) {
    EveningsData data = new EveningsData(words);
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("evenings", evenings.all().stream().map(data::evening).toList());
    all.put("players", evenings.players().stream().map(data::player).toList());
    all.put(
        "untold",
        evenings.untold().stream()
            .map(each -> Map.of("record", each.file(), "why", words.say(each.why())))
            .toList());
    return all;
  }

  static Map<String, Object> of(Evening evening, Words words) {
    return new EveningsData(words).evening(evening);
  }

  private Map<String, Object> evening(Evening evening) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("evening", evening.id());
    data.put("day", evening.day().map(String::valueOf).orElse(null));
    data.put("games", evening.games().stream().map(this::game).toList());
    data.put("players", evening.players().stream().map(this::player).toList());
    return data;
  }

  private Map<String, Object> game(PlayedGame game) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("record", game.file());
    data.put("game", game.game());
    data.put("seats", game.names());
    data.put("bots", game.bots());
    data.put("ending", game.ending().name().toLowerCase(Locale.ROOT));
    data.put("from", game.from().map(String::valueOf).orElse(null));
    data.put("to", game.to().map(String::valueOf).orElse(null));
    data.put("seconds", game.length().map(length -> length.toSeconds()).orElse(null));
    data.put("decisions", game.decisions());
    data.put("winners", game.winners());
    data.put("points", game.points());
    data.put("feats", game.feats().stream().map(feat -> feat(game, feat)).toList());
    data.put("luck", game.luck().stream().map(luck -> luck(luck, true)).toList());
    return data;
  }

  private Map<String, Object> feat(PlayedGame game, Feat feat) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("what", name(feat.title()));
    data.put("amount", feat.amount());
    data.put("told", words.say(feat.told(), game.names()));
    return data;
  }

  private Map<String, Object> player(PlayerScore player) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("name", player.name());
    data.put("bot", player.bot().isEmpty() ? null : player.bot());
    data.put("games", player.games());
    data.put("won", player.won());
    data.put("won_of", player.wonOf());
    data.put("luck", player.luck().stream().map(luck -> luck(luck, false)).toList());
    return data;
  }

  private static Map<String, Object> luck(Luck luck, boolean ofASeat) {
    Map<String, Object> data = new LinkedHashMap<>();
    Odds odds = luck.odds();
    LuckTold told = LuckTold.of(luck);
    data.put("what", name(luck.kind()).replaceFirst("^luck_", ""));
    if (ofASeat) {
      data.put("seat", luck.seat());
    }
    data.put("throws", luck.times());
    data.put("total", luck.total());
    data.put("expected", odds.mean());
    data.put("deviation", odds.deviation());
    data.put("as_lucky", told.asLucky());
    data.put("as_unlucky", told.asUnlucky());
    data.put("exact", odds.exact());
    return data;
  }

  /** As programs know it: the message without its room. */
  private static String name(String message) {
    return message.substring(message.indexOf('.') + 1).replace('-', '_');
  }
}
