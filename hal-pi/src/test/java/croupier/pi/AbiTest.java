package croupier.pi;

import static java.lang.foreign.MemoryLayout.PathElement.groupElement;
import static java.lang.foreign.MemoryLayout.sequenceLayout;
import static java.lang.foreign.MemoryLayout.structLayout;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.lang.foreign.MemoryLayout;
import java.lang.foreign.StructLayout;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The numbers of the kernel's structures, against their text and against a C compiler. */
class AbiTest {
  private static final MemoryLayout NAME = sequenceLayout(Abi.NAME, JAVA_BYTE);
  private static final StructLayout CHIP_INFO =
      structLayout(NAME.withName("name"), NAME.withName("label"), JAVA_INT.withName("lines"));
  private static final StructLayout ATTRIBUTE =
      structLayout(
          JAVA_INT.withName("id"), JAVA_INT.withName("padding"), JAVA_LONG.withName("flags"));
  private static final StructLayout LINE_INFO =
      structLayout(
          NAME.withName("name"),
          NAME.withName("consumer"),
          JAVA_INT.withName("offset"),
          JAVA_INT.withName("num_attrs"),
          JAVA_LONG.withName("flags"),
          sequenceLayout(Abi.MOST_ATTRIBUTES, ATTRIBUTE).withName("attrs"),
          sequenceLayout(4, JAVA_INT).withName("padding"));
  private static final StructLayout CONFIG =
      structLayout(
          JAVA_LONG.withName("flags"),
          JAVA_INT.withName("num_attrs"),
          sequenceLayout(5, JAVA_INT).withName("padding"),
          sequenceLayout(
                  Abi.MOST_ATTRIBUTES,
                  structLayout(ATTRIBUTE.withName("attr"), JAVA_LONG.withName("mask")))
              .withName("attrs"));
  private static final StructLayout LINE_REQUEST =
      structLayout(
          sequenceLayout(Abi.MOST_LINES, JAVA_INT).withName("offsets"),
          NAME.withName("consumer"),
          CONFIG.withName("config"),
          JAVA_INT.withName("num_lines"),
          JAVA_INT.withName("event_buffer_size"),
          sequenceLayout(5, JAVA_INT).withName("padding"),
          JAVA_INT.withName("fd"));
  private static final StructLayout VALUES =
      structLayout(JAVA_LONG.withName("bits"), JAVA_LONG.withName("mask"));
  private static final StructLayout EVENT =
      structLayout(
          JAVA_LONG.withName("timestamp_ns"),
          JAVA_INT.withName("id"),
          JAVA_INT.withName("offset"),
          JAVA_INT.withName("seqno"),
          JAVA_INT.withName("line_seqno"),
          sequenceLayout(6, JAVA_INT).withName("padding"));
  private static final StructLayout POLLED =
      structLayout(
          JAVA_INT.withName("fd"), JAVA_SHORT.withName("events"), JAVA_SHORT.withName("revents"));

