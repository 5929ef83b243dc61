package croupier.app.table.face.classic.board;

import croupier.engine.Action;
import croupier.engine.Position;
import croupier.engine.Shape;
import croupier.engine.classic.ClassicAction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What every seat may do now, asked of the position once for each change. */
public final class Rights {
  private final Position position;
  private final List<List<Action>> actions = new ArrayList<>();
  private final List<List<Shape>> shapes = new ArrayList<>();

  Rights(Position position) {
    this.position = position;
  }

  public void renew() {
    actions.clear();
    shapes.clear();
    for (int seat = 0; seat < position.seats(); seat++) {
      actions.add(position.actions(seat));
      shapes.add(position.mayAct(seat) ? position.shapes(seat) : List.of());
    }
  }

  public List<Action> actions(int seat) {
    return actions.get(seat);
  }

  public List<Shape> shapes(int seat) {
    return shapes.get(seat);
  }

  public boolean may(int seat, ClassicAction action) {
    return actions.get(seat).contains(action);
  }

  /** The first action of a kind that a seat may do. */
  public <A extends ClassicAction> Optional<A> first(int seat, Class<A> kind) {
    return actions.get(seat).stream().filter(kind::isInstance).map(kind::cast).findFirst();
  }

  public <S extends Shape> Optional<S> shape(int seat, Class<S> kind) {
    return shapes.get(seat).stream().filter(kind::isInstance).map(kind::cast).findFirst();
  }
}
