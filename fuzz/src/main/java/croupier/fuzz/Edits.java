package croupier.fuzz;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Changes plain data in places, as somebody would who knows what it means. Which places, and what
 * stands there then, is chosen by an input; so each change of the input is a change of that.
 */
final class Edits {
  private static final List<String> STRANGE =
      List.of("", "x".repeat(300), "\u0000", "\u202eBo", "\ud83d\ude00", "\ud800", "true", "-1");

  private static final List<Long> EXTREME =
      List.of(
          -1L,
          (long) Integer.MAX_VALUE,
          (long) Integer.MIN_VALUE,
          1L << 32,
          Long.MAX_VALUE,
          Long.MIN_VALUE,
          255L,
          1_000L);

  /** A field of an object, or an element of a list. */
  private record Spot(Object holder, Object key) {
    Object value() {
      return holder instanceof Map<?, ?> map ? map.get(key) : ((List<?>) holder).get((int) key);
    }

    @SuppressWarnings("unchecked")
    void put(Object value) {
      if (holder instanceof Map<?, ?> map) {
        ((Map<Object, Object>) map).put(key, value);
      } else {
        ((List<Object>) holder).set((int) key, value);
      }
    }

    @SuppressWarnings("unchecked")
    void again(Object value) {
      if (holder instanceof List<?> list) {
        ((List<Object>) list).add((int) key, value);
      }
    }

    void remove() {
      if (holder instanceof Map<?, ?> map) {
        map.remove(key);
      } else {
        ((List<?>) holder).remove((int) key);
      }
    }
  }

  private final Choices choices;

  /** What else could stand where a text stands. */
  private final List<String> words;

  Edits(Choices choices, List<String> words) {
    this.choices = choices;
    this.words = words;
  }

  /** A copy with so many changes. */
  Map<String, Object> edited(Map<String, Object> data, int changes) {
    Map<String, Object> copy = copied(data);
    for (int left = changes; left > 0; left--) {
      List<Spot> spots = new ArrayList<>();
      collect(copy, spots);
      if (!spots.isEmpty()) {
        edit(spots.get(choices.below(spots.size())), spots);
      }
    }
    return copy;
  }

  private void edit(Spot spot, List<Spot> spots) {
    Object value = spot.value();
    switch (choices.below(10)) {
      case 0 -> spot.remove();
      case 1 -> spot.again(copied(value));
      case 2 -> spot.put(copied(spots.get(choices.below(spots.size())).value()));
      case 3 -> exchange(spot, spots.get(choices.below(spots.size())));
      case 4 -> spot.put(anything());
      case 5 -> spot.put(value instanceof Long ? oneOf(EXTREME) : word());
      default -> spot.put(another(value));
    }
  }

  /** Of the same kind. */
  private Object another(Object value) {
    return switch (value) {
      case Long number -> number + choices.below(9) - 4;
      case Integer number -> (long) number + choices.below(9) - 4;
      case Boolean flag -> !flag;
      case List<?> list when !list.isEmpty() -> rotated(list, 1 + choices.below(list.size()));
      case String _ -> word();
      case null, default -> (long) choices.below(16);
    };
  }

  private static List<Object> rotated(List<?> list, int by) {
    List<Object> rotated = new ArrayList<>(list.subList(by % list.size(), list.size()));
    rotated.addAll(list.subList(0, by % list.size()));
    return rotated;
  }

  private static void exchange(Spot one, Spot other) {
    Object first = copied(one.value());
    one.put(copied(other.value()));
    other.put(first);
  }

  private Object anything() {
    return switch (choices.below(8)) {
      case 0 -> null;
      case 1 -> true;
      case 2 -> new ArrayList<>();
      case 3 -> new LinkedHashMap<>();
      case 4 -> oneOf(STRANGE);
      case 5 -> choices.number();
      default -> (long) choices.below(64) - 8;
    };
  }

  private String word() {
    return words.isEmpty() || choices.oneIn(8) ? oneOf(STRANGE) : oneOf(words);
  }

  private <T> T oneOf(List<T> list) {
    return list.get(choices.below(list.size()));
  }

  private static void collect(Object data, List<Spot> spots) {
    switch (data) {
      case Map<?, ?> map ->
          map.forEach(
              (key, value) -> {
                spots.add(new Spot(map, key));
                collect(value, spots);
              });
      case List<?> list -> {
        for (int at = 0; at < list.size(); at++) {
          spots.add(new Spot(list, at));
          collect(list.get(at), spots);
        }
      }
      case null, default -> {}
    }
  }

  @SuppressWarnings("unchecked") // A map is copied to a map with the same names.
  private static Map<String, Object> copied(Map<String, Object> data) {
    return (Map<String, Object>) copied((Object) data);
  }

  private static Object copied(Object data) {
    return switch (data) {
      case Map<?, ?> map -> {
        Map<Object, Object> copy = new LinkedHashMap<>();
        map.forEach((key, value) -> copy.put(key, copied(value)));
        yield copy;
      }
      case List<?> list -> {
        List<Object> copy = new ArrayList<>();
        list.forEach(element -> copy.add(copied(element)));
        yield copy;
      }
      case null -> null;
      default -> data;
    };
  }
}
