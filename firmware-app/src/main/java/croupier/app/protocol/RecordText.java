package croupier.app.protocol;

import croupier.engine.RecordForm;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How the records of one kind are written as JSON: all that is the same in each of them, made once.
 */
final class RecordText {
  private static final Map<Class<?>, RecordText> TEXTS = new ConcurrentHashMap<>();

  private static final byte[] TRUE = AnswerBytes.of("true");
  private static final byte[] FALSE = AnswerBytes.of("false");

  private final byte[] type;
  private final Field[] fields;

  private RecordText(RecordForm form) {
    type = AnswerBytes.of("{\"type\":\"" + form.type() + '"');
    fields = form.parts().stream().map(Field::new).toArray(Field[]::new);
  }

  private static RecordText of(Record value) {
    RecordText known = TEXTS.get(value.getClass());
    return known == null
        ? TEXTS.computeIfAbsent(value.getClass(), kind -> new RecordText(RecordForm.of(kind)))
        : known;
  }

  /** Writes a record with its type, without the end of the object: more may follow. */
  static void begin(Record value, AnswerBytes to) {
    RecordText text = of(value);
    to.add(text.type);
    text.writeFields(value, to);
  }

  static void write(Record value, AnswerBytes to) {
    begin(value, to);
    to.add('}');
  }

  private void writeFields(Record value, AnswerBytes to) {
    for (Field field : fields) {
      field.write(value, to);
    }
  }

  /** One part of them. What may be left out is left out when it is empty. */
  private static final class Field {
    private final RecordForm.Part part;
    private final byte[] name;
    private final byte[][] words;
    private final RecordText inner;

    private Field(RecordForm.Part part) {
      this.part = part;
      name = AnswerBytes.of(",\"" + part.name() + "\":");
      words =
          part.words().stream()
              .map(word -> AnswerBytes.of('"' + word + '"'))
              .toArray(byte[][]::new);
      inner = part.form() == null ? null : new RecordText(part.form());
    }

    private void write(Record value, AnswerBytes to) {
      switch (part.kind()) {
        case NUMBER -> {
          int number = part.number(value);
          if (number != 0 || !part.mayBeLeftOut()) {
            to.add(name).add(number);
          }
        }
        case FLAG -> to.add(name).add(part.flag(value) ? TRUE : FALSE);
        case TEXT -> to.add(name).addJson(part.thing(value));
        case WORD -> to.add(name).add(words[((Enum<?>) part.thing(value)).ordinal()]);
        case RECORD -> inner.writeFields((Record) part.thing(value), to);
        case NUMBERS, WORDS, RECORDS -> {
          List<?> list = (List<?>) part.thing(value);
          if (!list.isEmpty() || !part.mayBeLeftOut()) {
            to.add(name);
            writeList(list, to);
          }
        }
      }
    }

    private void writeList(List<?> list, AnswerBytes to) {
      char before = '[';
      for (int i = 0; i < list.size(); i++) {
        to.add(before);
        before = ',';
        writeElement(list.get(i), to);
      }
      if (list.isEmpty()) {
        to.add('[');
      }
      to.add(']');
    }

    private void writeElement(Object element, AnswerBytes to) {
      if (part.kind() == RecordForm.Kind.NUMBERS) {
        to.add((int) (Integer) element);
      } else if (inner != null) {
        // An object without a type, whose first field has no comma before it.
        int start = to.size();
        inner.writeFields((Record) element, to);
        to.set(start, '{');
        to.add('}');
      } else if (words.length > 0) {
        to.add(words[((Enum<?>) element).ordinal()]);
      } else {
        to.addJson(element);
      }
    }
  }
}
