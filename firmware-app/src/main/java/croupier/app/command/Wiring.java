package croupier.app.command;

import croupier.app.json.Json;
import croupier.app.wiring.WiringPlan;
import croupier.app.words.Message;
import croupier.app.words.Words;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** What a maker solders from. */
@Command(
    name = "wiring",
    mixinStandardHelpOptions = true,
    description = "${bundle:command.about-wiring}")
final class Wiring implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private ProfileOption profile;
  @Mixin private LanguageOption language;

  @Option(names = "--svg", paramLabel = "FILE", description = "${bundle:command.svg}")
  private Path svg;

  @Option(names = "--json", description = "${bundle:command.wiring-json}")
  private boolean json;

  @Override
  public Integer call() {
    Words words = language.words();
    WiringPlan plan = new WiringPlan(profile.load());
    if (svg != null) {
      write(plan.svg(words));
    }
    PrintWriter out = spec.commandLine().getOut();
    out.print(json ? Json.write(plan.data(words)) + "\n" : plan.text(words));
    if (svg != null && !json) {
      out.println();
      out.println(words.say(Message.of("command.drawing-is").with("file", svg.toString())));
    }
    out.flush();
    return Exit.OK;
  }

  private void write(String drawing) {
    try {
      Files.writeString(svg, drawing, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new Failure(
          Exit.CANNOT_WRITE, Message.of("command.no-drawing").with("file", svg.toString()));
    }
  }
}
