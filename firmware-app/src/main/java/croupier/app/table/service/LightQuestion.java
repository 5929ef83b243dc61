package croupier.app.table.service;

import croupier.app.words.Message;
import croupier.hal.Hue;
import croupier.hal.profile.HardwareProfile;
import croupier.hal.profile.HardwareProfile.ChainPart;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiPredicate;

/**
 * Something that the service check asks about the lights: whether they are as they should be, at
 * once or one stop after the other.
 *
 * <p>All questions together tell every light from every other one: the parts of a kind light one
 * after the other, and then each light of a part, in all parts of the kind at the same time. So no
 * two lights can be swapped without being seen, and nobody has to look at 165 lights one by one.
 *
 * @param title the first line of the display
 * @param asked the second line, which alone can be asked again; all of it for the pages
 * @param wrong what a light is that is not as it should be
 * @param ofLights whether single lights can be wrong, and not only whole parts
 * @param stops what is lit; more than one are walked through
 */
record LightQuestion(
    Message title, Message asked, Message wrong, boolean ofLights, List<Stop> stops) {
  private static final List<Hue> COLOURS = List.of(Hue.RED, Hue.GREEN, Hue.DARK_BLUE);
  private static final Message NOT_THERE = Message.of("service.wrong-not-there");

  /**
   * What is lit at the same time.
   *
   * @param label null where there is nothing to walk through
   */
  record Stop(Message label, List<Spot> spots) {
    Stop {
      spots = List.copyOf(spots);
    }
  }

  LightQuestion {
    stops = List.copyOf(stops);
  }

  /** All that there is to ask about the lights of a unit, and nothing about those it lacks. */
  static List<LightQuestion> of(HardwareProfile profile) {
    List<LitPart> parts = LitPart.of(profile.chain());
    List<LitPart> dice = only(parts, ChainPart.DICE);
    List<LitPart> trackers = only(parts, ChainPart.TRACKERS);
    List<LitPart> halos = only(parts, ChainPart.HALOS);
    List<LightQuestion> questions = new ArrayList<>();
    if (!parts.isEmpty()) {
      COLOURS.forEach(hue -> questions.add(colour(parts, hue)));
    }
    if (!dice.isEmpty()) {
      questions.add(diceInOrder(dice));
      questions.add(diceRowByRow(dice));
    }
    if (!trackers.isEmpty() || !halos.isEmpty()) {
      questions.add(seats(profile.seats(), trackers, halos));
    }
    if (!trackers.isEmpty()) {
      questions.add(trackers(trackers));
    }
    only(parts, ChainPart.DIALS).forEach(dial -> questions.add(dial(dial)));
    return questions;
  }

  private static List<LitPart> only(List<LitPart> parts, ChainPart kind) {
    return parts.stream().filter(part -> part.kind() == kind).toList();
  }

  /** The hoods stay dark: their lights have one colour only. */
  private static LightQuestion colour(List<LitPart> parts, Hue hue) {
    String name = hue.name().toLowerCase(Locale.ROOT).replace('_', '-');
    return new LightQuestion(
        Message.of("service.title-all"),
        Message.of("service.ask-all-" + name),
        Message.of("service.wrong-not-" + name),
        true,
        List.of(new Stop(null, spots(parts, hue, (part, light) -> !part.isHooded(light)))));
  }

  private static LightQuestion diceInOrder(List<LitPart> dice) {
    List<Stop> stops = new ArrayList<>();
    for (LitPart die : dice) {
      stops.add(
          new Stop(
              label("service.stop-die", stops, dice.size()),
              spots(List.of(die), Hue.WHITE, (_, _) -> true)));
    }
    return new LightQuestion(
        Message.of("service.title-dice"), Message.of("service.ask-dice"), NOT_THERE, false, stops);
  }

  private static LightQuestion diceRowByRow(List<LitPart> dice) {
    return new LightQuestion(
        Message.of("service.title-rows"),
        Message.of("service.ask-rows"),
        NOT_THERE,
        true,
        oneByOne(dice));
  }

  private static LightQuestion seats(List<Hue> seats, List<LitPart> trackers, List<LitPart> halos) {
    int count = Math.max(trackers.size(), halos.size());
    List<Stop> stops = new ArrayList<>();
    for (int seat = 0; seat < count; seat++) {
      List<LitPart> its = new ArrayList<>();
      if (seat < trackers.size()) {
        its.add(trackers.get(seat));
      }
      if (seat < halos.size()) {
        its.add(halos.get(seat));
      }
      stops.add(
          new Stop(
              label("service.stop-seat", stops, count),
              spots(its, seats.get(seat), (_, _) -> true)));
    }
    String its =
        trackers.isEmpty()
            ? "service.ask-halos"
            : halos.isEmpty() ? "service.ask-trackers" : "service.ask-seats";
    return new LightQuestion(
        Message.of("service.title-seats"), Message.of(its), NOT_THERE, false, stops);
  }

  private static LightQuestion trackers(List<LitPart> trackers) {
    return new LightQuestion(
        Message.of("service.title-outward"),
        Message.of("service.ask-outward"),
        NOT_THERE,
        true,
        oneByOne(trackers));
  }

  private static LightQuestion dial(LitPart dial) {
    return new LightQuestion(
        Message.of("service.title-dial").with("part", dial.name()),
        Message.of("service.ask-dial").with("part", dial.name()),
        NOT_THERE,
        true,
        oneByOne(List.of(dial)));
  }

  /** A light walks through all these parts at the same time. */
  private static List<Stop> oneByOne(List<LitPart> alike) {
    LitPart first = alike.getFirst();
    List<Stop> stops = new ArrayList<>();
    for (int lit = 0; lit < first.lights(); lit++) {
      int at = lit;
      stops.add(
          new Stop(
              first.kind() == ChainPart.DIALS
                  ? first.light(at)
                  : label("service.stop-light", stops, first.lights()),
              spots(alike, Hue.WHITE, (_, light) -> light == at)));
    }
    return stops;
  }

  private static Message label(String what, List<Stop> before, int of) {
    return Message.of(what).with("at", before.size() + 1).with("of", of);
  }

  private static List<Spot> spots(List<LitPart> parts, Hue hue, BiPredicate<LitPart, Integer> lit) {
    List<Spot> spots = new ArrayList<>();
    for (LitPart part : parts) {
      for (int light = 0; light < part.lights(); light++) {
        if (lit.test(part, light)) {
          spots.add(new Spot(part, light, hue));
        }
      }
    }
    return spots;
  }

  boolean walks() {
    return stops.size() > 1;
  }

  /** Which parts it is about. */
  List<LitPart> parts() {
    return stops.stream()
        .flatMap(stop -> stop.spots().stream())
        .map(Spot::part)
        .distinct()
        .toList();
  }

  /** Which lights of a part it is about. */
  List<Spot> spots(LitPart part) {
    return stops.stream()
        .flatMap(stop -> stop.spots().stream())
        .filter(spot -> spot.part().equals(part))
        .toList();
  }
}
