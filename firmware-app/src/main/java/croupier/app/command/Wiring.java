package croupier.app.command;

import croupier.app.json.Json;
import croupier.app.wiring.WiringPlan;
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
    description = "Prints the pin table and the parts of a unit; draws its wiring.")
final class Wiring implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private ProfileOption profile;

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "Also draw the wiring into this file.")
  private Path svg;

  @Option(names = "--json", description = "Write the table and the parts as JSON.")
  private boolean json;

  @Override
  public Integer call() {
    WiringPlan plan = new WiringPlan(profile.load());
    if (svg != null) {
      write(plan.svg());
    }
    PrintWriter out = spec.commandLine().getOut();
    out.print(json ? Json.write(plan.data()) + "\n" : plan.text());
    if (svg != null && !json) {
      out.printf("%nThe drawing is in %s.%n", svg);
    }
    out.flush();
    return Exit.OK;
  }

  private void write(String drawing) {
    try {
      Files.writeString(svg, drawing, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new Failure(
          Exit.CANNOT_WRITE,
          "The drawing cannot be written to " + svg + ": name a file in a folder that exists.");
    }
  }
}
