package croupier.app.table.show;

import croupier.app.live.Happening;
import croupier.app.live.LiveGame;
import croupier.app.live.Onlooker;
import croupier.app.seat.Script;
import croupier.app.table.show.Rehearsal.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A stretch of a rehearsed game while it is acted out: what is still to come. */
final class Acted implements Script, Onlooker {
  private final Stretch stretch;
  private final List<Step> ahead;
  private LiveGame game;
  private boolean asRehearsed = true;

  Acted(Stretch stretch) {
    this.stretch = stretch;
    ahead = new ArrayList<>(stretch.game().steps().subList(stretch.from(), stretch.to()));
  }

  /** The game as the stretch begins. */
  LiveGame begin(List<String> names) {
    game = stretch.game().at(stretch.from(), names);
    game.tell(this);
    return game;
  }

  /** How many steps are left. */
  int ahead() {
    return ahead.size();
  }

  /** Whether what happened until now is what was rehearsed. */
  boolean isAsRehearsed() {
    return asRehearsed;
  }

  private Optional<Step> next() {
    return ahead.isEmpty() ? Optional.empty() : Optional.of(ahead.getFirst());
  }

  @Override
  public Optional<Line> next(int seat) {
    return next()
        .filter(step -> step.seat() == seat)
        .map(step -> new Line(game.position().action(step.move()), step.why()));
  }

  @Override
  public boolean loses(int seat) {
    return next()
        .filter(step -> step.seat() == Rehearsal.CHANCE && step.quickest() != seat)
        .isPresent();
  }

  @Override
  public void happened(Happening happening) {
    if (!ahead.isEmpty() && asRehearsed) {
      int done = first(happening.seat());
      asRehearsed = done >= 0;
      if (asRehearsed) {
        ahead.remove(done);
      }
    }
  }

  /**
   * The next step of a seat, or of chance; -1 when something else comes first. Where several decide
   * at once the table may be quicker with one who has no choice.
   */
  private int first(int seat) {
    int step = 0;
    while (step < ahead.size() && ahead.get(step).seat() != seat) {
      if (seat == Rehearsal.CHANCE || ahead.get(step).seat() == Rehearsal.CHANCE) {
        return -1;
      }
      step++;
    }
    return step < ahead.size() ? step : -1;
  }
}
