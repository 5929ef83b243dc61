package croupier.app.table.screen;

import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.table.widget.Choices;
import croupier.app.table.widget.Choices.Choice;
import java.util.List;
import java.util.function.Supplier;

/** Asks once before something that cannot be taken back at the unit; no comes first. */
public final class Question extends ListMenu<Boolean> {
  private final String about;
  private final List<String> help;
  private final Mode before;
  private final Supplier<Mode> yes;

  /**
   * @param title the question, with room for a place beside it
   * @param about what it is about, on a line
   * @param help what follows from a yes
   */
  public Question(
      TableContext context,
      String title,
      String about,
      List<String> help,
      Mode before,
      Supplier<Mode> yes) {
    super(
        context,
        title,
        new Choices<>(List.of(new Choice<>("no, keep it", false), new Choice<>("yes", true))));
    this.about = about;
    this.help = help;
    this.before = before;
    this.yes = yes;
  }

  @Override
  protected Mode chosen(Boolean answer) {
    return answer ? yes.get() : before.again();
  }

  @Override
  protected Mode back() {
    return before.again();
  }

  @Override
  public Mode tick(long now) {
    return before.again();
  }

  @Override
  public void leave() {
    before.leave();
  }

  @Override
  protected String about(Boolean answer) {
    return about;
  }

  @Override
  protected List<String> help(Boolean answer) {
    return help;
  }
}
