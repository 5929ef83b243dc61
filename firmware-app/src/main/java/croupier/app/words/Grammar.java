package croupier.app.words;

import fluent.bundle.resolver.Scope;
import fluent.functions.FluentFunction;
import fluent.functions.FluentFunctionException;
import fluent.functions.FluentFunctionFactory;
import fluent.functions.FluentImplicit;
import fluent.functions.FunctionResources;
import fluent.functions.ImplicitFormatter;
import fluent.functions.ImplicitReducer;
import fluent.functions.ResolvedParameters;
import fluent.syntax.AST.SelectExpression;
import fluent.syntax.AST.Variant;
import fluent.types.FluentCustom;
import fluent.types.FluentString;
import fluent.types.FluentValue;
import fluent.types.FluentValueFactory;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;

/**
 * What the message format asks of a language: how its numbers, plurals and lists are written, and
 * the functions that a message can use.
 *
 * <pre>
 *   { $players }              a, b and c
 *   { OR($players) }          a, b or c
 *   { COUNT($players) }       3
 *   { LIST($players, " ") }   a b c
 *   { OF($who) }              Ann's  Anns, Max'  d'Anna, de Bo  de Ann
 *   { ELIDE("que", $who) }    French: qu'Anna, que Bo
 *   { CAPITAL($card) }        as a sentence begins
 *   { DIGITS($port) }         8080, where it is no amount
 *   { FORM($card, "the") }    an attribute of another message
 * </pre>
 */
final class Grammar implements FluentFunctionFactory, FluentValueFactory, FunctionResources {
  private final Language language;

  Grammar(Language language) {
    this.language = language;
  }

  @Override
  public Locale locale() {
    return language.locale();
  }

  @Override
  public String selectCardinal(Number number) {
    return language.plural(number.longValue());
  }

  @Override
  public FunctionResources resources(Locale locale) {
    return this;
  }

  @Override
  public Set<FluentImplicit> implicits() {
    return Set.of(new Numbers(), new Joined(), new NoTime());
  }

  @Override
  public Set<FluentFunction> functions() {
    return Set.of(
        new Of("OR", asked -> language.or(asked.texts(0))),
        new Of("COUNT", asked -> (long) asked.values(0).size()),
        new Of("LIST", asked -> String.join(asked.text(1), asked.texts(0))),
        new Of("OF", asked -> of(asked.first())),
        new Of("ELIDE", asked -> elided(asked.text(0), asked.values(1).getFirst(), asked.scope())),
        new Of("CAPITAL", asked -> capital(asked.text(0))),
        new Of("DIGITS", asked -> String.valueOf(asked.first().value())),
        new Of("FORM", asked -> ((Part) asked.first()).form(asked.text(1))));
  }

  /** What an argument of a message is to the format. */
  Object argument(Object value, Words words, Words.Form form, List<String> names) {
    // No switch over types, here and below: the JVM would write a class for it at every start.
    if (value instanceof Player player) {
      return new Named(player, names);
    }
    if (value instanceof Message message) {
      return new Part(message, words, form, names);
    }
    return value instanceof List<?> all
        ? all.stream().map(each -> argument(each, words, form, names)).toList()
        : value;
  }

  @Override
  public <T> FluentValue<?> toFluentValue(T any) {
    if (any instanceof FluentValue<?> value) {
      return value;
    }
    if (any instanceof Double number) {
      return FluentString.of(language.number(number.doubleValue()));
    }
    return any instanceof Number number
        ? new Counted(number.longValue())
        : FluentString.of(any.toString());
  }

  @Override
  public <T> List<FluentValue<?>> toCollection(T in) {
    if (in instanceof Collection<?> all) {
      return all.stream().<FluentValue<?>>map(this::toFluentValue).toList();
    }
    return List.of(toFluentValue(in));
  }

  private String of(FluentValue<?> whose) {
    String text = whose.format(null);
    String known = whose instanceof Named named ? named.known() : text;
    return switch (language) {
      case ENGLISH -> text + "'s";
      case GERMAN -> text + Language.genitive(known);
      case FRENCH -> elided("de", text, known);
      case SPANISH -> "de " + text;
    };
  }

  private static String elided(String word, FluentValue<?> next, Scope scope) {
    String text = next.format(scope);
    return elided(word, text, next instanceof Named named ? named.known() : text);
  }

  private static String elided(String word, String text, String known) {
    return Language.elides(known)
        ? word.substring(0, word.length() - 1) + "'" + text
        : word + " " + text;
  }

