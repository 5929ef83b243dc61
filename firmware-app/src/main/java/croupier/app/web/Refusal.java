package croupier.app.web;

import croupier.app.words.Message;
import java.io.IOException;

/** A request that is not done: the HTTP status, and why, for whoever sent it. */
final class Refusal extends IOException {
  private final int status;
  private final transient Message why;

  Refusal(int status, Message why) {
    super(why.name());
    this.status = status;
    this.why = why;
  }

  int status() {
    return status;
  }

  Message why() {
    return why;
  }
}
