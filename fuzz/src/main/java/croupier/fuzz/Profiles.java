package croupier.fuzz;

import croupier.hal.Control;
import croupier.hal.profile.HardwareProfile;
import croupier.hal.toml.TomlMistakes;
import croupier.mock.SimulatedUnit;
import java.util.ArrayList;
import java.util.List;

/** Hardware profiles: what is taken is a unit that can be built, switched on and touched. */
final class Profiles extends TomlFiles {
  @Override
  void load(String path) throws TomlMistakes {
    HardwareProfile profile = HardwareProfile.load(path);
    for (Control control : Control.values()) {
      if (profile.has(control)) {
        profile.pushOf(control);
      }
    }
    profile.lines();
    new SimulatedUnit(profile, 1, _ -> {});
  }

  @Override
  public List<byte[]> seeds() throws Exception {
    List<byte[]> seeds = new ArrayList<>();
    for (String name : HardwareProfile.BUILT_IN) {
      seeds.addAll(wholeAndInParts(resource(HardwareProfile.class, name + ".toml")));
    }
    return seeds;
  }

  @Override
  public List<String> words() {
    return List.of(
        "\"\"\"", "'''", "[[", "]]", "0x", "inf", "1979-05-27", "\\u0000", "gpio", "spi", "bgr");
  }
}
