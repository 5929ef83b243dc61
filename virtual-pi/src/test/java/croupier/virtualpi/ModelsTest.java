package croupier.virtualpi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.virtualpi.Disks.Overlay;
import java.nio.file.*;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("virtual-pi")
class ModelsTest {
  @ParameterizedTest
  @EnumSource
  void boots(Model model) throws Exception {
    Path folder = Path.of("target/pi/" + model).toAbsolutePath();
    Files.createDirectories(folder);
    long t = System.nanoTime();
    Overlay o = Overlay.on(Cache.disk(), folder.resolve("disk.qcow2"));
    try (VirtualPi pi = VirtualPi.boot(model, o, folder)) {
      System.out.println(model + " boot " + (System.nanoTime() - t) / 1e9);
      assertEquals(model.title(), pi.shell().run("tr -d '\\0' < /proc/device-tree/model"));
      System.out.println(pi.shell().run("gpiodetect; nproc; free -m"));
      pi.eyes().await(pi.eyes().now() + 1);
      System.out.println(pi.hands().play(new Gestures(croupier.hal.profile.HardwareProfile.standard()).tap(croupier.hal.Control.OK)));
      pi.shell().says("gpioset -t 0 -c $(gpiodetect | sed -n 's/ .pinctrl.*//p') 7=1");
      t = System.nanoTime();
      for (int i = 0; i < 10; i++) pi.shell().run("true");
      System.out.println("shell " + (System.nanoTime() - t) / 1e10);
      pi.eyes().await(pi.eyes().now() + 100_000_000);
      System.out.println((Object) pi.eyes().look(s -> s.outputs().toString()));
      if (model == Model.PI_4) {
      t = System.nanoTime();
      pi.sleep();
      System.out.println("slept " + (System.nanoTime() - t) / 1e9 + " size " + Files.size(o.file()));
      t = System.nanoTime();
      try (VirtualPi again = VirtualPi.wake(model, o.copy(folder.resolve("copy.qcow2")), folder)) {
        System.out.println("woke " + (System.nanoTime() - t) / 1e9);
      System.out.println(again.hands().play(new Gestures(croupier.hal.profile.HardwareProfile.standard()).tap(croupier.hal.Control.OK)));
      again.eyes().await(again.eyes().now() + 1);
      System.out.println(again.shell().run("systemctl --failed; uptime"));
      }
      }
    }
  }
}
