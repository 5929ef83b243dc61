package croupier.app.evenings;

import croupier.app.json.Json;
import croupier.app.words.Words;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;

/**
 * Evenings in each form in which people ask for them.
 *
 * @param evenings all of them
 * @param only the one that is asked for; without it, all are told
 * @param zone where the table stands
 */
public record EveningsTold(Evenings evenings, Optional<Evening> only, ZoneId zone) {
  /** For a terminal. */
  public String text(Words words) {
    return only.map(evening -> EveningsText.of(evening, words, zone))
        .orElseGet(() -> EveningsText.of(evenings, words, zone));
  }

  /** For programs. */
  public String json(Words words) {
    return Json.write(
        only.map(evening -> EveningsData.of(evening, words))
            .orElseGet(() -> EveningsData.of(evenings, words)));
  }

  /** For a spreadsheet. */
  public String csv() {
    return EveningsCsv.of(only.map(List::of).orElse(evenings.all()));
  }

  /** For a browser and for paper: one file that needs nothing else. */
  public String report(Words words) {
    return new EveningsPage(words, zone).report(evenings, only);
  }
}
