package croupier.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.hal.UnitPicture.Sound;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** A page plays the notes that the unit plays; nobody writes them a second time. */
class PageTunesTest {
  private static byte[] script() throws IOException {
    try (InputStream in = PageFiles.class.getResourceAsStream("page/sound.js")) {
      return in.readAllBytes();
    }
  }

  @Test
  void theScriptGetsEveryTune() throws IOException {
    String filled = new String(PageTunes.into("sound.js", script()), StandardCharsets.UTF_8);
    assertFalse(filled.contains("{{"), filled);
    for (Sound.Kind kind : Sound.Kind.values()) {
      assertTrue(filled.contains("\"" + kind + "\":{\"wave\":\""), kind::toString);
    }
    assertTrue(filled.contains("{\"hertz\":1400,\"at\":0,\"millis\":30}"), filled);
  }

  @Test
  void otherFilesAreLeftAsTheyAre() throws IOException {
    byte[] file = script();
    assertEquals(file, PageTunes.into("stage.js", file));
  }
}
