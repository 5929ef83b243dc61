package croupier.app.home;

import croupier.app.live.Happening;
import croupier.app.live.Onlooker;
import croupier.engine.Game;
import croupier.engine.Records;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Tells what everybody may know of the games that people play, in the words of the engine protocol.
 * Each piece of news has a number, so that whoever listens notices what is missing.
 */
final class GameNews implements Onlooker {
  private final Topics topics;
  private final Teller teller;
  private long number;
  private String game = "";

  GameNews(Topics topics, Teller teller) {
    this.topics = topics;
    this.teller = teller;
  }

  @Override
  public void begins(Game begun, List<String> names, int entries) {
    game = begun.id();
    Map<String, Object> news = news(entries == 0 ? "begins" : "goes_on");
    news.put("players", List.copyOf(names));
    tell(() -> news);
  }

  @Override
  public void happened(Happening happening) {
    Map<String, Object> news = news(happening.takenBack() ? "taken_back" : "happened");
    if (happening.seat() != Happening.CHANCE) {
      news.put("seat", happening.seat());
    }
    List<Record> events = happening.events().stream().map(Record.class::cast).toList();
    tell(
        () -> {
          if (!events.isEmpty()) {
            news.put("events", events.stream().map(Records::write).toList());
          }
          return news;
        });
  }

  @Override
  public void leaves(Game left, boolean over) {
    Map<String, Object> news = news(over ? "over" : "put_away");
    tell(() -> news);
  }

  private Map<String, Object> news(String what) {
    Map<String, Object> news = new LinkedHashMap<>();
    news.put("number", ++number);
    news.put("game", game);
    news.put("news", what);
    return news;
  }

  private void tell(Supplier<Map<String, Object>> news) {
    teller.tell(topics.event(), () -> Payload.json(news.get()));
  }
}
