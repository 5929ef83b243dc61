package croupier.app.table.mode;

import croupier.app.live.RememberedNames;
import croupier.hal.profile.HardwareProfile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * What the seats are called: as the command line says, else as somebody said at the unit, else by
 * their colour. No two are called alike.
 */
public final class SeatNames {
  private final HardwareProfile profile;
  private final RememberedNames remembered;
  private final List<String> names = new ArrayList<>();

  SeatNames(HardwareProfile profile, List<String> given, RememberedNames remembered) {
    this.profile = profile;
    this.remembered = remembered;
    for (int seat = 0; seat < profile.seatCount(); seat++) {
      names.add(seat < given.size() ? given.get(seat) : colour(seat));
    }
    for (int seat = given.size(); seat < names.size(); seat++) {
      String name = remembered.name(seat);
      if (!name.isEmpty() && isFree(seat, name)) {
        names.set(seat, name);
      }
    }
  }

  private String colour(int seat) {
    return profile.seats().get(seat).title();
  }

  public String of(int seat) {
    return names.get(seat);
  }

  /** What somebody has said that a seat is called; empty when it is called by its colour. */
  public String chosen(int seat) {
    return of(seat).equals(colour(seat)) ? "" : of(seat);
  }

  /** Calls a seat so from now on, or by its colour; false when another is called so already. */
  public boolean call(int seat, String name) {
    String called = name.isEmpty() ? colour(seat) : name;
    if (!isFree(seat, called)) {
      return false;
    }
    names.set(seat, called);
    try {
      remembered.set(seat, name);
    } catch (IOException e) {
      TableContext.LOG.warn("The names are not kept after this evening: {}", e.getMessage());
    }
    return true;
  }

  /** Nobody else has this name, nor a colour that is called so. */
  private boolean isFree(int seat, String name) {
    for (int other = 0; other < names.size(); other++) {
      if (other != seat && (name.equals(of(other)) || name.equals(colour(other)))) {
        return false;
      }
    }
    return true;
  }
}
