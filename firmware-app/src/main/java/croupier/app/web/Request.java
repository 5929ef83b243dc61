package croupier.app.web;

import croupier.app.words.Message;
import java.net.HttpURLConnection;
import java.util.List;
import java.util.Map;

/**
 * One request, read whole.
 *
 * @param path as it was sent: no file of the pages needs an escape in its name
 * @param query what follows the question mark; empty without one
 * @param headers by name in lower case; one that came twice has both values, so it fits nothing
 * @param staysOnLine whether the sender may ask again on the same connection
 */
record Request(
    String method,
    String path,
    String query,
    Map<String, String> headers,
    byte[] body,
    boolean staysOnLine) {

  /** The value of a header, or null. */
  String header(String name) {
    return headers.get(name);
  }

  /** The value of a part of the query, or null. */
  String parameter(String name) {
    for (String pair : query.split("&")) {
      if (pair.startsWith(name + "=")) {
        return pair.substring(name.length() + 1);
      }
    }
    return null;
  }

  /** Refuses every other method. */
  void allow(Reply reply, String... methods) throws Refusal {
    if (!List.of(methods).contains(method)) {
      String allowed = String.join(", ", methods);
      reply.header("Allow", allowed);
      throw new Refusal(
          HttpURLConnection.HTTP_BAD_METHOD, Message.of("web.methods").with("methods", allowed));
    }
  }

  /** Refuses what a form of any page could send. */
  void checkIsJson() throws Refusal {
    if (!String.valueOf(header("content-type")).startsWith("application/json")) {
      throw new Refusal(HttpURLConnection.HTTP_UNSUPPORTED_TYPE, Message.of("web.send-json"));
    }
  }
}
