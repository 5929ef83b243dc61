package croupier.app.table.service;

import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.table.screen.ListMenu;
import croupier.app.table.widget.Choices;
import croupier.app.words.Message;
import java.util.List;
import java.util.function.Function;

/** Which value a setting gets; what it has now is shown first. */
final class SettingValues<T> extends ListMenu<T> {
  private final Function<T, Message> label;
  private final Function<T, Mode> chosen;
  private final Mode before;
  private final String subject;

  /**
   * @param subject what is told about it, by its name among the messages
   */
  SettingValues(
      TableContext context,
      Message title,
      List<T> values,
      T now,
      Function<T, Message> label,
      Function<T, Mode> chosen,
      Mode before,
      String subject) {
    super(context, title, at(now, values));
    this.label = label;
    this.chosen = chosen;
    this.before = before;
    this.subject = subject;
  }

  private static <T> Choices<T> at(T now, List<T> values) {
    Choices<T> choices = Choices.of(values);
    choices.seek(now::equals);
    return choices;
  }

  @Override
  protected Message label(T value) {
    return label.apply(value);
  }

  @Override
  protected Mode chosen(T value) {
    return chosen.apply(value);
  }

  @Override
  protected Mode back() {
    return before.again();
  }

  @Override
  protected Message about(T value) {
    return Message.of("service.about-" + subject);
  }

  @Override
  protected List<Message> help(T value) {
    return List.of(Message.of("service.help-" + subject));
  }
}
