package croupier.app.table;

import croupier.app.table.Choices.Choice;
import croupier.engine.Action;
import croupier.engine.Event;
import croupier.engine.Position;
import croupier.engine.express.Die;
import croupier.engine.express.ExpressAction;
import croupier.engine.express.ExpressEvent;
import croupier.engine.express.ExpressPosition;
import croupier.engine.express.Face;
import croupier.engine.express.Group;
import croupier.engine.express.Phase;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.Hue;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture.Light;
import croupier.hal.UnitPicture.Sound;
import croupier.hal.UnitPicture.Tracker;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Express on the unit. ROLL rolls; dial A and OK put dice on their groups; the own seat button ends
 * the turn and keeps the money.
 */
final class ExpressFace implements GameFace {
  private static final long TUMBLE = 1_200 * Clock.MILLISECOND;
  private static final long NEWS = 2_500 * Clock.MILLISECOND;
  private static final long BROUGHT = 1_500 * Clock.MILLISECOND;

  private final Desk desk;
  private final Seating seating;
  private final ExpressPosition position;
  private Choices<Action> choices = new Choices<>(List.of());
  private boolean mayRoll;
  private List<ExpressNews> news = List.of();

  ExpressFace(Desk desk, Seating seating, ExpressPosition position) {
    this.desk = desk;
    this.seating = seating;
    this.position = position;
  }

  @Override
  public void renew() {
    List<Choice<Action>> list = new ArrayList<>();
    mayRoll = false;
    for (Action action : position.actions(position.turn())) {
      switch ((ExpressAction) action) {
        case ExpressAction.Place(Die die, Group group) ->
            list.add(new Choice<>(label(die, group), action));
        case ExpressAction.FreePoliceman(Die die) ->
            list.add(new Choice<>("policeman " + die.name().substring(1), action));
        case ExpressAction.Roll() -> mayRoll = true;
        case ExpressAction.Stop() -> {}
      }
    }
    choices = new Choices<>(list);
  }

  private String label(Die die, Group group) {
    return ExpressLooks.name(group)
        + (position.showing(die) == Face.CHANCE ? "? " : " ")
        + (position.filled(group) + 1)
        + "/"
        + position.squares(group);
  }

  private String player() {
    return Lines.name(position.turn());
  }

  // --- hands
  // ---------------------------------------------------------------------------------------------------

  @Override
  public Wish handle(UnitEvent event) {
    return switch (event) {
      case UnitEvent.Turned(Control dial, int steps, _) when dial == Control.DIAL_A -> {
        choices.turn(steps);
        desk.sound(Sound.Kind.TICK);
        yield Wish.NOTHING;
      }
      case UnitEvent.Pressed(Control control, _) -> pressed(control);
      default -> Wish.NOTHING;
    };
  }

  private Wish pressed(Control control) {
    if (control == Control.ROLL && mayRoll) {
      return act(new ExpressAction.Roll());
    }
    if ((control == Control.OK || control == Control.DIAL_A) && !choices.isEmpty()) {
      return act(choices.value());
    }
    if (control == seating.button(position.turn()) && position.phase() == Phase.CHOOSING) {
      return act(new ExpressAction.Stop());
    }
    return Wish.NOTHING;
  }

  private Wish act(Action action) {
    return new Wish.Act(position.turn(), action);
  }

  @Override
  public Wish unprompted() {
    return position.waiting() == Position.Waiting.CHANCE ? new Wish.Roll() : Wish.NOTHING;
  }

  @Override
  public List<String> hint() {
    return ExpressHints.of(position);
  }

  // --- the table
  // -----------------------------------------------------------------------------------------------

  @Override
  public void draw(Canvas canvas) {
    Map<Die, Effect> effects = new EnumMap<>(Die.class);
    if (!choices.isEmpty()) {
      switch ((ExpressAction) choices.value()) {
        case ExpressAction.Place(Die die, Group _) -> effects.put(die, Effect.BLINK);
        case ExpressAction.FreePoliceman(Die die) -> effects.put(die, Effect.BLINK);
        default -> {}
      }
    }
    drawTable(canvas, position, effects, Effect.PULSE);
    switch (position.phase()) {
      case READY -> drawReady(canvas);
      case CHOOSING -> drawChoosing(canvas);
      case FREEING -> drawFreeing(canvas);
      default -> {}
    }
  }

  private void drawReady(Canvas canvas) {
    canvas.lcd(
        player() + " plays",
        Lines.ends(
            "Score",
            Lines.money(position.score(position.turn())) + "/" + Lines.money(position.goal())),
        "",
        "ROLL: roll the dice");
    canvas.headline(player() + ": press ROLL to roll the dice.");
    canvas.press(Control.ROLL, "roll the dice");
  }

