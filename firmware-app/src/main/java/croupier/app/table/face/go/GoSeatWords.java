package croupier.app.table.face.go;

import croupier.app.table.face.Form;
import croupier.app.table.face.SeatWords;
import croupier.app.words.Message;
import croupier.engine.Action;
import croupier.engine.Ask;
import croupier.engine.Shape;
import croupier.engine.go.Colour;
import croupier.engine.go.GoAction;
import croupier.engine.go.GoAsk;
import croupier.engine.go.GoChoice;
import croupier.engine.go.GoPosition;
import croupier.engine.go.Space;
import croupier.engine.go.Tile;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What a page at a seat says of go: its kept tiles are its own. */
final class GoSeatWords implements SeatWords {
  private final GoPosition position;
  private final GoWords words;

  GoSeatWords(GoPosition position) {
    this.position = position;
    words = new GoWords(position);
  }

  /** Where tiles lie open (GO-13), everybody sees them anyway. */
  @Override
  public List<Message> own(int seat) {
    return words.tilesOpen() ? List.of() : words.tilesAndUses(seat);
  }

  /** What is asked follows from what all can see: a Shield, say, is asked for whoever has one. */
  @Override
  public Optional<Message> asks(int seat) {
    return switch (position.phase()) {
      case TILES -> Optional.of(Message.of("go.asks-tiles"));
      case GO -> Optional.of(Message.of("go.asks-go"));
      case CLAIM ->
          Optional.of(
              Message.of(position.claimsCompete() ? "go.asks-claim-secretly" : "go.asks-claim"));
      case RACE -> Optional.of(coloured("go.asks-race", ((GoAsk.Race) position.asks()).colour()));
      case PLACE -> Optional.of(coloured("go.asks-place", position.hand()));
      case ATTACK ->
          Optional.of(
              Message.of(
                  position.attack(seat) == GoChoice.HEIST ? "go.asks-heist" : "go.asks-shut-down"));
      case DIALS ->
          Optional.of(
              seat == position.attacker()
                  ? Message.of("go.asks-dial-thief").player("victim", position.target())
                  : Message.of("go.asks-dial-victim").player("who", position.attacker()));
      case STEAL -> Optional.of(Message.of("go.asks-steal").player("victim", position.target()));
      case SHIELD ->
          Optional.of(
              coloured("go.asks-shield", position.colour(position.target(), position.aim()))
                  .player("who", position.attacker()));
      case BUTTON -> Optional.of(Message.of("go.asks-button"));
      case MEGA -> Optional.of(Message.of("go.asks-mega"));
      case FIRST_ROLL -> Optional.of(Message.of("go.asks-first-roll"));
      case ROLL -> Optional.of(Message.of("go.asks-roll").with("round", position.round()));
      case DRAW, OVER -> Optional.empty();
    };
  }

  private static Message coloured(String name, Colour colour) {
    return Message.of(name).with("colour", GoWords.colour(colour));
  }

  /** What the display says of buttons that are held is for who is at the unit. */
  @Override
  public Optional<Message> waits(int seat) {
    List<Integer> awaited =
        IntStream.range(0, position.seats()).filter(position::mayAct).boxed().toList();
    return awaited.isEmpty()
        ? Optional.empty()
        : Optional.of(waitsFor(awaited.getFirst()).players("all", awaited));
  }

  /** Where it has a name, it is said what for. */
  private Message waitsFor(int awaited) {
    Message about =
        switch (position.phase()) {
          case TILES, BUTTON -> Message.of("go.about-tiles");
          case GO -> GoWords.space(Space.GO);
          case CLAIM, PLACE -> Message.of("go.about-block");
          case ATTACK ->
              GoWords.space(
                  position.attack(awaited) == GoChoice.HEIST ? Space.BANK_HEIST : Space.SHUT_DOWN);
          case DIALS, STEAL -> GoWords.space(Space.BANK_HEIST);
          case SHIELD -> GoWords.space(Space.SHUT_DOWN);
          case MEGA -> Message.of("go.about-mega");
          default -> null;
        };
    return about == null
        ? Message.of("go.waits-for")
        : Message.of("go.waits-for-about").with("about", about);
  }

  /** What a turn brings is not to be given away by one tap beside it. */
  @Override
  public Optional<Message> sure(int seat, Action action) {
    return ChoiceMoment.givesAway(position, action)
        ? Optional.of(Message.of("go.sure-nothing"))
        : Optional.empty();
  }

  @Override
  public Message does(int seat, Action action) {
    return switch ((GoAction) action) {
      case GoAction.Pass() -> Message.of(passing());
      case GoAction.PassForNow() -> Message.of("go.does-ask-later");
      case GoAction.UseGoButton(GoChoice choice) ->
          Message.of("go.does-button").with("choice", GoWords.choice(choice));
      case GoAction.UseMrMonopoly() ->
          Message.of("go.does-marker")
              .with("tile", GoWords.tile(Tile.MR_MONOPOLY))
              .with("number", position.marker(seat) + 1)
              .with("length", position.trackerLength());
      case GoAction.UseShield() -> Message.of("go.does-shield");
      case GoAction.ClaimColour(Colour colour) ->
          coloured("go.does-claim", colour)
              .with("count", position.tray(colour))
              .with("own", blocks(seat, colour));
      case GoAction.ShutDown(int target, int square) -> block(target, square);
      case GoAction.StealBlock(int square) -> stolen(seat, position.target(), square);
      case GoAction other -> words.pick(seat, other);
    };
  }

  private String passing() {
    return switch (position.phase()) {
      case TILES -> "go.key-not-this-round";
      case SHIELD, BUTTON -> "go.key-no";
      case MEGA -> "go.pick-not-yet";
      default -> "go.pick-nothing";
    };
  }

  private int blocks(int seat, Colour colour) {
    int blocks = 0;
    for (int square = 0; square < GoPosition.SQUARES; square++) {
      blocks += position.colour(seat, square) == colour ? position.count(seat, square) : 0;
    }
    return blocks;
  }

  /** What fits nowhere goes to the tray (GO-16). */
  private Message stolen(int thief, int owner, int square) {
    Colour colour = position.colour(owner, square);
    boolean fits =
        IntStream.range(0, GoPosition.SQUARES)
            .anyMatch(
                own -> position.count(thief, own) == 0 || position.colour(thief, own) == colour);
    return fits
        ? block(owner, square)
        : coloured("go.does-block-lost", colour).player("victim", owner);
  }

  private Message block(int owner, int square) {
    return coloured("go.does-block", position.colour(owner, square))
        .player("victim", owner)
        .with("count", position.count(owner, square));
  }

  @Override
  public Message lets(Ask ask) {
    return Message.of(ask instanceof GoAsk.Race ? "go.key-grab" : "go.key-roll");
  }

  @Override
  public List<Form> forms(int seat, List<Shape> shapes) {
    return List.of();
  }
}
