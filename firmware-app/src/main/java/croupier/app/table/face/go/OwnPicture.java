package croupier.app.table.face.go;

import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Seating;
import croupier.app.words.Message;
import croupier.engine.go.GoPosition;
import croupier.engine.go.Phase;
import croupier.hal.Control;
import croupier.hal.Effect;
import java.util.ArrayList;
import java.util.List;

/** What is asked of several at their own buttons, and what one of them looks at in secret. */
final class OwnPicture {
  private static final Message LOOK = Message.of("go.key-look");
  private static final Message CLAIM = Message.of("go.key-claim-secretly");

  private final GoPosition position;
  private final Seating seating;
  private final BoardPages boards;
  private final OwnButtons own;
  private final boolean tilesOpen;

  OwnPicture(GoPosition position, Seating seating, BoardPages boards, OwnButtons own) {
    this.position = position;
    this.seating = seating;
    this.boards = boards;
    this.own = own;
    tilesOpen = new GoWords(position).tilesOpen();
  }

  /** Whoever keeps tiles can look at them. */
  void lookers(Canvas canvas) {
    for (int seat = 0; seat < position.seats(); seat++) {
      if (position.held(seat) > 0) {
        canvas.hold(seating.button(seat), LOOK);
      }
    }
  }

  /** The people who are still to decide. */
  private List<Integer> people() {
    List<Integer> people = new ArrayList<>();
    for (int seat = 0; seat < position.seats(); seat++) {
      if (position.mayAct(seat) && !seating.isHeld(seat)) {
        people.add(seat);
      }
    }
    return people;
  }

  private Message looker(String message) {
    return Message.of(message).player("who", own.look().seat());
  }

  void drawTiles(Canvas canvas) {
    seating.halos(canvas, position.deciders(), Effect.PULSE);
    boolean round = position.phase() == Phase.TILES;
    Message no = Message.of(round ? "go.key-not-this-round" : "go.key-no");
    for (int seat = 0; seat < position.seats(); seat++) {
      if (position.mayAct(seat)) {
        canvas.press(seating.button(seat), no);
        canvas.hold(seating.button(seat), LOOK);
      }
    }
    List<Message> slots = new ArrayList<>();
    List<Message> sentences = new ArrayList<>();
    if (own.inVain()) {
      sentences.add(Message.of("go.tiles-vain"));
    }
    if (position.phase() == Phase.SHIELD) {
      slots.add(shutDown());
    }
    slots.add(asked().players("players", people()));
    slots.add(Message.of("go.keys-tiles"));
    sentences.addAll(slots.subList(0, slots.size() - 1));
    if (own.isArmed()) {
      Message armed = looker("go.tiles-armed");
      slots.add(armed);
      sentences.add(armed);
      canvas.press(Control.OK, looker("go.key-use"));
    } else {
      slots.add(own.inVain() ? sentences.getFirst() : boards.line());
    }
    canvas.lcd(slots.toArray(Message[]::new));
    canvas.headline(Message.sentences(sentences));
  }

  private Message asked() {
    return Message.of(
        switch (position.phase()) {
          case SHIELD -> "go.tiles-shield";
          case BUTTON -> "go.tiles-attack";
          default -> "go.tiles-round";
        });
  }

  private Message shutDown() {
    int target = position.target();
    return GoTelling.shutDown(position.attacker(), target, position.colour(target, position.aim()));
  }

  /** Several claim a colour at once: each chooses while the others look away (GE-02). */
  void drawClaims(Canvas canvas) {
    seating.halos(canvas, position.deciders(), Effect.PULSE);
    for (int seat = 0; seat < position.seats(); seat++) {
      if (position.mayAct(seat)) {
        canvas.hold(seating.button(seat), CLAIM);
      }
    }
    Message claims = Message.of("go.claims").players("players", people());
    Message keys = Message.of("go.keys-claims");
    if (own.isArmed()) {
      Message armed = looker("go.claims-armed");
      canvas.lcd(claims, keys, armed);
      canvas.headline(Message.sentences(List.of(claims, armed)));
      canvas.press(Control.OK, looker("go.key-claimed"));
    } else {
      canvas.lcd(claims, keys, boards.line());
      canvas.headline(claims);
    }
  }

  void drawLook(Canvas canvas) {
    OwnLook look = own.look();
    seating.halos(canvas, 1 << look.seat(), Effect.STEADY);
    Message looks =
        looker(
                look.claims()
                    ? "go.look-claims"
                    : tilesOpen ? "go.look-tiles-open" : "go.look-tiles")
            .with("at", look.number())
            .with("of", look.size());
    canvas.eyesOnly();
    canvas.lcd(
        looks,
        Message.of("go.picked").with("pick", look.shown()),
        Message.of("go.keys-look"),
        thenDo(look));
    canvas.headline(looks);
    canvas.turn(
        Control.DIAL_A, Message.of(look.claims() ? "go.key-next-colour" : "go.key-next-tile"));
  }

  /** The same whatever is looked at: the display is written again when the look is over. */
  private Message thenDo(OwnLook look) {
    if (!position.mayAct(look.seat())) {
      return null;
    }
    return Message.of(look.claims() ? "go.keys-look-claim" : "go.keys-look-use");
  }
}
