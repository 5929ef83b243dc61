package croupier.app.web;

import croupier.app.words.Language;
import croupier.app.words.Message;
import croupier.app.words.Words;
import java.io.IOException;
import java.net.BindException;

/** The panel cannot have the port that was asked for. */
public final class PortUnavailable extends IOException {
  private static final int FIRST_FREE_FOR_ALL = 1024;

  private final transient Message why;

  /**
   * @param option that names another port
   */
  PortUnavailable(int port, String option, BindException cause) {
    this(message(port, option, cause), cause);
  }

  private PortUnavailable(Message why, BindException cause) {
    super(Words.of(Language.ENGLISH).say(why), cause);
    this.why = why;
  }

  private static Message message(int port, String option, BindException cause) {
    boolean reserved =
        port < FIRST_FREE_FOR_ALL && String.valueOf(cause.getMessage()).contains("ermission");
    String name = reserved ? "command.port-reserved" : "command.port-in-use";
    return Message.of(name).with("port", port).with("option", option);
  }

  /** Why, and what to do about it. */
  public Message why() {
    return why;
  }
}
