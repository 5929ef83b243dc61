package croupier.engine.classic;

import croupier.engine.classic.edition.Edition;

/** The brands edition: companies, cabins and pet shops. */
public final class Brands extends ClassicGame {
  public static final Brands GAME = new Brands();

  private Brands() {
    super(Edition.BRANDS);
  }

  @Override
  public String id() {
    return "brands";
  }

  @Override
  public String title() {
    return "Brands";
  }

  @Override
  public String about() {
    return "The classic of buying, building and trading, with companies, cabins and pet shops.";
  }
}
