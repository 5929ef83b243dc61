package croupier.app.web;

/**
 * Takes the touches of all pages. Called from the server's threads, one call at a time and in the
 * order in which the hands moved; it must not wait, so put the touch in a queue and return.
 *
 * <p>Every {@code DOWN} is followed by its {@code UP}, even when the page that pressed is gone.
 */
@FunctionalInterface
public interface TouchListener {
  void touch(Touch touch);
}
