package croupier.app.table.face.express;

import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.table.widget.Glyphs;
import croupier.app.words.Message;
import croupier.engine.Group;
import croupier.engine.express.Die;
import croupier.engine.express.ExpressPosition;
import croupier.engine.express.Face;
import croupier.hal.Effect;
import croupier.hal.Hue;
import croupier.hal.UnitPicture.Light;
import croupier.hal.UnitPicture.Tracker;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The lights of express: eleven dice, and what everybody has of the goal. */
final class ExpressPicture {
  private final TableContext context;
  private final Seating seating;

  ExpressPicture(TableContext context, Seating seating) {
    this.context = context;
    this.seating = seating;
  }

  void draw(Canvas canvas, ExpressPosition shown, Map<Die, Effect> effects, Effect halo) {
    drawDice(canvas, shown, effects);
    drawSeats(canvas, shown, halo);
  }

  void drawDice(Canvas canvas, ExpressPosition shown, Map<Die, Effect> effects) {
    for (Die die : Die.values()) {
      drawDie(canvas, shown, die, effects.getOrDefault(die, Effect.STEADY));
    }
  }

  /** How everybody stands, and whose turn it is. */
  void drawSeats(Canvas canvas, ExpressPosition shown, Effect halo) {
    for (int seat = 0; seat < seating.players(); seat++) {
      boolean turn = seat == shown.turn();
      canvas.halo(seating.place(seat), seating.hue(seat), turn ? halo : Effect.DIM);
      canvas.tracker(seating.place(seat), tracker(shown, seat));
      note(canvas, shown, seat);
    }
  }

  /** The dice as they fell, whatever became of them. */
  void drawRolled(Canvas canvas, Map<Die, Face> rolled) {
    rolled.forEach((die, face) -> drawFace(canvas, die, face, Effect.STEADY));
  }

  private void drawFace(Canvas canvas, Die die, Face face, Effect effect) {
    ExpressLooks looks = ExpressLooks.of(face);
    String word = context.words().say(ExpressWords.of(face));
    canvas.die(die.ordinal(), looks.hue(), looks.pattern(), effect, word);
  }

  private void drawDie(Canvas canvas, ExpressPosition shown, Die die, Effect effect) {
    Face face = shown.showing(die);
    boolean placed = shown.group(die) != null || shown.jailed(die);
    if (effect == Effect.TUMBLE) {
      canvas.die(die.ordinal(), Hue.WHITE, Glyphs.FULL, effect);
      return;
    }
    if (placed) {
      face = shown.jailed(die) ? Face.POLICEMAN : Face.valueOf(shown.group(die).name());
    }
    if (face != null) {
      drawFace(canvas, die, face, placed && effect == Effect.STEADY ? Effect.DIM : effect);
    }
  }

  /**
   * The score as part of the goal; what the running turn would add pulses; houses stand at the far
   * end.
   */
  private List<Light> tracker(ExpressPosition shown, int seat) {
    int goal = shown.goal();
    int score = shown.score(seat);
    int hoped = seat == shown.turn() ? shown.turnScore() : 0;
    List<Light> lights = new ArrayList<>();
    for (int light = 1; light <= Tracker.LENGTH; light++) {
      boolean house = light > Tracker.LENGTH - shown.houses(seat);
      boolean has = (long) score * Tracker.LENGTH >= (long) goal * light;
      boolean hopes = (long) (score + hoped) * Tracker.LENGTH >= (long) goal * light;
      lights.add(
          house
              ? Light.of(Hue.WHITE)
              : has
                  ? Light.of(seating.hue(seat))
                  : hopes ? new Light(seating.hue(seat), Effect.PULSE) : Light.OFF);
    }
    return lights;
  }

  /** What the pages say beside a seat. */
  private void note(Canvas canvas, ExpressPosition shown, int seat) {
    List<Message> lines = new ArrayList<>();
    lines.add(Message.of("express.player").player("who", seat));
    lines.add(
        Message.of("express.score").with("score", shown.score(seat)).with("goal", shown.goal()));
    List<Message> groups = seat == shown.turn() ? groups(shown) : List.of();
    if (!groups.isEmpty()) {
      lines.add(Message.of("express.groups-so-far").all("groups", groups));
    }
    canvas.note(seating.place(seat), lines.toArray(Message[]::new));
  }

  /** The groups that the turn has begun or completed. */
  private static List<Message> groups(ExpressPosition shown) {
    List<Message> groups = new ArrayList<>();
    for (Group group : Group.values()) {
      if (shown.filled(group) > 0) {
        groups.add(
            Message.of("express.filled")
                .with("group", ExpressWords.of(group))
                .with("number", shown.filled(group))
                .with("size", shown.squares(group)));
      }
    }
    return groups;
  }
}
