package croupier.engine;

import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * How a component of a record is read: as if somebody had written {@code Bid::amount}. That is made
 * once a component and costs what a call costs, unlike reflection.
 */
final class RecordReading {
  private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

  private RecordReading() {}

  @SuppressWarnings("unchecked")
  static ToIntFunction<Record> number(RecordComponent component) {
    return (ToIntFunction<Record>) made(component, ToIntFunction.class, "applyAsInt", int.class);
  }

  @SuppressWarnings("unchecked")
  static Predicate<Record> flag(RecordComponent component) {
    return (Predicate<Record>) made(component, Predicate.class, "test", boolean.class);
  }

  @SuppressWarnings("unchecked")
  static Function<Record, Object> thing(RecordComponent component) {
    return (Function<Record, Object>) made(component, Function.class, "apply", Object.class);
  }

  private static Object made(
      RecordComponent component, Class<?> wanted, String method, Class<?> result) {
    try {
      MethodHandle accessor = LOOKUP.unreflect(component.getAccessor());
      return LambdaMetafactory.metafactory(
              LOOKUP,
              method,
              MethodType.methodType(wanted),
              MethodType.methodType(result, Object.class),
              accessor,
              accessor.type())
          .getTarget()
          .invoke();
    } catch (Throwable e) {
      throw new IllegalStateException("records of the engine are public", e);
    }
  }
}
