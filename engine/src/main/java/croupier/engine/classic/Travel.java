package croupier.engine.classic;

import croupier.engine.classic.edition.Edition;

/** The travel edition that can be paused and packed away, with its quicker and speedy games. */
public final class Travel extends ClassicGame {
  public static final Travel GAME = new Travel();

  private Travel() {
    super(Edition.TRAVEL);
  }

  @Override
  public String id() {
    return "travel";
  }

  @Override
  public String title() {
    return "Travel";
  }

  @Override
  public String about() {
    return "The classic of buying, building and trading, made to be paused and packed away.";
  }
}
