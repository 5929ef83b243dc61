package croupier.app.live;

import croupier.engine.Position;
import croupier.engine.Result;
import java.util.ArrayList;
import java.util.List;

/** A record that is kept in memory: what the engine protocol gives out, and what tests look at. */
public final class MemoryRecord implements Journal {
  private final RecordLines lines = new RecordLines();
  private final RecordLines.Seal seal;
  private final List<String> text = new ArrayList<>();

  /**
   * @param seed the nature's seed, or null when outcomes come from outside
   * @param salt hides a short seed behind its commitment
   */
  public MemoryRecord(
      List<String> names, Position start, boolean fromTheStart, String seed, String salt) {
    seal = seed == null ? null : new RecordLines.Seal(seed, salt);
    text.add(lines.header(names, start, fromTheStart, seal));
  }

  @Override
  public void append(Entry entry) {
    text.add(lines.entry(entry));
  }

  @Override
  public void finish(Result result) {
    text.add(lines.result(result, seal));
  }

  /** How many lines there are. */
  public int length() {
    return text.size();
  }

  public List<String> lines() {
    return List.copyOf(text);
  }
}
