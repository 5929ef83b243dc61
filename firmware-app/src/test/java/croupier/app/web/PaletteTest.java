package croupier.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.hal.Hue;
import croupier.hal.profile.HardwareProfile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * The colours of seats and groups are told apart by people of every kind of colour vision: who
 * lacks one of the three cones sees them as Machado, Oliveira and Fernandes computed (2009).
 */
final class PaletteTest {
  /** What is left of red, green and blue light, for everybody and for who lacks a cone. */
  private static final Map<String, double[][]> EYES =
      Map.of(
          "all cones",
          new double[][] {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
          "no red cones",
          new double[][] {
            {0.152286, 1.052583, -0.204868},
            {0.114503, 0.786281, 0.099216},
            {-0.003882, -0.048116, 1.051998}
          },
          "no green cones",
          new double[][] {
            {0.367322, 0.860646, -0.227968},
            {0.280085, 0.672501, 0.047413},
            {-0.011820, 0.042940, 0.968881}
          },
          "no blue cones",
          new double[][] {
            {1.255528, -0.076749, -0.178779},
            {-0.078411, 0.930809, 0.147602},
            {0.004733, 0.691367, 0.303900}
          });

  /** Red, green and blue light as they are mixed for eyes, which white is all of. */
  private static final double[][] TO_XYZ = {
    {0.4124 / 0.95047, 0.3576 / 0.95047, 0.1805 / 0.95047},
    {0.2126, 0.7152, 0.0722},
    {0.0193 / 1.08883, 0.1192 / 1.08883, 0.9505 / 1.08883}
  };

  /** What nobody confuses beside each other is about 10 apart in CIELAB. */
  private static final double SEATS_APART = 28;

  private static final double COLOURS_APART = 20;
  private static final double READABLE = 4.5;

  /** So bright a colour has dark numbers on it, as palette.js says. */
  private static final double BRIGHT = 0.18;

  private static final double DARK_INK = 0.0085;
  private static final Pattern COLOUR = Pattern.compile("([A-Z_]+): '#([0-9a-f]{6})'");
  private static final Pattern GROUP = Pattern.compile("\\[(?:COLOURS\\.)?([^,]+), '(\\w+)'\\]");

  private final Map<Hue, Integer> colours = colours();

  private static String page(String name) {
    try (InputStream file =
        PaletteTest.class.getResourceAsStream("/croupier/app/web/page/board/" + name)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<Hue, Integer> colours() {
    Map<Hue, Integer> colours = new EnumMap<>(Hue.class);
    Matcher each = COLOUR.matcher(page("palette.js"));
    while (each.find()) {
      colours.put(Hue.valueOf(each.group(1)), Integer.parseInt(each.group(2), 16));
    }
    return colours;
  }

  private static double light(int rgb, int shift) {
    double part = (rgb >> shift & 255) / 255.0;
    return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
  }

  private static double[] times(double[][] matrix, double[] vector) {
    return Arrays.stream(matrix)
        .mapToDouble(row -> row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2])
        .toArray();
  }

  /** A colour as these eyes see it, in CIELAB, where distances are as large as they seem. */
  private static double[] seen(int rgb, double[][] eyes) {
    double[] light = times(eyes, new double[] {light(rgb, 16), light(rgb, 8), light(rgb, 0)});
    double[] xyz =
        times(TO_XYZ, Arrays.stream(light).map(part -> Math.clamp(part, 0, 1)).toArray());
    double[] f =
        Arrays.stream(xyz)
            .map(part -> part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116.0)
            .toArray();
    return new double[] {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
  }

  private static double apart(int one, int other, double[][] eyes) {
    double[] a = seen(one, eyes);
    double[] b = seen(other, eyes);
    return Math.hypot(Math.hypot(a[0] - b[0], a[1] - b[1]), a[2] - b[2]);
  }

  /** Which of these are less than so far apart, and for whom. */
  private List<String> close(List<Hue> hues, double least) {
    List<String> close = new ArrayList<>();
    for (int one = 0; one < hues.size(); one++) {
      for (int other = one + 1; other < hues.size(); other++) {
        int first = colours.get(hues.get(one));
        int second = colours.get(hues.get(other));
        String both = hues.get(one) + " and " + hues.get(other);
        EYES.forEach(
            (who, eyes) -> {
              double apart = apart(first, second, eyes);
              if (apart < least) {
                close.add("%s are %.1f apart for eyes with %s".formatted(both, apart, who));
              }
            });
      }
    }
    return close;
  }

  @Test
  void seatsAreToldApartByEverybody() {
    assertEquals(List.of(), close(HardwareProfile.standard().seats(), SEATS_APART));
  }

  @Test
  void everyTwoColoursAreToldApartByEverybody() {
    List<Hue> hues = new ArrayList<>(colours.keySet());
    assertEquals(Hue.values().length - 1, hues.size(), "every hue but darkness");
    hues.removeAll(List.of(Hue.GRAY, Hue.WHITE)); // Railroads and utilities, by their patterns.
    assertEquals(List.of(), close(hues, COLOURS_APART));
  }

  @Test
  void groupsOfOnePatternAreFarApart() {
    Map<String, List<Hue>> plain = new HashMap<>();
    Matcher each = GROUP.matcher(page("paint.js"));
    int groups = 0;
    while (each.find()) {
      groups++;
      if (!each.group(1).startsWith("'")) {
        plain
            .computeIfAbsent(each.group(2), _ -> new ArrayList<>())
            .add(Hue.valueOf(each.group(1)));
      }
    }
    assertEquals(10, groups);
    plain.forEach((pattern, hues) -> assertEquals(List.of(), close(hues, SEATS_APART), pattern));
  }

  /** The number on a seat's sign, dark or light as inkOn says. */
  @Test
  void numbersOnTheColoursCanBeRead() {
    colours.forEach(
        (hue, rgb) -> {
          double brightness =
              0.2126 * light(rgb, 16) + 0.7152 * light(rgb, 8) + 0.0722 * light(rgb, 0);
          double ink = brightness > BRIGHT ? DARK_INK : 1;
          double contrast = (Math.max(brightness, ink) + 0.05) / (Math.min(brightness, ink) + 0.05);
          assertTrue(contrast >= READABLE, hue + ": " + contrast);
        });
  }
}
