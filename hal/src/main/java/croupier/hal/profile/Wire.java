package croupier.hal.profile;

import java.util.ArrayList;
import java.util.List;

/**
 * One line of the header and what it leads to.
 *
 * @param gpio its number
 * @param part what it leads to, for people, such as {@code dial A, push}
 * @param input whether the part tells the Pi something, and is not told
 */
public record Wire(int gpio, String part, boolean input) {
  /** All wires of a unit, part by part. */
  static List<Wire> of(HardwareProfile profile) {
    List<Wire> wires = new ArrayList<>();
    HardwareProfile.Buttons buttons = profile.buttons();
    for (int seat = 0; seat < buttons.seats().size(); seat++) {
      wires.add(in(buttons.seats().get(seat), "button of seat " + (seat + 1)));
    }
    wires.add(in(buttons.roll(), "button ROLL"));
    wires.add(in(buttons.ok(), "button OK"));
    wires.add(in(buttons.back(), "button BACK"));
    profile
        .dials()
        .ifPresent(
            dials -> {
              dial(wires, "dial A", dials.a());
              dial(wires, "dial B", dials.b());
            });
    wires.add(out(profile.chain().data(), "light chain, data"));
    wires.add(out(profile.chain().clock(), "light chain, clock"));
    profile.lcd().ifPresent(lcd -> lcd(wires, lcd));
    return wires;
  }

  private static void dial(List<Wire> wires, String name, HardwareProfile.DialPins dial) {
    wires.add(in(dial.a(), name + ", contact A"));
    wires.add(in(dial.b(), name + ", contact B"));
    wires.add(in(dial.push(), name + ", push"));
  }

  private static void lcd(List<Wire> wires, HardwareProfile.Lcd lcd) {
    wires.add(out(lcd.rs(), "LCD, RS"));
    wires.add(out(lcd.enable(), "LCD, E"));
    for (int bit = 0; bit < lcd.data().size(); bit++) {
      wires.add(out(lcd.data().get(bit), "LCD, D" + (4 + bit)));
    }
  }

  private static Wire in(int gpio, String part) {
    return new Wire(gpio, part, true);
  }

  private static Wire out(int gpio, String part) {
    return new Wire(gpio, part, false);
  }
}
