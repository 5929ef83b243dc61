package croupier.engine.classic;

import croupier.engine.Fields;
import croupier.engine.Game;
import croupier.engine.Options;
import croupier.engine.Vocabulary;
import croupier.engine.classic.board.Card;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.board.ClassicWords;
import croupier.engine.classic.board.Deck;
import croupier.engine.classic.edition.ClassicRules;
import croupier.engine.classic.edition.Edition;
import croupier.engine.classic.rules.Turns;
import croupier.engine.classic.saved.ClassicBox;
import croupier.engine.classic.saved.ClassicSaved;
import java.util.List;
import java.util.Map;

/** The classic property-trading game, in its two editions. */
public abstract sealed class ClassicGame implements Game permits Travel, Brands {
  public static final int FEWEST_SEATS = 2;
  public static final int MOST_SEATS = 6;

  private final Edition edition;
  private final List<Options.Spec> specs;

  ClassicGame(Edition edition) {
    this.edition = edition;
    specs = edition.options();
  }

  public ClassicBoard board() {
    return edition.board();
  }

  public ClassicWords words() {
    return edition.words();
  }

  /** The cards of a deck. */
  public List<Card> cards(Deck deck) {
    return List.of(ClassicRules.CARDS[deck.ordinal()]);
  }

  /** What a card says; null when the deck has none of this id. */
  public Card card(Deck deck, String id) {
    return cards(deck).stream().filter(card -> card.id().equals(id)).findFirst().orElse(null);
  }

  /** Both editions have the same options. */
  @Override
  public String messages() {
    return "classic-options";
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
  public boolean isOpen() {
    return true;
  }

  @Override
  public ClassicPosition start(int seats, Options options) {
    checkSeats(seats, options);
    return new ClassicPosition(this, Turns.start(new ClassicRules(edition, options), seats));
  }

  @Override
  public ClassicPosition load(Map<String, ?> data) {
    return new ClassicPosition(this, ClassicSaved.read(this, edition, Fields.of("", data)));
  }

  @Override
  public Map<String, Object> box() {
    return ClassicBox.data(board());
  }

  @Override
  public Vocabulary vocabulary() {
    return new Vocabulary(
        ClassicAction.class,
        ClassicAsk.class,
        ClassicOutcome.class,
        ClassicEvent.class,
        ClassicShape.class);
  }
}
