package croupier.app.web;

import com.sun.net.httpserver.Headers;
import java.net.HttpURLConnection;
import java.util.Locale;
import java.util.Set;

/**
 * Tells our own page from a stranger's. A web page of somebody else that is open in the same
 * browser can send requests to 127.0.0.1, directly or by giving its own name our address (DNS
 * rebinding); it cannot hide its name in the Host, Origin and Sec-Fetch-Site headers.
 */
final class OwnPage {
  private static final Set<String> OUR_NAMES = Set.of("127.0.0.1", "localhost");
  private static final Set<String> OUR_SITES = Set.of("same-origin", "none");

  private OwnPage() {}

  /** Any port will do, so that the panel can be reached through a tunnel. */
  static void checkName(Headers headers) throws Refusal {
    String host = String.valueOf(headers.getFirst("Host")).toLowerCase(Locale.ROOT);
    String name = host.replaceFirst(":\\d{1,5}$", "");
    if (!OUR_NAMES.contains(name)) {
      throw new Refusal(
          HttpURLConnection.HTTP_FORBIDDEN,
          "The panel answers only to http://127.0.0.1 and http://localhost; open it by one of"
              + " these.");
    }
  }

  /** A link to the page may stand anywhere; what moves or shows the unit is for the page alone. */
  static void checkSender(Headers headers) throws Refusal {
    String origin = headers.getFirst("Origin");
    String site = headers.getFirst("Sec-Fetch-Site");
    boolean strangeOrigin =
        origin != null && !origin.equalsIgnoreCase("http://" + headers.getFirst("Host"));
    boolean strangeSite = site != null && !OUR_SITES.contains(site);
    if (strangeOrigin || strangeSite) {
      throw new Refusal(
          HttpURLConnection.HTTP_FORBIDDEN,
          "Only the panel's own page may touch or watch the unit; open the panel itself.");
    }
  }
}
