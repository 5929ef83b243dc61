package croupier.app.table.service;

import croupier.app.table.lcd.Lines;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.service.LightQuestion.Stop;
import croupier.app.table.widget.Choices;
import croupier.app.table.widget.Choices.Choice;
import croupier.hal.Clock;
import croupier.hal.UnitEvent;
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
    parts =
        new Choices<>(
            question.parts().stream().map(part -> new Choice<>(part.title(), part)).toList());
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
        LitPart part = spot.part();
        note(part.title() + " " + part.light(spot.light()) + ", chain " + place(spot));
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
      note(part.title() + ", chain " + place(its.getFirst()));
    } else if (question.ofLights()) {
      stage = Stage.LIGHT;
      lights = new Choices<>(its.stream().map(spot -> new Choice<>(label(spot), spot)).toList());
      if (question.walks()) {
        lights.seek(stop().spots()::contains);
      }
    } else {
      note(part.title() + ", chain " + place(its.getFirst()) + " on");
    }
  }

  private void note(String where) {
    notes.lightFault(where + ", " + question.wrong());
    noted = true;
    stage = Stage.LOOK;
  }

  private Stop stop() {
    return question.stops().get(at);
  }

  private static int place(Spot spot) {
    return spot.part().place(spot.light());
  }

  private static String label(Spot spot) {
    return spot.part().light(spot.light()) + ", no. " + place(spot);
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
              "Which is the first",
              "Which is the first part that is " + question.wrong() + "?",
              parts.label(),
              question.spots(parts.value()));
      case LIGHT -> {
        String whose = parts.label() + ": the first";
        String sentence =
            "Which light of " + parts.value().name() + " is the first " + question.wrong() + "?";
        drawChoice(canvas, whose, sentence, lights.label(), List.of(lights.value()));
      }
    }
  }

  private void drawLook(Canvas canvas) {
    Spot.draw(canvas, stop().spots());
    boolean aside = !question.walks() && notes.haveLights();
    canvas.lcd(
        noted ? "Noted. Next check:" : aside ? "Skipping noted:" : question.title(),
        question.asked(),
        question.walks()
            ? Lines.ends(stop().label(), notes.steps(canvas, "step"))
            : aside ? "(or dark behind it)" : "",
        notes.answers(canvas, "yes", "no"));
    canvas.headline(
        (noted ? "Noted. Next check: " : aside ? "Skipping noted: " : "")
            + question.sentence()
            + (question.walks() ? " Now " + stop().label() + "." : "")
            + (aside ? " What is dark behind a dead light is dark because of it." : "")
            + " "
            + notes.answersInWords());
  }

  /** Lights what is chosen, so that a person sees where there is nothing, or something else. */
  private void drawChoice(
      Canvas canvas, String who, String sentence, String label, List<Spot> chosen) {
    Spot.draw(canvas, chosen);
    canvas.lcd(
        who,
        Lines.ends(question.wrong() + "?", notes.steps(canvas, "next")),
        Lines.chosen(label),
        notes.answers(canvas, "this", "back"));
    canvas.headline(sentence + " Only what is chosen is lit: " + label + ".");
  }
}
