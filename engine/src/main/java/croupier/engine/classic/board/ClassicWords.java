package croupier.engine.classic.board;

import croupier.engine.DataFile;

/** What an edition calls things, with capitals. */
public record ClassicWords(
    String house,
    String houses,
    String hotel,
    String hotels,
    String railroad,
    String railroads,
    String jailCard) {
  public static ClassicWords of(DataFile file) {
    return new ClassicWords(
        file.text("house"),
        file.text("houses"),
        file.text("hotel"),
        file.text("hotels"),
        file.text("railroad"),
        file.text("railroads"),
        file.text("jail_card"));
  }

  public String of(Building building) {
    return building == Building.HOUSE ? house : hotel;
  }
}
