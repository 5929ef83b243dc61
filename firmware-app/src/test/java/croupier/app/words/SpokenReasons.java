package croupier.app.words;

import croupier.app.live.DamageReason;
import croupier.app.live.RecordReason;
import croupier.app.protocol.ProtocolReason;
import croupier.bots.classic.ClassicBotReason;
import croupier.bots.deal.DealBotReason;
import croupier.bots.express.ExpressBotReason;
import croupier.bots.go.GoBotReason;
import croupier.engine.Because;
import croupier.engine.GeneralReason;
import croupier.engine.Reason;
import croupier.engine.classic.ClassicReason;
import croupier.engine.classic.board.ClassicWords;
import croupier.engine.classic.board.Deck;
import croupier.engine.classic.edition.Edition;
import croupier.engine.deal.Card;
import croupier.engine.deal.DealReason;
import croupier.engine.deal.Laid;
import croupier.engine.express.Die;
import croupier.engine.express.ExpressReason;
import croupier.engine.express.Face;
import croupier.engine.go.GoReason;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** What the code says by a constant, and not by the name of a message. */
final class SpokenReasons {
  /** Every kind of reason there is. */
  static final List<Reason[]> REASONS =
      List.of(
          GeneralReason.values(),
          ExpressReason.values(),
          GoReason.values(),
          DealReason.values(),
          ClassicReason.values(),
          ProtocolReason.values(),
          RecordReason.values(),
          DamageReason.values(),
          ClassicBotReason.values(),
          DealBotReason.values(),
          ExpressBotReason.values(),
          GoBotReason.values());

  private SpokenReasons() {}

  /** Every reason, and everything that one can be about. */
  static Stream<Message> all() {
    Stream<Message> reasons =
        REASONS.stream().flatMap(Arrays::stream).map(reason -> RefusalWords.of(Because.of(reason)));
    return Stream.of(reasons, constants(), things()).flatMap(each -> each);
  }

  private static Stream<Message> constants() {
    return Stream.of(
            words("express-words", Die.values()),
            words("express-words", Face.values()),
            words("express-words", croupier.engine.Group.values()),
            words("go-words", croupier.engine.go.Colour.values()),
            words("deal-words", croupier.engine.Group.values()),
            words("deal-words", Card.values()),
            words("deal-words", Laid.values()),
            words("classic-words", croupier.engine.Group.values()),
            words("classic-words", Deck.values()))
        .flatMap(each -> each);
  }

  private static Stream<Message> words(String room, Enum<?>... constants) {
    return Arrays.stream(constants).map(constant -> new ThingWords(room).of(constant));
  }

  private static Stream<Message> things() {
    return Arrays.stream(Edition.values())
        .map(Edition::words)
        .flatMap(SpokenReasons::things)
        .map(thing -> new ThingWords("classic-words").edition(thing));
  }

  private static Stream<String> things(ClassicWords words) {
    return Stream.of(
        words.house(), words.houses(), words.hotel(), words.hotels(), words.jailCard());
  }
}
