package croupier.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * Edits saved games as somebody would who knows the format: every field gets values that it could
 * have had, learned from other saves.
 */
final class PlausibleEdits {
  /** So many values of a field are remembered. */
  private static final int MOST_KNOWN = 200;

  /** Numbers are pushed by this at first, and then by less. */
  private static final int FARTHEST = 64;

  /** A place of a save: a field of an object, or an element of a list. */
  private record Spot(Object holder, Object key, String name) {
    Object value() {
      return holder instanceof Map<?, ?> map ? map.get(key) : ((List<?>) holder).get((int) key);
    }

    boolean isAt(Spot other) {
      return holder == other.holder && key.equals(other.key);
    }

    @SuppressWarnings("unchecked")
    void put(Object value) {
      if (holder instanceof Map<?, ?> map) {
        ((Map<Object, Object>) map).put(key, value);
      } else {
        ((List<Object>) holder).set((int) key, value);
      }
    }
  }

  private final FastRandom random;

  /** By the name of a field; the elements of a list have its name and brackets. */
  private final Map<String, Set<Object>> known;

  PlausibleEdits(FastRandom random) {
    this(random, new TreeMap<>());
  }

  private PlausibleEdits(FastRandom random, Map<String, Set<Object>> known) {
    this.random = random;
    this.known = known;
  }

  /** The same knowledge, and other chance. */
  PlausibleEdits with(FastRandom other) {
    return new PlausibleEdits(other, known);
  }

  /** Remembers what the fields of a save hold. */
  void learn(Map<String, Object> save) {
    for (Spot spot : spots(save)) {
      Set<Object> values = known.computeIfAbsent(spot.name(), _ -> new LinkedHashSet<>());
      if (values.size() < MOST_KNOWN) {
        values.add(spot.value());
      }
    }
  }

  /**
   * A copy that was edited in one of many ways.
   *
   * @param others saves of the same game at other moments
   * @param taken whether a save is not refused
   */
  Map<String, Object> edited(
      Map<String, Object> save,
      List<Map<String, Object>> others,
      Predicate<Map<String, Object>> taken) {
    return switch (random.below(8)) {
      case 0, 1, 2 -> mixed(save, others.get(random.below(others.size())));
      case 3 -> pushed(save, taken);
      default -> changed(save);
    };
  }

  /** A copy with a few changes. */
  private Map<String, Object> changed(Map<String, Object> save) {
    Map<String, Object> copy = copied(save);
    for (int more = random.below(3); more >= 0; more--) {
      List<Spot> spots = spots(copy);
      Spot spot = spots.get(random.below(spots.size()));
      switch (random.below(6)) {
        case 0 -> renumber(spots);
        case 1, 2 -> exchange(spot, anotherOf(spots, spot));
        default -> edit(spot);
      }
    }
    return copy;
  }

  /** A copy in which one number is as high or as low as it may be. */
  private Map<String, Object> pushed(
      Map<String, Object> save, Predicate<Map<String, Object>> taken) {
    Map<String, Object> copy = copied(save);
    List<Spot> numbers = spots(copy).stream().filter(spot -> spot.value() instanceof Long).toList();
    Spot spot = numbers.get(random.below(numbers.size()));
    int towards = random.below(2) == 0 ? 1 : -1;
    for (int step = FARTHEST; step > 0; step /= 4) {
      Long old = (Long) spot.value();
      spot.put(old + towards * step);
      if (!taken.test(copy)) {
        spot.put(old);
      }
    }
    return copy;
  }

  /** A copy with some fields as they are in another save of the same game. */
  private Map<String, Object> mixed(Map<String, Object> save, Map<String, Object> other) {
    int oneIn = 2 + random.below(5);
    Map<String, Boolean> taken = new TreeMap<>();
    Map<String, Object> copy = copied(save);
    copy.replaceAll((name, value) -> mixed(name, value, other.get(name), taken, oneIn));
    return copy;
  }

  private Object mixed(
      String name, Object one, Object other, Map<String, Boolean> taken, int oneIn) {
    if (one instanceof Map<?, ?> map && other instanceof Map<?, ?> others) {
      Map<Object, Object> copy = new LinkedHashMap<>(map);
      copy.replaceAll((key, value) -> mixed((String) key, value, others.get(key), taken, oneIn));
      return copy;
    }
    if (one instanceof List<?> list
        && other instanceof List<?> others
        && list.size() == others.size()
        && taken.computeIfAbsent(name + "[]", _ -> random.below(2) == 0)) {
      List<Object> copy = new ArrayList<>();
      for (int at = 0; at < list.size(); at++) {
        copy.add(mixed(name + "[]", list.get(at), others.get(at), taken, oneIn));
      }
      return copy;
    }
    boolean takes = taken.computeIfAbsent(name, _ -> random.below(oneIn) == 0);
    return takes && other != null ? copied(other) : one;
  }

