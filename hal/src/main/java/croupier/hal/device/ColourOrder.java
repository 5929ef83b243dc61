package croupier.hal.device;

/**
 * In which order a light takes its three colours. Makers do not agree on it, and a light that gets
 * them in another order shows red as blue and is well otherwise.
 */
public enum ColourOrder {
  BGR,
  BRG,
  GBR,
  GRB,
  RBG,
  RGB;

  /**
   * How far to the right of 0xRRGGBB the colour is that goes out at this place.
   *
   * @param place 0 to 2
   */
  public int shift(int place) {
    return switch (name().charAt(place)) {
      case 'R' -> 16;
      case 'G' -> 8;
      default -> 0;
    };
  }
}
