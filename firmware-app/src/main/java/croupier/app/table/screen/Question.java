package croupier.app.table.screen;

import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.table.widget.Choices;
import croupier.app.words.Message;
import java.util.List;
import java.util.function.Supplier;

/** Asks once before something that cannot be taken back at the unit; no comes first. */
public final class Question extends Aside<Boolean> {
  private static final Message NOTHING = Message.of("menu.nothing-changes");

  private final Message about;
  private final Message help;
  private final Supplier<Mode> yes;

  /**
   * @param title the question, with room for a place beside it
   * @param about what it is about, on a line
   * @param help what follows from a yes
   */
  public Question(
      TableContext context,
      Message title,
      Message about,
      Message help,
      Mode before,
      Supplier<Mode> yes) {
    super(context, title, Choices.of(List.of(false, true)), before);
    this.about = about;
    this.help = help;
    this.yes = yes;
  }

  @Override
  protected Mode chosen(Boolean answer) {
    return answer ? yes.get() : before.again();
  }

  @Override
  protected Message label(Boolean answer) {
    return Message.of(answer ? "menu.yes" : "menu.no-keep-it");
  }

  @Override
  protected Message about(Boolean answer) {
    return about;
  }

  @Override
  protected List<Message> help(Boolean answer) {
    return List.of(answer ? help : NOTHING);
  }
}
