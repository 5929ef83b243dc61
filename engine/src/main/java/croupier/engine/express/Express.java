package croupier.engine.express;

import croupier.engine.Fields;
import croupier.engine.Game;
import croupier.engine.Group;
import croupier.engine.Options;
import croupier.engine.Vocabulary;
import java.util.List;
import java.util.Map;

/** The press-your-luck game with eleven dice. */
public final class Express implements Game {
  public static final Express GAME = new Express();

  private static final List<Options.Spec> OPTIONS =
      List.of(
          new Options.Spec(
              "goal",
              "Play to",
              List.of("15000", "10000", "25000"),
              "The score that wins; 10000 makes a short game, 25000 a long one."),
          new Options.Spec(
              "table",
              "Players",
              List.of("standard", "open"),
              "standard is for 2 to 4; open lets 1 to 6 play."),
          new Options.Spec(
              "first",
              "Who starts",
              List.of("random", "policemen"),
              "Chance names the first player, or everyone rolls the police dice and the fewest"
                  + " policemen start."),
          new Options.Spec(
              "go_die",
              "A GO die",
              List.of("reroll", "aside"),
              "A GO is rolled again with the rest, or rests until the turn ends."),
          new Options.Spec(
              "houses",
              "Houses are kept",
              List.of("turn", "game"),
              "Houses go back to the box when the turn ends, or stay with their owner."),
          new Options.Spec(
              "hotel",
              "A hotel pays",
              List.of("every_roll", "once"),
              "Each hotel rolled with four houses pays, or only one a turn does."),
          new Options.Spec(
              "broken_house",
              "A broken house",
              List.of("keeps_hotel", "takes_hotel"),
              "Losing a house leaves the money of a hotel alone, or takes it too."),
          new Options.Spec(
              "dark_blue_squares",
              "Dark blue squares",
              List.of("2", "3"),
              "Two squares, as on the board, or three, as the leaflet prints."),
          new Options.Spec(
              "house_die",
              "House die joins",
              List.of("property", "any_group"),
              "The house die is rolled once a property is complete, or any group: railroads and"
                  + " utilities open it too."),
          new Options.Spec(
              "third_policeman",
              "Third policeman",
              List.of("jail", "get_out"),
              "The third policeman ends the turn at once, or a get out of jail in the same roll"
                  + " saves it."));

  private Express() {}

  @Override
  public String id() {
    return "express";
  }

  @Override
  public String title() {
    return "Express";
  }

  @Override
  public String about() {
    return "Roll eleven dice, collect colour groups, and stop before three policemen catch you.";
  }

  @Override
  public int fewestSeats(Options options) {
    return options.is("table", "open") ? 1 : 2;
  }

  @Override
  public int mostSeats(Options options) {
    return options.is("table", "open") ? 6 : 4;
  }

  @Override
  public List<Options.Spec> options() {
    return OPTIONS;
  }

  @Override
  public boolean isOpen() {
    return true;
  }

  @Override
  public ExpressPosition start(int seats, Options options) {
    checkSeats(seats, options);
    return new ExpressPosition(seats, options);
  }

  @Override
  public ExpressPosition load(Map<String, ?> data) {
    return ExpressSaved.read(Fields.of("", data));
  }

  /** How many dice a turn begins with; the house die joins later (EX-03). */
  public int diceToBegin() {
    return Die.PROPERTY_DICE + Die.POLICE_DICE;
  }

  /** So many policemen end a turn. */
  public int policemen() {
    return Die.POLICE_DICE;
  }

  /** The six faces of a die. */
  public List<Face> faces(Die die) {
    return ExpressData.STANDARD.faces(die);
  }

  /** The squares of a group, as printed on the board. */
  public int squares(Group group) {
    return ExpressData.STANDARD.squares[group.ordinal()];
  }

  /** What a group brings when it is complete. */
  public int value(Group group) {
    return ExpressData.STANDARD.complete[group.ordinal()];
  }

  /** What a die brings in a group that is not complete. */
  public int each(Group group) {
    return ExpressData.STANDARD.each[group.ordinal()];
  }

  /** What a GO brings. */
  public int go() {
    return ExpressData.STANDARD.go;
  }

  /** The most houses that somebody can have, and what a hotel needs. */
  public int houses() {
    return ExpressData.STANDARD.houses;
  }

  /** What a house brings. */
  public int house() {
    return ExpressData.STANDARD.house;
  }

  /** What a hotel brings. */
  public int hotel() {
    return ExpressData.STANDARD.hotel;
  }

  @Override
  public Map<String, Object> box() {
    return ExpressBox.data(ExpressData.STANDARD);
  }

  @Override
  public Vocabulary vocabulary() {
    return new Vocabulary(
        ExpressAction.class, ExpressAsk.class, ExpressOutcome.class, ExpressEvent.class);
  }
}
