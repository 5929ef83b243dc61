package croupier.app.protocol;

import croupier.engine.Event;
import croupier.engine.Position;
import java.util.List;
import java.util.Map;

/**
 * The text of one answer after the other. What a search reads at every step is written straight
 * into it; what is asked for now and then comes as plain data.
 */
final class AnswerText {
  private static final byte[] ID = AnswerBytes.of("{\"id\":");
  private static final byte[] NULL = AnswerBytes.of("null");
  private static final byte[] OK = AnswerBytes.of(",\"ok\":true");
  private static final byte[] EVENTS = AnswerBytes.of(",\"events\":[");
  private static final byte[] PENDING = AnswerBytes.of(",\"pending\":{\"waiting\":\"");
  private static final byte[] SEATS = AnswerBytes.of("decisions\",\"seats\":[");
  private static final byte[] SEAT = AnswerBytes.of("{\"seat\":");
  private static final byte[] FORCED = AnswerBytes.of(",\"forced\":true");
  private static final byte[] ACTIONS = AnswerBytes.of(",\"actions\":");
  private static final byte[] SHAPES = AnswerBytes.of(",\"shapes\":");

  private final ChoiceText choices = new ChoiceText();
  private final AnswerBytes text = new AnswerBytes();

  /** Begins an answer that the request is done. */
  void begin(Object id) {
    text.clear();
    text.add(ID);
    if (id == null) {
      text.add(NULL);
    } else if (id instanceof Long number && number == number.intValue()) {
      text.add(number.intValue());
    } else {
      text.addJson(id);
    }
    text.add(OK);
  }

  /** Ends it. */
  AnswerBytes end() {
    return text.add('}');
  }

  /** Another answer in its place. */
  AnswerBytes instead(Map<String, Object> answer) {
    text.clear();
    return text.addJson(answer);
  }

  void put(String name, Object data) {
    begin(name).addJson(data);
  }

  void put(String name, Record value) {
    RecordText.write(value, begin(name));
  }

  private AnswerBytes begin(String name) {
    return text.add(",\"").add(name).add("\":");
  }

  void putEvents(List<Event> events) {
    text.add(EVENTS);
    for (int i = 0; i < events.size(); i++) {
      RecordText.write((Record) events.get(i), comma(i));
    }
    text.add(']');
  }

  /** What the game waits for. */
  void putPending(Position position) {
    text.add(PENDING);
    switch (position.waiting()) {
      case CHANCE -> {
        text.add("chance\"");
        put("ask", (Record) position.asks());
      }
      case OVER -> {
        text.add("over\"");
        put("result", position.result());
      }
      case DECISIONS -> {
        text.add(SEATS);
        int count = 0;
        for (int left = position.deciders(); left != 0; left &= left - 1) {
          int seat = Integer.numberOfTrailingZeros(left);
          comma(count++).add(SEAT).add(seat);
          putChoices(position, seat);
          text.add('}');
        }
        text.add(']');
      }
    }
    text.add('}');
  }

  /** What a seat knows, who it is, and what it may do now. */
  void putView(Position position, int viewer) {
    put("view", position.view(viewer));
    text.dropLast();
    put("you", viewer == Position.TABLE ? null : (Object) (long) viewer);
    if (position.mayAct(viewer)) {
      begin("ask");
      int start = text.size();
      putChoices(position, viewer);
      text.set(start, '{');
      text.add('}');
    }
    text.add('}');
  }

  /**
   * The actions of a seat, with what they bring; whether there is only one; the bounds of others.
   */
  private void putChoices(Position position, int seat) {
    choices.look(position, seat);
    if (choices.isForced()) {
      text.add(FORCED);
    }
    choices.putActions(text.add(ACTIONS));
    if (choices.hasShapes()) {
      choices.putShapes(text.add(SHAPES));
    }
  }

  private AnswerBytes comma(int before) {
    return before == 0 ? text : text.add(',');
  }
}
