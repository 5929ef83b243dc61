package croupier.engine.go;

import croupier.engine.Fields;
import croupier.engine.Game;
import croupier.engine.Options;
import croupier.engine.Vocabulary;
import java.util.List;
import java.util.Map;

/** The 2024 board game: everybody moves at once on an own board and builds landmarks. */
public final class Go implements Game {
  public static final Go GAME = new Go();

  static final int FEWEST_SEATS = 2;
  static final int MOST_SEATS = 4;

  private final GoBox box = GoBox.load();
  private final List<Options.Spec> specs = GoRules.specs(box);

  private Go() {}

  @Override
  public String id() {
    return "go";
  }

  @Override
  public String title() {
    return "Go";
  }

  @Override
  public String about() {
    return "Everybody moves at once; stack four blocks of a colour first, by luck, heists and shut"
        + " downs.";
  }

  @Override
  public int fewestSeats(Options options) {
    return FEWEST_SEATS;
  }

  @Override
  public int mostSeats(Options options) {
    return MOST_SEATS;
  }

  @Override
  public List<Options.Spec> options() {
    return specs;
  }

  @Override
  public GoPosition start(int seats, Options options) {
    checkSeats(seats, options);
    return new GoPosition(GoRules.of(box, options), seats);
  }

  @Override
  public GoPosition load(Map<String, ?> data) {
    return GoSaved.read(Fields.of("", data));
  }

  @Override
  public Map<String, Object> box() {
    return box.data();
  }

  @Override
  public Vocabulary vocabulary() {
    return new Vocabulary(GoAction.class, GoAsk.class, GoOutcome.class, GoEvent.class);
  }
}
