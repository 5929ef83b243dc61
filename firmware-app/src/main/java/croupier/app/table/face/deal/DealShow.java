package croupier.app.table.face.deal;

import croupier.app.table.face.Beat;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Message;
import croupier.engine.Event;
import croupier.engine.deal.DealEvent;
import croupier.engine.deal.DealPosition;
import croupier.hal.Clock;
import croupier.hal.Effect;
import croupier.hal.UnitPicture.Sound;
import java.util.ArrayList;
import java.util.List;

/** How what happens in deal is shown, beat by beat. All of it is public. */
final class DealShow {
  private static final long DEALT = 500 * Clock.MILLISECOND;
  private static final long USUAL = 1_400 * Clock.MILLISECOND;
  private static final long NEWS = 2_200 * Clock.MILLISECOND;

  private final TableContext context;
  private final Seating seating;
  private final DealPosition position;
  private final DealPicture lights;

  DealShow(TableContext context, Seating seating, DealPosition position, DealPicture lights) {
    this.context = context;
    this.seating = seating;
    this.position = position;
    this.lights = lights;
  }

  /** As many events in a beat as the LCD has lines for. */
  List<Beat> tell(List<Event> events) {
    List<Beat> beats = new ArrayList<>();
    List<DealEvent> told = new ArrayList<>();
    int lines = 0;
    for (DealEvent event : DealTelling.told(events)) {
      if (!DealTelling.isShown(event)) {
        continue;
      }
      int more = context.words().lines(DealTelling.news(event), seating.names()).size();
      if (lines > 0 && lines + more > context.lcdSize().lines()) {
        beats.add(beat(told));
        told.clear();
        lines = 0;
      }
      told.add(event);
      lines += more;
    }
    if (!told.isEmpty()) {
      beats.add(beat(told));
    }
    return beats;
  }

  /** Some of all that happened. */
  private Beat beat(List<DealEvent> events) {
    List<Message> news = events.stream().map(DealTelling::news).toList();
    int lit = events.stream().mapToInt(DealShow::concerned).reduce(0, (some, one) -> some | one);
    return new Beat(
        events.stream().mapToLong(DealShow::time).max().orElse(NEWS),
        sound(events),
        canvas -> {
          lights.table(canvas, Math.max(0, position.turn()));
          seating.halos(canvas, lit, Effect.STEADY);
          canvas.tell(news);
          canvas.headline(Message.sentences(news));
        });
  }

  /** What happens in every turn takes less time to read than what is done to others. */
  private static long time(DealEvent event) {
    return switch (event) {
      case DealEvent.HandDealt _ -> DEALT;
      case DealEvent.TurnBegan _,
          DealEvent.CardsDrawn _,
          DealEvent.Banked _,
          DealEvent.PropertyLaid _,
          DealEvent.WentPastGo _,
          DealEvent.Discarded _,
          DealEvent.PutUnderPile _,
          DealEvent.WildTurned _,
          DealEvent.Exchanged _ ->
          USUAL;
      default -> NEWS;
    };
  }

  /** Whom it happens to, as bits. */
  private static int concerned(DealEvent event) {
    return switch (event) {
      case DealEvent.HandDealt(int seat, _) -> 1 << seat;
      case DealEvent.TurnBegan(int seat) -> 1 << seat;
      case DealEvent.SaidNo(int seat, _, _) -> 1 << seat;
      case DealEvent.Paid(int seat, int to, _, _, _, _) -> 1 << seat | 1 << to;
      case DealEvent.PropertyTaken(int seat, int from, _, _) -> 1 << seat | 1 << from;
      case DealEvent.SetTaken(int seat, int from, _, _) -> 1 << seat | 1 << from;
      case DealEvent.SetCompleted(int seat, _) -> 1 << seat;
      default -> 0;
    };
  }

  private static Sound.Kind sound(List<DealEvent> events) {
    Sound.Kind sound = Sound.Kind.NONE;
    for (DealEvent event : events) {
      sound =
          switch (event) {
            case DealEvent.SetCompleted _ -> Sound.Kind.GOOD;
            case DealEvent.SaidNo _, DealEvent.SaidNoToDoubling _, DealEvent.SetTaken _ ->
                Sound.Kind.BAD;
            case DealEvent.RentCharged _,
                DealEvent.DebtCalledIn _,
                DealEvent.BirthdayCelebrated _,
                DealEvent.SlyDealPlayed _,
                DealEvent.ForcedDealPlayed _,
                DealEvent.DealBreakerPlayed _ ->
                Sound.Kind.ATTENTION;
            case DealEvent.HandDealt _ -> Sound.Kind.TICK;
            default -> sound;
          };
    }
    return sound;
  }
}
