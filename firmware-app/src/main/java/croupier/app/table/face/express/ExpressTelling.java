package croupier.app.table.face.express;

import croupier.app.table.face.Telling;
import croupier.app.table.lcd.Lines;
import croupier.engine.Action;
import croupier.engine.Event;
import croupier.engine.Outcome;
import croupier.engine.express.Die;
import croupier.engine.express.ExpressAction;
import croupier.engine.express.ExpressEvent;
import croupier.engine.express.ExpressOutcome;
import croupier.engine.express.ExpressPosition;
import croupier.engine.express.Face;
import croupier.engine.express.Group;
import java.util.ArrayList;
import java.util.List;

/** A game of express, told to people. */
final class ExpressTelling extends Telling {
  /**
   * Something that a roll or a die on the board brought.
   *
   * @param brief for the LCD
   * @param sentence for the headline
   * @param rolled whether the dice brought it, and no hand
   */
  record News(String brief, String sentence, boolean rolled) {}

  ExpressTelling(List<String> names) {
    super(names);
  }

  @Override
  public String decided(int seat, Action action) {
    return switch ((ExpressAction) action) {
      case ExpressAction.Roll() -> name(seat) + " rolls the dice.";
      case ExpressAction.Stop() -> name(seat) + " stops.";
      case ExpressAction.Place(Die die, Group group) -> placed(seat, die, group);
      case ExpressAction.FreePoliceman(Die die) -> freed(seat, die);
    };
  }

  private String placed(int seat, Die die, Group group) {
    return name(seat) + " puts die " + die + " on " + plain(group) + ".";
  }

  private String freed(int seat, Die die) {
    return name(seat) + " lets policeman " + die + " out of the jail.";
  }

  @Override
  public String answered(Outcome outcome) {
    return switch ((ExpressOutcome) outcome) {
      case ExpressOutcome.First(int seat) -> name(seat) + " begins.";
      case ExpressOutcome.Policemen(var counts) -> "policemen " + numbers(counts) + ".";
      case ExpressOutcome.Rolled(var faces) -> plain(faces) + ".";
    };
  }

  @Override
  public String happened(Event event) {
    return switch ((ExpressEvent) event) {
      case ExpressEvent.PolicemenCounted(var seats, var counts) ->
          "Policemen rolled: " + each(seats, texts(counts)) + ".";
      case ExpressEvent.TurnBegan(int seat) -> "It is " + name(seat) + "'s turn.";
      case ExpressEvent.DiceRolled(int seat, var dice, var faces) -> rolled(seat, dice, faces);
      case ExpressEvent.PolicemanPlaced(_, Die die) -> "Policeman " + die + " goes to the jail.";
      case ExpressEvent.PolicemanFreed(int seat, Die die) -> freed(seat, die);
      case ExpressEvent.GoCollected(int seat, int money) ->
          name(seat) + " collects " + Lines.money(money) + " for GO.";
      case ExpressEvent.HouseTaken(int seat, int houses) ->
          name(seat) + " takes a house, and has " + counted(houses, "house") + ".";
      case ExpressEvent.NoHouseLeft(int seat) -> "There is no house left for " + name(seat) + ".";
      case ExpressEvent.HouseBroken(int seat, int houses) ->
          name(seat) + " gives a house back, and has " + counted(houses, "house") + ".";
      case ExpressEvent.HotelBuilt(int seat, int money) ->
          name(seat) + " builds a hotel for " + Lines.money(money) + ".";
      case ExpressEvent.HotelMissed(int seat) ->
          name(seat) + " rolled a hotel, but it does not count now.";
      case ExpressEvent.DiePlaced(int seat, Die die, Group group) -> placed(seat, die, group);
      case ExpressEvent.GroupCompleted(int seat, Group group, int money) ->
          name(seat) + " completes " + plain(group) + ", worth " + Lines.money(money) + ".";
      case ExpressEvent.WentToJail(int seat, int lost) ->
          "Three policemen! "
              + name(seat)
              + (lost == 0 ? " gets nothing." : " loses " + Lines.money(lost) + ".");
      case ExpressEvent.TurnScored scored -> scored(scored);
      case ExpressEvent.GameWon(int seat, int total) ->
          name(seat) + " wins with " + Lines.money(total) + ".";
    };
  }

  private String rolled(int seat, List<Die> dice, List<Face> faces) {
    StringBuilder rolled = new StringBuilder(name(seat) + " rolls");
    for (int i = 0; i < dice.size(); i++) {
      rolled.append(i == 0 ? " " : ", ").append(dice.get(i)).append(' ');
      rolled.append(plain(faces.get(i)));
    }
    return rolled.append('.').toString();
  }

  private String scored(ExpressEvent.TurnScored scored) {
    List<String> parts = new ArrayList<>();
    part(parts, scored.complete(), "for complete groups");
    part(parts, scored.incomplete(), "for an incomplete group");
    part(parts, scored.houses(), "for houses");
    part(parts, scored.bonus(), "for GO and hotels");
    return "%s scores %s, and has %s in all."
        .formatted(
            name(scored.seat()),
            parts.isEmpty() ? "nothing" : all(parts),
            Lines.money(scored.total()));
  }

  private static void part(List<String> parts, int money, String what) {
    if (money > 0) {
      parts.add(Lines.money(money) + " " + what);
    }
  }

  // --- in brief, for who was there

  /** Everything that happened at once, in its order. */
  static List<News> news(List<Event> events, ExpressPosition before, ExpressPosition after) {
    List<News> news = new ArrayList<>();
    for (Event event : events) {
      switch ((ExpressEvent) event) {
        case ExpressEvent.GoCollected(_, int money) ->
            news.add(brought("GO! +" + money, "GO brings " + money + "."));
        case ExpressEvent.HouseTaken(_, int houses) ->
            news.add(
                brought("House " + houses + " of 4", "A house! That makes " + houses + " of 4."));
        case ExpressEvent.NoHouseLeft _ -> news.add(brought("No house left", "No house is left."));
        case ExpressEvent.HouseBroken(_, int houses) ->
            news.add(
                brought("House falls: " + houses + " left", "A house falls: " + houses + " left."));
        case ExpressEvent.HotelBuilt(_, int money) ->
            news.add(
                brought(
                    "Hotel! +" + Lines.money(money), "A hotel brings " + Lines.money(money) + "!"));
        case ExpressEvent.HotelMissed(int seat) ->
            news.add(
                after.houses(seat) == 4 // EX-17
                    ? brought("One hotel a turn", "Only one hotel a turn counts.")
                    : brought("Hotel needs 4 houses", "A hotel needs four houses."));
        case ExpressEvent.PolicemanFreed _ ->
            news.add(brought("A policeman leaves", "A policeman leaves."));
        case ExpressEvent.GroupCompleted(_, Group group, int money) ->
            news.add(completed(group, money, rollsHouseDie(after) && !rollsHouseDie(before)));
        default -> {}
      }
    }
    return news;
  }

  private static News brought(String brief, String sentence) {
    return new News(brief, sentence, true);
  }

  private static News completed(Group group, int money, boolean houseDieJoins) {
    String name = Lines.capital(ExpressWords.name(group));
    return new News(
        name + " " + Lines.money(money) + "!",
        name
            + " is full: "
            + Lines.money(money)
            + "!"
            + (houseDieJoins ? " The house die joins the next roll." : ""),
        false);
  }

  /** Whether the next roll takes the house die too (EX-03). */
  private static boolean rollsHouseDie(ExpressPosition position) {
    return (position.diceToRoll() >> Die.H.ordinal() & 1) == 1;
  }
}
