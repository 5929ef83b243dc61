package croupier.app.web;

import croupier.hal.Clock;
import java.net.InetAddress;
import java.util.LinkedHashMap;
import java.util.Map;

/** Who has come lately, by address. Whoever was not here for long begins anew. */
final class Guests {
  private final PanelLimits limits;
  private final Clock clock;
  private final Map<InetAddress, Guest> guests =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<InetAddress, Guest> eldest) {
          return size() > PanelLimits.ADDRESSES;
        }
      };

  Guests(PanelLimits limits, Clock clock) {
    this.limits = limits;
    this.clock = clock;
  }

  synchronized Guest of(InetAddress address) {
    return guests.computeIfAbsent(address, _ -> Guest.at(clock, limits));
  }
}
