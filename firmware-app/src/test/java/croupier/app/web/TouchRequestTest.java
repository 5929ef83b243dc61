package croupier.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import croupier.app.Reaches;
import croupier.app.web.Touch.Motion;
import croupier.hal.Control;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TouchRequestTest {
  @Test
  void a_touch_names_control_gesture_steps_and_page() throws Refusal {
    assertEquals(
        new TouchRequest("k3-x9", new Touch(Control.DIAL_B, Motion.TURN, 3)),
        read("{\"page\":\"k3-x9\",\"control\":\"DIAL_B\",\"gesture\":\"TURN\",\"steps\":3}"));
    assertEquals(
        new TouchRequest(Hands.NO_PAGE, Touch.down(Control.SEAT_6)),
        read("{\"control\":\"SEAT_6\",\"gesture\":\"DOWN\"}"));
  }

  @Reaches({"PanelLimits.turnSteps", "PanelLimits.PAGE_NAME_LENGTH"})
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "``|A touch is a JSON object with control and gesture.",
        "[]|A touch is a JSON object with control and gesture.",
        "{|The body is not JSON; send {\"control\":\"ROLL\",\"gesture\":\"DOWN\"}.",
        "hello|The body is not JSON; send {\"control\":\"ROLL\",\"gesture\":\"DOWN\"}.",
        "{}|The control is one of SEAT_1, SEAT_2, SEAT_3, SEAT_4, SEAT_5, SEAT_6, ROLL, OK, BACK,"
            + " DIAL_A, DIAL_B.",
        "{\"control\":\"OK\"}|The gesture is one of DOWN, UP, TURN.",
        "{\"control\":\"OK\",\"gesture\":\"down\"}|The gesture is one of DOWN, UP, TURN.",
        "{\"control\":7}|The field control is a text.",
        "{\"control\":{\"control\":{}}}|The field control is a text.",
        "{\"control\":\"OK\",\"control\":\"ROLL\"}|The body is not JSON; send"
            + " {\"control\":\"ROLL\",\"gesture\":\"DOWN\"}.",
        "{\"colour\":1}|A touch has control, gesture, steps and page; leave other fields out.",
        "{\"steps\":1.5}|The field steps is a small whole number.",
        "{\"steps\":99999999999}|The field steps is a small whole number.",
        "{\"control\":\"DIAL_A\",\"gesture\":\"TURN\"}|A TURN has 1 to 24 steps, or -1 to -24 the"
            + " other way.",
        "{\"control\":\"DIAL_A\",\"gesture\":\"TURN\",\"steps\":25}|A TURN has 1 to 24 steps, or -1"
            + " to -24 the other way.",
        "{\"control\":\"OK\",\"gesture\":\"UP\",\"page\":\"12345678901234567890123456789012345678901\"}|"
            + "The page name is up to 40 letters, digits and hyphens.",
        "{\"control\":\"DIAL_A\",\"gesture\":\"TURN\",\"steps\":0}|A TURN has 1 to 24 steps, or -1"
            + " to -24 the other way.",
        "{\"control\":\"DIAL_A\",\"gesture\":\"TURN\",\"steps\":-2147483648}|A TURN has 1 to 24"
            + " steps, or -1 to -24 the other way.",
        "{\"control\":\"OK\",\"gesture\":\"TURN\",\"steps\":1}|Only DIAL_A and DIAL_B can turn.",
        "{\"control\":\"OK\",\"gesture\":\"UP\",\"steps\":1}|Only TURN has steps; leave them out.",
        "{\"control\":\"OK\",\"gesture\":\"UP\",\"page\":\"<b>\"}|The page name is up to 40"
            + " letters, digits and hyphens.",
        "{\"control\":\"OK\",\"gesture\":\"UP\"} {}|One request is one touch; send the next one by"
            + " itself.",
      })
  void what_is_wrong_is_said_in_one_sentence(String body, String sentence) {
    Refusal refusal = assertThrows(Refusal.class, () -> read(body));
    assertEquals(sentence, SampleUnits.ENGLISH.say(refusal.why()));
    assertEquals(400, refusal.status());
  }

  @Test
  void a_control_that_the_unit_does_not_have_cannot_be_touched() {
    byte[] body = bytes("{\"control\":\"SEAT_4\",\"gesture\":\"DOWN\"}");
    Refusal refusal =
        assertThrows(
            Refusal.class, () -> TouchRequest.read(body, SampleUnits.SMALL, PanelLimits.STANDARD));
    assertEquals("This unit has no SEAT_4.", SampleUnits.ENGLISH.say(refusal.why()));
  }

  private static TouchRequest read(String body) throws Refusal {
    return TouchRequest.read(bytes(body), SampleUnits.STANDARD, PanelLimits.STANDARD);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
