package croupier.engine;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;

/** Makes records of a sealed kind with random components, sensible and senseless ones. */
final class RandomRecords {
  private final FastRandom random;

  RandomRecords(FastRandom random) {
    this.random = random;
  }

  <T> T of(Class<T> sealed) {
    Class<?>[] kinds = sealed.getPermittedSubclasses();
    return sealed.cast(record(kinds[random.below(kinds.length)]));
  }

  private Object record(Class<?> kind) {
    RecordComponent[] components = kind.getRecordComponents();
    Class<?>[] types = new Class<?>[components.length];
    Object[] values = new Object[components.length];
    for (int i = 0; i < components.length; i++) {
      types[i] = components[i].getType();
      values[i] =
          types[i] == List.class
              ? list(
                  (Class<?>)
                      ((ParameterizedType) components[i].getGenericType())
                          .getActualTypeArguments()[0])
              : value(types[i]);
    }
    try {
      return kind.getDeclaredConstructor(types).newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(kind + " is no plain public record", e);
    }
  }

  private List<Object> list(Class<?> element) {
    List<Object> list = new ArrayList<>();
    for (int left = random.below(12); left > 0; left--) {
      list.add(value(element));
    }
    return list;
  }

  private Object value(Class<?> type) {
    if (type == int.class || type == Integer.class) {
      return random.below(8) == 0 ? (int) random.next() : random.below(8) - 2;
    }
    if (type == boolean.class) {
      return random.below(2) == 0;
    }
    if (type == String.class) {
      return "x".repeat(random.below(5));
    }
    if (type.isRecord()) {
      return record(type);
    }
    Object[] constants = type.getEnumConstants();
    return constants[random.below(constants.length)];
  }
}