  /** Read off linux/gpio.h, as the kernel documents them. */
  private static final String PROGRAM =
      """
      #include <linux/gpio.h>
      #include <poll.h>
      #include <stddef.h>
      #include <stdio.h>
      #define SAY(x) printf("%lu ", (unsigned long) (x))
      int main(void) {
        SAY(sizeof(struct gpiochip_info)); SAY(offsetof(struct gpiochip_info, label));
        SAY(offsetof(struct gpiochip_info, lines));
        SAY(sizeof(struct gpio_v2_line_info)); SAY(offsetof(struct gpio_v2_line_info, consumer));
        SAY(offsetof(struct gpio_v2_line_info, offset));
        SAY(offsetof(struct gpio_v2_line_info, flags));
        SAY(sizeof(struct gpio_v2_line_request));
        SAY(offsetof(struct gpio_v2_line_request, offsets));
        SAY(offsetof(struct gpio_v2_line_request, consumer));
        SAY(offsetof(struct gpio_v2_line_request, config.flags));
        SAY(offsetof(struct gpio_v2_line_request, num_lines));
        SAY(offsetof(struct gpio_v2_line_request, event_buffer_size));
        SAY(offsetof(struct gpio_v2_line_request, fd));
        SAY(sizeof(struct gpio_v2_line_values)); SAY(offsetof(struct gpio_v2_line_values, bits));
        SAY(offsetof(struct gpio_v2_line_values, mask));
        SAY(sizeof(struct gpio_v2_line_event));
        SAY(offsetof(struct gpio_v2_line_event, timestamp_ns));
        SAY(offsetof(struct gpio_v2_line_event, id));
        SAY(offsetof(struct gpio_v2_line_event, offset));
        SAY(offsetof(struct gpio_v2_line_event, seqno));
        SAY(offsetof(struct gpio_v2_line_event, line_seqno));
        SAY(sizeof(struct pollfd)); SAY(offsetof(struct pollfd, fd));
        SAY(offsetof(struct pollfd, events)); SAY(offsetof(struct pollfd, revents));
        SAY(GPIO_GET_CHIPINFO_IOCTL); SAY(GPIO_V2_GET_LINEINFO_IOCTL);
        SAY(GPIO_V2_GET_LINE_IOCTL); SAY(GPIO_V2_LINE_GET_VALUES_IOCTL);
        SAY(GPIO_V2_LINE_SET_VALUES_IOCTL);
        SAY(GPIO_V2_LINE_FLAG_USED); SAY(GPIO_V2_LINE_FLAG_INPUT); SAY(GPIO_V2_LINE_FLAG_OUTPUT);
        SAY(GPIO_V2_LINE_FLAG_EDGE_RISING); SAY(GPIO_V2_LINE_FLAG_EDGE_FALLING);
        SAY(GPIO_V2_LINE_FLAG_BIAS_PULL_UP); SAY(GPIO_V2_LINE_FLAG_BIAS_PULL_DOWN);
        SAY(GPIO_V2_LINE_EVENT_RISING_EDGE); SAY(POLLIN); SAY(POLLERR | POLLHUP | POLLNVAL);
        SAY(GPIO_MAX_NAME_SIZE); SAY(GPIO_V2_LINES_MAX); SAY(GPIO_V2_LINE_NUM_ATTRS_MAX);
        return 0;
      }
      """;

  private static final List<Long> OURS =
      Stream.of(
              Abi.ChipInfo.BYTES,
              Abi.ChipInfo.LABEL,
              Abi.ChipInfo.LINES,
              Abi.LineInfo.BYTES,
              Abi.LineInfo.CONSUMER,
              Abi.LineInfo.OFFSET,
              Abi.LineInfo.FLAGS,
              Abi.LineRequest.BYTES,
              Abi.LineRequest.OFFSETS,
              Abi.LineRequest.CONSUMER,
              Abi.LineRequest.FLAGS,
              Abi.LineRequest.LINES,
              Abi.LineRequest.EVENT_BUFFER,
              Abi.LineRequest.FILE,
              Abi.LineValues.BYTES,
              Abi.LineValues.BITS,
              Abi.LineValues.MASK,
              Abi.LineEvent.BYTES,
              Abi.LineEvent.NANOS,
              Abi.LineEvent.KIND,
              Abi.LineEvent.OFFSET,
              Abi.LineEvent.NUMBER,
              Abi.LineEvent.LINE_NUMBER,
              Abi.Polled.BYTES,
              Abi.Polled.FILE,
              Abi.Polled.WANTED,
              Abi.Polled.SEEN,
              Abi.ChipInfo.REQUEST,
              Abi.LineInfo.REQUEST,
              Abi.LineRequest.REQUEST,
              Abi.LineValues.GET,
              Abi.LineValues.SET,
              Abi.Flag.USED,
              Abi.Flag.INPUT,
              Abi.Flag.OUTPUT,
              Abi.Flag.RISING,
              Abi.Flag.FALLING,
              Abi.Flag.PULL_UP,
              Abi.Flag.PULL_DOWN,
              Abi.LineEvent.RISING,
              Abi.Polled.READABLE,
              Abi.Polled.GONE,
              Abi.NAME,
              Abi.MOST_LINES,
              Abi.MOST_ATTRIBUTES)
          .map(number -> number.longValue() & 0xffff_ffffL)
          .toList();

