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

  /** What another part of the program has put into words itself. */
  static Failure told(int exit, String sentence) {
    return new Failure(exit, Message.of("command.told").with("what", sentence));
  }

  int exit() {
    return exit;
  }

  Message message() {
    return message;
  }
}
