package croupier.app.command;

import croupier.app.words.Message;

/** The command cannot be carried out: a sentence for people, an exit code for scripts. */
final class Failure extends RuntimeException {
  private final int exit;
  private final transient Message message;

  Failure(int exit, Message message) {
    super(message.name(), null, false, false);
    this.exit = exit;
    this.message = message;
  }

  int exit() {
    return exit;
  }

  Message message() {
    return message;
  }
}
