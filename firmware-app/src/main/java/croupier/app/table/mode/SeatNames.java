package croupier.app.table.mode;

import croupier.app.live.RememberedNames;
import croupier.app.words.Language;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.hal.Hue;
import croupier.hal.profile.HardwareProfile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * What the seats are called: as the command line says, else as somebody said at the unit, else by
 * their colour. No two are called alike.
 */
public final class SeatNames {
  private static final List<String> BOTS = List.of("Bit", "Chip", "Dot", "Gizmo", "Pixel", "Zap");

  private final HardwareProfile profile;
  private final RememberedNames remembered;
  private final Supplier<Words> words;

  /** Empty where a seat is called by its colour. */
  private final List<String> names = new ArrayList<>();

  SeatNames(
      HardwareProfile profile,
      List<String> given,
      RememberedNames remembered,
      Supplier<Words> words) {
    this.profile = profile;
    this.remembered = remembered;
    this.words = words;
    for (int seat = 0; seat < profile.seatCount(); seat++) {
      names.add(seat < given.size() ? given.get(seat) : "");
    }
    for (int seat = given.size(); seat < names.size(); seat++) {
      String name = remembered.name(seat);
      if (!name.isEmpty() && isFree(seat, name)) {
        names.set(seat, name);
      }
    }
  }

  /** What a seat of this colour is called. */
  public static Message colour(Hue hue) {
    return Message.of("menu.colour-" + hue.name().toLowerCase(Locale.ROOT).replace('_', '-'));
  }

  private String colour(int seat, Words words) {
    return words.say(colour(profile.seats().get(seat)));
  }

  public String of(int seat) {
    return names.get(seat).isEmpty() ? colour(seat, words.get()) : names.get(seat);
  }

  /**
   * What a bot at a seat is called, in every language: short, and as nobody else at this table.
   * After its own name it is called by numbers that are no other seat's.
   */
  String ofBot(int seat) {
    String name = BOTS.get(seat % BOTS.size());
    for (int number = seat + 1; isTaken(name); number += names.size()) {
      name = "Bot " + number;
    }
    return name;
  }

  /** What a program at a seat is called: by its own name, if nobody else can be called so. */
  String ofProgram(int seat, String name) {
    boolean free =
        !name.isBlank()
            && !isTaken(name)
            && BOTS.stream().noneMatch(name::equalsIgnoreCase)
            && IntStream.range(0, names.size()).noneMatch(other -> isColour(other, name));
    return free ? name : ofBot(seat);
  }

  private boolean isTaken(String name) {
    return names.stream().anyMatch(name::equalsIgnoreCase);
  }

  /** What somebody has said that a seat is called; empty when it is called by its colour. */
  public String chosen(int seat) {
    return names.get(seat);
  }

  /**
   * A name that somebody plays with at a seat, as it is said now: a colour has one in each
   * language.
   */
  String spoken(int seat, String name) {
    return isColour(seat, name) ? colour(seat, words.get()) : name;
  }

  /** Calls a seat so from now on, or by its colour; false when another is called so already. */
  public boolean call(int seat, String name) {
    String called = name.equals(colour(seat, words.get())) ? "" : name;
    if (!isFree(seat, called.isEmpty() ? colour(seat, words.get()) : called)) {
      return false;
    }
    names.set(seat, called);
    try {
      remembered.set(seat, called);
    } catch (IOException e) {
      TableContext.LOG.warn("The names are not kept after this evening: {}", e.getMessage());
    }
    return true;
  }

  /**
   * Nobody else has this name, nor a colour that is called so: in no language, because another may
   * be spoken tomorrow.
   */
  private boolean isFree(int seat, String name) {
    for (int other = 0; other < names.size(); other++) {
      if (other != seat && (name.equals(names.get(other)) || isColour(other, name))) {
        return false;
      }
    }
    return true;
  }

  private boolean isColour(int seat, String name) {
    return Arrays.stream(Language.values())
        .anyMatch(language -> name.equals(colour(seat, Words.of(language))));
  }
}
