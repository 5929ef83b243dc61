package croupier.app.command;

import croupier.app.Secrets;
import croupier.app.live.FileFault;
import croupier.app.protocol.Conversation;
import croupier.app.protocol.EngineProtocol;
import croupier.app.words.Message;
import croupier.app.words.RefusalWords;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** The engine protocol on standard input and output. */
@Command(
    name = "engine",
    mixinStandardHelpOptions = true,
    description = "${bundle:command.about-engine}",
    footer = {"", "  echo '{\"id\":1,\"cmd\":\"games\"}' | croupier engine"})
final class EngineCommand implements Callable<Integer> {
  @Override
  public Integer call() {
    if (StandardStreams.inputIsClosed()) {
      throw new Failure(Exit.NO_INPUT, Message.of("command.no-input"));
    }
    try {
      new Conversation(new EngineProtocol(new Secrets()), System.in, System.out).hold();
    } catch (IOException e) {
      throw new Failure(
          Exit.NO_INPUT,
          Message.of("command.input-unreadable")
              .with("why", RefusalWords.of(FileFault.because(e))));
    }
    return Exit.OK;
  }
}
