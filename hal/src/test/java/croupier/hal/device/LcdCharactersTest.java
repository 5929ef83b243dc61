package croupier.hal.device;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LcdCharactersTest {
  /** What German, French and Spanish have, and the ROM has not. */
  private static final String LETTERS = "áéíóúàèùâêîôûëïçœ¿¡ÄÖÜÁÉÍÓÚÀÈÂÊÎÔÇÑ";

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
    assertEquals('?', LcdCharacters.code('\u007f'));
  }

  @Test
  void aSpaceThatDoesNotBreakIsASpace() {
    assertEquals(' ', LcdCharacters.code('\u00a0'));
  }

  @ParameterizedTest
  @CsvSource({"7e, →", "7f, ←", "f5, ü", "20, ' '", "41, A", "7d, }", "1f, ?", "80, ?"})
  void aCodeOfTheRomLooksLikeItsCharacter(String code, char character) {
    assertEquals(character, LcdCharacters.ofRom(Integer.parseInt(code, 16)));
  }

  @Test
  void everyDrawingIsKnownByItsDots() {
    for (char character : (LcdDrawings.SYMBOLS + LETTERS).toCharArray()) {
      assertEquals(character, LcdDrawings.seen(LcdDrawings.rows(character)));
    }
  }

  @Test
  void aTextGetsTheDrawingsThatItNeeds() {
    LcdSlots slots = new LcdSlots();
    slots.fill(List.of("↑ ¿Qué jugó él?", "● déjà"));
    assertEquals(0, slots.code('↑'));
    assertEquals(6, slots.code('●'));
    for (char letter : "¿éóà".toCharArray()) {
      assertEquals(letter, slots.at(slots.code(letter)));
    }
    byte before = slots.code('é');
    slots.fill(List.of("été"));
    assertEquals(before, slots.code('é'), "it stays where it is");
  }

  @Test
  void aLetterThatIsSaidAgainKeepsItsPlaceFromALetterThatComesBeforeIt() {
    LcdSlots slots = new LcdSlots();
    slots.fill(List.of("á"));
    byte before = slots.code('á');
    assertEquals('á', slots.at(before));
    slots.fill(List.of("é", "á"));
    assertEquals(before, slots.code('á'));
    slots.fill(List.of("íá"));
    assertEquals(before, slots.code('á'));
  }

  @Test
  void whereThereAreTooManySymbolsComeFirstAndLettersLoseTheirAccents() {
    LcdSlots slots = new LcdSlots();
    slots.fill(List.of("áéíóúàèùâê", LcdDrawings.SYMBOLS));
    for (char symbol : LcdDrawings.SYMBOLS.toCharArray()) {
      assertEquals(symbol, slots.at(slots.code(symbol)));
    }
    assertEquals('a', slots.code('á'));
    slots.fill(List.of("áéíóúàèùâê"));
    assertEquals('ù', slots.at(slots.code('ù')));
    assertEquals('e', slots.code('ê'));
  }
}
