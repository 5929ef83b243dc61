package croupier.app.live;

import croupier.app.json.Json;
import croupier.app.live.RecordReader.Damaged;
import croupier.engine.Event;
import croupier.engine.Outcome;
import croupier.engine.Position;
import croupier.engine.Records;
import croupier.engine.Refusal;
import croupier.engine.SeededNature;
import java.util.List;
import java.util.Map;

/**
 * A recorded game that is played again, entry by entry. What cannot have happened is refused, and a
 * roll that the seed does not give, when the seed is known.
 */
final class RecordReplay {
  private final Position position;
  private final boolean committed;
  private final boolean tellsAll;
  private final SeededNature nature;
  private final SecondThoughts thoughts = new SecondThoughts();
  private long seeded;
  private long byHand;

  /**
   * @param committed whether the record says that a seed answers for chance
   * @param tellsAll whether it tells with each outcome what was asked
   * @param nature the seed with what the seats added to it, or null while it is not known
   */
  RecordReplay(Position start, boolean committed, boolean tellsAll, SeededNature nature) {
    position = start.copy();
    this.committed = committed;
    this.tellsAll = tellsAll;
    this.nature = nature;
  }

  /** Lets an entry happen that stands in this line. */
  List<Event> play(Entry entry, long line) throws Damaged {
    try {
      return switch (entry) {
        case Entry.Act(int seat, var action) -> {
          Position before = position.copy();
          List<Event> events = position.act(seat, action);
          thoughts.decided(seat, action, before, events, position);
          yield events;
        }
        case Entry.TakeBack(int seat) -> {
          thoughts.check(seat);
          position.set(thoughts.takeBack());
          yield List.of();
        }
        case Entry.Chance(Asked asked, Outcome outcome, boolean hand) -> {
          checkAsked(asked, line);
          if (hand) {
            byHand++;
            checkHand(line);
          } else {
            seeded++;
            checkRoll(outcome, line);
          }
          thoughts.answered();
          yield position.happen(outcome);
        }
      };
    } catch (Refusal refusal) {
      throw new Damaged(line, refusal.because());
    }
  }

  /** Else who needs no rules to check the outcome would be told a wrong question. */
  private void checkAsked(Asked told, long line) throws Damaged {
    if (position.waiting() == Position.Waiting.CHANCE) {
      Map<String, Object> asked = (tellsAll ? Asked.of(position) : Asked.UNTOLD).data();
      if (!asked.equals(told.data())) {
        throw new Damaged(line, DamageReason.ASKED_ANOTHER.with("detail", Json.write(asked)));
      }
    }
  }

  /** With a seed, hands answer only what they may; else any roll could be passed off as theirs. */
  private void checkHand(long line) throws Damaged {
    if (committed && position.waiting() == Position.Waiting.CHANCE && !position.asks().byHand()) {
      throw new Damaged(line, DamageReason.ONLY_THE_SEED_MAY_ANSWER);
    }
  }

  private void checkRoll(Outcome told, long line) throws Damaged {
    if (!committed) {
      throw new Damaged(line, DamageReason.ROLL_WITHOUT_SEED);
    }
    if (nature != null && position.waiting() == Position.Waiting.CHANCE) {
      Outcome drawn = position.outcome(nature.answer(position));
      if (!drawn.equals(told)) {
        throw new Damaged(
            line,
            DamageReason.SEED_GIVES_ANOTHER.with(
                "detail", Json.write(Records.write((Record) drawn))));
      }
    }
  }

  /** The position after the last entry that was played. */
  Position position() {
    return position;
  }

  /** Rolls that came from the seed. */
  long seeded() {
    return seeded;
  }

  /** Outcomes that people made. */
  long byHand() {
    return byHand;
  }

  /** The nature, as far on as the game is; null while the seed is not known. */
  SeededNature nature() {
    return nature;
  }

  /** What can still be taken back. */
  SecondThoughts thoughts() {
    return thoughts;
  }
}
