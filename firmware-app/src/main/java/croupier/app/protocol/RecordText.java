package croupier.app.protocol;

import croupier.app.json.Json;
import croupier.engine.RecordForm;
import java.util.List;

/**
 * How the records of one kind are written as JSON: all that is the same in each of them, made once.
 */
final class RecordText {
  private static final ClassValue<RecordText> TEXTS =
      new ClassValue<>() {
        @Override
        protected RecordText computeValue(Class<?> kind) {
          return new RecordText(RecordForm.of(kind));
        }
      };

  private final String type;
  private final Field[] fields;

  private RecordText(RecordForm form) {
    type = "\"type\":\"" + form.type() + '"';
    fields = form.parts().stream().map(Field::new).toArray(Field[]::new);
  }

  /** Writes a record with its type, without the end of the object: more may follow. */
  static void begin(Record value, StringBuilder to) {
    RecordText text = TEXTS.get(value.getClass());
    to.append('{').append(text.type);
    text.writeFields(value, to);
  }

  static void write(Record value, StringBuilder to) {
    begin(value, to);
    to.append('}');
  }

  private void writeFields(Record value, StringBuilder to) {
    for (Field field : fields) {
      field.write(value, to);
    }
  }

  /** One part of them. What may be left out is left out when it is empty. */
  private static final class Field {
    private final RecordForm.Part part;
    private final String name;
    private final String[] words;

    private Field(RecordForm.Part part) {
      this.part = part;
      name = ",\"" + part.name() + "\":";
      words = part.words().stream().map(word -> '"' + word + '"').toArray(String[]::new);
    }

    private void write(Record of, StringBuilder to) {
      switch (part.kind()) {
        case NUMBER -> {
          int number = part.number(of);
          if (number != 0 || !part.mayBeLeftOut()) {
            to.append(name).append(number);
          }
        }
        case FLAG -> to.append(name).append(part.flag(of));
        case TEXT -> to.append(name).append(Json.write(part.thing(of)));
        case WORD -> to.append(name).append(words[((Enum<?>) part.thing(of)).ordinal()]);
        case NUMBERS, WORDS, RECORDS -> {
          List<?> list = (List<?>) part.thing(of);
          if (!list.isEmpty() || !part.mayBeLeftOut()) {
            to.append(name);
            writeList(list, to);
          }
        }
      }
    }

    private void writeList(List<?> list, StringBuilder to) {
      char before = '[';
      for (int i = 0; i < list.size(); i++) {
        to.append(before);
        before = ',';
        switch (list.get(i)) {
          case Integer number -> to.append((int) number);
          case Enum<?> word -> to.append(words[word.ordinal()]);
          case Record inner -> writeInner(inner, to);
          case Object text -> to.append(Json.write(text));
        }
      }
      to.append(list.isEmpty() ? "[]" : "]");
    }

    /** An object without a type, whose first field has no comma before it. */
    private static void writeInner(Record inner, StringBuilder to) {
      int start = to.length();
      TEXTS.get(inner.getClass()).writeFields(inner, to);
      to.setCharAt(start, '{');
      to.append('}');
    }
  }
}
