package croupier.app.web;

import java.io.IOException;

/** A request that is not done: the HTTP status, and one sentence for whoever sent it. */
final class Refusal extends IOException {
  private final int status;

  Refusal(int status, String sentence) {
    super(sentence);
    this.status = status;
  }

  int status() {
    return status;
  }
}
