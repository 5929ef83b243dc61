package croupier.engine;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
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
 * as if they were the outer one's own.
 */
public final class Records {
  private static final int LONGEST_QUOTE = 40;

  private static final Pattern HUMP = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

  private Records() {}

  /** The data of a record, with its type first. */
  public static Map<String, Object> write(Record value) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("type", typeOf(value.getClass()));
    writeComponents(value, data);
    return data;
  }

  private static void writeComponents(Record value, Map<String, Object> data) {
    for (RecordComponent component : value.getClass().getRecordComponents()) {
      try {
        Object part = component.getAccessor().invoke(value);
        if (part instanceof Record inner) {
          writeComponents(inner, data);
        } else {
          data.put(snake(component.getName()), plain(part));
        }
      } catch (IllegalAccessException | InvocationTargetException e) {
        throw new IllegalStateException("records of the engine are public", e);
      }
    }
  }

  /**
   * The record of one of the permitted kinds of a sealed interface; refuses what is none of them.
   */
  public static <T> T read(Class<T> sealed, Object data) {
    Fields fields = Fields.of("", data);
    String type = fields.text("type");
    for (Class<?> kind : sealed.getPermittedSubclasses()) {
      if (typeOf(kind).equals(type)) {
        List<String> names = new ArrayList<>(List.of("type"));
        Object value = construct(kind, fields, names);
        fields.only(names);
        return sealed.cast(value);
      }
    }
    throw new Refusal(
        Refusal.Code.UNKNOWN_TYPE,
        GeneralReason.UNKNOWN_TYPE
            .with("type", fit(type))
            .with(
                "types",
                Arrays.stream(sealed.getPermittedSubclasses()).map(Records::typeOf).toList()));
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

  /** A number, text, enum constant or a list of these, as it is written in JSON. */
  static Object plain(Object value) {
    return switch (value) {
      case Enum<?> constant -> lower(constant.name());
      case Integer number -> number.longValue();
      case List<?> list -> list.stream().map(Records::plain).toList();
      default -> value;
    };
  }

  private static Object construct(Class<?> kind, Fields fields, List<String> names) {
    RecordComponent[] components = kind.getRecordComponents();
    Class<?>[] types = new Class<?>[components.length];
    Object[] values = new Object[components.length];
    for (int i = 0; i < components.length; i++) {
      types[i] = components[i].getType();
      if (types[i].isRecord()) {
        values[i] = construct(types[i], fields, names);
      } else {
        String name = snake(components[i].getName());
        names.add(name);
        values[i] = component(components[i], fields, name);
      }
    }
    try {
      return kind.getDeclaredConstructor(types).newInstance(values);
    } catch (InvocationTargetException e) {
      throw Refusal.wrongData(String.valueOf(e.getCause().getMessage()));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("records of the engine are public", e);
    }
  }

  private static Object component(RecordComponent component, Fields fields, String name) {
    Class<?> type = component.getType();
    if (type == List.class) {
      Type element = ((ParameterizedType) component.getGenericType()).getActualTypeArguments()[0];
      return element == Integer.class
          ? fields.numbers(name)
          : fields.constants(name, (Class<?>) element);
    }
    if (type == int.class) {
      return fields.number(name, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }
    if (type == boolean.class) {
      return fields.flag(name);
    }
    return type == String.class ? fields.text(name) : fields.constant(name, type);
  }

  private static String snake(String camel) {
    return HUMP.matcher(camel).replaceAll("_").toLowerCase(Locale.ROOT);
  }
}
