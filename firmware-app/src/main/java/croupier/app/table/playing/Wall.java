package croupier.app.table.playing;

import croupier.app.live.Happening;
import croupier.app.live.LiveGame;
import croupier.app.live.Onlooker;
import croupier.app.table.face.Faces;
import croupier.app.table.face.Telling;
import croupier.app.table.face.WallBoard;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.table.mode.WallPicture;
import croupier.app.table.mode.WallPicture.Told;
import croupier.app.words.GameWords;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.engine.Event;
import croupier.engine.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The board and the story of a game, for screens across the room. It is told what everybody is
 * told, and changes when everybody at the unit has seen it: a die that still tumbles is no news on
 * the wall.
 */
final class Wall implements Onlooker {
  /** One thing that was done; it is put into words once in each language. */
  private static final class News {
    private final int number;
    private final int player;
    private final List<Event> events;
    private final List<Message> sentences;
    private final List<String> signs;
    private Words spoken;
    private Told told;

    News(int number, int player, List<Event> events, List<Message> sentences, List<String> signs) {
      this.number = number;
      this.player = player;
      this.events = events;
      this.sentences = sentences;
      this.signs = signs;
    }

    Told in(Words words, List<String> names) {
      if (spoken != words) {
        List<String> said = sentences.stream().map(each -> words.say(each, names)).toList();
        told = new Told(number, player, String.join(" ", said), signs);
        spoken = words;
      }
      return told;
    }
  }

  /** So many of the last things that happened are told. */
  private static final int TOLD = 12;

  private static final int NOBODY = -1;

  private final TableContext context;
  private final Seating seating;
  private final LiveGame game;
  private final Telling telling;
  private final List<News> news = new ArrayList<>();
  private int number;
  private boolean behind = true;

  /** What hangs there, and how it lay when something was asked last; null before that. */
  private Position now;

  private Position asked;

  /** What happened last, as it is shown. */
  private List<Event> happened = List.of();

  Wall(TableContext context, Seating seating, LiveGame game) {
    this.context = context;
    this.seating = seating;
    this.game = game;
    telling = Faces.telling(context.words(), seating.names(), game.position());
  }

  @Override
  public void happened(Happening happening) {
    behind = true;
    happened = List.copyOf(happening.events());
    List<Message> told = telling.news(happening);
    if (happening.takenBack()) {
      add(new News(++number, happening.seat(), List.of(), told, List.of()));
      return;
    }
    int player = telling.doer(happening.seat(), happening.events());
    List<Event> events = new ArrayList<>(happening.events());
    List<Event> before = news.isEmpty() ? List.of() : news.getLast().events;
    if (!before.isEmpty() && telling.goesOn(before, events)) {
      player = NOBODY;
      events.addAll(0, before);
      news.removeLast();
      told = telling.news(events);
    }
    // What nobody may know tells nothing, and so it leaves no trace here either.
    if (!told.isEmpty()) {
      add(new News(++number, player, events, told, telling.signs(events)));
    }
  }

  private void add(News one) {
    news.add(one);
    if (news.size() > TOLD) {
      news.removeFirst();
    }
  }

  /**
   * Everybody at the unit has seen what happened: now the wall shows it too. What is asked next it
   * shows when that is asked at the unit.
   *
   * @param seen whether they have; else it is too early
   * @param asks whether nothing is left to be shown
   */
  void show(boolean seen, boolean asks) {
    if (!seen || !behind && (!asks || asked == now)) {
      return;
    }
    if (behind) {
      behind = false;
      now = game.position().copy();
    }
    if (asks) {
      asked = now;
    }
    Position lies = now;
    Position before = asked;
    List<Event> shown = happened;
    List<News> heard = List.copyOf(news);
    context.hang(
        Optional.of(
            words -> {
              WallBoard board = Faces.board(words, seating.names(), lies);
              boolean isAsked = lies == before;
              return picture(
                  words, board, isAsked ? board.lying() : board.whileShown(before, shown), heard);
            }));
  }

  private WallPicture picture(
      Words words, WallBoard board, Map<String, Object> lying, List<News> heard) {
    return new WallPicture(
        words.say(GameWords.title(game.position().game())),
        board.drawing(),
        new LinkedHashMap<>(board.printed()),
        lying,
        players(),
        heard.stream().map(each -> each.in(words, seating.names())).toList(),
        List.of(),
        List.of());
  }

  private List<WallPicture.Player> players() {
    return IntStream.range(0, seating.players())
        .mapToObj(player -> new WallPicture.Player(seating.place(player), seating.name(player)))
        .toList();
  }
}
