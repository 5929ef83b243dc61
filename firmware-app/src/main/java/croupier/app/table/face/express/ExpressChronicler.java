package croupier.app.table.face.express;

import croupier.app.evenings.Chronicle;
import croupier.app.evenings.Chronicler;
import croupier.app.evenings.Feat;
import croupier.app.evenings.Feats;
import croupier.app.evenings.Luck;
import croupier.app.evenings.LuckBook;
import croupier.app.evenings.Throw;
import croupier.app.words.Message;
import croupier.engine.Event;
import croupier.engine.Group;
import croupier.engine.Position;
import croupier.engine.express.Die;
import croupier.engine.express.Express;
import croupier.engine.express.ExpressEvent;
import croupier.engine.express.Face;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What is told of express afterwards: the best turns, the worst ones, and the policemen. */
public final class ExpressChronicler implements Chronicler {
  private static final String TURN = "express-evening.turn";
  private static final String LOST = "express-evening.lost";
  private static final String BUSTED = "express-evening.busted";
  private static final String HOTELS = "express-evening.hotels";

  @Override
  public List<String> games() {
    return List.of(Express.GAME.id());
  }

  @Override
  public Chronicle chronicle(Position position) {
    return new Written(position.seats());
  }

  private static final class Written implements Chronicle {
    private final Feats feats;
    private final LuckBook policemen = new LuckBook();

    /** What the turn has filled so far: it comes home when the turn is kept. */
    private final List<Group> filled = new ArrayList<>();

    private final List<Map<Group, Integer>> groups;

    Written(int seats) {
      feats = new Feats(seats, TURN, LOST, BUSTED, HOTELS);
      groups =
          Stream.<Map<Group, Integer>>generate(() -> new EnumMap<>(Group.class))
              .limit(seats)
              .toList();
    }

    @Override
    public void happened(Event event) {
      switch ((ExpressEvent) event) {
        case ExpressEvent.TurnScored scored -> {
          int seat = scored.seat();
          filled.forEach(group -> groups.get(seat).merge(group, 1, Integer::sum));
          filled.clear();
          int money = scored.kept();
          feats.note(
              TURN, money, List.of(seat), () -> money("express-evening.turn-told", seat, money));
        }
        case ExpressEvent.WentToJail(int seat, int lost) -> {
          filled.clear();
          feats.note(
              LOST, lost, List.of(seat), () -> money("express-evening.lost-told", seat, lost));
          feats.count(BUSTED, seat, "express-evening.busted-told");
        }
        case ExpressEvent.GroupCompleted completed -> filled.add(completed.group());
        case ExpressEvent.HotelBuilt(int seat, _) ->
            feats.count(HOTELS, seat, "express-evening.hotels-told");
        case ExpressEvent.DiceRolled(int seat, var dice, var faces) -> rolled(seat, dice, faces);
        default -> {}
      }
    }

    private static Message money(String told, int seat, int money) {
      return Message.of(told).player("who", seat).with("money", money);
    }

    /** What a group die is worth depends on the board; a policeman is never welcome. */
    private void rolled(int seat, List<Die> dice, List<Face> faces) {
      for (int i = 0; i < dice.size(); i++) {
        if (dice.get(i).isPolice()) {
          List<Face> all = Express.GAME.faces(dice.get(i));
          long in = all.stream().filter(face -> face == Face.POLICEMAN).count();
          policemen.threw(
              "express-evening.luck-policemen",
              seat,
              new Throw.Hit((int) in, all.size()),
              faces.get(i) == Face.POLICEMAN ? 1 : 0);
        }
      }
    }

    @Override
    public List<Map<Group, Integer>> groups() {
      return groups.stream().<Map<Group, Integer>>map(LinkedHashMap::new).toList();
    }

    @Override
    public List<Feat> feats() {
      return feats.all();
    }

    @Override
    public List<Luck> luck() {
      return policemen.all(true);
    }
  }
}
