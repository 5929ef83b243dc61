package croupier.app.table.mode;

import croupier.hal.Fault;
import croupier.hal.UnitEvent;
import java.nio.file.Path;
import java.util.Optional;

/** Who notes how a table fares, for whoever looks into what went wrong there. */
public interface TableNotes {
  /**
   * A hand did something.
   *
   * @param open whether everybody may know what
   */
  void hand(UnitEvent event, boolean open);

  /** A part does not behave. */
  void faulted(String part, Fault fault);

  void recovered(String part);

  /** A mistake of the program ends what was going on. */
  void mistake(Throwable mistake);

  /** Somebody wants to keep what was noted; gives where it is kept, if that is possible. */
  Optional<Path> keep();

  /** Both of them note. */
  default TableNotes and(TableNotes more) {
    TableNotes first = this;
    return new TableNotes() {
      @Override
      public void hand(UnitEvent event, boolean open) {
        first.hand(event, open);
        more.hand(event, open);
      }

      @Override
      public void faulted(String part, Fault fault) {
        first.faulted(part, fault);
        more.faulted(part, fault);
      }

      @Override
      public void recovered(String part) {
        first.recovered(part);
        more.recovered(part);
      }

      @Override
      public void mistake(Throwable mistake) {
        first.mistake(mistake);
        more.mistake(mistake);
      }

      @Override
      public Optional<Path> keep() {
        return first.keep().or(more::keep);
      }
    };
  }

  /** Where nobody notes anything. */
  TableNotes NONE =
      new TableNotes() {
        @Override
        public void hand(UnitEvent event, boolean open) {}

        @Override
        public void faulted(String part, Fault fault) {}

        @Override
        public void recovered(String part) {}

        @Override
        public void mistake(Throwable mistake) {}

        @Override
        public Optional<Path> keep() {
          return Optional.empty();
        }
      };
}
