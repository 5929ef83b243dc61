package croupier.app.flight;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

/**
 * The signal by which somebody asks a unit that is running for its flight record: SIGUSR1, as
 * SIGQUIT is the JVM's own, which tells by it where all threads are. A system without it has none.
 */
public final class FlightSignal {
  private static final String NAME = "USR1";

  private FlightSignal() {}

  /**
   * From now on this is run for each such signal, on a thread of the JVM's own. Called by name: the
   * compiler has a warning for this part of the JDK that nothing can turn off.
   */
  public static void runs(Runnable what) {
    try {
      Class<?> signal = Class.forName("sun.misc.Signal");
      Class<?> handler = Class.forName("sun.misc.SignalHandler");
      Object runs =
          Proxy.newProxyInstance(
              handler.getClassLoader(),
              new Class<?>[] {handler},
              (_, asked, _) -> run(asked, what));
      signal
          .getMethod("handle", signal, handler)
          .invoke(null, signal.getConstructor(String.class).newInstance(NAME), runs);
    } catch (ReflectiveOperationException _) {
      // There is no such signal here.
    }
  }

  private static Object run(Method asked, Runnable what) {
    if (asked.getName().equals("handle")) {
      what.run();
    }
    return null;
  }
}
