package croupier.hal.device;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LcdCharactersTest {
  @Test
  void plainTextIsItself() {
    for (char c = ' '; c < 0x7f; c++) {
      if (c != '\\' && c != '~') {
        assertEquals(c, LcdCharacters.code(c));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "→, 7e", "←, 7f", "ü, f5", "°, df", "█, ff", "✓, e8", // in the ROM
    "↑, 00", "↓, 01", "↻, 02", "⌂, 03", "▣, 04", "◎, 05", "●, 06", "¤, 07", // drawn
  })
  void charactersOfTheDisplayAreFound(char character, String code) {
    assertEquals(Integer.parseInt(code, 16), LcdCharacters.code(character) & 0xff);
  }

  @ParameterizedTest
  @CsvSource({"é, e", "Å, A", "’, ''''", "–, -", "£, L", "€, E", "\\, /", "~, -", "漢, ?"})
  void othersBecomeWhatComesClosest(char character, char closest) {
    assertEquals(closest, LcdCharacters.code(character));
  }

  @Test
  void aControlCharacterIsAQuestionMark() {
    assertEquals('?', LcdCharacters.code('\n'));
  }

  @Test
  void everyDrawingIsKnownByItsDots() {
    for (int code = 0; code < 8; code++) {
      assertEquals(
          LcdCharacters.DRAWN.charAt(code), LcdCharacters.ofDrawing(LcdCharacters.glyph(code)));
    }
  }
}
