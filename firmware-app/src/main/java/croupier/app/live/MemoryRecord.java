package croupier.app.live;

import croupier.engine.Position;
import croupier.engine.Result;
import java.util.ArrayList;
import java.util.List;

/**
 * A record that is kept in memory: what the engine protocol gives out, and what tests look at. Its
 * lines are made when somebody wants to see them, for a search plays much and looks at little.
 */
public final class MemoryRecord implements Journal {
  private final List<String> names;
  private final Position start;
  private final boolean fromTheStart;
  private final RecordLines.Seal seal;
  private final List<Entry> entries = new ArrayList<>();
  private Luck luck;
  private Result result;

  private final RecordLines lines = new RecordLines();
  private final List<String> text = new ArrayList<>();

  /**
   * @param seed the nature's seed, or null when outcomes come from outside
   * @param salt hides a short seed behind its commitment
   */
  public MemoryRecord(
      List<String> names, Position start, boolean fromTheStart, String seed, String salt) {
    this.names = names;
    this.start = start.copy();
    this.fromTheStart = fromTheStart;
    luck = Luck.none(names.size());
    seal = seed == null ? null : new RecordLines.Seal(seed, salt);
  }

  @Override
  public void luck(Luck added) {
    luck = added;
  }

  @Override
  public void append(Entry entry) {
    entries.add(entry);
  }

  @Override
  public void finish(Result result) {
    this.result = result;
  }

  /** How many lines there are. */
  public int length() {
    return head() + entries.size() + (result == null ? 0 : 1);
  }

  /** How many lines there are before the entries. */
  private int head() {
    return seal == null ? 1 : 2;
  }

  public List<String> lines() {
    if (text.isEmpty()) {
      text.add(lines.header(names, start, fromTheStart, seal));
    }
    if (text.size() < head()) {
      text.add(lines.luck(luck));
    }
    while (text.size() < head() + entries.size()) {
      text.add(lines.entry(entries.get(text.size() - head())));
    }
    if (text.size() < length()) {
      text.add(lines.result(result, seal));
    }
    return List.copyOf(text);
  }
}
