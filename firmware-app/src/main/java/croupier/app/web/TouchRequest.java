package croupier.app.web;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamReadException;
import croupier.app.words.Message;
import croupier.hal.Control;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * What a page sends when somebody touches a control: {@code
 * {"control":"DIAL_A","gesture":"TURN","steps":-1,"page":"k3x9"}}.
 *
 * @param page the name that the page gave its event stream, or {@link Hands#NO_PAGE}
 */
record TouchRequest(String page, Touch touch) {
  private static final JsonFactory FACTORY =
      JsonFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();

  static TouchRequest read(byte[] body, UnitFacts unit, PanelLimits limits) throws Refusal {
    Fields fields = new Fields();
    try (JsonParser json = FACTORY.createParser(body)) {
      fields.readFrom(json);
    } catch (Refusal refusal) {
      throw refusal;
    } catch (StreamReadException broken) {
      throw bad("web.not-json");
    } catch (IOException broken) {
      throw bad("web.not-text");
    }
    return fields.request(unit, limits);
  }

  /** Whether a page may call itself so. */
  static boolean isPageName(String name) {
    return name.length() <= PanelLimits.PAGE_NAME_LENGTH && name.matches("[A-Za-z0-9-]+");
  }

  /** Why a page may not call itself so. */
  static Message pageName() {
    return Message.of("web.page-name").with("most", PanelLimits.PAGE_NAME_LENGTH);
  }

  private static Refusal bad(String why) {
    return bad(Message.of(why));
  }

  private static Refusal bad(Message why) {
    return new Refusal(HttpURLConnection.HTTP_BAD_REQUEST, why);
  }

  private static final class Fields {
    private String control;
    private String gesture;
    private String page = Hands.NO_PAGE;
    private Integer steps;

    void readFrom(JsonParser json) throws IOException {
      if (json.nextToken() != JsonToken.START_OBJECT) {
        throw bad("web.touch");
      }
      while (json.nextToken() != JsonToken.END_OBJECT) {
        String field = json.currentName();
        json.nextToken();
        switch (field) {
          case "control" -> control = text(json, field);
          case "gesture" -> gesture = text(json, field);
          case "page" -> page = text(json, field);
          case "steps" -> steps = number(json);
          default -> throw bad("web.other-field");
        }
      }
      if (json.nextToken() != null) {
        throw bad("web.one-touch");
      }
    }

    TouchRequest request(UnitFacts unit, PanelLimits limits) throws Refusal {
      Control part = named(Control.class, control, "control");
      Touch.Motion motion = named(Touch.Motion.class, gesture, "gesture");
      if (!has(unit, part)) {
        throw bad(Message.of("web.no-such-part").with("part", part.name()));
      }
      if (!page.equals(Hands.NO_PAGE) && !isPageName(page)) {
        throw bad(pageName());
      }
      return new TouchRequest(page, new Touch(part, motion, stepsOf(part, motion, limits)));
    }

    private int stepsOf(Control part, Touch.Motion motion, PanelLimits limits) throws Refusal {
      if (motion != Touch.Motion.TURN) {
        if (steps != null) {
          throw bad("web.steps-unwanted");
        }
        return 0;
      }
      if (!part.isDial()) {
        throw bad("web.cannot-turn");
      }
      int most = limits.turnSteps();
      if (steps == null || steps == 0 || Math.abs((long) steps) > most) {
        throw bad(Message.of("web.steps").with("most", most));
      }
      return steps;
    }

    private static boolean has(UnitFacts unit, Control part) {
      return part.isSeat()
          ? part.seat() < unit.seats().size()
          : !part.isDial() || part.ordinal() - Control.DIAL_A.ordinal() < unit.dials();
    }

    private static String text(JsonParser json, String field) throws IOException {
      if (json.currentToken() != JsonToken.VALUE_STRING) {
        throw bad(Message.of("web.text-field").with("field", field));
      }
      return json.getText();
    }

    private static int number(JsonParser json) throws IOException {
      if (json.currentToken() != JsonToken.VALUE_NUMBER_INT
          || json.getNumberType() != JsonParser.NumberType.INT) {
        throw bad("web.number-field");
      }
      return json.getIntValue();
    }

    private static <E extends Enum<E>> E named(Class<E> type, String name, String field)
        throws Refusal {
      for (E constant : type.getEnumConstants()) {
        if (constant.name().equals(name)) {
          return constant;
        }
      }
      String names =
          Arrays.stream(type.getEnumConstants()).map(Enum::name).collect(Collectors.joining(", "));
      throw bad(Message.of("web.one-of").with("field", field).with("values", names));
    }
  }
}
