package croupier.engine.go;

import croupier.engine.Options;
import croupier.engine.Options.Spec;
import java.util.List;

/**
 * The chosen options as the rules need them.
 *
 * @param mix how many Chance tiles of each kind there are
 * @param race whether a scarce block goes to the fastest, else to the first clockwise (GO-04)
 * @param outrunMovesMarker whether losing the grab for a colour space moves the marker (GO-05)
 * @param unplacedMovesMarker whether the marker also moves for a Money Bag, a GO or a GO Button
 *     whose block cannot be taken (GO-06, GO-07)
 * @param split whether a colour may stand on several squares (GO-03)
 * @param open whether kept tiles lie open (GO-13)
 * @param eagerReshuffle whether the discards return as soon as the supply is empty (GO-14)
 * @param mustAttack whether an attack must be made when it can be (GO-19)
 * @param oneMega whether a marker that has reached the end stays there, spent (GO-20)
 * @param mustFire whether a marker at the end must be used at once (GO-21)
 */
record GoRules(
    Options options,
    GoBoard board,
    int trackerLength,
    int[] mix,
    boolean race,
    boolean outrunMovesMarker,
    boolean unplacedMovesMarker,
    boolean split,
    boolean open,
    boolean eagerReshuffle,
    boolean mustAttack,
    boolean oneMega,
    boolean mustFire) {

  static List<Spec> specs(GoBox box) {
    return List.of(
        new Spec(
            "board",
            "Board",
            List.copyOf(box.boards().keySet()),
            "The spaces of the mini boards: a ring of 16 or of 20."),
        new Spec(
            "tracker",
            "Tracker length",
            box.trackers(),
            "How many steps the marker needs for a Mega Shut Down."),
        new Spec(
            "tiles",
            "Chance tiles",
            List.copyOf(box.mixes().keySet()),
            "How many Money Bags, GO Buttons, Mr. Monopolys and Shields there are."),
        new Spec(
            "grab",
            "Last block goes to",
            List.of("race", "clockwise"),
            "Whether the fastest takes a block that several want, or the first clockwise from the"
                + " roller."),
        new Spec(
            "outrun",
            "Losing the grab",
            List.of("marker", "nothing"),
            "Whether losing the block of your colour space moves your marker."),
        new Spec(
            "unplaced",
            "No block to take",
            List.of("nothing", "marker"),
            "Whether a Money Bag, GO or GO Button that brings no block moves your marker."),
        new Spec(
            "colours",
            "Same colours",
            List.of("together", "split"),
            "Whether blocks of a colour must stand together or may stand on several squares."),
        new Spec(
            "held",
            "Kept tiles",
            List.of("secret", "open"),
            "Whether kept Chance tiles are seen by everybody."),
        new Spec(
            "reshuffle",
            "Tiles come back",
            List.of("supply_empty", "all_used"),
            "Whether used tiles come back when none is face down, or only when all are used."),
        new Spec(
            "attack",
            "Attacks",
            List.of("may", "must"),
            "Whether a Bank Heist or Shut Down may be left undone."),
        new Spec(
            "mega_marker",
            "After a Mega",
            List.of("start", "spent"),
            "Whether the marker goes back to Start after a Mega Shut Down, or has had its only one."),
        new Spec(
            "mega_wait",
            "Full tracker",
            List.of("may_wait", "fires"),
            "Whether a Mega Shut Down may be kept for a later round."));
  }

  static GoRules of(GoBox box, Options options) {
    return new GoRules(
        options,
        box.boards().get(options.get("board")),
        options.number("tracker"),
        box.mixes().get(options.get("tiles")),
        options.is("grab", "race"),
        options.is("outrun", "marker"),
        options.is("unplaced", "marker"),
        options.is("colours", "split"),
        options.is("held", "open"),
        options.is("reshuffle", "supply_empty"),
        options.is("attack", "must"),
        options.is("mega_marker", "spent"),
        options.is("mega_wait", "fires"));
  }
}
