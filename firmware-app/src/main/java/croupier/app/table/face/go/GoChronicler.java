package croupier.app.table.face.go;

import croupier.app.evenings.Chronicle;
import croupier.app.evenings.Chronicler;
import croupier.app.evenings.Feat;
import croupier.app.evenings.Feats;
import croupier.app.evenings.Luck;
import croupier.app.evenings.LuckBook;
import croupier.app.words.Message;
import croupier.engine.Event;
import croupier.engine.Game;
import croupier.engine.go.Colour;
import croupier.engine.go.Go;
import croupier.engine.go.GoEvent;
import java.util.List;

/** What is told of go afterwards: heists, shut downs, and how the dice fell. */
public final class GoChronicler implements Chronicler {
  private static final String HEIST = "go-evening.heist";
  private static final String HEISTS = "go-evening.heists";
  private static final String SHUT_DOWN = "go-evening.shut-down";
  private static final String JAIL = "go-evening.jail";

  @Override
  public List<String> games() {
    return List.of(Go.GAME.id());
  }

  @Override
  public Message won(int points) {
    return Message.of("go.won").with("count", points);
  }

  @Override
  public Chronicle chronicle(Game game, int seats) {
    return new Written(seats);
  }

  private static final class Written implements Chronicle {
    private final Feats feats;
    private final LuckBook luck = new LuckBook();

    /** How many blocks of each colour lie before each seat. */
    private final int[][] blocks;

    Written(int seats) {
      feats = new Feats(seats, HEIST, HEISTS, SHUT_DOWN, JAIL);
      blocks = new int[seats][Colour.values().length];
    }

    @Override
    public void happened(Event event) {
      switch ((GoEvent) event) {
        case GoEvent.RolledForFirst(var seats, var dice) -> rolled(seats, dice);
        case GoEvent.DiceRolled(_, var dice) -> {
          for (int seat = 0; seat < dice.size(); seat++) {
            luck.dice("evenings.luck-dice", seat, List.of(dice.get(seat)));
          }
        }
        case GoEvent.BlockPlaced(int seat, var colour, _) -> blocks[seat][colour.ordinal()]++;
        case GoEvent.BlockStolen(int seat, int target, var colour) -> stolen(seat, target, colour);
        case GoEvent.BlocksReturned(int seat, var colour, int count) ->
            returned(seat, colour, count);
        case GoEvent.SentToJail(int seat, _) -> feats.count(JAIL, seat, "go-evening.jail-told");
        default -> {}
      }
    }

    private void rolled(List<Integer> seats, List<Integer> dice) {
      for (int i = 0; i < seats.size(); i++) {
        luck.dice("evenings.luck-dice", seats.get(i), List.of(dice.get(i)));
      }
    }

    /** A block is worth the more, the more of its colour were together. */
    private void stolen(int seat, int target, Colour colour) {
      int had = blocks[target][colour.ordinal()]--;
      feats.note(
          HEIST,
          had,
          () ->
              Message.of("go-evening.heist-told")
                  .player("who", seat)
                  .player("other", target)
                  .with("colour", GoWords.colour(colour))
                  .with("count", had));
      feats.count(HEISTS, seat, "go-evening.heists-told");
    }

    /** A stolen block that finds no room goes to the tray, and never lay before the thief. */
    private void returned(int seat, Colour colour, int count) {
      blocks[seat][colour.ordinal()] = Math.max(0, blocks[seat][colour.ordinal()] - count);
      feats.note(
          SHUT_DOWN,
          count,
          () ->
              Message.of("go-evening.shut-down-told")
                  .player("who", seat)
                  .with("colour", GoWords.colour(colour))
                  .with("count", count));
    }

    @Override
    public List<Feat> feats() {
      return feats.all();
    }

    @Override
    public List<Luck> luck() {
      return luck.all();
    }
  }
}