  private void drawChoosing(Canvas canvas) {
    int kept = position.turnScore();
    String policemen = position.policemen() + "/3";
    String police = Lines.or("Police " + policemen, "Pol." + policemen);
    canvas.lcd(
        Lines.ends(player() + " +" + Lines.money(kept), police),
        choices.isEmpty()
            ? (news.isEmpty() ? "Nothing to place" : news.getLast().brief())
            : Lines.chosen(choices.label()),
        choices.isEmpty() ? "" : Lines.ends("A:pick OK:put", choices.place()),
        (mayRoll ? "ROLL:more " : "") + "Seat" + (seating.place(position.turn()) + 1) + ":stop");
    canvas.headline(
        news.stream().map(told -> told.sentence() + " ").collect(Collectors.joining())
            + player()
            + ": "
            + (choices.isEmpty() ? "" : "place dice, ")
            + (mayRoll ? "roll again, or stop and keep " : "stop and keep ")
            + Lines.money(kept)
            + ".");
    if (!choices.isEmpty()) {
      canvas.turn(Control.DIAL_A, "choose a die");
      canvas.press(Control.OK, put() + worth());
    }
    if (mayRoll) {
      canvas.press(Control.ROLL, "roll again");
    }
    canvas.press(seating.button(position.turn()), "stop, keep " + Lines.money(kept));
  }

  private String put() {
    return choices.label().contains("?")
        ? "put the chance on " + choices.label().replace("?", "")
        : "put on " + choices.label();
  }

  /**
   * What the group that is chosen brings when it is complete, for people who do not know the board.
   */
  private String worth() {
    return choices.value() instanceof ExpressAction.Place(Die _, Group group)
        ? ", " + Lines.money(position.value(group)) + " when full"
        : "";
  }

  private void drawFreeing(Canvas canvas) {
    canvas.lcd(
        player() + ": get out",
        "of jail! Which one?",
        Lines.chosen(choices.label()),
        "A:choose OK:free");
    canvas.headline(player() + ": get out of jail! Choose the policeman who leaves.");
    canvas.turn(Control.DIAL_A, "choose");
    canvas.press(Control.OK, "free " + choices.label());
  }

  private void drawTable(
      Canvas canvas, ExpressPosition shown, Map<Die, Effect> effects, Effect halo) {
    for (Die die : Die.values()) {
      drawDie(canvas, shown, die, effects.getOrDefault(die, Effect.STEADY));
    }
    for (int seat = 0; seat < seating.players(); seat++) {
      boolean turn = seat == shown.turn();
      canvas.halo(seating.place(seat), seating.hue(seat), turn ? halo : Effect.DIM);
      canvas.tracker(seating.place(seat), tracker(shown, seat));
      canvas.note(
          seating.place(seat),
          seating.name(seat),
          Lines.money(shown.score(seat)) + " of " + Lines.money(shown.goal()),
          turn ? groups(shown) : "");
    }
  }

  /** The groups that the turn has begun or completed. */
  private static String groups(ExpressPosition shown) {
    StringBuilder groups = new StringBuilder();
    for (Group group : Group.values()) {
      if (shown.filled(group) > 0) {
        groups
            .append(groups.isEmpty() ? "" : ", ")
            .append(ExpressLooks.name(group))
            .append(' ')
            .append(shown.filled(group))
            .append('/')
            .append(shown.squares(group));
      }
    }
    return groups.toString();
  }

