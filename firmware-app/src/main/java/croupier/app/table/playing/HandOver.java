package croupier.app.table.playing;

import croupier.app.seat.Holders;
import croupier.app.seat.Newcomer;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.NewcomerWords;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.table.screen.Aside;
import croupier.app.table.widget.Choices;
import croupier.app.words.Message;
import croupier.app.words.ShortNames;
import croupier.hal.Effect;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Who goes on for a player: a person at the unit, a bot, or a program that was invited and has no
 * seat. What is on the record stays so.
 */
final class HandOver extends Aside<Optional<Newcomer>> {
  private final Playing playing;
  private final int player;

  HandOver(TableContext context, Playing playing, Mode pause, int player) {
    super(
        context,
        Message.of("menu.title-hand-over").player("who", player),
        Choices.of(choices(context.holders(), playing.seating(), player)),
        pause);
    this.playing = playing;
    this.player = player;
  }

  /** What would change something comes first. */
  private static List<Optional<Newcomer>> choices(Holders holders, Seating seating, int player) {
    List<Optional<Newcomer>> choices = new ArrayList<>();
    Holders.LEVELS.forEach(level -> choices.add(Optional.of(holders.bot(level))));
    holders.programs().stream()
        .map(Optional::of)
        .filter(program -> !seating.newcomers().contains(program))
        .forEach(choices::add);
    choices.add(seating.isHeld(player) ? 0 : choices.size(), Optional.empty());
    return choices;
  }

  @Override
  protected Mode chosen(Optional<Newcomer> choice) {
    playing.handOver(player, choice);
    return before.again();
  }

  @Override
  protected ShortNames names(Optional<Newcomer> choice) {
    return playing.seating().shortNames();
  }

  @Override
  protected Message label(Optional<Newcomer> choice) {
    return choice.map(HandOver::called).orElseGet(() -> Message.of("playing.person"));
  }

  private static Message called(Newcomer newcomer) {
    return newcomer
        .program()
        .map(name -> Message.of("menu.program-named").with("name", name))
        .or(() -> NewcomerWords.what(newcomer))
        .orElseThrow();
  }

  @Override
  protected Message about(Optional<Newcomer> choice) {
    return Message.of("playing.hand-over-about").player("who", player);
  }

  @Override
  protected List<Message> help(Optional<Newcomer> choice) {
    return List.of(
        Message.of(choice.isPresent() ? "playing.hand-over-help" : "playing.take-seat-help")
            .player("who", player));
  }

  @Override
  protected void drawMore(Canvas canvas, Optional<Newcomer> choice) {
    canvas.halo(playing.seating().place(player), playing.seating().hue(player), Effect.PULSE);
  }
}
