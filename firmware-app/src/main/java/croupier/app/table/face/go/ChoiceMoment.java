package croupier.app.table.face.go;

import croupier.app.table.face.Wish;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.table.widget.Choices;
import croupier.app.words.Message;
import croupier.engine.Action;
import croupier.engine.go.GoAction;
import croupier.engine.go.GoChoice;
import croupier.engine.go.GoPosition;
import croupier.engine.go.Phase;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitPicture.Sound;
import java.util.Comparator;
import java.util.List;

/** One player at a time chooses before everybody's eyes, with dial A and OK. */
final class ChoiceMoment {
  private static final int NOBODY = -1;
  private static final Message CHOOSE = Message.of("go.key-choose");

  private final TableContext context;
  private final Seating seating;
  private final GoPosition position;
  private final GoWords words;
  private final BoardPages boards;

  /** Whose choice it is, and what there is. */
  private int chooser = NOBODY;

  private Choices<Action> choices = new Choices<>(List.of());

  ChoiceMoment(TableContext context, Seating seating, GoPosition position, BoardPages boards) {
    this.context = context;
    this.seating = seating;
    this.position = position;
    this.words = new GoWords(position);
    this.boards = boards;
  }

  /** Whether the phase is one in which one player chooses at a time. */
  boolean isOn() {
    return isOn(position);
  }

  private static boolean isOn(GoPosition position) {
    return switch (position.phase()) {
      case GO, PLACE, ATTACK, STEAL, MEGA -> true;
      case CLAIM -> !position.claimsCompete();
      default -> false;
    };
  }

  /** The position has changed. */
  void renew() {
    chooser = isOn() ? firstFromRoller(position.deciders() & ~seating.held()) : NOBODY;
    choices = new Choices<>(List.of());
    if (chooser != NOBODY) {
      boards.open(chooser);
      choices =
          Choices.of(
              position.actions(chooser).stream()
                  .sorted(Comparator.comparing(this::isGivenAway))
                  .toList());
      showTarget();
    }
  }

  private int firstFromRoller(int seats) {
    for (int step = 0; step < position.seats(); step++) {
      int seat = (position.roller() + step) % position.seats();
      if ((seats >> seat & 1) == 1) {
        return seat;
      }
    }
    return NOBODY;
  }

  /** Whoever aims at somebody sees what there is to hit. */
  private void showTarget() {
    if (chooser == NOBODY) {
      return;
    }
    switch (choices.value()) {
      case GoAction.Heist(int target) -> boards.open(target);
      case GoAction.ShutDown(int target, _) -> boards.open(target);
      default -> {}
    }
  }

  /** To do nothing is the last choice, but where it only waits. */
  private boolean isGivenAway(Action action) {
    return givesAway(position, action);
  }

  /** Whether that is to do nothing with what the turn has brought. */
  static boolean givesAway(GoPosition position, Action action) {
    return action instanceof GoAction.Pass && isOn(position) && position.phase() != Phase.MEGA;
  }

  void turn(int steps) {
    choices.turn(steps);
    showTarget();
    context.sound(Sound.Kind.TICK);
  }

  Wish pressed(Control control) {
    if (chooser == NOBODY) {
      return Wish.NOTHING;
    }
    if (control == Control.OK || control == Control.DIAL_A) {
      return chosen(new Wish.Act(chooser, choices.value()));
    }
    int player = seating.player(control);
    if (player != NOBODY) {
      choices.seek(action -> aimsAt(action, player));
      showTarget();
    }
    return Wish.NOTHING;
  }

  private Wish chosen(Wish.Act wish) {
    if (!isGivenAway(wish.action())) {
      return wish;
    }
    return new Wish.Sure(
        wish, Message.of("go.sure-nothing"), words.pick(chooser, (GoAction) wish.action()));
  }

  private static boolean aimsAt(Action action, int player) {
    return switch ((GoAction) action) {
      case GoAction.Heist(int target) -> target == player;
      case GoAction.ShutDown(int target, _) -> target == player;
      default -> false;
    };
  }

  void draw(Canvas canvas) {
    if (chooser == NOBODY) {
      return;
    }
    seating.halos(canvas, 1 << chooser, Effect.PULSE);
    Message task = task();
    Message pick = words.pick(chooser, (GoAction) choices.value());
    canvas.lcd(task, Message.of("go.picked").with("pick", pick), boards.line(), keys(choices));
    canvas.headline(task);
    canvas.turn(Control.DIAL_A, CHOOSE);
    canvas.press(Control.OK, pick);
    for (int seat = 0; seat < position.seats(); seat++) {
      if (seat != chooser && position.phase() == Phase.ATTACK && isTarget(seat)) {
        canvas.press(seating.button(seat), Message.of("go.key-aim").player("victim", seat));
      }
    }
  }

  private static Message keys(Choices<?> choices) {
    return Message.of("go.keys-pick").with("at", choices.number()).with("of", choices.size());
  }

  private boolean isTarget(int seat) {
    return choices.anyMatch(action -> aimsAt(action, seat));
  }

  private Message task() {
    String task =
        switch (position.phase()) {
          case GO -> "go.task-go";
          case CLAIM -> "go.task-claim";
          case PLACE -> "go.task-place";
          case ATTACK ->
              position.attack(chooser) == GoChoice.HEIST ? "go.task-heist" : "go.task-shut-down";
          case STEAL -> "go.task-steal";
          default -> "go.task-mega";
        };
    Message said = Message.of(task).player("who", chooser);
    return position.phase() == Phase.STEAL ? said.player("victim", position.target()) : said;
  }
}
