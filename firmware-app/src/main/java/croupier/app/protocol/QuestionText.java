package croupier.app.protocol;

import croupier.engine.Position;

/** What a program that holds a seat is asked, as a line; docs/arena.md says what is in it. */
public final class QuestionText {
  private final AnswerBytes text = new AnswerBytes();
  private final ChoiceText choices = new ChoiceText();

  /**
   * @param number of the question in this game, from 1
   * @param mayPass whether this is a right that may be left unused
   * @param seed for the program's own chance
   */
  public String write(int number, Position world, int seat, boolean mayPass, int seed) {
    text.clear();
    text.add("{\"ask\":").add(number);
    text.add(",\"game\":").addJson(world.game().id());
    text.add(",\"you\":").add(seat);
    text.add(",\"may_pass\":").add(mayPass ? "true" : "false");
    text.add(",\"seed\":").add(seed);
    text.add(",\"view\":").addJson(world.view(seat));
    text.dropLast();
    text.add(",\"you\":").add(seat).add('}');
    choices.look(world, seat);
    text.add(",\"actions\":");
    choices.putActions(text);
    text.add(",\"shapes\":");
    choices.putShapes(text);
    return text.add('}').toString();
  }
}