  /** A place with the same name. */
  private Spot anotherOf(List<Spot> spots, Spot spot) {
    List<Spot> same = spots.stream().filter(other -> other.name().equals(spot.name())).toList();
    return same.get(random.below(same.size()));
  }

  /** Two values change places; or numbers, together the same, are shared out in another way. */
  private void exchange(Spot one, Spot other) {
    Object first = one.value();
    Object second = other.value();
    if (first instanceof Long a && second instanceof Long b && random.below(2) == 0) {
      long less = random.below(2) == 0 ? a : random.below(1 + (int) Math.min(Math.abs(a), 9_999));
      one.put(a - less);
      other.put(one.isAt(other) ? a : b + less);
    } else {
      one.put(second);
      other.put(first);
    }
  }

  private void edit(Spot spot) {
    Object value = spot.value();
    Object other = random.below(3) > 0 ? known(spot.name(), value) : value;
    spot.put(
        switch (other) {
          case Long number when random.below(3) == 0 -> number + random.below(5) - 2;
          case Boolean flag -> !flag;
          case List<?> list -> list(spot.name(), list);
          case Map<?, ?> map -> map(spot.name(), map);
          case Object same -> same;
        });
  }

  private Object known(String name, Object usual) {
    List<Object> values = List.copyOf(known.getOrDefault(name, Set.of()));
    return values.isEmpty() ? usual : copied(values.get(random.below(values.size())));
  }

  /** One element less, twice, moved, or one more. */
  private List<Object> list(String name, List<?> old) {
    List<Object> list = new ArrayList<>(old);
    Object added = known(name + "[]", null);
    int what = random.below(4);
    if (list.isEmpty() || what == 0) {
      if (added != null) {
        list.add(random.below(list.size() + 1), added);
      }
      return list;
    }
    Object element = list.get(random.below(list.size()));
    switch (what) {
      case 1 -> list.remove(element);
      case 2 -> list.add(copied(element));
      default -> {
        list.remove(element);
        list.add(random.below(list.size() + 1), element);
      }
    }
    return list;
  }

  /** Without one field, or with one of another such object. */
  private Map<Object, Object> map(String name, Map<?, ?> old) {
    Map<Object, Object> map = new LinkedHashMap<>(old);
    if (random.below(4) == 0 && !map.isEmpty()) {
      map.remove(List.copyOf(map.keySet()).get(random.below(map.size())));
    } else if (known(name, map) instanceof Map<?, ?> other && !other.isEmpty()) {
      Object key = List.copyOf(other.keySet()).get(random.below(other.size()));
      map.put(key, other.get(key));
    }
    return map;
  }

  /** One seat for another in some of the fields that may be seats. */
  private void renumber(List<Spot> spots) {
    long from = random.below(6);
    long to = random.below(6);
    Map<String, Boolean> meant = new TreeMap<>();
    for (Spot spot : spots) {
      if (Long.valueOf(from).equals(spot.value())
          && meant.computeIfAbsent(spot.name(), _ -> random.below(2) == 0)) {
        spot.put(to);
      }
    }
  }

  // --- all places of a save

  private static List<Spot> spots(Map<String, Object> save) {
    List<Spot> spots = new ArrayList<>();
    addSpots(spots, save, "");
    return spots;
  }

  private static void addSpots(List<Spot> spots, Object data, String name) {
    if (data instanceof Map<?, ?> map) {
      map.forEach((key, value) -> addSpot(spots, new Spot(map, key, (String) key), value));
    } else if (data instanceof List<?> list) {
      for (int at = 0; at < list.size(); at++) {
        addSpot(spots, new Spot(list, at, name + "[]"), list.get(at));
      }
    }
  }

  private static void addSpot(List<Spot> spots, Spot spot, Object value) {
    spots.add(spot);
    addSpots(spots, value, spot.name());
  }

  private static Map<String, Object> copied(Map<String, Object> save) {
    Map<String, Object> copy = new LinkedHashMap<>();
    save.forEach((name, value) -> copy.put(name, copied(value)));
    return copy;
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
      case Object leaf -> leaf;
    };
  }
}
