package croupier.app.table.face;

import croupier.app.words.Message;
import croupier.engine.Records;
import croupier.engine.Shape;
import java.util.ArrayList;
import java.util.List;

/**
 * An action with free parts, as a page lets somebody fill it in: what is filled in under the names
 * of the parts is the action, as plain data.
 *
 * @param type of the action
 * @param label what it does, as its button says it
 * @param least what all that is picked must be worth together; 0 when that does not matter
 */
public record Form(String type, Message label, int least, List<Part> parts) {
  public Form {
    parts = List.copyOf(parts);
  }

  /** An action of the type that the shape is called by. */
  public static Form of(Shape shape, Message label, Part... parts) {
    return new Form(Records.typeOf(shape.getClass()), label, 0, List.of(parts));
  }

  /** The same, for picks that must be worth so much together. */
  public Form worth(int worth) {
    return new Form(type, label, worth, parts);
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

  /** The parts without those at which there is nothing to pick or to fill in. */
  public Form withoutEmpty() {
    List<Part> left = new ArrayList<>();
    for (Part part : parts) {
      boolean empty =
          switch (part) {
            case Amount(_, _, int least, int most) -> most <= least && most == 0;
            case Any(_, _, var items) -> items.isEmpty();
            case One _, Fixed _ -> false;
          };
      if (!empty) {
        left.add(part);
      }
    }
    return new Form(type, label, least, left);
  }
}
