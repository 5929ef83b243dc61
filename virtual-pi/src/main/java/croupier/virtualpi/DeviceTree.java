package croupier.virtualpi;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The device tree of an emulated Pi: the one that qemu makes for its plain machine, with the names
 * and the pins of a Pi, and without what would answer in their place.
 */
final class DeviceTree {
  private DeviceTree() {}

  /** Makes the tree of a model in a folder. */
  static Path of(Model model, Path folder) throws IOException {
    Path plain = folder.resolve("plain.dtb");
    Path source = folder.resolve("plain.dts");
    Path changed = folder.resolve("pi.dts");
    Path tree = folder.resolve("pi.dtb");
    // Exactly the machine that will run: the tree says how many processors and how much memory.
    Programs.run(Emulator.machine(model, ",dumpdtb=" + plain));
    Programs.run(List.of("dtc", "-q", "-I", "dtb", "-O", "dts", "-o", source + "", plain + ""));
    Files.writeString(changed, Files.readString(source) + differences(model));
    Programs.run(List.of("dtc", "-q", "-I", "dts", "-O", "dtb", "-o", tree + "", changed + ""));
    return tree;
  }

  /** What is said after the source of the plain machine, and changes it. */
  static String differences(Model model) {
    String chips =
        IntStream.range(0, model.chips().size())
            .mapToObj(number -> chip(number, model.chips().get(number)))
            .collect(Collectors.joining());
    return """

        / {
          model = "%s";
          compatible = %s;
          /delete-node/ pl061@9030000;
          /delete-node/ pl031@9010000;
          /delete-node/ gpio-keys;
          chosen {
            /delete-property/ kaslr-seed;
            /delete-property/ rng-seed;
          };
          gpio-sim {
            compatible = "gpio-simulator";
        %s  };
        };
        """
        .formatted(model.title(), quoted(model.compatible()), chips);
  }

  private static String quoted(List<String> names) {
    return names.stream().map(name -> '"' + name + '"').collect(Collectors.joining(", "));
  }

  private static String chip(int number, Model.Chip chip) {
    return """
            chip%d {
              gpio-controller;
              #gpio-cells = <2>;
              ngpios = <%d>;
              gpio-sim,label = "%s";
            };
        """
        .formatted(number, chip.lines(), chip.label());
  }
}
