package croupier.app.table.service;

import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.service.LightQuestion.Stop;
import croupier.app.table.widget.Choices;
import croupier.app.words.Message;
import croupier.hal.Clock;
import croupier.hal.UnitEvent;
import java.util.ArrayList;
import java.util.List;

/**
 * Asks one question about the lights. People look as slowly as they like: a walk goes round and
 * round, and whoever wants to look closer turns a dial and walks by hand. To a no follows which
 * part it is, and which light of it.
 *
 * <pre>
 *             no              yes              yes
 *   LOOK ──────────▶ PART ──────────▶ LIGHT ──────────▶ noted, and LOOK again at the rest
 *     │ yes   ◀──────────   ◀──────────
 *     ▼           no              no
 *    done
 * </pre>
 */
final class CheckLights implements CheckStep {
  private static final long PACE = 600 * Clock.MILLISECOND;

  private enum Stage {
    LOOK,
    PART,
    LIGHT
  }

  private final CheckNotes notes;
  private final LightQuestion question;
  private final Choices<LitPart> parts;
  private Choices<Spot> lights;
  private Stage stage = Stage.LOOK;
  private int at;
  private long stepDue = Mode.NEVER;
  private boolean noted;

  CheckLights(CheckNotes notes, LightQuestion question) {
    this.notes = notes;
    this.question = question;
    parts = Choices.of(question.parts());
  }

  // --- hands
  // -----------------------------------------------------------------------------------------------

  @Override
  public void begin(long now) {
    if (question.walks()) {
      stepDue = now + PACE;
    }
  }

  @Override
  public boolean handle(UnitEvent event) {
    int steps = notes.steps(event);
    if (steps != 0) {
      turn(steps);
    } else if (notes.saysYes(event)) {
      return yes();
    } else if (notes.saysNo(event)) {
      no();
    }
    return false;
  }

  private void turn(int steps) {
    switch (stage) {
      case LOOK -> {
        stepDue = Mode.NEVER;
        at = Math.floorMod(at + steps, question.stops().size());
      }
      case PART -> parts.turn(steps);
      case LIGHT -> lights.turn(steps);
    }
  }

  private boolean yes() {
    switch (stage) {
      case LOOK -> {
        return true;
      }
      case PART -> choosePart();
      case LIGHT -> {
        Spot spot = lights.value();
        note("service.fault-light", spot);
      }
    }
    return false;
  }

  private void no() {
    switch (stage) {
      case LOOK -> {
        stage = Stage.PART;
        LitPart lit = stop().spots().getFirst().part();
        parts.seek(lit::equals);
        if (parts.size() == 1) {
          choosePart();
        }
      }
      case PART -> stage = Stage.LOOK;
      case LIGHT -> stage = parts.size() == 1 ? Stage.LOOK : Stage.PART;
    }
  }

  private void choosePart() {
    LitPart part = parts.value();
    List<Spot> its = question.spots(part);
    if (its.size() == 1) {
      note("service.fault-only-light", its.getFirst());
    } else if (question.ofLights()) {
      stage = Stage.LIGHT;
      lights = Choices.of(its);
      if (question.walks()) {
        lights.seek(stop().spots()::contains);
      }
    } else {
      note("service.fault-part", its.getFirst());
    }
  }

  private void note(String what, Spot spot) {
    notes.lightFault(about(what, spot).with("wrong", question.wrong()));
    noted = true;
    stage = Stage.LOOK;
  }

  private Stop stop() {
    return question.stops().get(at);
  }

  /** A message about one light and where it is. */
  private static Message about(String what, Spot spot) {
    return Message.of(what)
        .with("part", spot.part().name())
        .with("light", spot.part().light(spot.light()))
        .with("place", spot.part().place(spot.light()));
  }

  // --- time
  // ------------------------------------------------------------------------------------------------

  @Override
  public long nextDue() {
    return stage == Stage.LOOK ? stepDue : Mode.NEVER;
  }

  @Override
  public boolean tick(long now) {
    if (now >= nextDue()) {
      at = (at + 1) % question.stops().size();
      stepDue = now + PACE;
    }
    return false;
  }

  // --- the table
  // -----------------------------------------------------------------------------------------------

  @Override
  public void draw(Canvas canvas) {
    switch (stage) {
      case LOOK -> drawLook(canvas);
      case PART ->
          drawChoice(
              canvas,
              Message.of("service.which-part"),
              Message.of("service.choice-part").with("part", parts.value().name()),
              question.spots(parts.value()));
      case LIGHT ->
          drawChoice(
              canvas,
              Message.of("service.which-light").with("part", parts.value().name()),
              about("service.choice-light", lights.value()),
              List.of(lights.value()));
    }
  }

  private void drawLook(Canvas canvas) {
    Spot.draw(canvas, stop().spots());
    boolean aside = !question.walks() && notes.haveLights();
    List<Message> told = new ArrayList<>();
    Message first = question.title();
    if (noted || aside) {
      first = Message.of(noted ? "service.noted" : "service.skipping");
      told.add(first);
    }
    told.add(question.asked());
    Message third = null;
    if (question.walks()) {
      third =
          Message.of("service.now")
              .with("stop", stop().label())
              .with("steps", notes.steps(canvas, Message.of("service.step")));
      told.add(third);
    } else if (aside) {
      third = Message.of("service.dark-behind");
      told.add(third);
    }
    Message answers = notes.answers(canvas, Message.of("service.yes"), Message.of("service.no"));
    told.add(answers);
    canvas.lcd(first, question.asked(), third, answers);
    canvas.headline(Message.sentences(told));
  }

  /** Lights what is chosen, so that a person sees where there is nothing, or something else. */
  private void drawChoice(Canvas canvas, Message which, Message choice, List<Spot> chosen) {
    Spot.draw(canvas, chosen);
    Message asked = which.with("wrong", question.wrong());
    canvas.lcd(
        asked,
        Message.of("service.wrong")
            .with("wrong", question.wrong())
            .with("steps", notes.steps(canvas, Message.of("service.next"))),
        choice,
        notes.answers(canvas, Message.of("service.this"), Message.of("service.back")));
    canvas.headline(Message.of("service.choose").with("which", asked).with("choice", choice));
  }
}
