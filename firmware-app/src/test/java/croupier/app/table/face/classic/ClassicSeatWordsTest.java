package croupier.app.table.face.classic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.app.words.Language;
import croupier.app.words.Words;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicOutcome;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Travel;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the page at a seat of travel asks. */
class ClassicSeatWordsTest {
  private static final int ANN = 0;
  private static final int BO = 1;
  private static final int CY = 2;

  /** The beginning, what is short, and where the money can come from. */
  private static final Map<Language, List<String>> SHORT =
      Map.of(
          Language.ENGLISH,
          List.of(
              "Vermont Avenue costs 100: you are 40 short.",
              " Mortgage, sell or trade first, or let it be auctioned.",
              " and all you own would not raise that."),
          Language.GERMAN,
          List.of(
              "Vermont Avenue kostet 100: Dir fehlen 40.",
              " Erst Hypothek, Verkauf oder Handel, oder lass es versteigern.",
              " und was du besitzt, bringt nicht so viel."),
          Language.FRENCH,
          List.of(
              "Vermont Avenue coûte 100\u00a0: il te manque 40.",
              " Hypothèque, vends ou échange d'abord, ou laisse mettre aux enchères.",
              " et tes biens ne les rapporteraient pas."),
          Language.SPANISH,
          List.of(
              "Vermont Avenue cuesta 100: te faltan 40.",
              " Primero hipoteca, vende o haz un trato, o deja que se subaste.",
              " y todo lo que tienes no los daría."));

  private static final Map<Language, String> FOR_OTHERS =
      Map.of(
          Language.ENGLISH,
          "Ann may buy Vermont Avenue for 100.",
          Language.GERMAN,
          "Ann darf Vermont Avenue für 100 kaufen.",
          Language.FRENCH,
          "Ann peut acheter Vermont Avenue pour 100.",
          Language.SPANISH,
          "Ann puede comprar Vermont Avenue por 100.");

  private static String asks(ClassicPosition position, int seat, Language language) {
    return Words.of(language)
        .say(new ClassicSeatWords(position).asks(seat).orElseThrow(), List.of("Ann", "Bo", "Cy"));
  }

  @ParameterizedTest
  @EnumSource
  void whoIsShortOfMoneyForADeedIsToldHowMuchAndWhereItCanComeFrom(Language language) {
    List<String> said = SHORT.get(language);
    ClassicPosition position = ClassicMoments.shortOfMoney(Travel.GAME);
    assertEquals(said.get(0) + said.get(1), asks(position, ANN, language));
    assertEquals(FOR_OTHERS.get(language), asks(position, BO, language), "nobody else's business");
  }

  @ParameterizedTest
  @EnumSource
  void whoCannotRaiseItIsNotSentToTry(Language language) {
    ClassicPosition position =
        ClassicScene.travel(3).owns(ANN, 6).mortgaged(6).cash(ANN, 60).position();
    position.act(ANN, new ClassicAction.Roll());
    position.happen(new ClassicOutcome.Dice(List.of(3, 5)));
    String begins = SHORT.get(language).get(0);
    assertEquals(
        begins.substring(0, begins.length() - 1) + "," + SHORT.get(language).get(2),
        asks(position, ANN, language));
  }

  /** Ann cannot get 200 together, whatever she sells. */
  @Test
  void whoCannotRaiseWhatIsOwedIsToldHowMuchItCanBe() {
    ClassicPosition position =
        ClassicScene.travel(3)
            .owns(ANN, 6)
            .owns(BO, 37, 39)
            .built(1, 37, 39)
            .cash(ANN, 60)
            .on(ANN, 32)
            .position();
    position.act(ANN, new ClassicAction.Roll());
    position.happen(new ClassicOutcome.Dice(List.of(3, 4)));
    position.act(BO, new ClassicAction.ClaimRent(39));
    assertEquals(
        "You owe Bo 200 (rent) and have 60: you are 140 short."
            + " You get to 110 at most. Only a deal can help now, or you give up.",
        asks(position, ANN, Language.ENGLISH));
    String waits = "The game waits until Ann has raised the money or gives up.";
    assertEquals(
        "Ann owes you 200 (rent) and has 60. " + waits, asks(position, BO, Language.ENGLISH));
    assertEquals(
        "Ann owes Bo 200 (rent) and has 60. " + waits, asks(position, CY, Language.ENGLISH));
  }

  /** Whoever can pay cannot give up, and nobody is told so. */
  @Test
  void whoWaitsForADebtThatCanBePaidReadsNothingOfGivingUp() {
    ClassicPosition position =
        ClassicScene.travel(3)
            .owns(ANN, 5, 15)
            .owns(BO, 37, 39)
            .built(1, 37, 39)
            .cash(ANN, 60)
            .on(ANN, 32)
            .position();
    position.act(ANN, new ClassicAction.Roll());
    position.happen(new ClassicOutcome.Dice(List.of(3, 4)));
    position.act(BO, new ClassicAction.ClaimRent(39));
    String waits = "The game waits until Ann has raised the money.";
    assertEquals(
        "Ann owes you 200 (rent) and has 60. " + waits, asks(position, BO, Language.ENGLISH));
    assertEquals(
        "Ann owes Bo 200 (rent) and has 60. " + waits, asks(position, CY, Language.ENGLISH));
  }
}
