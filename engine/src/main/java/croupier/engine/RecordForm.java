package croupier.engine;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * What the records of one kind look like as data: their type, and their parts in order. It is
 * looked up once a kind, because searches tell millions of them. The parts of a record in a record
 * stand there as if they were the outer one's own.
 */
public final class RecordForm {
  /** What a part is. */
  public enum Kind {
    NUMBER,
    FLAG,
    TEXT,
    /** A constant of an enum. */
    WORD,
    NUMBERS,
    WORDS,
    /** A record whose parts stand there as if they were the outer one's own. */
    RECORD,
    /** Records without their types. */
    RECORDS
  }

  private static final ClassValue<RecordForm> FORMS =
      new ClassValue<>() {
        @Override
        protected RecordForm computeValue(Class<?> kind) {
          return new RecordForm(kind);
        }
      };

  /** By type, the forms of the permitted kinds of a sealed interface. */
  private static final ClassValue<Map<String, RecordForm>> PERMITTED =
      new ClassValue<>() {
        @Override
        protected Map<String, RecordForm> computeValue(Class<?> sealed) {
          Map<String, RecordForm> forms = new HashMap<>();
          for (Class<?> kind : sealed.getPermittedSubclasses()) {
            forms.put(Records.typeOf(kind), of(kind));
          }
          return forms;
        }
      };

  private final String type;
  private final List<Part> parts = new ArrayList<>();
  private final List<String> names = new ArrayList<>(List.of("type"));
  private final Constructor<?> constructor;

  private RecordForm(Class<?> kind) {
    type = Records.typeOf(kind);
    RecordComponent[] components = kind.getRecordComponents();
    try {
      constructor =
          kind.getDeclaredConstructor(
              Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("records of the engine are public", e);
    }
    for (RecordComponent component : components) {
      Part part = new Part(component);
      parts.add(part);
      if (part.kind == Kind.RECORD) {
        names.addAll(of(part.type).parts.stream().map(Part::name).toList());
      } else {
        names.add(part.name);
      }
    }
  }

  public static RecordForm of(Class<?> kind) {
    return FORMS.get(kind);
  }

  /** The form of the kind that is called so, or null when the sealed interface has none. */
  static RecordForm named(Class<?> sealed, String type) {
    return PERMITTED.get(sealed).get(type);
  }

  public String type() {
    return type;
  }

  public List<Part> parts() {
    return parts;
  }

  /** The names of all fields, the type's first. */
  List<String> names() {
    return names;
  }

  /** Makes a record of what came from outside. */
  Record read(Fields fields) {
    Object[] values = new Object[parts.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = parts.get(i).read(fields);
    }
    try {
      return (Record) constructor.newInstance(values);
    } catch (InvocationTargetException e) {
      throw Refusal.wrongData(String.valueOf(e.getCause().getMessage()));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("records of the engine are public", e);
    }
  }

  /** A part of a record: what it is called, what it is, and how it is got. */
  public static final class Part {
    private final String name;
    private final Kind kind;
    private final Class<?> type;
    private final boolean mayBeLeftOut;

    // One of these, as the kind says.
    private final ToIntFunction<Record> number;
    private final Predicate<Record> flag;
    private final Function<Record, Object> thing;

    private Part(RecordComponent component) {
      name = Records.snake(component.getName());
      type = elementType(component);
      kind = kind(component.getType() == List.class, type);
      mayBeLeftOut = component.isAnnotationPresent(MayBeLeftOut.class);
      number = kind == Kind.NUMBER ? RecordReading.number(component) : null;
      flag = kind == Kind.FLAG ? RecordReading.flag(component) : null;
      thing = number == null && flag == null ? RecordReading.thing(component) : null;
    }

    private static Class<?> elementType(RecordComponent component) {
      if (component.getType() != List.class) {
        return component.getType();
      }
      Type element = ((ParameterizedType) component.getGenericType()).getActualTypeArguments()[0];
      return (Class<?>) element;
    }

    private static Kind kind(boolean list, Class<?> type) {
      if (type.isEnum()) {
        return list ? Kind.WORDS : Kind.WORD;
      }
      if (list) {
        return type.isRecord() ? Kind.RECORDS : type == Integer.class ? Kind.NUMBERS : Kind.WORDS;
      }
      if (type.isRecord()) {
        return Kind.RECORD;
      }
      return type == int.class ? Kind.NUMBER : type == boolean.class ? Kind.FLAG : Kind.TEXT;
    }

    public String name() {
      return name;
    }

    public Kind kind() {
      return kind;
    }

    /** What the enum's constants are called, in their order; only of a word, or of words. */
    public List<String> words() {
      return type.isEnum() ? Constants.of(type).words() : List.of();
    }

    /** The form of the record that this is, or of those in the list; else null. */
    public RecordForm form() {
      return kind == Kind.RECORD || kind == Kind.RECORDS ? of(type) : null;
    }

    public boolean mayBeLeftOut() {
      return mayBeLeftOut;
    }

    public int number(Record of) {
      return number.applyAsInt(of);
    }

    public boolean flag(Record of) {
      return flag.test(of);
    }

    /** A text, a constant, a record or a list. */
    public Object thing(Record of) {
      return thing.apply(of);
    }

    /** As plain data. */
    Object plain(Record of) {
      return switch (kind) {
        case NUMBER -> (long) number(of);
        case FLAG -> flag(of);
        default -> Records.plain(thing(of));
      };
    }

    private Object read(Fields fields) {
      boolean out = mayBeLeftOut && !fields.has(name);
      return switch (kind) {
        case NUMBER -> out ? 0 : fields.number(name, Integer.MIN_VALUE, Integer.MAX_VALUE);
        case FLAG -> fields.flag(name);
        case TEXT -> fields.text(name);
        case WORD -> fields.constant(name, type);
        case NUMBERS -> out ? List.of() : fields.numbers(name);
        case WORDS ->
            out ? List.of() : type.isEnum() ? fields.constants(name, type) : fields.texts(name);
        case RECORD -> of(type).read(fields);
        case RECORDS -> throw new IllegalStateException("lists of records only go out: " + name);
      };
    }
  }
}
