package croupier.app.table.face.express;

import croupier.app.table.widget.Glyphs;
import croupier.engine.express.Face;
import croupier.hal.Hue;

/**
 * What the faces of the express dice look like: each has a pattern of its own, so that colour is
 * never all there is.
 */
record ExpressLooks(Hue hue, int pattern) {
  static ExpressLooks of(Face face) {
    return switch (face) {
      case BROWN -> new ExpressLooks(Hue.BROWN, Glyphs.pips(1));
      case LIGHT_BLUE -> new ExpressLooks(Hue.LIGHT_BLUE, Glyphs.pips(2));
      case PINK -> new ExpressLooks(Hue.PINK, Glyphs.pips(3));
      case ORANGE -> new ExpressLooks(Hue.ORANGE, Glyphs.pips(4));
      case RED -> new ExpressLooks(Hue.RED, Glyphs.pips(5));
      case YELLOW -> new ExpressLooks(Hue.YELLOW, Glyphs.pips(6));
      case GREEN -> new ExpressLooks(Hue.GREEN, Glyphs.pips(7));
      case DARK_BLUE -> new ExpressLooks(Hue.DARK_BLUE, Glyphs.pips(8));
      case RAILROAD -> new ExpressLooks(Hue.GRAY, Glyphs.LADDER);
      case UTILITY -> new ExpressLooks(Hue.WHITE, Glyphs.TAP);
      case CHANCE -> new ExpressLooks(Hue.ORANGE, Glyphs.QUESTION);
      case POLICEMAN -> new ExpressLooks(Hue.VIOLET, Glyphs.CROSS);
      case GO -> new ExpressLooks(Hue.RED, Glyphs.ARROW);
      case BLANK -> new ExpressLooks(Hue.GRAY, Glyphs.DASH);
      case HOUSE -> new ExpressLooks(Hue.GREEN, Glyphs.ROOF);
      case HOTEL -> new ExpressLooks(Hue.RED, Glyphs.FULL);
      case BROKEN_HOUSE -> new ExpressLooks(Hue.BROWN, Glyphs.BROKEN);
      case GET_OUT_OF_JAIL -> new ExpressLooks(Hue.YELLOW, Glyphs.DOOR);
    };
  }
}
