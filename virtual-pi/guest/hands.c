/*
 * Hands on the simulated pins: plays scripts of edges at their times.
 *
 *   hands CHIP-FOLDER PORT
 *
 * Reads from PORT      play COUNT, then COUNT lines of MICROSECONDS GPIO LEVEL, earliest first
 * Writes to PORT       COUNT lines of NANOSECONDS, when each edge was made (CLOCK_MONOTONIC), then done
 *
 * A contact is made by changing the pull of its line, which is what the simulated chip reads as its
 * level. The pace is kept by the clock, never by counting: a late edge does not make the next one
 * late.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#define LINES 64
#define MOST_EDGES 200000
#define SPIN_NS 100000
#define REST_NS 20000000
#define LEAD_NS 2000000

struct edge {
  long long at;
  int gpio;
  int high;
};

static struct edge script[MOST_EDGES];
static long long made[MOST_EDGES];
static int pulls[LINES];

static void fail(const char *what) {
  fprintf(stderr, "hands: %s: %s\n", what, strerror(errno));
  exit(1);
}

static long long now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1000000000LL + t.tv_nsec;
}

static int pull_of(const char *chip, int gpio) {
  if (gpio < 0 || gpio >= LINES) {
    errno = EINVAL;
    fail("a line");
  }
  if (pulls[gpio] == 0) {
    char path[256];
    snprintf(path, sizeof path, "%s/sim_gpio%d/pull", chip, gpio);
    pulls[gpio] = open(path, O_WRONLY);
    if (pulls[gpio] < 0) fail(path);
  }
  return pulls[gpio];
}

static void wait_until(long long at) {
  if (at - now() > SPIN_NS) {
    long long wake = at - SPIN_NS;
    struct timespec t = {wake / 1000000000LL, wake % 1000000000LL};
    while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &t, NULL) == EINTR) {
    }
  }
  while (now() < at) {
  }
}

static void play(const char *chip, int count) {
  for (int i = 0; i < count; i++) pull_of(chip, script[i].gpio);
  long long start = now() + LEAD_NS;
  for (int i = 0; i < count; i++) {
    const char *pull = script[i].high ? "pull-up" : "pull-down";
    wait_until(start + script[i].at);
    made[i] = now();
    if (pwrite(pulls[script[i].gpio], pull, strlen(pull), 0) < 0) fail("a pull");
  }
}

/* The port reads as ended while nobody is at its other side. */
static void nobody_speaks(FILE *in) {
  if (!feof(in)) {
    errno = EINVAL;
    fail("a command");
  }
  clearerr(in);
  struct timespec rest = {0, REST_NS};
  nanosleep(&rest, NULL);
}

int main(int argc, char **argv) {
  if (argc != 3) {
    fprintf(stderr, "hands CHIP-FOLDER PORT\n");
    return 64;
  }
  FILE *in = fopen(argv[2], "r+");
  if (in == NULL) fail(argv[2]);
  FILE *out = fdopen(dup(fileno(in)), "w");
  mlockall(MCL_CURRENT);
  for (;;) {
    int count;
    if (fscanf(in, " play %d", &count) != 1) {
      nobody_speaks(in);
      continue;
    }
    if (count < 0 || count > MOST_EDGES) {
      errno = E2BIG;
      fail("a script");
    }
    for (int i = 0; i < count; i++) {
      long long us;
      if (fscanf(in, "%lld %d %d", &us, &script[i].gpio, &script[i].high) != 3) {
        errno = EINVAL;
        fail("a script");
      }
      script[i].at = us * 1000;
    }
    play(argv[1], count);
    for (int i = 0; i < count; i++) fprintf(out, "%lld\n", made[i]);
    fprintf(out, "done\n");
    fflush(out);
  }
  return 0;
}
