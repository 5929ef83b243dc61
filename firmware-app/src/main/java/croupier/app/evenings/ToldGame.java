package croupier.app.evenings;

import croupier.app.Limits;
import croupier.app.live.FoundRecord;
import croupier.app.live.PlayedFile;
import croupier.engine.Fields;
import croupier.engine.Records;
import croupier.engine.Refusal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A game that is over as plain data and back: what its record tells, and not when it was. */
final class ToldGame {
  /** To be raised when what is told of a game changes; then all records are read again. */
  static final int FORMAT = 2;

  private static final int MOST = Integer.MAX_VALUE;

  private ToldGame() {}

  static Map<String, Object> data(PlayedGame game) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("game", game.game());
    data.put("names", game.names());
    data.put("decisions", game.decisions());
    data.put("winners", game.winners());
    data.put("points", game.points());
    data.put("feats", game.feats().stream().map(ToldGame::data).toList());
    data.put("luck", game.luck().stream().map(ToldGame::data).toList());
    return data;
  }

  private static Map<String, Object> data(Feat feat) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("title", feat.title());
    data.put("amount", feat.amount());
    data.put("told", MessageData.write(feat.told()));
    return data;
  }

  private static Map<String, Object> data(Luck luck) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("kind", luck.kind());
    data.put("seat", luck.seat());
    data.put("few", luck.fewIsLucky());
    List<Throw> all = List.copyOf(luck.throwsMade().keySet());
    data.put("throws", all.stream().map(each -> Records.write((Record) each)).toList());
    data.put("times", all.stream().map(luck.throwsMade()::get).toList());
    data.put("total", luck.total());
    return data;
  }

  static PlayedGame read(Map<String, Object> data, FoundRecord record, PlayedFile.Played played) {
    Fields fields = Fields.of("", data);
    List<String> names = fields.texts("names");
    List<Integer> winners = fields.numbers("winners", 0, names.size() - 1);
    List<Integer> points = fields.numbers("points");
    if (points.size() != names.size() || winners.isEmpty()) {
      throw Refusal.wrongData("points and names do not fit together.");
    }
    return new PlayedGame(
        record.file().getFileName().toString(),
        fields.text("game"),
        names,
        played.bots(),
        PlayedGame.Ending.OVER,
        played.from(),
        played.to(),
        played.length(),
        fields.number("decisions", 0, MOST),
        winners,
        points,
        fields.objects("feats").stream().map(each -> feat(each, names.size())).toList(),
        fields.objects("luck").stream().map(each -> luck(each, names.size())).toList());
  }

  private static Feat feat(Fields fields, int seats) {
    return new Feat(
        MessageData.known(fields.text("title")),
        fields.number("amount", 0, MOST),
        MessageData.read(fields.map("told"), seats));
  }

  private static Luck luck(Fields fields, int seats) {
    List<Throw> all = fields.records("throws", Throw.class);
    List<Integer> times = new ArrayList<>(fields.numbers("times", 1, Limits.THROWS));
    if (times.size() != all.size()) {
      throw Refusal.wrongData("throws and times do not fit together.");
    }
    Map<Throw, Integer> throwsMade = new LinkedHashMap<>();
    for (int i = 0; i < all.size(); i++) {
      throwsMade.merge(all.get(i), times.get(i), Luck::together);
    }
    return new Luck(
        MessageData.known(fields.text("kind")),
        fields.number("seat", 0, seats - 1),
        fields.flag("few"),
        throwsMade,
        fields.number("total", 0, MOST));
  }
}
