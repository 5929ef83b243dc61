package croupier.pi;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The calls themselves, on whatever Linux this is. */
@EnabledOnOs(OS.LINUX)
class LinuxTest {
  @TempDir Path folder;
  private final Kernel linux = new Linux();

  @Test
  void whatIsRefusedSaysWhyAsACodeAndInWords() {
    Kernel.Refused refused =
        assertThrows(Kernel.Refused.class, () -> linux.open(folder.resolve("nothing").toString()));
    assertEquals(Kernel.Refused.NO_SUCH_FILE, refused.code());
    assertTrue(refused.getMessage().startsWith("No such file"), refused.getMessage());
  }

  @Test
  void aDeviceIsOpenedReadAndClosed() throws Exception {
    int zero = linux.open("/dev/zero");
    try (Arena arena = Arena.ofConfined()) {
      assertEquals(16, linux.read(zero, arena.allocate(16)));
    }
    linux.close(zero);
    assertThrows(Kernel.Refused.class, () -> linux.read(zero, Arena.ofAuto().allocate(JAVA_LONG)));
  }

  @Test
  void aRequestThatADeviceDoesNotKnowIsRefused() throws Exception {
    int zero = linux.open("/dev/zero");
    Kernel.Refused refused =
        assertThrows(
            Kernel.Refused.class,
            () ->
                linux.control(
                    zero, Abi.ChipInfo.REQUEST, Arena.ofAuto().allocate(Abi.ChipInfo.BYTES)));
    assertEquals(25, refused.code(), "ENOTTY");
    linux.close(zero);
  }

  @Test
  void aBellEndsTheWaitingAndAnUnrungOneDoesNot() throws Exception {
    int bell = linux.bell();
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment polled = arena.allocate(Abi.Polled.BYTES, 8);
      polled.set(JAVA_INT, Abi.Polled.FILE, bell);
      polled.set(JAVA_SHORT, Abi.Polled.WANTED, Abi.Polled.READABLE);
      assertEquals(0, linux.poll(polled, 1, 1_000_000));
      MemorySegment ring = arena.allocate(JAVA_LONG);
      ring.set(JAVA_LONG, 0, 1);
      linux.write(bell, ring, Long.BYTES);
      assertEquals(1, linux.poll(polled, 1, Long.MAX_VALUE));
      assertEquals(Abi.Polled.READABLE, polled.get(JAVA_SHORT, Abi.Polled.SEEN));
    }
    linux.close(bell);
  }

  @Test
  void aSocketThatNobodyHearsIsRefused() {
    String nobody = folder.resolve("nobody").toString();
    assertEquals(Kernel.Refused.NO_SUCH_FILE, refused(nobody).code());
    assertEquals(111, refused("@nobody-is-here").code(), "ECONNREFUSED");
    for (String unfit : List.of("", "/" + "x".repeat(107))) {
      assertEquals("the address is empty or too long", refused(unfit).getMessage());
    }
    assertTrue(refused("/" + "x".repeat(106)).getMessage().startsWith("No such file"));
  }

  @Test
  void aSocketThatNobodyHearsIsClosed() {
    int before = openFiles();
    for (int i = 0; i < 300; i++) {
      refused("@nobody-is-here");
    }
    assertTrue(openFiles() < before + 150, "others may open some meanwhile, but not so many");
  }

  private static int openFiles() {
    return new File("/proc/self/fd").list().length;
  }

  private Kernel.Refused refused(String address) {
    return assertThrows(Kernel.Refused.class, () -> linux.datagramsTo(address));
  }
}
