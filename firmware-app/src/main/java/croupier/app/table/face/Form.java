package croupier.app.table.face;

import croupier.app.words.Message;
import croupier.engine.Records;
import croupier.engine.Shape;
import java.util.List;
import java.util.Map;

/**
 * An action with free parts, as a page lets somebody fill it in: what is filled in under the names
 * of the parts is the action, as plain data.
 *
 * @param type of the action
 * @param label what it is about
 * @param button what its button says, when all is filled in
 * @param least what all that is picked must be worth together; 0 when that does not matter
 * @param filled what is picked and filled in at first, by the names of the parts
 */
public record Form(
    String type,
    Message label,
    Message button,
    int least,
    List<Part> parts,
    Map<String, Object> filled) {
  private static final Message DO_IT = Message.of("page.seat-do-it");

  public Form {
    parts = List.copyOf(parts);
    filled = Map.copyOf(filled);
  }

  /** An action of the type that the shape is called by. */
  public static Form of(Shape shape, Message label, Part... parts) {
    return new Form(Records.typeOf(shape.getClass()), label, DO_IT, 0, List.of(parts), Map.of());
  }

  /** The same, with a button that says this. */
  public Form button(Message says) {
    return new Form(type, label, says, least, parts, filled);
  }

  /** The same, for picks that must be worth so much together. */
  public Form worth(int worth) {
    return new Form(type, label, button, worth, parts, filled);
  }

  /** The same, of which this is picked and filled in at first. */
  public Form filled(Map<String, Object> first) {
    return new Form(type, label, button, least, parts, first);
  }

  /** A part of the action. */
  public sealed interface Part {
    /** The name of the component. */
    String name();
  }

  /** What is not free. */
  public record Fixed(String name, Object value) implements Part {}

  /** A whole number within bounds. */
  public record Amount(String name, Message label, int least, int most) implements Part {}

  /** Any of these, or none; of things that are alike each is an item. */
  public record Any(String name, Message label, List<Item> items) implements Part {
    public Any {
      items = List.copyOf(items);
    }
  }

  /** One of these. */
  public record One(String name, Message label, List<Item> items) implements Part {
    public One {
      items = List.copyOf(items);
    }
  }

  /** The two sides of an exchange. */
  public enum Side {
    GIVE,
    GET
  }

  /**
   * A part of what the seat gives, or of what it gets for it. Amounts in an exchange are money:
   * they count as much as they are, and only one side pays.
   */
  public record Sided(Side side, Part part) implements Part {
    @Override
    public String name() {
      return part.name();
    }
  }

  /**
   * Something that can be picked.
   *
   * @param value as it stands in the action
   * @param worth what it counts, where that matters
   */
  public record Item(Object value, Message label, int worth) {
    public Item(Object value, Message label) {
      this(value, label, 0);
    }
  }

  /** Parts at which there is nothing to pick or to fill in are not free. */
  public Form withoutEmpty() {
    return new Form(
        type, label, button, least, parts.stream().map(Form::fixedIfEmpty).toList(), filled);
  }

  private static Part fixedIfEmpty(Part part) {
    return switch (part) {
      case Amount(String name, _, int least, int most) when most <= least && most == 0 ->
          new Fixed(name, 0);
      case Any(String name, _, var items) when items.isEmpty() -> new Fixed(name, List.of());
      case Sided(_, Part inner) -> fixedIfEmpty(inner) instanceof Fixed fixed ? fixed : part;
      case Amount _, Any _, One _, Fixed _ -> part;
    };
  }
}
