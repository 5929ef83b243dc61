package croupier.engine.deal;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A search holds many positions, so one is small: what a copy does not share is counted here. */
class DealSizeTest {
  private static final int LARGEST = 2048;

  /** Without compact headers; an array has its length too. */
  private static final int HEADER = 16;

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void aPositionTakesTwoKibibytesAtMost(int seats) throws IllegalAccessException {
    DealPosition position = Deal.GAME.start(seats, Deal.GAME.options(Map.of()));
    Set<Object> shared = Collections.newSetFromMap(new IdentityHashMap<>());
    size(position, shared);
    int size = size(position.copy(), shared);
    assertTrue(size > HEADER && size <= LARGEST, () -> seats + " seats take " + size + " bytes");
  }

  /** The bytes of an object, and of all that it leads to and that was not seen before. */
  private static int size(Object object, Set<Object> seen) throws IllegalAccessException {
    if (object == null || object instanceof Enum<?> || !seen.add(object)) {
      return 0;
    }
    if (object.getClass().isArray()) {
      Class<?> element = object.getClass().getComponentType();
      int size = HEADER + Array.getLength(object) * bytes(element);
      for (int i = 0; !element.isPrimitive() && i < Array.getLength(object); i++) {
        size += size(Array.get(object, i), seen);
      }
      return size;
    }
    int size = HEADER;
    for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())) {
          size += bytes(field.getType());
          if (!field.getType().isPrimitive() && isOurs(type)) {
            field.setAccessible(true);
            size += size(field.get(object), seen);
          }
        }
      }
    }
    return size;
  }

  private static boolean isOurs(Class<?> type) {
    return type.getPackageName().startsWith("croupier");
  }

  private static int bytes(Class<?> type) {
    return type == boolean.class || type == byte.class
        ? 1
        : type == short.class || type == char.class
            ? 2
            : type == long.class || type == double.class ? 8 : 4;
  }
}