  private static void drawDie(Canvas canvas, ExpressPosition shown, Die die, Effect effect) {
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
      ExpressLooks looks = ExpressLooks.of(face);
      canvas.die(
          die.ordinal(),
          looks.hue(),
          looks.pattern(),
          placed && effect == Effect.STEADY ? Effect.DIM : effect,
          ExpressLooks.word(face));
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

  // --- the show
  // ------------------------------------------------------------------------------------------------

  @Override
  public String points(int points) {
    return Lines.money(points);
  }

  @Override
  public List<Beat> tell(Position was, List<Event> events) {
    ExpressPosition before = (ExpressPosition) was;
    List<Beat> beats = new ArrayList<>();
    news = ExpressNews.of(events, before, position);
    for (Event event : events) {
      switch ((ExpressEvent) event) {
        case ExpressEvent.DiceRolled rolled -> beats.add(tumbling(before, rolled));
        case ExpressEvent.PolicemenCounted(var seats, var counts) ->
            beats.add(counted(before, seats, counts));
        case ExpressEvent.WentToJail(int seat, int lost) ->
            beats.add(
                turnEnded(
                    before,
                    seat,
                    events,
                    "Three policemen!",
                    Lines.name(seat) + (lost == 0 ? " gets 0" : " loses " + Lines.money(lost)),
                    "Three policemen! "
                        + Lines.name(seat)
                        + (lost == 0 ? " gets nothing." : " loses " + Lines.money(lost) + ".")));
        case ExpressEvent.TurnScored(int seat, _, _, _, _, int total) -> {
          String won = Lines.money(total - before.score(seat));
          beats.add(
              turnEnded(
                  before,
                  seat,
                  events,
                  Lines.name(seat) + " +" + won,
                  "Score " + Lines.money(total),
                  Lines.name(seat) + " keeps " + won + " and has " + Lines.money(total) + " now."));
        }
        default -> {}
      }
    }
    if (news.stream().anyMatch(ExpressNews::rolled) && before.phase() != Phase.FREEING) {
      beats.add(brought(before));
    }
    return beats;
  }

  /** What a roll brought besides dice to place; there may be no room for it afterwards. */
  private Beat brought(ExpressPosition before) {
    ExpressPosition shown = (ExpressPosition) position.copy();
    List<ExpressNews> told = news;
    List<String> lines = new ArrayList<>(List.of(player()));
    told.forEach(one -> lines.add(Lines.centred(one.brief())));
    return new Beat(
        BROUGHT,
        shown.turnScore() > before.turnScore() ? Sound.Kind.GOOD : Sound.Kind.TICK,
        canvas -> {
          drawTable(canvas, shown, Map.of(), Effect.STEADY);
          canvas.lcd(lines.toArray(String[]::new));
          canvas.headline(
              told.stream().map(ExpressNews::sentence).collect(Collectors.joining(" ")));
        });
  }

  private Beat tumbling(ExpressPosition before, ExpressEvent.DiceRolled rolled) {
    Map<Die, Effect> effects = new EnumMap<>(Die.class);
    rolled.dice().forEach(die -> effects.put(die, Effect.TUMBLE));
    return new Beat(
        TUMBLE,
        Sound.Kind.ROLL,
        canvas -> {
          drawTable(canvas, before, effects, Effect.STEADY);
          canvas.lcd(Lines.name(rolled.seat()), "", Lines.centred("rolling ..."));
          canvas.headline(seating.name(rolled.seat()) + " rolls.");
        });
  }

  private Beat counted(ExpressPosition before, List<Integer> seats, List<Integer> counts) {
    List<String> all = new ArrayList<>();
    for (int i = 0; i < seats.size(); i++) {
      all.add(Lines.name(seats.get(i)) + " " + counts.get(i));
    }
    boolean everyone = seats.size() == seating.players();
    List<String> lines = new ArrayList<>();
    lines.add(everyone ? "Fewest police start:" : "A tie: once more");
    for (int i = 0; i < all.size(); i += 2) {
      lines.add(i + 1 < all.size() ? Lines.ends(all.get(i), all.get(i + 1)) : all.get(i));
    }
    return new Beat(
        NEWS,
        canvas -> {
          drawTable(canvas, before, Map.of(), Effect.DIM);
          canvas.lcd(lines.toArray(String[]::new));
          canvas.headline(
              (everyone
                      ? "Everyone rolls the police dice, and whoever has fewest policemen starts: "
                      : "Those who tied roll again: ")
                  + String.join(", ", all)
                  + ".");
        });
  }

  private Beat turnEnded(
      ExpressPosition before,
      int seat,
      List<Event> events,
      String first,
      String second,
      String sentence) {
    ExpressPosition shown = (ExpressPosition) before.copy();
    boolean bust = events.stream().anyMatch(event -> event instanceof ExpressEvent.WentToJail);
    Map<Die, Face> rolled = new EnumMap<>(Die.class);
    for (Event event : events) {
      if (event instanceof ExpressEvent.DiceRolled(_, var dice, var faces)) {
        for (int i = 0; i < dice.size(); i++) {
          rolled.put(dice.get(i), faces.get(i));
        }
      }
    }
    return new Beat(
        NEWS,
        bust ? Sound.Kind.BAD : Sound.Kind.GOOD,
        canvas -> {
          drawTable(canvas, shown, Map.of(), Effect.STEADY);
          rolled.forEach(
              (die, face) -> {
                ExpressLooks looks = ExpressLooks.of(face);
                canvas.die(
                    die.ordinal(),
                    looks.hue(),
                    looks.pattern(),
                    Effect.STEADY,
                    ExpressLooks.word(face));
              });
          canvas.halo(seating.place(seat), seating.hue(seat), bust ? Effect.BLINK : Effect.STEADY);
          canvas.lcd(Lines.centred(first), Lines.centred(second));
          canvas.headline(sentence);
        });
  }
}
