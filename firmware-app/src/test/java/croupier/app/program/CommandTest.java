package croupier.app.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CommandTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "./my_bot | my_bot",
        "python3 my_bot.py | my_bot",
        "python3 clients/python/example_bot.py --level 3 --share 0.5 | example_bot",
        "java -Xmx64m -jar target/bot-1.0.jar | bot-1.0",
        "/opt/bots/a_name_that_is_too_long.sh | a_name_that_i",
        "sort -r | sort -r",
      })
  void aProgramIsCalledByItsFile(String line, String name) {
    assertEquals(name, Command.of(line).orElseThrow().name());
  }

  @Test
  void aWordAloneIsMoreLikelyMisspelt() {
    assertTrue(Command.of("nromal").isEmpty());
  }
}
