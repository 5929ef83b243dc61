package croupier.app.table.face.express;

import croupier.app.table.lcd.Lines;
import croupier.engine.Event;
import croupier.engine.express.Die;
import croupier.engine.express.ExpressEvent;
import croupier.engine.express.ExpressPosition;
import croupier.engine.express.Group;
import java.util.ArrayList;
import java.util.List;

/**
 * Something that a roll or a die on the board brought.
 *
 * @param brief for the LCD
 * @param sentence for the headline
 * @param rolled whether the dice brought it, and no hand
 */
record ExpressNews(String brief, String sentence, boolean rolled) {
  /** Everything that happened at once, in its order. */
  static List<ExpressNews> of(List<Event> events, ExpressPosition before, ExpressPosition after) {
    List<ExpressNews> news = new ArrayList<>();
    for (Event event : events) {
      switch ((ExpressEvent) event) {
        case ExpressEvent.GoCollected(_, int money) ->
            news.add(rolled("GO! +" + money, "GO brings " + money + "."));
        case ExpressEvent.HouseTaken(_, int houses) ->
            news.add(
                rolled("House " + houses + " of 4", "A house! That makes " + houses + " of 4."));
        case ExpressEvent.NoHouseLeft _ -> news.add(rolled("No house left", "No house is left."));
        case ExpressEvent.HouseBroken(_, int houses) ->
            news.add(
                rolled("House falls: " + houses + " left", "A house falls: " + houses + " left."));
        case ExpressEvent.HotelBuilt(_, int money) ->
            news.add(
                rolled(
                    "Hotel! +" + Lines.money(money), "A hotel brings " + Lines.money(money) + "!"));
        case ExpressEvent.HotelMissed(int seat) ->
            news.add(
                after.houses(seat) == 4 // EX-17
                    ? rolled("One hotel a turn", "Only one hotel a turn counts.")
                    : rolled("Hotel needs 4 houses", "A hotel needs four houses."));
        case ExpressEvent.PolicemanFreed _ ->
            news.add(rolled("A policeman leaves", "A policeman leaves."));
        case ExpressEvent.GroupCompleted(_, Group group, int money) ->
            news.add(completed(group, money, rollsHouseDie(after) && !rollsHouseDie(before)));
        default -> {}
      }
    }
    return news;
  }

  private static ExpressNews rolled(String brief, String sentence) {
    return new ExpressNews(brief, sentence, true);
  }

  private static ExpressNews completed(Group group, int money, boolean houseDieJoins) {
    String name = Lines.capital(ExpressLooks.name(group));
    return new ExpressNews(
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
