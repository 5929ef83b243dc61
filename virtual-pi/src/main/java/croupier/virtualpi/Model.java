package croupier.virtualpi;

import java.util.List;

/** Which Pi is emulated, as far as a program can tell: its names, processor, memory and pins. */
public enum Model {
  PI_4(
      "Raspberry Pi 4 Model B Rev 1.4",
      List.of("raspberrypi,4-model-b", "brcm,bcm2711"),
      "cortex-a72",
      1024,
      new Chip("pinctrl-bcm2711", 58),
      new Chip("raspberrypi-exp-gpio", 8)),
  PI_5(
      "Raspberry Pi 5 Model B Rev 1.0",
      List.of("raspberrypi,5-model-b", "brcm,bcm2712"),
      "cortex-a76",
      1024,
      new Chip("gpio-brcmstb@107d508500", 32),
      new Chip("pinctrl-rp1", 54)),
  ZERO_2_W(
      "Raspberry Pi Zero 2 W Rev 1.0",
      List.of("raspberrypi,model-zero-2-w", "brcm,bcm2837"),
      "cortex-a53",
      512,
      new Chip("pinctrl-bcm2835", 54),
      new Chip("raspberrypi-exp-gpio", 8));

  /**
   * A GPIO chip.
   *
   * @param label how programs find it: its number is not the same on all models
   */
  public record Chip(String label, int lines) {
    boolean hasTheHeader() {
      return label.startsWith("pinctrl-");
    }
  }

  private final String title;
  private final List<String> compatible;
  private final String processor;
  private final int megabytes;
  private final List<Chip> chips;

  Model(String title, List<String> compatible, String processor, int megabytes, Chip... chips) {
    this.title = title;
    this.compatible = compatible;
    this.processor = processor;
    this.megabytes = megabytes;
    this.chips = List.of(chips);
  }

  /** What {@code /proc/device-tree/model} says. */
  public String title() {
    return title;
  }

  public List<String> compatible() {
    return compatible;
  }

  public String processor() {
    return processor;
  }

  public int megabytes() {
    return megabytes;
  }

  public List<Chip> chips() {
    return chips;
  }

  /** The chip with the header's pins. */
  public Chip header() {
    return chips.stream().filter(Chip::hasTheHeader).findFirst().orElseThrow();
  }
}
