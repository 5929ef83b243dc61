package croupier.app.web;

import croupier.app.table.mode.WallPicture;
import croupier.hal.UnitPicture;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** What every page is sent for a picture, for tests of what the table may not learn. */
public final class PageBytes {
  private PageBytes() {}

  public static String of(UnitPicture picture) {
    byte[] event = PanelJson.event("picture", PanelJson.picture(picture));
    return new String(event, StandardCharsets.UTF_8);
  }

  /** What the pages across the room are sent besides. */
  public static String of(Optional<WallPicture> wall) {
    return new String(PanelJson.event("board", PanelJson.wall(wall)), StandardCharsets.UTF_8);
  }
}
