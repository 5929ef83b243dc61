package croupier.app.words;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Makes lines of texts from {@link Words}. Names become as short as they must, with a sign; then
 * another wording is tried. Numbers and words are never cut: a text that does not fit at all is a
 * mistake of whoever wrote it, shown with a sign at its end and told to whoever listens.
 */
public final class Typesetter {
  /** With so many letters a name is known at once; other wordings are not tried. */
  private static final int ENOUGH = 6;

  /** So many letters of a name find room where a text is broken into lines. */
  private static final int ROOM_FOR_A_NAME = 7;

  /** What stands for the words that are left out. */
  private static final String LEFT_OUT = ShortNames.SIGN.repeat(2);

  private final ShortNames names;

  private final int width;

  /**
   * @param width how many characters a line of the LCD has
   */
  public Typesetter(ShortNames names, int width) {
    this.names = names;
    this.width = width;
  }

  /**
   * A line of the LCD.
   *
   * @param whole whether nothing is lost but what short names leave out
   * @param wording what it was set from, with places for names
   * @param letters how many of each name it has room for
   */
  public record Line(String text, boolean whole, String wording, int letters) {}

  public Line line(String text) {
    if (Wording.isPlain(text) && text.length() <= width) {
      return new Line(text.stripTrailing(), true, text, names.longest());
    }
    return names.line(width, text, this::set);
  }

  /** Lines that are seen together: a name that is short on one of them is as short on all. */
  public List<Line> lines(List<String> texts) {
    List<Line> lines = texts.stream().map(this::line).toList();
    if (lines.stream().noneMatch(line -> line.letters() < names.longest())) {
      return lines;
    }
    int[] most = new int[names.all().size()];
    Arrays.fill(most, names.longest());
    for (Line line : lines) {
      players(line).forEach(player -> most[player] = Math.min(most[player], line.letters()));
    }
    return lines.stream()
        .map(
            line ->
                players(line).anyMatch(each -> most[each] < line.letters())
                    ? again(line, most)
                    : line)
        .toList();
  }

  private IntStream players(Line line) {
    return line.wording()
        .chars()
        .map(letter -> Wording.player((char) letter))
        .filter(player -> player >= 0 && player < names.all().size());
  }

  /** With fewer letters it fits all the more. */
  private Line again(Line line, int[] most) {
    if (!line.whole()) {
      return line;
    }
    String filled =
        filled(
            line.wording(),
            player -> player < most.length ? names.name(player, most[player]) : "?");
    return new Line(stretched(filled), true, line.wording(), line.letters());
  }

  private Line set(String text) {
    String best = null;
    int most = 0;
    for (String wording : wordings(text)) {
      int letters = letters(wording);
      if (letters > most) {
        best = wording;
        most = letters;
      }
      if (letters >= Math.min(ENOUGH, names.longest())) {
        break;
      }
    }
    if (best != null) {
      return new Line(stretched(filled(best, most)), true, best, most);
    }
    String last = wordings(text).getLast();
    return new Line(cut(filled(last, ShortNames.LEAST)), false, last, ShortNames.LEAST);
  }

