package croupier.app.web;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.nio.charset.StandardCharsets;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

final class HostileTouchTest {
  @Property(tries = 500)
  void any_bytes_are_a_touch_or_one_sentence(@ForAll byte[] body) {
    assertTouchOrSentence(body);
  }

  @Property(tries = 500)
  void any_text_in_any_field_is_a_touch_or_one_sentence(
      @ForAll String control, @ForAll String gesture, @ForAll int steps) {
    assertTouchOrSentence(
        "{\"control\":\"%s\",\"gesture\":\"%s\",\"steps\":%d}"
            .formatted(control, gesture, steps)
            .getBytes(StandardCharsets.UTF_8));
  }

  private static void assertTouchOrSentence(byte[] body) {
    try {
      assertNotNull(TouchRequest.read(body, SampleUnits.STANDARD, PanelLimits.STANDARD));
    } catch (Refusal refusal) {
      assertFalse(
          SampleUnits.ENGLISH.say(refusal.why()).contains("\n"),
          SampleUnits.ENGLISH.say(refusal.why()));
    }
  }
}
