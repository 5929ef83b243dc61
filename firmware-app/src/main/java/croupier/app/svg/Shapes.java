package croupier.app.svg;

import java.util.Locale;

/** The shapes of a drawing, one on each line. */
public final class Shapes {
  private final StringBuilder body = new StringBuilder();

  /** Which end of a text is at its x. */
  public enum Anchor {
    START,
    MIDDLE,
    END;

    /** As SVG calls it. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Adds one; numbers are written as programs read them, in any language. */
  public void add(String format, Object... values) {
    body.append("  ").append(String.format(Locale.ROOT, format, values)).append('\n');
  }

  /** Text as it stands between tags and in attributes. */
  public static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  @Override
  public String toString() {
    return body.toString();
  }
}
