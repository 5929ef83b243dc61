package croupier.app.web;

import croupier.app.words.Message;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.Socket;

/** The door to the network: the table and the seats, and nothing that moves the unit. */
final class GuestDoor implements Door {
  private static final int TOO_MANY_REQUESTS = 429;

  private final NetworkNames names;
  private final Guests guests;
  private final SeatDesk desk;
  private final Notices notices;
  private final EventStreams streams;
  private final PageFiles page;

  GuestDoor(
      NetworkNames names,
      Guests guests,
      SeatDesk desk,
      Notices notices,
      EventStreams streams,
      PageFiles page) {
    this.names = names;
    this.guests = guests;
    this.desk = desk;
    this.notices = notices;
    this.streams = streams;
    this.page = page;
  }

  @Override
  public void answer(Request request, Reply reply, Socket line) throws IOException {
    Guest guest = guests.of(line.getInetAddress());
    if (!guest.requests().allows()) {
      reply.header("Retry-After", "1");
      throw new Refusal(TOO_MANY_REQUESTS, Message.of("web.too-many-requests"));
    }
    names.check(request, line);
    if (!OwnPage.isLink(request) || !page.isGuestAddress(request.path())) {
      OwnPage.checkSender(request);
    }
    if (SeatDesk.has(request.path())) {
      desk.answer(request, reply, line, guest, streams);
    } else if (request.path().equals("/events")) {
      streamTable(request, reply, line);
    } else {
      servePage(request, reply);
    }
  }

  private void streamTable(Request request, Reply reply, Socket line) throws IOException {
    request.allow(reply, "GET");
    if (!"table".equals(request.parameter("view"))) {
      throw new Refusal(HttpURLConnection.HTTP_FORBIDDEN, Message.of("web.not-from-here"));
    }
    streams.serve(reply, line, notices.facts(), notices.onlookers());
  }

  private void servePage(Request request, Reply reply) throws IOException {
    if (!page.isForGuests(request.path())) {
      throw new Refusal(HttpURLConnection.HTTP_NOT_FOUND, Message.of("web.nothing-for-guests"));
    }
    request.allow(reply, "GET", "HEAD");
    page.serveGuest(request, reply);
  }
}
