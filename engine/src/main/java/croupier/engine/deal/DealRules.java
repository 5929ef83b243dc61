package croupier.engine.deal;

import croupier.engine.Options;
import croupier.engine.Options.Spec;
import java.util.List;
import java.util.Locale;

/**
 * The chosen options as the rules need them.
 *
 * @param noIsAPlay whether a Just Say No on the own turn takes a play (DL-11)
 * @param noToRent whether a Just Say No can stop a doubled rent as a whole (DL-12)
 * @param noToDoubling whether one can stop its doubling only (DL-12)
 * @param lostBuildings what becomes of the buildings of a broken set (DL-23)
 * @param movingBuildings whether buildings move between own complete sets (DL-24)
 * @param needs the cards of which a complete set needs one, as bits of a set (DL-27)
 * @param wildRent whether ten-colour wild cards alone bring rent (DL-16)
 * @param doublesTenColour whether a rent card of ten colours can be doubled (DL-17)
 * @param payingBuildings whether buildings on a set can pay (DL-22)
 * @param placing whether who receives a wild card chooses its colour at once (DL-21)
 * @param winningOffTurn whether the third set wins on the turn of another (DL-31)
 * @param excessUnderPile whether what exceeds the hand limit goes under the pile (DL-06)
 * @param discardingFreely whether fewer cards than the hand limit may be kept (DL-07)
 * @param playingForNothing whether an action without target may be played (DL-30)
 * @param stalemateRounds rounds without a play that end a game with nothing to draw (DL-05)
 */
record DealRules(
    Options options,
    boolean noIsAPlay,
    boolean noToRent,
    boolean noToDoubling,
    LostBuildings lostBuildings,
    boolean movingBuildings,
    int needs,
    boolean wildRent,
    boolean doublesTenColour,
    boolean payingBuildings,
    boolean placing,
    boolean winningOffTurn,
    boolean excessUnderPile,
    boolean discardingFreely,
    boolean playingForNothing,
    int stalemateRounds) {

  /** What becomes of the buildings of a broken set (DL-23). */
  enum LostBuildings {
    BANK,
    STAY,
    DISCARD
  }

  static final List<Spec> SPECS =
      List.of(
          new Spec(
              "just_say_no",
              "Own Just Say No",
              List.of("free", "play"),
              "Whether a Just Say No on your own turn is free or takes one of your plays."),
          new Spec(
              "no_to_doubled",
              "No to doubled rent",
              List.of("all", "doubling", "choice"),
              "Whether a Just Say No stops a doubled rent, only its doubling, or what its player"
                  + " likes."),
          new Spec(
              "broken_set",
              "Broken set's houses",
              List.of("bank", "stay", "discard"),
              "Whether buildings of a broken set go to their owner's bank, wait beside it, or are"
                  + " discarded."),
          new Spec(
              "moving_buildings",
              "Moving buildings",
              List.of("no", "yes"),
              "Whether a House or Hotel may move between your own complete sets."),
          new Spec(
              "wild_sets",
              "Sets of wild cards",
              List.of("coloured", "property", "any"),
              "Whether a set needs a card that is not ten-coloured, a card that is not wild, or"
                  + " neither."),
          new Spec(
              "wild_rent",
              "Rent for wild only",
              List.of("no", "yes"),
              "Whether ten-colour wild cards without company bring rent."),
          new Spec(
              "doubled_ten_colour",
              "Doubling any rent",
              List.of("yes", "no"),
              "Whether a rent card of ten colours can be doubled."),
          new Spec(
              "paying_buildings",
              "Paying with houses",
              List.of("yes", "no"),
              "Whether a House or Hotel on a set can be paid with."),
          new Spec(
              "received_wild",
              "A received wild card",
              List.of("chosen", "as_it_lay"),
              "Whether whoever receives a wild card chooses its colour at once, or takes it as it"
                  + " lay."),
          new Spec(
              "winning",
              "The third set wins",
              List.of("at_once", "own_turn"),
              "Whether a third set completed on another's turn wins at once or on your next own"
                  + " turn."),
          new Spec(
              "excess",
              "Cards over the limit",
              List.of("discard", "under_pile"),
              "Whether cards over the hand limit are discarded or go face down under the pile."),
          new Spec(
              "discarding",
              "Discarding more",
              List.of("no", "yes"),
              "Whether you may discard below the hand limit when your turn ends."),
          new Spec(
              "no_target",
              "Actions for nothing",
              List.of("no", "yes"),
              "Whether an action card that can do nothing may be played."),
          new Spec(
              "stalemate",
              "Rounds to stalemate",
              List.of("1", "2", "3"),
              "How many rounds without a play end a game with nothing left to draw."));

  static DealRules of(Options options) {
    return new DealRules(
        options,
        options.is("just_say_no", "play"),
        !options.is("no_to_doubled", "doubling"),
        !options.is("no_to_doubled", "all"),
        LostBuildings.valueOf(options.get("broken_set").toUpperCase(Locale.ROOT)),
        options.is("moving_buildings", "yes"),
        needs(options.get("wild_sets")),
        options.is("wild_rent", "yes"),
        options.is("doubled_ten_colour", "yes"),
        options.is("paying_buildings", "yes"),
        options.is("received_wild", "chosen"),
        options.is("winning", "at_once"),
        options.is("excess", "under_pile"),
        options.is("discarding", "yes"),
        options.is("no_target", "yes"),
        options.number("stalemate"));
  }

  private static int needs(String wildSets) {
    return switch (wildSets) {
      case "coloured" -> Sets.COLOURED;
      case "property" -> Sets.PROPERTIES;
      default -> Sets.CARDS;
    };
  }
}