  /**
   * A longer text as lines, broken between words. A name has room for its first letters at least,
   * and for all of it where {@link #line} finds more.
   */
  public List<String> broken(String text) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : longest(text).replace(Wording.GAP, ' ').strip().split(" +")) {
      if (!line.isEmpty() && !fits(line + " " + word)) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return company(lines);
  }

  /** The last line may be all of a page: a short word that is alone there gets another. */
  private List<String> company(List<String> lines) {
    int last = lines.size() - 1;
    String word = lines.get(last);
    String before = last == 0 ? "" : lines.get(last - 1);
    int cut = before.lastIndexOf(' ');
    String both = before.substring(cut + 1) + " " + word;
    if (cut > 0 && word.indexOf(' ') < 0 && length(word) <= width / 2 && fits(both)) {
      lines.set(last - 1, before.substring(0, cut));
      lines.set(last, both);
    }
    return lines;
  }

  /** The same on so many lines at most: the words that find no room are left out. */
  public List<String> broken(String text, int most) {
    List<String> lines = broken(text);
    if (lines.size() <= most && lines.stream().allMatch(this::fits)) {
      return lines;
    }
    List<String> words = new ArrayList<>(List.of(String.join(" ", lines).split(" ")));
    while (words.size() > 1 && (lines.size() > most || !lines.stream().allMatch(this::fits))) {
      words.removeLast();
      lines = broken(String.join(" ", words) + " " + LEFT_OUT);
    }
    return lines.subList(0, Math.min(most, lines.size()));
  }

  private boolean fits(String line) {
    return length(filled(line, ROOM_FOR_A_NAME)) <= width;
  }

  /** The text for pages, where there is room for all of it. */
  public String whole(String text) {
    return whole(text, names.all());
  }

  static String whole(String text, List<String> names) {
    // Nearly all words of a picture are such, and each picture has dozens of them.
    if (Wording.isPlain(text)) {
      return text.strip();
    }
    IntFunction<String> name = player -> player < names.size() ? names.get(player) : "?";
    return filled(longest(text), name).replace(Wording.GAP, ' ').strip();
  }

  /** The first wording of everything: the whole of a text without names. */
  public static String longest(String text) {
    return wordings(text).getFirst();
  }

  /** All that a text can be, the longest first; in a wording there can be others. */
  static List<String> wordings(String text) {
    int close = text.lastIndexOf(Wording.CLOSE);
    if (close < 0) {
      return List.of(text);
    }
    int open = opening(text, close);
    List<String> all = new ArrayList<>();
    for (String wording : alternatives(text.substring(open + 1, close))) {
      all.addAll(wordings(text.substring(0, open) + wording + text.substring(close + 1)));
    }
    return all;
  }

  private static int opening(String text, int close) {
    int inside = 1;
    int at = close;
    while (inside > 0) {
      at--;
      inside -= depth(text.charAt(at));
    }
    return at;
  }

  private static List<String> alternatives(String group) {
    List<String> all = new ArrayList<>();
    int inside = 0;
    int from = 0;
    for (int at = 0; at < group.length(); at++) {
      inside += depth(group.charAt(at));
      if (inside == 0 && group.charAt(at) == Wording.OR) {
        all.add(group.substring(from, at));
        from = at + 1;
      }
    }
    all.add(group.substring(from));
    return all;
  }

  private static int depth(char letter) {
    return letter == Wording.OPEN ? 1 : letter == Wording.CLOSE ? -1 : 0;
  }

  /** How many letters each name may have; 0 for no room. */
  private int letters(String wording) {
    if (wording.chars().allMatch(letter -> Wording.player((char) letter) < 0)) {
      // Better than names that nobody can read, and no better than others.
      return length(wording) <= width ? ShortNames.LEAST + 1 : 0;
    }
    for (int letters = names.longest(); letters >= ShortNames.LEAST; letters--) {
      if (length(filled(wording, letters)) <= width) {
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
      int player = Wording.player(letter);
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
      length += text.charAt(i) == Wording.GAP ? narrow(text, i) : 1;
    }
    return length;
  }

  /** Between two words a gap is at least a space. */
  private static int narrow(String text, int gap) {
    boolean edge = gap == 0 || gap == text.length() - 1;
    return edge || text.charAt(gap - 1) == ' ' || text.charAt(gap + 1) == ' ' ? 0 : 1;
  }

  private String stretched(String text) {
    int room = width - length(text);
    int gaps = (int) text.chars().filter(letter -> letter == Wording.GAP).count();
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) == Wording.GAP) {
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
  private String cut(String text) {
    int gap = text.lastIndexOf(Wording.GAP);
    String right = gap < 0 ? "" : text.substring(gap + 1);
    int room = width - right.length() - ShortNames.SIGN.length() - (right.isEmpty() ? 0 : 1);
    if (room < 1) {
      return cut(text.replace(Wording.GAP, ' '));
    }
    String left = (gap < 0 ? text : text.substring(0, gap)).replace(Wording.GAP, ' ').strip();
    int end = Math.min(room, left.length());
    end -= Character.isHighSurrogate(left.charAt(end - 1)) ? 1 : 0;
    return left.substring(0, end).stripTrailing()
        + ShortNames.SIGN
        + (right.isEmpty() ? "" : " " + right);
  }
}
