package croupier.app.mqtt;

import java.io.IOException;

/** The broker says what no broker says; the line to it ends. */
final class Misspoken extends IOException {
  Misspoken(String sentence) {
    super(sentence);
  }
}