  @TempDir Path folder;

  private static void at(long ours, StructLayout structure, String... path) {
    MemoryLayout.PathElement[] steps =
        Stream.of(path)
            .map(MemoryLayout.PathElement::groupElement)
            .toArray(MemoryLayout.PathElement[]::new);
    assertEquals(structure.byteOffset(steps), ours, String.join(".", path));
  }

  @Test
  void theSizesAreThoseThatTheKernelDocuments() {
    assertEquals(68, CHIP_INFO.byteSize());
    assertEquals(256, LINE_INFO.byteSize());
    assertEquals(272, CONFIG.byteSize());
    assertEquals(592, LINE_REQUEST.byteSize());
    assertEquals(16, VALUES.byteSize());
    assertEquals(48, EVENT.byteSize());
    assertEquals(8, POLLED.byteSize());
    assertEquals(CHIP_INFO.byteSize(), Abi.ChipInfo.BYTES);
    assertEquals(LINE_INFO.byteSize(), Abi.LineInfo.BYTES);
    assertEquals(LINE_REQUEST.byteSize(), Abi.LineRequest.BYTES);
    assertEquals(VALUES.byteSize(), Abi.LineValues.BYTES);
    assertEquals(EVENT.byteSize(), Abi.LineEvent.BYTES);
    assertEquals(POLLED.byteSize(), Abi.Polled.BYTES);
  }

  @Test
  void everyFieldIsWhereTheStructureSays() {
    at(Abi.ChipInfo.LABEL, CHIP_INFO, "label");
    at(Abi.ChipInfo.LINES, CHIP_INFO, "lines");
    at(Abi.LineInfo.CONSUMER, LINE_INFO, "consumer");
    at(Abi.LineInfo.OFFSET, LINE_INFO, "offset");
    at(Abi.LineInfo.FLAGS, LINE_INFO, "flags");
    at(Abi.LineRequest.OFFSETS, LINE_REQUEST, "offsets");
    at(Abi.LineRequest.CONSUMER, LINE_REQUEST, "consumer");
    at(Abi.LineRequest.FLAGS, LINE_REQUEST, "config", "flags");
    at(Abi.LineRequest.LINES, LINE_REQUEST, "num_lines");
    at(Abi.LineRequest.EVENT_BUFFER, LINE_REQUEST, "event_buffer_size");
    at(Abi.LineRequest.FILE, LINE_REQUEST, "fd");
    at(Abi.LineValues.BITS, VALUES, "bits");
    at(Abi.LineValues.MASK, VALUES, "mask");
    at(Abi.LineEvent.NANOS, EVENT, "timestamp_ns");
    at(Abi.LineEvent.KIND, EVENT, "id");
    at(Abi.LineEvent.OFFSET, EVENT, "offset");
    at(Abi.LineEvent.NUMBER, EVENT, "seqno");
    at(Abi.LineEvent.LINE_NUMBER, EVENT, "line_seqno");
    at(Abi.Polled.WANTED, POLLED, "events");
    at(Abi.Polled.SEEN, POLLED, "revents");
    assertEquals(0, POLLED.byteOffset(groupElement("fd")));
  }

  @Test
  void aCompilerSaysTheSame() throws Exception {
    assumeTrue(Files.isReadable(Path.of("/usr/include/linux/gpio.h")), "no kernel headers here");
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/cc")), "no C compiler here");
    Path source = Files.writeString(folder.resolve("abi.c"), PROGRAM);
    Path program = folder.resolve("abi");
    Process compiler =
        new ProcessBuilder("/usr/bin/cc", "-o", program.toString(), source.toString())
            .redirectErrorStream(true)
            .start();
    String complaints =
        new String(compiler.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, compiler.waitFor(), complaints);
    Process run = new ProcessBuilder(program.toString()).start();
    String said = new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(OURS, Stream.of(said.strip().split(" ")).map(Long::valueOf).toList());
  }
}
