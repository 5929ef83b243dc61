package croupier.app.table.face;

import java.util.List;

/**
 * What is on offer, as one of both seats sees it: what it gives, and what it gets for that; each
 * thing with what it counts.
 */
public record Offered(List<Form.Item> give, List<Form.Item> get) {
  public Offered {
    give = List.copyOf(give);
    get = List.copyOf(get);
  }
}
