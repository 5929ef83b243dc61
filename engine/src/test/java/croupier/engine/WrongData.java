package croupier.engine;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.StringReader;
import java.util.function.Function;

/** A data file of a game with one line changed, as a slip of the pen would change it. */
public final class WrongData {
  private final Class<?> beside;
  private final String name;
  private final Function<DataFile, ?> reader;

  public WrongData(Class<?> beside, String name, Function<DataFile, ?> reader) {
    this.beside = beside;
    this.name = name;
    this.reader = reader;
    assertDoesNotThrow(() -> reader.apply(file("")), "as it ships it is right");
  }

  /** A key with another value, or without any value gone, is refused with these first words. */
  public void isRefused(String key, String value, String complaint) {
    DataFile wrong = file(value == null ? "-" + key : key + " = " + value);
    String said =
        assertThrows(IllegalArgumentException.class, () -> reader.apply(wrong), key + " = " + value)
            .getMessage()
            .replace("the file: ", "");
    assertEquals(complaint, said.substring(0, Math.min(said.length(), complaint.length())));
  }

  /** What is read from the file when several keys, between semicolons, have other values. */
  public Object read(String changes) {
    return reader.apply(file(changes.replace(';', '\n')));
  }

  private DataFile file(String changes) {
    String text = DataFile.text(beside, name);
    if (changes.startsWith("-")) {
      text = text.replaceAll("(?m)^" + changes.substring(1).replace(".", "\\.") + " *=.*$", "");
      changes = "";
    }
    try {
      return DataFile.of("the file", new StringReader(text + "\n" + changes));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
