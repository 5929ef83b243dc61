package croupier.app.table.page;

import croupier.app.live.Happening;
import croupier.app.live.LiveGame;
import croupier.app.seat.Holder;
import croupier.app.seat.SeatHand;
import croupier.app.seat.SeatQuestion;
import croupier.app.table.face.Faces;
import croupier.app.table.face.Form;
import croupier.app.table.face.Offered;
import croupier.app.table.face.SeatWords;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.words.GameWords;
import croupier.app.words.Message;
import croupier.app.words.RefusalWords;
import croupier.app.words.Words;
import croupier.engine.Action;
import croupier.engine.Game;
import croupier.engine.Position;
import croupier.engine.Records;
import croupier.engine.Refusal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The page at a seat of a game: one more hand of that seat, beside the people at the unit. It is
 * told what the seat may know and do, in words and as data, and whoever answers first, there or at
 * the unit, has decided.
 */
final class SeatPage implements Holder, SeatHand {
  /** What the page says of a question. */
  private static final Set<String> OF_A_QUESTION =
      Set.of("question", "must", "asks", "press", "choices", "forms", "back");

  private final TableContext context;
  private final Seating seating;
  private final LiveGame game;
  private final int player;
  private final SeatedPages.Back back;
  private final ToldLines told;

  /** Whether something has happened that the page was not told. */
  private boolean behind;

  /** The question that was asked last, and its number. */
  private SeatQuestion question;

  private long number;

  /** What the page says of the game, in the language in which it was said last. */
  private SeatWords words;

  private Words spoken;

  /** Under which number the last decision could be taken back, and how long the record was. */
  private long backNumber;

  private int backEntries = -1;

  /** What the page was told last. */
  private Map<String, Object> shown = Map.of();

  /** Why the last answer was none. */
  private Optional<Message> refused = Optional.empty();

  SeatPage(
      TableContext context, Seating seating, LiveGame game, int player, SeatedPages.Back back) {
    this.context = context;
    this.seating = seating;
    this.game = game;
    this.player = player;
    this.back = back;
    told = new ToldLines(Faces.telling(language(), seating.names(), position()));
    spoken = language();
    words = Faces.seatWords(spoken, position());
  }

  private Words language() {
    return context.words();
  }

  private SeatWords words() {
    if (spoken != language()) {
      spoken = language();
      words = Faces.seatWords(spoken, position());
    }
    return words;
  }

  private Position position() {
    return game.position();
  }

  private String say(Message message) {
    return language().say(message, seating.names());
  }

  /** Sentences for everybody, as whoever sits here is told them. */
  private String sayToYou(List<Message> sentences) {
    return sentences.stream()
        .map(each -> language().sayTo(player, each, seating.names()))
        .collect(Collectors.joining(" "));
  }

  // --- what the table tells

  @Override
  public void asked(SeatQuestion asked) {
    question = asked;
    number = context.pages().nextQuestion(seating.place(player));
    refused = Optional.empty();
  }

  @Override
  public void refused(SeatQuestion asked, Refusal why) {
    refused = Optional.of(RefusalWords.of(why));
    show();
  }

  @Override
  public void happened(Happening happening) {
    behind = true;
    refused = Optional.empty();
    told.happened(happening);
    if (happening.seat() == player || question != null && !question.isOpen()) {
      answered();
    }
  }

  @Override
  public void leaves(Game left, boolean over) {
    question = null;
    show();
    context.pages().give(seating.place(player), null);
  }

  // --- what somebody does

  @Override
  public Optional<Message> does(Touch touch) {
    if (touch.back()) {
      return takesBack(touch.question());
    }
    if (!isAsked() || touch.question() != number) {
      show();
      return Optional.of(Message.of("seat.too-late"));
    }
    boolean heard;
    if (touch.isPress()) {
      heard = question.ask().isPresent() && question.press();
    } else if (touch.choice() >= 0) {
      heard =
          touch.choice() < question.actions().size()
              && question.answer(question.actions().get(touch.choice()));
    } else {
      try {
        heard = question.answer(Records.read(position().game().actions(), touch.action()));
      } catch (Refusal refusal) {
        return Optional.of(RefusalWords.of(refusal));
      }
    }
    if (heard) {
      answered();
    }
    return heard ? Optional.empty() : Optional.of(Message.of("seat.too-late"));
  }

  private Optional<Message> takesBack(long which) {
    if (back.offeredTo() != player || which != backNumber || backEntries != game.entries()) {
      show();
      return Optional.of(Message.of("seat.too-late"));
    }
    back.wants(player);
    return Optional.empty();
  }

  private boolean isAsked() {
    return question != null && question.isOpen();
  }

  /**
   * Whether the seat may still do what it was asked. What another seat has just done can change
   * that, and until it has been shown nobody asks anew.
   */
  private boolean stands() {
    return position().actions(player).equals(question.actions());
  }

  // --- the page

  /** Tells the page all that it is to show now. */
  void show() {
    told.asked();
    behind = false;
    context
        .pages()
        .tell(
            seating.place(player),
            () -> {
              shown = page();
              return shown;
            });
  }

