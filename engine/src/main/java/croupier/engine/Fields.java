package croupier.engine;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Reads plain data that came from outside. Whatever is wrong is refused with the place where it
 * stands.
 */
public final class Fields {
  /** So many words a sentence can list and still be read. */
  private static final int MOST_LISTED = 20;

  private final String path;
  private final Map<?, ?> data;

  private Fields(String path, Map<?, ?> data) {
    this.path = path;
    this.data = data;
  }

  public static Fields of(String path, Object data) {
    if (data instanceof Map<?, ?> map) {
      return new Fields(path, map);
    }
    throw wrong(path.isEmpty() ? "This" : path, "an object", data);
  }

  public boolean has(String name) {
    return data.get(name) != null;
  }

  public Fields object(String name) {
    return of(at(name), need(name));
  }

  /** An object that is read for itself: its fields are named without where it stands. */
  public Fields apart(String name) {
    return new Fields("", object(name).data);
  }

  /** An object as it is, for a reader of its own. */
  public Map<String, ?> map(String name) {
    Map<String, Object> map = new LinkedHashMap<>();
    object(name).data.forEach((key, value) -> map.put(String.valueOf(key), value));
    return map;
  }

  public List<Fields> objects(String name) {
    List<Fields> objects = new ArrayList<>();
    for (Object element : list(name)) {
      objects.add(of(at(name) + "[" + objects.size() + "]", element));
    }
    return objects;
  }

  /** A list of records of one of the permitted kinds of a sealed interface. */
  public <T> List<T> records(String name, Class<T> sealed) {
    List<T> records = new ArrayList<>();
    for (Fields element : objects(name)) {
      records.add(Records.read(sealed, element.data));
    }
    return records;
  }

  public String text(String name) {
    return need(name) instanceof String text ? text : fail(name, "a text");
  }

  public List<String> texts(String name) {
    List<String> texts = new ArrayList<>();
    for (Object element : list(name)) {
      texts.add(
          element instanceof String text
              ? text
              : refuseElement(at(name) + "[" + texts.size() + "]", element));
    }
    return texts;
  }

  private static String refuseElement(String where, Object element) {
    throw wrong(where, "a text", element);
  }

  public boolean flag(String name) {
    return need(name) instanceof Boolean flag ? flag : fail(name, "true or false");
  }

  public int number(String name, int least, int most) {
    return inBounds(at(name), need(name), least, most);
  }

  public List<Integer> numbers(String name) {
    return numbers(name, Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  public List<Integer> numbers(String name, int least, int most) {
    List<Integer> numbers = new ArrayList<>();
    for (Object element : list(name)) {
      numbers.add(inBounds(at(name) + "[" + numbers.size() + "]", element, least, most));
    }
    return numbers;
  }

  /** A list of numbers, exactly so many. */
  public int[] numbers(String name, int count, int least, int most) {
    List<Integer> numbers = numbers(name, least, most);
    if (numbers.size() != count) {
      throw refuse(
          GeneralReason.FIELD_OF_WRONG_LENGTH
              .with("field", at(name))
              .with("count", count)
              .with("got", numbers.size()));
    }
    return numbers.stream().mapToInt(Integer::intValue).toArray();
  }

  public <E> E constant(String name, Class<E> kind) {
    return constantOf(at(name), need(name), kind);
  }

  public <E> List<E> constants(String name, Class<E> kind) {
    List<E> constants = new ArrayList<>();
    for (Object element : list(name)) {
      constants.add(constantOf(at(name) + "[" + constants.size() + "]", element, kind));
    }
    return constants;
  }

  /** Refuses a field that is none of these. */
  public void only(Collection<String> names) {
    only(names, List.of());
  }

  /** Refuses a field that is none of these, nor of those that may also be there. */
  void only(Collection<String> names, Collection<String> also) {
    for (Object name : data.keySet()) {
      if (!names.contains(name) && !also.contains(name)) {
        throw refuse(
            GeneralReason.FIELD_UNKNOWN
                .with("field", Records.fit(String.valueOf(name)))
                .with("where", path.isEmpty() ? " here" : " in " + path)
                .with("fields", List.copyOf(names)));
      }
    }
  }

  private List<?> list(String name) {
    return need(name) instanceof List<?> list ? list : fail(name, "a list");
  }

  private Object need(String name) {
    Object value = data.get(name);
    if (value == null) {
      throw refuse(GeneralReason.FIELD_MISSING.with("field", at(name)));
    }
    return value;
  }

  private String at(String name) {
    return path.isEmpty() ? name : path + "." + name;
  }

  private <T> T fail(String name, String wanted) {
    throw wrong(at(name), wanted, data.get(name));
  }

  private static int inBounds(String where, Object value, int least, int most) {
    if (!(value instanceof Long || value instanceof Integer)) {
      throw wrong(where, "a whole number", value);
    }
    long number = ((Number) value).longValue();
    if (number < least || number > most) {
      throw refuse(
          GeneralReason.FIELD_OUT_OF_BOUNDS
              .with("field", where)
              .with("least", least)
              .with("most", most)
              .with("number", String.valueOf(number)));
    }
    return (int) number;
  }

  private static <E> E constantOf(String where, Object value, Class<E> kind) {
    Constants constants = Constants.of(kind);
    Object constant = constants.named(value);
    if (constant != null) {
      return kind.cast(constant);
    }
    List<String> words = constants.words();
    String known = words.stream().limit(MOST_LISTED).collect(Collectors.joining(", "));
    String more =
        words.size() > MOST_LISTED ? " and " + (words.size() - MOST_LISTED) + " more" : "";
    throw wrong(where, "one of " + known + more, value);
  }

  private static Refusal wrong(String where, String wanted, Object value) {
    String got =
        switch (value) {
          case null -> "nothing";
          case String text -> Records.quote(text);
          case Map<?, ?> _ -> "an object";
          case List<?> _ -> "a list";
          default -> String.valueOf(value);
        };
    return refuse(
        GeneralReason.FIELD_OF_WRONG_TYPE
            .with("field", where)
            .with("wanted", wanted)
            .with("got", got));
  }

  private static Refusal refuse(Because because) {
    return new Refusal(Refusal.Code.BAD_DATA, because);
  }
}