  private static String capital(String text) {
    return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }

  /** A whole number: {@code [0]} means this very number, {@code [one]} a plural form. */
  private final class Counted extends FluentCustom<Long> {
    Counted(long number) {
      super(number);
    }

    @Override
    public String format(Scope scope) {
      return language.number(value());
    }

    @Override
    public Variant select(SelectExpression choice, ResolvedParameters params, Scope scope) {
      return choice
          .matchVariant(value().toString())
          .orElseGet(() -> choice.matchOrDefault(language.plural(value())));
    }
  }

  /** A player: a place for the name, which is filled when it is known how much room there is. */
  private static final class Named extends FluentCustom<Player> {
    private final List<String> names;

    Named(Player player, List<String> names) {
      super(player);
      this.names = names;
    }

    @Override
    public String format(Scope scope) {
      return Wording.name(value().number());
    }

    String known() {
      return value().number() < names.size() ? names.get(value().number()) : "";
    }
  }

  /** A message within another. */
  private static final class Part extends FluentCustom<Message> {
    private final Words words;
    private final Words.Form form;
    private final List<String> names;

    Part(Message message, Words words, Words.Form form, List<String> names) {
      super(message);
      this.words = words;
      this.form = form;
      this.names = names;
    }

    @Override
    public String format(Scope scope) {
      return words.render(value(), form, names);
    }

    String form(String other) {
      return words.render(value(), new Words.Form(other), names);
    }

    @Override
    public Variant select(SelectExpression choice, ResolvedParameters params, Scope scope) {
      return choice.matchOrDefault(words.kind(value()));
    }
  }

  /** What a function was given. */
  private record Given(ResolvedParameters parameters, Scope scope) {
    List<FluentValue<?>> values(int place) {
      var places = ResolvedParameters.Positional.values();
      return parameters.valueStream(places[place]).toList();
    }

    FluentValue<?> first() {
      return values(0).getFirst();
    }

    List<String> texts(int place) {
      return values(place).stream().map(value -> value.format(scope)).toList();
    }

    String text(int place) {
      return String.join("", texts(place));
    }
  }

  private final class Of implements FluentFunction {
    private final String name;
    private final Function<Given, Object> result;

    Of(String name, Function<Given, Object> result) {
      this.name = name;
      this.result = result;
    }

    @Override
    public String name() {
      return name;
    }

    @Override
    public List<FluentValue<?>> apply(ResolvedParameters parameters, Scope scope) {
      FluentFunction.ensureInput(parameters);
      return List.of(toFluentValue(result.apply(new Given(parameters, scope))));
    }
  }

  private final class Joined implements FluentImplicit, ImplicitReducer {
    @Override
    public Implicit id() {
      return Implicit.JOIN;
    }

    @Override
    public List<FluentValue<?>> apply(ResolvedParameters parameters, Scope scope) {
      return List.of(FluentString.of(reduce(parameters.valuesAll().toList(), scope)));
    }

    @Override
    public List<FluentValue<?>> select(
        SelectExpression choice, ResolvedParameters parameters, Scope scope) {
      return parameters
          .valuesAll()
          .findFirst()
          .map(value -> value.select(choice, parameters, scope).value().resolve(scope))
          .orElse(List.of());
    }

    @Override
    public String reduce(List<FluentValue<?>> values, Scope scope) {
      if (values.size() == 1) {
        return values.getFirst().format(scope);
      }
      return language.and(values.stream().map(value -> value.format(scope)).toList());
    }
  }

  /** {@link Counted} writes numbers itself; the format asks for this by name all the same. */
  private final class Numbers implements FluentImplicit, ImplicitFormatter {
    @Override
    public Implicit id() {
      return Implicit.NUMBER;
    }

    @Override
    public List<FluentValue<?>> apply(ResolvedParameters parameters, Scope scope) {
      return parameters.valuesAll().toList();
    }

    @Override
    public String format(FluentValue<?> value, Scope scope) {
      return language.number(((Number) value.value()).longValue());
    }
  }

  /** No message of ours says a time: days and hours come as numbers. */
  private static final class NoTime implements FluentImplicit {
    @Override
    public Implicit id() {
      return Implicit.TEMPORAL;
    }

    @Override
    public List<FluentValue<?>> apply(ResolvedParameters parameters, Scope scope) {
      throw FluentFunctionException.create("no message of ours says a time");
    }
  }
}
