package croupier.app.command;

/** The command cannot be carried out: a sentence for people, an exit code for scripts. */
final class Failure extends RuntimeException {
  private final int exit;

  Failure(int exit, String sentence) {
    super(sentence, null, false, false);
    this.exit = exit;
  }

  int exit() {
    return exit;
  }
}
