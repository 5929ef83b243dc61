/*
 * Eyes on the pins: tells what every driven line does, from the kernel's own trace of it.
 *
 *   eyes TRACE-FOLDER FIRST-NUMBER DATA CLOCK PORT
 *
 * FIRST-NUMBER is the number of the chip's line 0 in the trace. DATA and CLOCK are the lines of the
 * chain of lights; what is sent over them is told as bits, taken at the rising clock.
 *
 *   line NANOSECONDS GPIO LEVEL               another line was driven
 *   way NANOSECONDS GPIO in|out               a line changed its direction
 *   bits FIRST-NS LAST-NS EVENTS COUNT HEX    bits on the chain without a pause between them, high bit
 *                                             first, the last byte filled up with 0
 *   lost                                      the trace ran over: nothing before this can be believed
 *   now NANOSECONDS                           everything up to then has been told
 *
 * The trace is read in its binary form, a page of the ring buffer at a time; one processor only.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define PAGE 4096
#define MOST_BYTES 1024
#define PAUSE_NS 1000000
#define REST_NS 10000000
#define COMMIT_LENGTH 0xfff
#define MISSED_EVENTS 0x80000000u

static FILE *out;
static int first, data_line, clock_line;
static int value_event, direction_event;

static int level;
static unsigned char bytes[MOST_BYTES];
static int bits;
static long events;
static uint64_t bits_first, bits_last;

static void fail(const char *what) {
  fprintf(stderr, "eyes: %s: %s\n", what, strerror(errno));
  exit(1);
}

static long long now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1000000000LL + t.tv_nsec;
}

static void flush_bits(void) {
  if (events == 0) return;
  int length = (bits + 7) / 8;
  char hex[2 * MOST_BYTES + 1];
  static const char digits[] = "0123456789abcdef";
  for (int i = 0; i < length; i++) {
    hex[2 * i] = digits[bytes[i] >> 4];
    hex[2 * i + 1] = digits[bytes[i] & 15];
  }
  hex[2 * length] = 0;
  fprintf(out, "bits %llu %llu %ld %d %s\n", (unsigned long long)bits_first,
          (unsigned long long)bits_last, events, bits, hex);
  memset(bytes, 0, length);
  bits = 0;
  events = 0;
}

static void on_chain(uint64_t at, int gpio, int high) {
  if (at - bits_last > PAUSE_NS) flush_bits();
  if (events++ == 0) bits_first = at;
  bits_last = at;
  if (gpio == data_line) {
    level = high;
  } else if (high) {
    if (level) bytes[bits >> 3] |= 0x80 >> (bits & 7);
    if (++bits == 8 * MOST_BYTES) flush_bits();
  }
}

struct pin_event {
  uint16_t type;
  uint8_t flags;
  uint8_t preempt;
  int32_t pid;
  uint32_t gpio;
  int32_t second;
  int32_t third;
};

static void on_event(uint64_t at, const struct pin_event *event) {
  int gpio = (int)event->gpio - first;
  if (event->type == value_event) {
    if (event->second) return; /* somebody reads */
    if (gpio == data_line || gpio == clock_line) {
      on_chain(at, gpio, event->third);
    } else {
      flush_bits();
      fprintf(out, "line %llu %d %d\n", (unsigned long long)at, gpio, event->third);
    }
  } else if (event->type == direction_event) {
    flush_bits();
    fprintf(out, "way %llu %d %s\n", (unsigned long long)at, gpio, event->second ? "in" : "out");
  }
}

static void on_page(const unsigned char *page) {
  uint64_t at, commit;
  memcpy(&at, page, 8);
  memcpy(&commit, page + 8, 8);
  if (commit & MISSED_EVENTS) {
    fprintf(out, "lost\n");
  }
  const unsigned char *next = page + 16;
  const unsigned char *end = next + (commit & COMMIT_LENGTH);
  while (next + 4 <= end) {
    uint32_t head;
    memcpy(&head, next, 4);
    uint32_t kind = head & 31, delta = head >> 5, extra;
    memcpy(&extra, next + 4, 4);
    switch (kind) {
      case 0: /* a long event: its length follows */
        at += delta;
        next += 4 + extra;
        break;
      case 29: /* padding */
        if (delta == 0) return;
        at += delta;
        next += 4 + extra;
        break;
      case 30: /* a long time passed */
        at += delta + ((uint64_t)extra << 27);
        next += 8;
        break;
      case 31: /* the time itself */
        at = delta + ((uint64_t)extra << 27);
        next += 8;
        break;
      default:
        at += delta;
        on_event(at, (const struct pin_event *)(next + 4));
        next += 4 + 4 * kind;
    }
  }
}

static void write_file(const char *folder, const char *name, const char *text) {
  char path[256];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  int file = open(path, O_WRONLY);
  if (file < 0 || write(file, text, strlen(text)) < 0) fail(path);
  close(file);
}

/* Which number an event has, from the second line of how it is laid out. */
static int event_number(const char *folder, const char *event) {
  char path[256];
  int number = 0;
  snprintf(path, sizeof path, "%s/events/gpio/%s/format", folder, event);
  FILE *file = fopen(path, "r");
  if (file == NULL || fscanf(file, "name: %*s ID: %d", &number) != 1) fail(path);
  fclose(file);
  return number;
}

int main(int argc, char **argv) {
  if (argc != 6) {
    fprintf(stderr, "eyes TRACE-FOLDER FIRST-NUMBER DATA CLOCK PORT\n");
    return 64;
  }
  const char *trace = argv[1];
  first = atoi(argv[2]);
  data_line = atoi(argv[3]);
  clock_line = atoi(argv[4]);
  out = fopen(argv[5], "w");
  if (out == NULL) fail(argv[5]);

  value_event = event_number(trace, "gpio_value");
  direction_event = event_number(trace, "gpio_direction");
  write_file(trace, "trace_clock", "mono");
  write_file(trace, "buffer_size_kb", "16384");
  write_file(trace, "events/gpio/gpio_value/filter", "get==0");
  write_file(trace, "events/gpio/enable", "1");
  write_file(trace, "tracing_on", "1");

  char path[256];
  snprintf(path, sizeof path, "%s/per_cpu/cpu0/trace_pipe_raw", trace);
  int pipe = open(path, O_RDONLY | O_NONBLOCK);
  if (pipe < 0) fail(path);
  static unsigned char page[PAGE] __attribute__((aligned(8)));
  struct timespec rest = {0, REST_NS};
  for (;;) {
    long long before = now();
    ssize_t length = read(pipe, page, PAGE);
    if (length > 16) {
      on_page(page);
    } else if (length < 0 && errno != EAGAIN && errno != EINTR) {
      fail(path);
    } else {
      flush_bits();
      fprintf(out, "now %lld\n", before);
      fflush(out);
      nanosleep(&rest, NULL);
    }
  }
}
