package croupier.virtualpi;

import croupier.app.table.lcd.Glass;
import croupier.hal.Clock;
import croupier.hal.LcdSize;
import croupier.hal.LightPainter;
import croupier.hal.profile.HardwareProfile;
import croupier.hal.profile.HardwareProfile.ChainPart;
import croupier.virtualpi.SeenUnit.Frame;
import croupier.virtualpi.SeenUnit.Words;
import croupier.virtualpi.Twin.Shown;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Whether what was seen on the lines is what should have been shown: every frame of the chain is
 * one of the pictures, painted for about that moment, and every text that stood on the LCD is one
 * of theirs; both in their order.
 */
final class Likeness {
  /** A frame was painted so long before its first edge, at the most: a busy Pi lies in between. */
  private static final long PAINTED_BEFORE = 2 * Clock.SECOND;

  /** A pulsing light has a new brightness less often than that. */
  private static final long PAINT_STEP = Clock.MILLISECOND / 2;

  /** A text that was to be read, and not just passed through. */
  private static final long READABLE = 500 * Clock.MILLISECOND;

  private final HardwareProfile profile;
  private final int[] painted;

  Likeness(HardwareProfile profile) {
    this.profile = profile;
    painted = new int[profile.chain().lights()];
  }

  /** Whether lights and LCD show at last what is shown then. */
  boolean ends(Shown last, SeenUnit seen) {
    return reads(last, seen.lcd()) && seen.lastFrame() != null && fits(last, seen.lastFrame());
  }

  /** How what is shown at last differs from what should be. */
  String end(Shown last, SeenUnit seen) {
    if (!reads(last, seen.lcd())) {
      return "The LCD reads %s at last, and not %s".formatted(seen.lcd(), last.words());
    }
    return seen.lastFrame() == null
        ? "There was no frame at all"
        : difference(List.of(last), 0, seen.lastFrame());
  }

  /**
   * Says which picture was certainly seen last.
   *
   * @throws AssertionError that says what is wrong and when
   */
  Shown check(List<Shown> shows, List<Frame> frames, List<Words> words) {
    return shows.get(Math.max(checkFrames(shows, frames), checkWords(shows, words)));
  }

  private int checkFrames(List<Shown> shows, List<Frame> frames) {
    int at = 0;
    for (Frame frame : frames) {
      int next = at;
      while (next < shows.size() && !fits(shows.get(next), frame)) {
        next++;
      }
      if (next == shows.size()) {
        throw new AssertionError(difference(shows, at, frame));
      }
      at = next;
    }
    return at;
  }

  private boolean fits(Shown shown, Frame frame) {
    return differing(shown, frame, closest(shown, frame)).isEmpty();
  }

  /** The time for which the picture is painted most like the frame. */
  private long closest(Shown shown, Frame frame) {
    long latest = frame.first();
    long earliest = LightPainter.moves(shown.picture()) ? latest - PAINTED_BEFORE : latest;
    long closest = latest;
    int fewest = Integer.MAX_VALUE;
    for (long now = latest; now >= earliest && fewest > 0; now -= PAINT_STEP) {
      int differing = differing(shown, frame, now).size();
      if (differing < fewest) {
        fewest = differing;
        closest = now;
      }
    }
    return closest;
  }

  /** The lights that are not as they would be painted at a time. */
  private List<Integer> differing(Shown shown, Frame frame, long now) {
    LightPainter.paint(shown.picture(), profile, now, painted);
    List<Integer> differing = new ArrayList<>();
    for (int light = 0; light < painted.length; light++) {
      if (painted[light] != frame.rgb().get(light)) {
        differing.add(light);
      }
    }
    return differing;
  }

  private String difference(List<Shown> shows, int from, Frame frame) {
    StringBuilder said = new StringBuilder();
    said.append("The frame of %d ms is none that was to be shown:".formatted(ms(frame.first())));
    for (Shown shown : shows.subList(from, shows.size())) {
      said.append(
          "%n  from %d ms: %s".formatted(ms(shown.from()), shown.picture().prompt().headline()));
      for (int light : differing(shown, frame, closest(shown, frame))) {
        said.append(
            "%n    light %d (%s) is %06x and not %06x"
                .formatted(light, part(light), frame.rgb().get(light), painted[light]));
      }
    }
    return said.toString();
  }

  /** Which part of the unit a light is in. */
  private String part(int light) {
    HardwareProfile.Chain chain = profile.chain();
    int at = chain.spare();
    for (ChainPart part : chain.order()) {
      int lights = chain.count(part) * part.lightsEach();
      if (light < at + lights) {
        return part.name().toLowerCase(java.util.Locale.ROOT)
            + " "
            + ((light - at) / part.lightsEach() + 1);
      }
      at += lights;
    }
    return "spare";
  }

  private int checkWords(List<Shown> shows, List<Words> seen) {
    int at = 0;
    for (Words words : seen) {
      if (words.until() - words.from() < READABLE) {
        continue;
      }
      int next = at;
      while (next < shows.size() && !reads(shows.get(next), words.lines())) {
        next++;
      }
      if (next < shows.size()) {
        at = next;
      } else if (!isUnderWay(shows.subList(at, shows.size()), words.lines())) {
        throw new AssertionError(
            "The LCD read at %d ms: %s, and not one of %s"
                .formatted(
                    ms(words.from()), words.lines(), texts(shows.subList(at, shows.size()))));
      }
    }
    return at;
  }

  /**
   * Whether that can be read while this is shown: the lines of a small display take turns, on a
   * busy Pi a little later.
   */
  private boolean reads(Shown shown, List<String> lines) {
    List<String> read = lines.stream().map(String::stripTrailing).toList();
    return lines.equals(shown.words())
        || profile.hasLcd()
            && profile.lcdSize() != LcdSize.LARGE
            && Glass.turns(profile.lcdSize(), shown.picture().prompt().lcd()).contains(read);
  }

  /** Whether a Pi that was kept from its work left a text half written over the one before. */
  private static boolean isUnderWay(List<Shown> shows, List<String> lines) {
    String seen = String.join("", lines);
    for (int i = 1; i < shows.size(); i++) {
      String before = String.join("", shows.get(i - 1).words());
      String after = String.join("", shows.get(i).words());
      if (IntStream.range(0, seen.length())
          .allMatch(
              cell ->
                  seen.charAt(cell) == before.charAt(cell)
                      || seen.charAt(cell) == after.charAt(cell))) {
        return true;
      }
    }
    return false;
  }

  private static List<List<String>> texts(List<Shown> shows) {
    List<List<String>> texts = new ArrayList<>();
    for (Shown shown : shows) {
      if (texts.isEmpty() || !texts.getLast().equals(shown.words())) {
        texts.add(shown.words());
      }
    }
    return texts;
  }

  private static long ms(long nanos) {
    return nanos / Clock.MILLISECOND;
  }
}
