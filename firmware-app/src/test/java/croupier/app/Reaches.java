package croupier.app;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A test that goes as far as these limits, or beyond, and sees what happens there. {@link
 * LimitsTest} wants one for each.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Reaches {
  /** Their names, as {@code Limits.LINE}. */
  String[] value();
}
