package croupier.app.protocol;

import croupier.app.json.Json;
import croupier.engine.Event;
import croupier.engine.Position;
import croupier.engine.Records;
import croupier.engine.Shape;
import java.util.List;
import java.util.Map;

/**
 * The text of one answer after the other. What a search reads at every step is written straight
 * into it; what is asked for now and then comes as plain data.
 */
final class AnswerText {
  /** An answer longer than this is no reason to keep so much room for all that follow. */
  private static final int ROOM = 1 << 16;

  private final long[] moves = new long[Position.MOST_MOVES];
  private StringBuilder text = new StringBuilder(ROOM);

  /** Begins an answer that the request is done. */
  void begin(Object id) {
    if (text.capacity() > ROOM) {
      text = new StringBuilder(ROOM);
    }
    text.setLength(0);
    text.append("{\"id\":");
    if (id instanceof Long number) {
      text.append((long) number);
    } else {
      text.append(Json.write(id));
    }
    text.append(",\"ok\":true");
  }

  /** Ends it. */
  String end() {
    return text.append('}').toString();
  }

  void put(String name, Object data) {
    text.append(",\"").append(name).append("\":").append(Json.write(data));
  }

  void put(String name, Record value) {
    text.append(",\"").append(name).append("\":");
    RecordText.write(value, text);
  }

  void putEvents(List<Event> events) {
    text.append(",\"events\":[");
    for (int i = 0; i < events.size(); i++) {
      RecordText.write((Record) events.get(i), comma(i));
    }
    text.append(']');
  }

  /** What the game waits for. */
  void putPending(Position position) {
    text.append(",\"pending\":{\"waiting\":\"");
    text.append(Records.lower(position.waiting().name())).append('"');
    switch (position.waiting()) {
      case CHANCE -> put("ask", (Record) position.asks());
      case OVER -> put("result", position.result());
      case DECISIONS -> {
        text.append(",\"seats\":[");
        int count = 0;
        for (int left = position.deciders(); left != 0; left &= left - 1) {
          int seat = Integer.numberOfTrailingZeros(left);
          comma(count++).append("{\"seat\":").append(seat);
          putChoices(position, seat);
          text.append('}');
        }
        text.append(']');
      }
    }
    text.append('}');
  }

  /** What a seat knows, who it is, and what it may do now. */
  void putView(Position position, int viewer) {
    Map<String, Object> view = position.view(viewer);
    text.append(",\"view\":").append(Json.write(view));
    text.setLength(text.length() - 1);
    text.append(",\"you\":");
    if (viewer == Position.TABLE) {
      text.append("null");
    } else {
      text.append(viewer);
      if (position.mayAct(viewer)) {
        text.append(",\"ask\":{");
        int start = text.length();
        putChoices(position, viewer);
        text.deleteCharAt(start);
        text.append('}');
      }
    }
    text.append('}');
  }

  /**
   * The actions of a seat, with what they bring; whether there is only one; the bounds of others.
   */
  private void putChoices(Position position, int seat) {
    int count = position.moves(seat, moves);
    List<Shape> shapes = position.shapes(seat);
    if (count == 1 && shapes.isEmpty()) {
      text.append(",\"forced\":true");
    }
    text.append(",\"actions\":[");
    for (int i = 0; i < count; i++) {
      RecordText.begin((Record) position.action(moves[i]), comma(i));
      int brings = position.brings(seat, moves[i]);
      if (brings != 0) {
        text.append(",\"brings\":").append(brings);
      }
      text.append('}');
    }
    text.append(']');
    if (!shapes.isEmpty()) {
      text.append(",\"shapes\":[");
      for (int i = 0; i < shapes.size(); i++) {
        RecordText.write((Record) shapes.get(i), comma(i));
      }
      text.append(']');
    }
  }

  private StringBuilder comma(int before) {
    return before == 0 ? text : text.append(',');
  }
}
