package croupier.engine;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Actions, outcomes and events as plain data and back. The record is the schema: {@code record
 * TakeBlock(Colour colour)} is {@code {"type":"take_block","colour":"pink"}}. A component is an
 * int, a boolean, a string, an enum, or a list of these; or a record, whose components stand there
 * as if they were the outer one's own. {@link RecordForm} looks that up.
 */
public final class Records {
  private static final int LONGEST_QUOTE = 40;

  private static final Pattern HUMP = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

  private Records() {}

  /** The data of a record, with its type first. */
  public static Map<String, Object> write(Record value) {
    RecordForm form = RecordForm.of(value.getClass());
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("type", form.type());
    writeParts(form, value, data);
    return data;
  }

  private static void writeParts(RecordForm form, Record value, Map<String, Object> data) {
    for (RecordForm.Part part : form.parts()) {
      if (part.kind() == RecordForm.Kind.RECORD) {
        Record inner = (Record) part.thing(value);
        writeParts(RecordForm.of(inner.getClass()), inner, data);
      } else {
        data.put(part.name(), part.plain(value));
      }
    }
  }

  /**
   * The record of one of the permitted kinds of a sealed interface; refuses what is none of them.
   */
  public static <T> T read(Class<T> sealed, Object data) {
    return read(sealed, Fields.of("", data), List.of());
  }

  /**
   * The same of what may also have other fields.
   *
   * @param also their names
   */
  public static <T> T read(Class<T> sealed, Fields fields, List<String> also) {
    String type = fields.text("type");
    RecordForm form = RecordForm.named(sealed, type);
    if (form == null) {
      throw new Refusal(
          Refusal.Code.UNKNOWN_TYPE,
          GeneralReason.UNKNOWN_TYPE
              .with("type", fit(type))
              .with(
                  "types",
                  Arrays.stream(sealed.getPermittedSubclasses()).map(Records::typeOf).toList()));
    }
    Record value = form.read(fields);
    fields.only(form.names(), also);
    return sealed.cast(value);
  }

  /** The type of a record as it is written in JSON. */
  public static String typeOf(Class<?> kind) {
    return snake(kind.getSimpleName());
  }

  /** An enum constant as it is written in JSON. */
  public static String lower(String constant) {
    return constant.toLowerCase(Locale.ROOT);
  }

  /** What came from outside, between quotes, fit to be repeated in a sentence. */
  public static String quote(String text) {
    return '"' + fit(text) + '"';
  }

  /** What came from outside, fit to be repeated: short, and without what cannot be shown. */
  public static String fit(String text) {
    StringBuilder clean = new StringBuilder();
    text.codePoints()
        .limit(LONGEST_QUOTE)
        .map(c -> canBeShown(c) ? c : '?')
        .forEach(clean::appendCodePoint);
    return clean
        .append(text.codePointCount(0, text.length()) > LONGEST_QUOTE ? "…" : "")
        .toString();
  }

  /** Whether a character stands for itself, and does nothing to those around it. */
  public static boolean canBeShown(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }

  /** A number, text, enum constant, record or a list of these, as it is written in JSON. */
  static Object plain(Object value) {
    return switch (value) {
      case Enum<?> constant -> lower(constant.name());
      case Integer number -> number.longValue();
      case List<?> list -> list.stream().map(Records::plain).toList();
      case Record inner -> {
        Map<String, Object> data = new LinkedHashMap<>();
        writeParts(RecordForm.of(inner.getClass()), inner, data);
        yield data;
      }
      default -> value;
    };
  }

  static String snake(String camel) {
    return HUMP.matcher(camel).replaceAll("_").toLowerCase(Locale.ROOT);
  }
}
