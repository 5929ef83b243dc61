package croupier.fuzz;

import croupier.app.json.Json;
import croupier.app.words.Language;
import croupier.app.words.Message;
import croupier.app.words.RefusalWords;
import croupier.app.words.Words;
import croupier.engine.Because;
import croupier.engine.Records;
import croupier.engine.Refusal;

/** What is promised of every answer, wherever it is given. */
final class Promises {
  private static final int LONGEST_SENTENCE = 2_000;

  private Promises() {}

  /** A refusal is a sentence, in English and another language, and nothing of our insides. */
  static void isSaid(Because because) {
    isSaid(RefusalWords.of(because));
  }

  static void isSaid(Refusal refusal) {
    isSaid(refusal.because());
  }

  static void isSaid(Message message) {
    String english = Words.of(Language.ENGLISH).say(message);
    isSentence(english);
    Language[] languages = Language.values();
    isSentence(
        Words.of(languages[Math.floorMod(english.hashCode(), languages.length)]).say(message));
  }

  private static void isShown(String sentence) {
    isSentence(sentence);
    canBeShown(sentence);
  }

  static void isSentence(String sentence) {
    if (sentence.isBlank()
        || sentence.length() > LONGEST_SENTENCE
        || sentence.contains("Exception")
        || sentence.contains("croupier.")) {
      throw new Finding("not for people: " + sentence);
    }
  }

  /** Nothing that would write over a terminal, or turn a line around. */
  static void canBeShown(String sentence) {
    if (!sentence.codePoints().allMatch(Records::canBeShown)) {
      throw new Finding("cannot be shown: " + Json.write(sentence));
    }
  }

  static Object json(String text) {
    try {
      return Json.read(text);
    } catch (Json.Malformed malformed) {
      throw new Finding("no JSON: " + text, malformed);
    }
  }
}
