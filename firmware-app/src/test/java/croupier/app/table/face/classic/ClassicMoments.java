package croupier.app.table.face.classic;

import croupier.engine.Position;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicGame;
import croupier.engine.classic.ClassicOutcome;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Trade;
import croupier.engine.classic.board.Deck;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Moments that the page at the first seat of travel or brands has a look of its own for. */
public final class ClassicMoments {
  private static final int ANN = 0;
  private static final int BO = 1;

  private ClassicMoments() {}

  public static Map<String, Position> of(ClassicGame game) {
    Map<String, Position> moments = new LinkedHashMap<>();
    moments.put("trade", everythingIsOwned(game));
    moments.put("offered", offered(game));
    moments.put("buy", onVermont(game));
    moments.put("short", shortOfMoney(game));
    moments.put("auction", auction(game));
    moments.put("debt", debt(game));
    moments.put("hopeless", hopeless(game));
    moments.put("mortgages", mortgages(game));
    moments.put("built", built(game).position());
    return moments;
  }

  /** Ann has half of the 28 deeds and Bo the other half, some with mortgages. */
  private static ClassicPosition everythingIsOwned(ClassicGame game) {
    return ClassicScene.of(game, 3, Map.of())
        .owns(ANN, 1, 5, 6, 9, 12, 14, 16, 19, 23, 25, 27, 31, 34, 39)
        .owns(BO, 3, 8, 11, 13, 15, 18, 21, 24, 26, 28, 29, 32, 35, 37)
        .mortgaged(9, 34, 29, 32)
        .card(ANN, Deck.CHANCE)
        .card(BO, Deck.COMMUNITY_CHEST)
        .position();
  }

  private static Position offered(ClassicGame game) {
    ClassicPosition position = everythingIsOwned(game);
    position.act(
        BO,
        new ClassicAction.Offer(
            ANN,
            new Trade(
                List.of(29, 32),
                List.of(34, 39),
                120,
                0,
                List.of(Deck.COMMUNITY_CHEST),
                List.of(Deck.CHANCE))));
    return position;
  }

  private static ClassicPosition onVermont(ClassicGame game) {
    return onVermont(game, 1_500);
  }

  private static ClassicPosition onVermont(ClassicGame game, int cash) {
    ClassicPosition position =
        ClassicScene.of(game, 3, Map.of()).owns(ANN, 6).owns(BO, 9).cash(ANN, cash).position();
    rolls(position, 3, 5);
    return position;
  }

  /** Ann lacks 40 for Vermont, and can raise 50. */
  static ClassicPosition shortOfMoney(ClassicGame game) {
    return onVermont(game, 60);
  }

  private static Position auction(ClassicGame game) {
    ClassicPosition position = onVermont(game);
    position.act(ANN, new ClassicAction.Decline());
    position.act(BO, new ClassicAction.Bid(60));
    return position;
  }

  /** Ann owes Bo the rent of a hotel. */
  private static Position debt(ClassicGame game) {
    ClassicPosition position =
        built(game).owns(BO, 37, 39).built(5, 37, 39).on(ANN, 32).cash(ANN, 700).position();
    rolls(position, 3, 4);
    position.act(BO, new ClassicAction.ClaimRent(39));
    return position;
  }

  /** The same, and all that Ann has would not be enough. */
  private static Position hopeless(ClassicGame game) {
    ClassicPosition position =
        ClassicScene.of(game, 3, Map.of())
            .owns(ANN, 6, 12)
            .owns(BO, 37, 39)
            .built(5, 37, 39)
            .on(ANN, 32)
            .cash(ANN, 700)
            .position();
    rolls(position, 3, 4);
    position.act(BO, new ClassicAction.ClaimRent(39));
    return position;
  }

  /** Ann has bought six deeds with mortgages. */
  private static Position mortgages(ClassicGame game) {
    List<Integer> deeds = List.of(1, 5, 14, 28, 34, 39);
    ClassicPosition position =
        ClassicScene.of(game, 3, Map.of())
            .turnOf(BO)
            .owns(BO, 1, 5, 14, 28, 34, 39)
            .mortgaged(1, 5, 14, 28, 34, 39)
            .position();
    position.act(
        BO,
        new ClassicAction.Offer(ANN, new Trade(deeds, List.of(), 0, 100, List.of(), List.of())));
    position.act(ANN, new ClassicAction.Accept());
    return position;
  }

  private static ClassicScene built(ClassicGame game) {
    return ClassicScene.of(game, 3, Map.of())
        .owns(ANN, 6, 8, 9, 11, 13, 14, 5, 15, 12, 28)
        .built(5, 11, 13, 14)
        .built(2, 6, 8)
        .built(3, 9)
        .mortgaged(15);
  }

  private static void rolls(ClassicPosition position, int first, int second) {
    position.act(ANN, new ClassicAction.Roll());
    position.happen(new ClassicOutcome.Dice(List.of(first, second)));
  }
}
