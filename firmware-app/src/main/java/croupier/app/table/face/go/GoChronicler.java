package croupier.app.table.face.go;

import croupier.app.evenings.Chronicle;
import croupier.app.evenings.Chronicler;
import croupier.app.evenings.Feat;
import croupier.app.evenings.Feats;
import croupier.app.evenings.Luck;
import croupier.app.evenings.LuckBook;
import croupier.app.evenings.Throw;
import croupier.app.words.Message;
import croupier.engine.Event;
import croupier.engine.Position;
import croupier.engine.go.Colour;
import croupier.engine.go.Go;
import croupier.engine.go.GoBoard;
import croupier.engine.go.GoEvent;
import croupier.engine.go.GoPosition;
import croupier.engine.go.Space;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What is told of go afterwards: heists, shut downs, and where the dice led. A high die is no luck:
 * on some spaces there is something to get, and on others nothing.
 */
public final class GoChronicler implements Chronicler {
  private static final String HEIST = "go-evening.heist";
  private static final String HEISTS = "go-evening.heists";
  private static final String SHUT_DOWN = "go-evening.shut-down";
  private static final String JAIL = "go-evening.jail";
  private static final int SIDES = 6;

  @Override
  public List<String> games() {
    return List.of(Go.GAME.id());
  }

  @Override
  public Message won(int points) {
    return Message.of("go.won").with("count", points);
  }

  @Override
  public Chronicle chronicle(Position position) {
    return new Written((GoPosition) position);
  }

  private static final class Written implements Chronicle {
    private final Feats feats;
    private final LuckBook luck = new LuckBook();

    /** How many blocks of each colour lie before each seat. */
    private final int[][] blocks;

    private final GoBoard board;

    Written(GoPosition position) {
      feats = new Feats(position.seats(), HEIST, HEISTS, SHUT_DOWN, JAIL);
      blocks = new int[position.seats()][Colour.values().length];
      board = position.board();
    }

    @Override
    public void happened(Event event) {
      switch ((GoEvent) event) {
        case GoEvent.Moved(int seat, int from, _, var space) -> moved(seat, from, space);
        case GoEvent.BlockPlaced(int seat, var colour, _) -> blocks[seat][colour.ordinal()]++;
        case GoEvent.BlockStolen(int seat, int target, var colour) -> stolen(seat, target, colour);
        case GoEvent.BlocksReturned(int seat, var colour, int count) ->
            returned(seat, colour, count);
        case GoEvent.SentToJail(int seat, _) -> feats.count(JAIL, seat, "go-evening.jail-told");
        default -> {}
      }
    }

    private void moved(int seat, int from, Space to) {
      long good =
          IntStream.rangeClosed(1, SIDES)
              .mapToObj(die -> board.space((from + die) % board.size()))
              .filter(Written::brings)
              .count();
      luck.threw(
          "go-evening.luck-spaces", seat, new Throw.Hit((int) good, SIDES), brings(to) ? 1 : 0);
    }

    private static boolean brings(Space space) {
      return switch (space) {
        case GO, COLOUR, CHANCE, BANK_HEIST, SHUT_DOWN -> true;
        case JUST_VISITING, FREE_PARKING, GO_TO_JAIL -> false;
      };
    }

    /** A block is worth the more, the more of its colour were together. */
    private void stolen(int seat, int target, Colour colour) {
      int had = blocks[target][colour.ordinal()]--;
      feats.note(
          HEIST,
          had,
          List.of(seat, target),
          () ->
              Message.of("go-evening.heist-told")
                  .player("who", seat)
                  .player("other", target)
                  .with("colour", GoWords.colour(colour))
                  .with("count", had));
      feats.count(HEISTS, seat, "go-evening.heists-told");
    }

    /**
     * A stolen block that finds no room goes to the tray, and never lay before the thief. A Shut
     * Down of one block is like any other, and the biggest of them nothing to tell of.
     */
    private void returned(int seat, Colour colour, int count) {
      blocks[seat][colour.ordinal()] = Math.max(0, blocks[seat][colour.ordinal()] - count);
      feats.note(
          SHUT_DOWN,
          count > 1 ? count : 0,
          List.of(seat),
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
