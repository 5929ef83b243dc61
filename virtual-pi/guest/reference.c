/*
 * What the firmware does with its lines, done in C, to measure it against:
 *
 *   reference write CHIP DATA CLOCK TIMES HEX HEX
 *       sends two frames in turn
 *   reference press CHIP BUTTON DATA CLOCK TIMES HEX HEX
 *       sends the next of two frames whenever the button goes down
 *
 * As the firmware, it asks for each output line by itself, drives the data line only when its bit
 * changes, and hears edges through the kernel's line events.
 */
#include <errno.h>
#include <fcntl.h>
#include <linux/gpio.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

#define MOST_BYTES 2048
#define PAUSE_NS 50000000

static int data_line, clock_line;
static int data_level = -1;

struct frame {
  int length;
  unsigned char bytes[MOST_BYTES];
};

static void fail(const char *what) {
  fprintf(stderr, "reference: %s: %s\n", what, strerror(errno));
  exit(1);
}

static int line(int chip, int offset, unsigned long long flags) {
  struct gpio_v2_line_request request;
  memset(&request, 0, sizeof request);
  request.offsets[0] = offset;
  request.num_lines = 1;
  request.config.flags = flags;
  strcpy(request.consumer, "reference");
  if (ioctl(chip, GPIO_V2_GET_LINE_IOCTL, &request) < 0) fail("a line");
  return request.fd;
}

static void set(int fd, int high) {
  struct gpio_v2_line_values values = {.bits = high, .mask = 1};
  if (ioctl(fd, GPIO_V2_LINE_SET_VALUES_IOCTL, &values) < 0) fail("a level");
}

static void send(const struct frame *frame) {
  for (int i = 0; i < frame->length; i++) {
    for (int bit = 7; bit >= 0; bit--) {
      int wanted = frame->bytes[i] >> bit & 1;
      if (wanted != data_level) {
        set(data_line, wanted);
        data_level = wanted;
      }
      set(clock_line, 1);
      set(clock_line, 0);
    }
  }
}

static void read_frame(struct frame *frame, const char *hex) {
  frame->length = (int)strlen(hex) / 2;
  if (frame->length > MOST_BYTES) {
    errno = E2BIG;
    fail("a frame");
  }
  for (int i = 0; i < frame->length; i++) {
    unsigned octet;
    if (sscanf(hex + 2 * i, "%2x", &octet) != 1) fail("a frame");
    frame->bytes[i] = octet;
  }
}

int main(int argc, char **argv) {
  int press = argc == 9 && strcmp(argv[1], "press") == 0;
  if (!press && (argc != 8 || strcmp(argv[1], "write") != 0)) {
    fprintf(stderr, "reference write|press CHIP [BUTTON] DATA CLOCK TIMES HEX HEX\n");
    return 64;
  }
  int chip = open(argv[2], O_RDWR);
  if (chip < 0) fail(argv[2]);
  char **rest = argv + (press ? 4 : 3);
  static struct frame frames[2];
  data_line = line(chip, atoi(rest[0]), GPIO_V2_LINE_FLAG_OUTPUT);
  clock_line = line(chip, atoi(rest[1]), GPIO_V2_LINE_FLAG_OUTPUT);
  int times = atoi(rest[2]);
  read_frame(&frames[0], rest[3]);
  read_frame(&frames[1], rest[4]);
  int button = press ? line(chip, atoi(argv[3]),
                            GPIO_V2_LINE_FLAG_INPUT | GPIO_V2_LINE_FLAG_EDGE_FALLING |
                                GPIO_V2_LINE_FLAG_BIAS_PULL_UP)
                     : -1;
  printf("ready\n");
  fflush(stdout);
  struct timespec pause = {0, PAUSE_NS};
  for (int i = 0; i < times; i++) {
    struct gpio_v2_line_event event;
    if (press) {
      if (read(button, &event, sizeof event) != sizeof event) fail("an edge");
    } else {
      nanosleep(&pause, NULL);
    }
    send(&frames[i & 1]);
  }
  return 0;
}
