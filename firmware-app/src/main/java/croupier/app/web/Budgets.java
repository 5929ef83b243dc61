package croupier.app.web;

import croupier.hal.Clock;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** How much may be asked: each page that is here has a budget that nobody else can use up. */
final class Budgets {
  private final PanelLimits limits;
  private final Clock clock;
  private final RequestRate anybody;
  private final RequestRate links;
  private final Map<String, RequestRate> pages = new ConcurrentHashMap<>();

  Budgets(PanelLimits limits, Clock clock) {
    this.limits = limits;
    this.clock = clock;
    anybody = full();
    links = full();
  }

  private RequestRate full() {
    return new RequestRate(limits.requestsPerSecond(), limits.requestBurst(), clock);
  }

  void open(String page) {
    pages.put(page, full());
  }

  void close(String page) {
    pages.remove(page);
  }

  /** The budget of the page with this name; who has none shares one with all such. */
  RequestRate of(String page) {
    return page == null ? anybody : pages.getOrDefault(page, anybody);
  }

  RequestRate ofAnybody() {
    return anybody;
  }

  /** What other pages may ask by links to ours. */
  RequestRate ofLinks() {
    return links;
  }
}
