package croupier.app.words;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** The languages that the unit speaks, and the few rules that a message cannot state itself. */
public enum Language {
  ENGLISH("en", "English", ',', 4, "and", "or"),
  GERMAN("de", "Deutsch", '.', 4, "und", "oder"),
  // A narrow space that does not break.
  FRENCH("fr", "Français", Language.NARROW, 4, "et", "ou"),
  // Four digits stand together: 1500, but 15.000.
  SPANISH("es", "Español", '.', 5, "y", "o");

  /** Spaces at which no line is broken. */
  private static final char NARROW = '\u202f';

  private static final char WIDE = '\u00a0';

  /** Between a number and the millions that it counts. */
  private static final Pattern UNIT = Pattern.compile("\\} (?=M(?![\\p{L}{]))");

  private final String code;
  private final String ownName;
  private final char thousands;
  private final int groupedFrom;
  private final String and;
  private final String or;

  Language(String code, String ownName, char thousands, int groupedFrom, String and, String or) {
    this.code = code;
    this.ownName = ownName;
    this.thousands = thousands;
    this.groupedFrom = groupedFrom;
    this.and = and;
    this.or = or;
  }

  /** As in {@code --language de}. */
  public String code() {
    return code;
  }

  /** What its speakers call it. */
  public String ownName() {
    return ownName;
  }

  /** The language with this code, in small letters or capitals, with a country or without. */
  public static Optional<Language> of(String code) {
    String language = code.strip().toLowerCase(Locale.ROOT).split("[_.@-]", 2)[0];
    return Arrays.stream(values()).filter(each -> each.code.equals(language)).findFirst();
  }

  /** What the machine is set to, where that is one of ours; otherwise English. */
  public static Language ofTheMachine() {
    return of(Locale.getDefault(Locale.Category.DISPLAY).getLanguage()).orElse(ENGLISH);
  }

  /** All codes, as they are offered: {@code en, de, fr, es}. */
  public static List<String> codes() {
    return Arrays.stream(values()).map(Language::code).toList();
  }

  public Locale locale() {
    return Locale.of(code);
  }

  /** The plural form of a whole number, by its name in the CLDR. */
  String plural(long number) {
    boolean one = this == FRENCH ? Math.abs(number) < 2 : Math.abs(number) == 1;
    return one ? "one" : "other";
  }

  String number(long number) {
    String digits = Long.toString(Math.abs(number));
    StringBuilder written = new StringBuilder(number < 0 ? "-" : "");
    for (int i = 0; i < digits.length(); i++) {
      if (i > 0 && (digits.length() - i) % 3 == 0 && digits.length() >= groupedFrom) {
        written.append(thousands);
      }
      written.append(digits.charAt(i));
    }
    return written.toString();
  }

  /** A number with a fraction, as short as it can be. */
  String number(double number) {
    return number == Math.rint(number)
        ? number((long) number)
        : String.valueOf(number).replace('.', this == ENGLISH ? '.' : ',');
  }

  /**
   * A text as the language spaces it. {@code 2 × red} stays on one line, and so does {@code 5 M}.
   * French keeps its signs apart from the word, but on the same line: {@code Quoi ?}, {@code « Oui
   * »}. Whoever writes it types a plain space.
   */
  String spaced(String typed) {
    String units = UNIT.matcher(typed).replaceAll("}" + WIDE);
    String together = units.replace(" × ", WIDE + "×" + WIDE);
    if (this != FRENCH) {
      return together;
    }
    StringBuilder spaced = new StringBuilder(together);
    for (int at = 1; at < spaced.length() - 1; at++) {
      if (spaced.charAt(at) == ' ' && " =]\n".indexOf(spaced.charAt(at - 1)) < 0) {
        char next = spaced.charAt(at + 1);
        boolean quoted = spaced.charAt(at - 1) == '«' || next == '»' || next == ':';
        spaced.setCharAt(at, quoted ? WIDE : "?!;".indexOf(next) >= 0 ? NARROW : ' ');
      }
    }
    return spaced.toString();
  }

  /** {@code a, b and c}. */
  String and(List<String> all) {
    return list(all, this == SPANISH && startsWithTheSoundOf("i", all) ? "e" : and);
  }

  /** {@code a, b or c}. */
  String or(List<String> all) {
    return list(all, this == SPANISH && startsWithTheSoundOf("o", all) ? "u" : or);
  }

  private static String list(List<String> all, String last) {
    if (all.size() < 2) {
      return String.join("", all);
    }
    return String.join(", ", all.subList(0, all.size() - 1)) + " " + last + " " + all.getLast();
  }

  /** Spanish avoids the same sound twice: {@code Ana e Inés}, {@code siete u ocho}. */
  private static boolean startsWithTheSoundOf(String vowel, List<String> all) {
    String last = all.isEmpty() ? "" : plain(all.getLast());
    boolean glide = last.matches("h?i[aeou].*");
    return last.matches("h?" + vowel + ".*") && !glide;
  }

  /** Whether French drops the vowel of a short word before this one: {@code d'Anna}. */
  static boolean elides(String word) {
    String plain = plain(word);
    return !plain.isEmpty() && "aeiouhœæ".indexOf(plain.charAt(0)) >= 0;
  }

  /** {@code Anns}, but {@code Max'}: the ending that says whose something is in German. */
  static String genitive(String name) {
    String plain = plain(name);
    return plain.matches(".*(s|ß|x|z|ce)") ? "'" : "s";
  }

  /** Small letters without accents. */
  private static String plain(String word) {
    return Normalizer.normalize(word, Normalizer.Form.NFD)
        .replaceAll("\\p{M}", "")
        .toLowerCase(Locale.ROOT);
  }
}
