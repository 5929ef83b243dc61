package croupier.app.web;

import croupier.hal.UnitPicture;
import java.nio.charset.StandardCharsets;

/** What every page is sent for a picture, for tests of what the table may not learn. */
public final class PageBytes {
  private PageBytes() {}

  public static String of(UnitPicture picture) {
    byte[] event = PanelJson.event("picture", PanelJson.picture(picture));
    return new String(event, StandardCharsets.UTF_8);
  }
}
