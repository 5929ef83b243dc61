package croupier.app.web;

import croupier.app.json.Json;
import croupier.app.words.Message;
import croupier.app.words.RefusalWords;
import croupier.engine.Records;
import java.net.HttpURLConnection;
import java.nio.charset.StandardCharsets;

/** What a page sends to the workbench: {@code {"type":"stick","control":"seat_1","on":true}}. */
final class BenchRequest {
  private BenchRequest() {}

  static Workbench.Work read(byte[] body) throws Refusal {
    try {
      return Records.read(
          Workbench.Work.class, Json.readObject(new String(body, StandardCharsets.UTF_8)));
    } catch (Json.Malformed _) {
      throw bad(Message.of("web.not-bench-json"));
    } catch (croupier.engine.Refusal why) {
      throw bad(RefusalWords.of(why));
    }
  }

  private static Refusal bad(Message why) {
    return new Refusal(HttpURLConnection.HTTP_BAD_REQUEST, why);
  }
}
