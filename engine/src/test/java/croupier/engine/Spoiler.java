package croupier.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Changes one thing somewhere in plain data, as an edit of a saved game would. */
final class Spoiler {
  private final FastRandom random;

  Spoiler(FastRandom random) {
    this.random = random;
  }

  Object spoil(Object data) {
    return spoil(data, random.below(leaves(data)));
  }

  /** Spoils the leaf with this number, counting from the front. */
  private Object spoil(Object data, int leaf) {
    int skip = leaf;
    switch (data) {
      case Map<?, ?> map when !map.isEmpty() -> {
        Map<Object, Object> spoilt = new LinkedHashMap<>(map);
        for (Map.Entry<?, ?> entry : map.entrySet()) {
          int size = leaves(entry.getValue());
          if (skip >= 0 && skip < size) {
            if (random.below(12) == 0) {
              spoilt.remove(entry.getKey());
            } else {
              spoilt.put(entry.getKey(), spoil(entry.getValue(), skip));
            }
          }
          skip -= size;
        }
        return spoilt;
      }
      case List<?> list when !list.isEmpty() -> {
        List<Object> spoilt = new ArrayList<>();
        for (Object element : list) {
          int size = leaves(element);
          boolean here = skip >= 0 && skip < size;
          int what = here ? random.below(12) : 2;
          if (what == 1) {
            spoilt.add(element);
          }
          if (what != 0) {
            spoilt.add(here ? spoil(element, skip) : element);
          }
          skip -= size;
        }
        return spoilt;
      }
      default -> {
        return value(data);
      }
    }
  }

  private static int leaves(Object data) {
    return switch (data) {
      case Map<?, ?> map when !map.isEmpty() ->
          map.values().stream().mapToInt(Spoiler::leaves).sum();
      case List<?> list when !list.isEmpty() -> list.stream().mapToInt(Spoiler::leaves).sum();
      case null, default -> 1;
    };
  }

  private Object value(Object old) {
    return switch (random.below(8)) {
      case 0 -> null;
      case 1 -> "spoilt";
      case 2 -> random.next();
      case 3 -> List.of();
      case 4 -> true;
      default ->
          switch (old) {
            case Long number -> number + random.below(7) - 3;
            case Boolean flag -> !flag;
            case null, default -> (long) random.below(10);
          };
    };
  }
}