  /**
   * Everybody at the unit has seen what happened, and what comes next is not asked yet: the page
   * tells it too, and says of what it asked that it is old. Who has won is told by the unit first.
   */
  void seen() {
    if (!behind) {
      return;
    }
    behind = false;
    Map<String, Object> now = page();
    now.put("over", false);
    now.remove("ranks");
    if (!now.containsKey("question")) {
      now.keySet().removeAll(OF_A_QUESTION);
      now.put("showing", true);
      if (shown.containsKey("answered")) {
        now.put("answered", number);
      } else if (shown.containsKey("question") || shown.containsKey("late")) {
        now.put("late", number);
      }
    }
    shown = now;
    context.pages().tell(seating.place(player), () -> now);
  }

  /**
   * The seat has decided, or it is too late for that. What came of it the page is told when it has
   * been shown; until then one that opens anew is not asked again.
   */
  private void answered() {
    if (shown.containsKey("question")) {
      Map<String, Object> now = new LinkedHashMap<>(shown);
      now.keySet().removeAll(OF_A_QUESTION);
      now.put("answered", number);
      shown = now;
      context.pages().tell(seating.place(player), () -> now);
    }
  }

  Map<String, Object> page() {
    Map<String, Object> page = new LinkedHashMap<>();
    page.put("game", position().game().id());
    page.put("title", say(GameWords.title(position().game())));
    page.put("player", player);
    page.put("names", seating.names());
    page.put("places", players(seating::place));
    page.put("told", told.now(this::sayToYou));
    page.put("earlier", told.earlier(this::sayToYou));
    page.put("own", words().own(player).stream().map(this::say).toList());
    page.put("things", things());
    page.put("weighs", words().weighs().stream().map(this::say).toList());
    words().offered(player).ifPresent(offer -> page.put("offer", offer(offer)));
    boolean over = position().waiting() == Position.Waiting.OVER;
    page.put("over", over);
    if (isAsked() && stands()) {
      putQuestion(page);
    } else if (!over) {
      words().waits(player).ifPresent(waits -> page.put("asks", sayToYou(List.of(waits))));
    }
    if (back.offeredTo() == player && !canWithdraw()) {
      page.put("back", backNumber());
    }
    if (over) {
      page.put("ranks", players(position()::rank));
    }
    page.put("refused", refused.map(this::say).orElse(""));
    page.put("view", position().view(player));
    return page;
  }

  /** Whoever can take an offer back needs no second way to do it. */
  private boolean canWithdraw() {
    return isAsked() && question.actions().stream().anyMatch(words()::withdraws);
  }

  private long backNumber() {
    if (backEntries != game.entries()) {
      backEntries = game.entries();
      backNumber = context.pages().nextQuestion(seating.place(player));
    }
    return backNumber;
  }

  private List<Integer> players(IntUnaryOperator each) {
    return IntStream.range(0, seating.players()).map(each).boxed().toList();
  }

  private Map<String, String> things() {
    Map<String, String> things = new LinkedHashMap<>();
    words().things().forEach((name, thing) -> things.put(name, say(thing)));
    return things;
  }

  private void putQuestion(Map<String, Object> page) {
    page.put("question", number);
    page.put("must", question.awaited());
    words().asks(player).ifPresent(asks -> page.put("asks", sayToYou(List.of(asks))));
    question.ask().ifPresent(ask -> page.put("press", say(words().lets(ask))));
    page.put("choices", question.actions().stream().map(this::choice).toList());
    page.put("forms", words().forms(player, question.shapes()).stream().map(this::form).toList());
  }

  private Map<String, Object> choice(Action action) {
    Map<String, Object> choice = new LinkedHashMap<>();
    choice.put("label", say(words().does(player, action)));
    int brings = position().brings(player, position().move(action));
    choice.put("brings", words().comesIn(player, action).orElse(brings));
    words().sure(player, action).ifPresent(sure -> choice.put("sure", say(sure)));
    choice.put("action", Records.write((Record) action));
    return choice;
  }

  // --- offers and forms, as plain data

  private Map<String, Object> offer(Offered offer) {
    return Map.of(
        "give", offer.give().stream().map(this::item).toList(),
        "get", offer.get().stream().map(this::item).toList());
  }

  private Map<String, Object> form(Form form) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("type", form.type());
    data.put("label", say(form.label()));
    data.put("button", say(form.button()));
    data.put("least", form.least());
    data.put("parts", form.parts().stream().map(this::part).toList());
    data.put("filled", form.filled());
    return data;
  }

  private Map<String, Object> part(Form.Part part) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("name", part.name());
    switch (part) {
      case Form.Sided(Form.Side side, Form.Part inner) -> {
        data.put("side", Records.lower(side.name()));
        data.putAll(part(inner));
      }
      case Form.Fixed(_, Object value) -> data.put("fixed", value);
      case Form.Amount(_, Message label, int least, int most) -> {
        data.put("label", say(label));
        data.put("least", least);
        data.put("most", most);
      }
      case Form.Any(_, Message label, var items) -> {
        data.put("label", say(label));
        data.put("any", items.stream().map(this::item).toList());
      }
      case Form.One(_, Message label, var items) -> {
        data.put("label", say(label));
        data.put("one", items.stream().map(this::item).toList());
      }
    }
    return data;
  }

  private Map<String, Object> item(Form.Item item) {
    return Map.of("value", item.value(), "label", say(item.label()), "worth", item.worth());
  }
}
