package croupier.app.web;

import croupier.hal.Clock;

/**
 * Somebody at an address of the network, and how much they may ask.
 *
 * @param requests of any kind
 * @param guesses at tokens that are nobody's
 * @param claims of seats that were not granted: each asks people at the unit
 */
record Guest(RequestRate requests, RequestRate guesses, RequestRate claims) {
  static Guest at(Clock clock, PanelLimits limits) {
    return new Guest(
        new RequestRate(limits.requestsPerSecond(), limits.requestBurst(), clock),
        new RequestRate(1, PanelLimits.GUESSES, clock),
        RequestRate.oneIn(PanelLimits.BETWEEN_CLAIMS, PanelLimits.CLAIMS, clock));
  }
}
