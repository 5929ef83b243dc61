package croupier.app.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import croupier.app.Limits;
import croupier.engine.Records;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Plain data as JSON text and back: maps, lists, texts, whole numbers, true, false, null. Fractions
 * are only told, for nothing that is read here has any.
 */
public final class Json {
  private static final JsonFactory FACTORY =
      new JsonFactoryBuilder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(Limits.JSON_DEPTH)
                  .maxStringLength(Limits.LINE)
                  .maxNameLength(Limits.JSON_WORD)
                  .maxNumberLength(Limits.JSON_WORD)
                  .build())
          .build();

  /** The text is no JSON, or JSON that nobody here has use for. */
  public static final class Malformed extends Exception {
    Malformed(String sentence) {
      super(sentence);
    }
  }

  /**
   * A number that is not whole, or too large for 64 bits. Nobody here has use for it, but who reads
   * the field can say where it stands.
   */
  public record UnfitNumber(String text) {
    @Override
    public String toString() {
      return text.length() > 40 ? "a number of " + text.length() + " digits" : text;
    }
  }

  private Json() {}

  public static String write(Object data) {
    StringWriter text = new StringWriter();
    write(data, text);
    return text.toString();
  }

  private static void write(Object data, Writer to) {
    try (JsonGenerator json = FACTORY.createGenerator(to)) {
      write(data, json);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void write(Object data, JsonGenerator json) throws IOException {
    switch (data) {
      case null -> json.writeNull();
      case String text -> json.writeString(text);
      case Integer number -> json.writeNumber(number);
      case Long number -> json.writeNumber(number);
      case Double number -> json.writeNumber(number);
      case Boolean flag -> json.writeBoolean(flag);
      case Map<?, ?> map -> {
        json.writeStartObject();
        for (Map.Entry<?, ?> entry : map.entrySet()) {
          json.writeFieldName((String) entry.getKey());
          write(entry.getValue(), json);
        }
        json.writeEndObject();
      }
      case List<?> list -> {
        json.writeStartArray();
        for (Object element : list) {
          write(element, json);
        }
        json.writeEndArray();
      }
      default -> throw new IllegalArgumentException("not plain data: " + data.getClass());
    }
  }

  /** Reads one JSON value that is the whole text. */
  public static Object read(String text) throws Malformed {
    if (text.length() > Limits.LINE) {
      throw new Malformed("This is longer than " + Limits.LINE + " characters.");
    }
    try (JsonParser json = FACTORY.createParser(text)) {
      if (json.nextToken() == null) {
        throw new Malformed("This line is empty; write one JSON object.");
      }
      Object value = value(json);
      if (json.nextToken() != null) {
        throw new Malformed("There is something after the end of the JSON value.");
      }
      return value;
    } catch (StreamConstraintsException _) {
      throw new Malformed(
          "This is nested more than "
              + Limits.JSON_DEPTH
              + " deep, or a name or number in it is longer than "
              + Limits.JSON_WORD
              + " characters.");
    } catch (JsonEOFException _) {
      throw new Malformed("This is not JSON: it ends too early.");
    } catch (JsonProcessingException e) {
      throw new Malformed("This is not JSON: " + firstSentence(e.getOriginalMessage()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static Map<String, Object> readObject(String text) throws Malformed {
    Object value = read(text);
    if (!(value instanceof Map<?, ?> map)) {
      throw new Malformed("Write one JSON object, as {\"id\":1,\"cmd\":\"games\"}.");
    }
    Map<String, Object> object = new LinkedHashMap<>();
    map.forEach((key, element) -> object.put((String) key, element));
    return object;
  }

  private static Object value(JsonParser json) throws IOException, Malformed {
    return switch (json.currentToken()) {
      case START_OBJECT -> {
        Map<String, Object> map = new LinkedHashMap<>();
        while (json.nextToken() != JsonToken.END_OBJECT) {
          String name = json.currentName();
          json.nextToken();
          map.put(name, value(json));
        }
        yield map;
      }
      case START_ARRAY -> {
        List<Object> list = new ArrayList<>();
        while (json.nextToken() != JsonToken.END_ARRAY) {
          list.add(value(json));
        }
        yield list;
      }
      case VALUE_STRING -> json.getText();
      case VALUE_NUMBER_INT ->
          json.getNumberType() == JsonParser.NumberType.BIG_INTEGER
              ? new UnfitNumber(json.getText())
              : (Object) json.getLongValue();
      case VALUE_NUMBER_FLOAT -> new UnfitNumber(json.getText());
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      case VALUE_NULL -> null;
      default -> throw new Malformed("This is not JSON.");
    };
  }

  private static String firstSentence(String message) {
    String line = message.lines().findFirst().orElse("").strip();
    String clean =
        line.codePoints()
            .filter(Records::canBeShown)
            .limit(200)
            .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
            .toString();
    return clean.endsWith(".") ? clean : clean + ".";
  }
}
