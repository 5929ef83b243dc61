package croupier.app.table.face.express;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.app.words.Language;
import croupier.app.words.Words;
import croupier.engine.express.Die;
import croupier.engine.express.Express;
import croupier.engine.express.ExpressEvent;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is told of a turn of express, with the numbers that it has. */
class ExpressTellingTest {
  private final ExpressTelling telling =
      new ExpressTelling(
          Words.of(Language.ENGLISH),
          List.of("Ann", "Bo"),
          Express.GAME.start(2, Express.GAME.options(Map.of())));

  private String kept(int go, int hotels) {
    return telling.happened(new ExpressEvent.TurnScored(0, 0, 200, 0, go, hotels, 9_000));
  }

  /** Twenty-five GOs bring as much as a hotel. */
  @Test
  void goAndHotelsAreToldApart() {
    String and = " and has 9,000 now: 200 for a group that is not full";
    assertEquals("Ann keeps 600" + and + " and 400 for GO.", kept(400, 0));
    assertEquals("Ann keeps 5,200" + and + " and 5,000 for hotels.", kept(0, 5_000));
    assertEquals("Ann keeps 5,200" + and + " and 5,000 for GO.", kept(5_000, 0));
    assertEquals(
        "Ann keeps 10,400" + and + ", 200 for GO and 10,000 for hotels.", kept(200, 10_000));
  }

  /** The third police die can be the first policeman. */
  @Test
  void theNumberOfAPoliceDieIsNotThatOfThePolicemenInJail() {
    assertEquals(
        "Police die 3 goes to jail.",
        telling.happened(new ExpressEvent.PolicemanPlaced(0, Die.J3)));
    assertEquals(
        "Ann lets police die 3 out of jail.",
        telling.happened(new ExpressEvent.PolicemanFreed(0, Die.J3)));
  }

  private List<String> news(ExpressEvent... events) {
    return telling.news(List.of(events)).stream()
        .map(message -> Words.of(Language.ENGLISH).say(message, List.of("Ann", "Bo")))
        .toList();
  }

  @Test
  void policemenOfOneRollGoToJailInOneSentence() {
    ExpressEvent one = new ExpressEvent.PolicemanPlaced(0, Die.J1);
    ExpressEvent two = new ExpressEvent.PolicemanPlaced(0, Die.J2);
    ExpressEvent three = new ExpressEvent.PolicemanPlaced(0, Die.J3);
    ExpressEvent go = new ExpressEvent.GoCollected(0, 200);
    assertEquals(List.of("A policeman goes to jail.", "GO brings Ann 200."), news(one, go));
    assertEquals(List.of("2 policemen go to jail."), news(one, two));
    assertEquals(
        List.of("Three policemen! Ann loses 400."),
        news(one, two, three, new ExpressEvent.WentToJail(0, 400)));
  }
}
