package croupier.app.table.lcd;

import croupier.hal.UnitPicture.Prompt;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Makes lines of texts from {@link Lines}. Names become as short as they must, with a sign; then
 * another wording is tried. Numbers and words are never cut: a text that does not fit at all is a
 * mistake of whoever wrote it, shown with a sign at its end and told to whoever listens.
 */
public final class Typesetter {
  private static final int WIDTH = Prompt.COLUMNS;

  /** With so many letters a name is known at once; other wordings are not tried. */
  private static final int ENOUGH = 6;

  private final ShortNames names;

  public Typesetter(ShortNames names) {
    this.names = names;
  }

  /**
   * A line of the LCD.
   *
   * @param whole whether nothing is lost but what short names leave out
   */
  public record Line(String text, boolean whole) {}

  public Line line(String text) {
    if (Lines.isPlain(text) && text.length() <= WIDTH) {
      return new Line(text.stripTrailing(), true);
    }
    String best = null;
    int most = 0;
    for (String wording : wordings(text)) {
      int letters = letters(wording);
      if (letters > most) {
        best = filled(wording, letters);
        most = letters;
      }
      if (letters >= Math.min(ENOUGH, names.longest())) {
        break;
      }
    }
    if (best != null) {
      return new Line(stretched(best), true);
    }
    return new Line(cut(filled(wordings(text).getLast(), ShortNames.LEAST)), false);
  }

  /** The text for pages, where there is room for all of it. */
  public String whole(String text) {
    // Nearly all words of a picture are such, and each picture has dozens of them.
    if (Lines.isPlain(text)) {
      return text.strip();
    }
    return filled(longest(text), names::name).replace(Lines.GAP, ' ').strip();
  }

  /** The first wording of everything: the whole of a text without names. */
  public static String longest(String text) {
    return wordings(text).getFirst();
  }

  /** All that a text can be, the longest first. */
  private static List<String> wordings(String text) {
    int open = text.lastIndexOf(Lines.OPEN);
    if (open < 0) {
      return List.of(text);
    }
    int close = text.indexOf(Lines.CLOSE, open);
    List<String> all = new ArrayList<>();
    for (String wording : text.substring(open + 1, close).split(String.valueOf(Lines.OR), -1)) {
      all.addAll(wordings(text.substring(0, open) + wording + text.substring(close + 1)));
    }
    return all;
  }

  /** How many letters each name may have; 0 for no room. */
  private int letters(String wording) {
    if (wording.chars().allMatch(letter -> Lines.player((char) letter) < 0)) {
      // Better than names that nobody can read, and no better than others.
      return length(wording) <= WIDTH ? ShortNames.LEAST + 1 : 0;
    }
    for (int letters = names.longest(); letters >= ShortNames.LEAST; letters--) {
      if (length(filled(wording, letters)) <= WIDTH) {
        return letters;
      }
    }
    return 0;
  }

  private String filled(String wording, int letters) {
    return filled(wording, player -> names.name(player, letters));
  }

  private static String filled(String wording, IntFunction<String> name) {
    StringBuilder filled = new StringBuilder();
    for (int i = 0; i < wording.length(); i++) {
      char letter = wording.charAt(i);
      int player = Lines.player(letter);
      if (player < 0) {
        filled.append(letter);
      } else {
        filled.append(name.apply(player));
      }
    }
    return filled.toString();
  }

  /** The length with every gap as narrow as it may be. */
  private static int length(String text) {
    int length = 0;
    for (int i = 0; i < text.length(); i++) {
      length += text.charAt(i) == Lines.GAP ? narrow(text, i) : 1;
    }
    return length;
  }

  /** Between two words a gap is at least a space. */
  private static int narrow(String text, int gap) {
    boolean edge = gap == 0 || gap == text.length() - 1;
    return edge || text.charAt(gap - 1) == ' ' || text.charAt(gap + 1) == ' ' ? 0 : 1;
  }

  private static String stretched(String text) {
    int room = WIDTH - length(text);
    int gaps = (int) text.chars().filter(letter -> letter == Lines.GAP).count();
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) == Lines.GAP) {
        int share = room / gaps;
        line.append(" ".repeat(share + narrow(text, i)));
        room -= share;
        gaps--;
      } else {
        line.append(text.charAt(i));
      }
    }
    return line.toString().stripTrailing();
  }

  /** What is at the right end is left whole where it can be: it is a number most of the time. */
  private static String cut(String text) {
    int gap = text.lastIndexOf(Lines.GAP);
    String right = gap < 0 ? "" : text.substring(gap + 1);
    int room = WIDTH - right.length() - ShortNames.SIGN.length() - (right.isEmpty() ? 0 : 1);
    if (room < 1) {
      return cut(text.replace(Lines.GAP, ' '));
    }
    String left = (gap < 0 ? text : text.substring(0, gap)).replace(Lines.GAP, ' ').strip();
    int end = Math.min(room, left.length());
    end -= Character.isHighSurrogate(left.charAt(end - 1)) ? 1 : 0;
    return left.substring(0, end).stripTrailing()
        + ShortNames.SIGN
        + (right.isEmpty() ? "" : " " + right);
  }
}
