package croupier.app.web;

import java.io.IOException;
import java.net.Socket;

/** Who may come in on a connection, and what they are answered. */
@FunctionalInterface
interface Door {
  void answer(Request request, Reply reply, Socket line) throws IOException;
}
