package croupier.app.table;

import croupier.app.table.mode.Canvas;
import croupier.app.words.ShortNames;
import croupier.app.words.Wording;
import croupier.hal.LcdSize;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.Prompt;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Looks at every picture beside what it is meant to say, and knows nothing of how lines are made:
 * each letter and number that is meant has to be there, in one of the wordings, and a name that is
 * not whole has to have its sign and to be nobody else's.
 */
final class WholeLines {
  private static final Pattern MARKS = Pattern.compile("[\\uFDD0-\\uFDEF]");

  /** Who plays; null where that changes from game to game. */
  private final List<String> players;

  private List<String> names;
  private int columns = LcdSize.MOST_COLUMNS;
  private final Set<List<String>> seen = new HashSet<>();
  private final Set<String> mistakes = new TreeSet<>();
  private final Set<String> looked = new HashSet<>();
  private final Set<String> meant = new HashSet<>();
  private int pictures;
  private boolean theEnd;

  WholeLines(List<String> players) {
    this.players = players;
    names = players;
  }

  void end(boolean seen) {
    theEnd = seen;
  }

  /** Whether the game came to its end. */
  boolean sawTheEnd() {
    return theEnd;
  }

  /** How many different pictures were looked at. */
  int pictures() {
    return pictures;
  }

  /** All the texts that were meant, without what tells one number from another. */
  Set<String> kinds() {
    Set<String> kinds = new TreeSet<>();
    meant.forEach(text -> kinds.add(text.replaceAll("\\d+", "0")));
    return kinds;
  }

  Set<String> mistakes() {
    return mistakes;
  }

  void look(Canvas canvas, UnitPicture picture) {
    Prompt prompt = picture.prompt();
    List<String> all = new ArrayList<>(canvas.meant());
    all.addAll(prompt.lcd());
    all.add(prompt.headline());
    prompt.keys().forEach(key -> all.add(key.label()));
    prompt.notes().forEach(all::addAll);
    if (!seen.add(all)) {
      return;
    }
    pictures++;
    names = players == null ? canvas.names().all() : players;
    columns = canvas.size().columns();
    for (int i = 0; i < LcdSize.MOST_LINES; i++) {
      look(canvas.meant().get(i), prompt.lcd().get(i));
    }
    if (prompt.lcd().stream().allMatch(String::isBlank) || prompt.headline().isBlank()) {
      mistakes.add("says nothing: " + prompt);
    }
    all.subList(2 * LcdSize.MOST_LINES, all.size()).forEach(this::lookAtPage);
  }

  /** One line, as it is shown beside what it is meant to say. */
  void look(String text, String shown) {
    meant.add(text);
    if (!looked.add(names + text + shown)) {
      return;
    }
    boolean whole = wordings(text).stream().anyMatch(wording -> says(shown, wording));
    if (!whole || shown.length() > columns) {
      mistakes.add("[" + shown + "] for " + readable(text));
    }
  }

  private void lookAtPage(String text) {
    boolean strange = MARKS.matcher(text).find() || text.contains("null") || text.contains("  ");
    if (strange || !text.equals(text.strip())) {
      mistakes.add("on a page: [" + readable(text) + "]");
    }
  }

  private static String readable(String text) {
    return MARKS
        .matcher(text.replace("" + Wording.GAP, " ~ ").replace("" + Wording.OR, " | "))
        .replaceAll("#");
  }

  private static List<String> wordings(String text) {
    int close = text.indexOf(Wording.CLOSE);
    if (close < 0) {
      return List.of(text);
    }
    int open = text.lastIndexOf(Wording.OPEN, close);
    List<String> all = new ArrayList<>();
    for (String one : text.substring(open + 1, close).split("" + Wording.OR, -1)) {
      all.addAll(wordings(text.substring(0, open) + one + text.substring(close + 1)));
    }
    return all;
  }

  /** Whether a line says all of that, and each name is the right one's. */
  private boolean says(String shown, String wording) {
    StringBuilder pattern = new StringBuilder();
    List<Integer> players = new ArrayList<>();
    for (char letter : wording.toCharArray()) {
      int player = Wording.player(letter);
      if (player >= 0) {
        players.add(player);
        String whole = player < names.size() ? Pattern.quote(names.get(player)) : "[?]";
        pattern.append("(").append(whole).append("|[^.]+[.][^ ]*?)");
      } else {
        pattern.append(letter == Wording.GAP ? " *" : Pattern.quote(String.valueOf(letter)));
      }
    }
    Matcher line = Pattern.compile(pattern + " *").matcher(shown);
    return line.matches()
        && IntStream.range(0, players.size())
            .allMatch(i -> stands(line.group(i + 1), players.get(i)));
  }

  /** Whether this stands for that player and nobody else. */
  private boolean stands(String form, int player) {
    return player < names.size()
        && (form.equals(names.get(player))
            || IntStream.range(0, names.size())
                .allMatch(one -> isShort(form, one) == (one == player)));
  }

  /** The start of a name and the sign, and perhaps some of what follows where others differ. */
  private boolean isShort(String form, int player) {
    int sign = form.lastIndexOf(ShortNames.SIGN);
    String name = names.get(player);
    if (sign < 1 || !name.startsWith(form.substring(0, sign))) {
      return false;
    }
    int alike =
        names.stream()
            .filter(other -> !other.equals(name))
            .mapToInt(other -> alike(name, other))
            .max()
            .orElse(0);
    if (form.endsWith(ShortNames.SIGN)) {
      // Of two that begin alike only the one that is all beginning goes without its end.
      return sign < name.length() && (alike <= sign || alike == name.length());
    }
    // A space tells nobody apart: Wilhelmina Maria is W.M beside Wilhelmina.
    return name.substring(alike).stripLeading().startsWith(form.substring(sign + 1));
  }

  private static int alike(String one, String other) {
    int alike = 0;
    while (one.startsWith(other.substring(0, Math.min(alike + 1, other.length())))
        && alike < other.length()) {
      alike++;
    }
    return alike;
  }
}
