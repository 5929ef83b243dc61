package croupier.app.table.screen;

import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.table.widget.Choices;
import croupier.app.words.Language;
import croupier.app.words.Message;
import java.util.List;

/** Which language the unit speaks; each is called what its speakers call it. */
public final class LanguageMenu extends Aside<Language> {
  public LanguageMenu(TableContext context, Mode before) {
    super(
        context, Message.of("menu.title-language"), Choices.of(List.of(Language.values())), before);
  }

  public static Message ownName(Language language) {
    return Message.of("menu.text").with("text", language.ownName());
  }

  @Override
  protected Message label(Language language) {
    return ownName(language);
  }

  @Override
  protected Mode chosen(Language language) {
    context.choose(language);
    return before.again();
  }

  @Override
  protected Message about(Language language) {
    return Message.of("menu.language");
  }

  @Override
  protected List<Message> help(Language language) {
    return List.of(Message.of("menu.language-help"));
  }
}
