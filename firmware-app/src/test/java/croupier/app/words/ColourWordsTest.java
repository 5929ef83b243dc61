package croupier.app.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.engine.Group;
import croupier.hal.Hue;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A colour is called the same on a light, a card, a deed, a block and a die. */
class ColourWordsTest {
  @ParameterizedTest
  @EnumSource
  void aColourHasOneName(Language language) {
    Words words = Words.of(language);
    for (Hue hue : Hue.values()) {
      String id = hue.name().toLowerCase(Locale.ROOT).replace('_', '-');
      if (Stream.of(Group.values()).anyMatch(group -> group.name().equals(hue.name()))) {
        Set<String> names =
            Stream.of(
                    "unit.hue-",
                    "express-words.group-",
                    "go-words.colour-",
                    "classic-words.group-",
                    "deal-words.group-")
                .map(room -> words.say(Message.of(room + id)).toLowerCase(Locale.ROOT))
                .collect(Collectors.toSet());
        assertEquals(1, names.size(), names::toString);
      }
    }
  }
}
