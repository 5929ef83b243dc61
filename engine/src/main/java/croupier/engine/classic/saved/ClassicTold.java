package croupier.engine.classic.saved;

import croupier.engine.Records;
import croupier.engine.classic.Frame;
import croupier.engine.classic.rules.Debts;
import croupier.engine.classic.rules.Endings;
import croupier.engine.classic.rules.Rents;
import croupier.engine.classic.state.ClassicTable;
import croupier.engine.classic.state.Word;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a view has beyond the position: what can be told from it, said where it is looked for. */
final class ClassicTold {
  private ClassicTold() {}

  static void add(ClassicTable table, Map<String, Object> view) {
    List<Object> players = new ArrayList<>();
    for (int seat = 0; seat < table.seats; seat++) {
      Map<String, Object> player = ClassicSaved.player(table, seat);
      player.put("worth", (long) Endings.worth(table, seat));
      player.put("can_raise", (long) Debts.raisable(table, seat));
      players.add(player);
    }
    view.put("players", players);
    List<Object> deeds = new ArrayList<>();
    for (int deed = 0; deed < ClassicTable.DEEDS; deed++) {
      Map<String, Object> data = ClassicSaved.deed(table, deed);
      ClassicBox.printed(table.board, table.board.spaceOf[deed], data);
      data.put("rent", (long) Rents.rent(table, deed));
      deeds.add(data);
    }
    view.put("deeds", deeds);
    view.put("phase", Records.lower(table.frame().name()));
    addTopmost(table, Frame.DEBT, "debt", view);
    addTopmost(table, Frame.OFFER, "offer", view);
    addTopmost(table, Frame.INSTEAD, "instead", view);
    addTopmost(table, Frame.AUCTION, "auction", view);
    addTopmost(table, Frame.BUILDING_AUCTION, "building_auction", view);
    if (table.frame() == Frame.BUY) {
      view.put("to_buy", (long) table.board.spaceOf[Word.things(table.top())]);
    }
  }

  /** What is going on, without its place on the stack. */
  private static void addTopmost(
      ClassicTable table, Frame kind, String name, Map<String, Object> view) {
    int at = table.find(kind);
    if (at != ClassicTable.NONE) {
      Map<String, Object> told = new LinkedHashMap<>(SavedFrames.write(table, table.frameAt(at)));
      told.remove("frame");
      view.put(name, told);
    }
  }
}
