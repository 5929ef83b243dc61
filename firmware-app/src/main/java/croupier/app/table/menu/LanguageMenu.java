package croupier.app.table.menu;

import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.table.screen.ListMenu;
import croupier.app.table.widget.Choices;
import croupier.app.words.Language;
import croupier.app.words.Message;
import java.util.List;

/** Which language the unit speaks; each is called what its speakers call it. */
final class LanguageMenu extends ListMenu<Language> {
  LanguageMenu(TableContext context) {
    super(context, Message.of("menu.title-language"), Choices.of(List.of(Language.values())));
  }

  static Message ownName(Language language) {
    return Message.of("menu.text").with("text", language.ownName());
  }

  @Override
  protected Message label(Language language) {
    return ownName(language);
  }

  @Override
  protected Mode chosen(Language language) {
    context.choose(language);
    return new GameMenu(context);
  }

  @Override
  protected Mode back() {
    return new GameMenu(context);
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
