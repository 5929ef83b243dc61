package croupier.app.web;

import croupier.app.words.Message;
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
  static void checkName(Request request) throws Refusal {
    String host = String.valueOf(request.header("host")).toLowerCase(Locale.ROOT);
    String name = host.replaceFirst(":\\d{1,5}$", "");
    if (!OUR_NAMES.contains(name)) {
      throw new Refusal(HttpURLConnection.HTTP_FORBIDDEN, Message.of("web.only-this-machine"));
    }
  }

  /** What moves or shows the unit, and what the page is made of, is for the page alone. */
  static void checkSender(Request request) throws Refusal {
    if (isStrange(request)) {
      throw new Refusal(HttpURLConnection.HTTP_FORBIDDEN, Message.of("web.only-our-page"));
    }
  }

  /** Whether somebody followed a link to the page, which may stand anywhere. */
  static boolean isLink(Request request) {
    return isStrange(request)
        && request.header("origin") == null
        && "navigate".equals(request.header("sec-fetch-mode"))
        && "document".equals(request.header("sec-fetch-dest"));
  }

  private static boolean isStrange(Request request) {
    String origin = request.header("origin");
    String site = request.header("sec-fetch-site");
    return origin != null && !origin.equalsIgnoreCase("http://" + request.header("host"))
        || site != null && !OUR_SITES.contains(site);
  }
}
