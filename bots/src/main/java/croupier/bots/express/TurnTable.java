package croupier.bots.express;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * What rolling on is worth, for every board, state of the jail and number of houses. Each is two
 * numbers: the mean of what the rest of the turn brings, and how likely it is that the turn does
 * not end in jail, for that share of the money of GO and hotels is kept. {@link TurnComputation}
 * makes it.
 */
final class TurnTable {
  static final String FILE = "turns.gz";
  static final int HOUSES = 5;

  /** Where only the jail matters, for the house die is not open. */
  private static final int CLOSED = Police.STATES;

  private static final int OPEN = Police.STATES * HOUSES;
  private static final double SAFE = 65_535;

  private final long[] boards;
  private final int[] first;
  private final char[] means;
  private final char[] safe;

  TurnTable(long[] boards) {
    this.boards = boards;
    first = new int[boards.length];
    int states = 0;
    for (int i = 0; i < boards.length; i++) {
      first[i] = states;
      states += states(boards[i]);
    }
    means = new char[states];
    safe = new char[states];
  }

  /** How many numbers of houses and states of the jail a board is told apart by. */
  static int states(long board) {
    return TurnBoard.opensHouseDie(board) ? OPEN : CLOSED;
  }

  int boards() {
    return boards.length;
  }

  long board(int index) {
    return boards[index];
  }

  /** Where a board is, which must have the form of {@link TurnBoard#worthTheSame}. */
  int index(long board) {
    return Arrays.binarySearch(boards, board);
  }

  void set(int index, int state, double mean, double safely) {
    means[first[index] + state] = (char) Math.round(mean);
    safe[first[index] + state] = (char) Math.round(safely * SAFE);
  }

  double mean(int index, int state) {
    return means[first[index] + state];
  }

  double safe(int index, int state) {
    return safe[first[index] + state] / SAFE;
  }

  /** Reads the resource. */
  static TurnTable read() {
    try (InputStream file = TurnTable.class.getResourceAsStream(FILE);
        DataInputStream in = new DataInputStream(new GZIPInputStream(file))) {
      long[] boards = new long[in.readInt()];
      long last = 0;
      for (int i = 0; i < boards.length; i++) {
        last += in.readLong();
        boards[i] = last;
      }
      TurnTable table = new TurnTable(boards);
      table.readNumbers(in, table.means);
      table.readNumbers(in, table.safe);
      return table;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void readNumbers(DataInputStream in, char[] into) throws IOException {
    byte[] bytes = in.readNBytes(2 * into.length);
    for (int i = 0; i < into.length; i++) {
      into[i] = (char) ((bytes[i] & 0xff) << 8 | bytes[into.length + i] & 0xff);
    }
  }

  void write(OutputStream file) throws IOException {
    try (DataOutputStream out = new DataOutputStream(new GZIPOutputStream(file))) {
      out.writeInt(boards.length);
      long last = 0;
      for (long board : boards) {
        out.writeLong(board - last);
        last = board;
      }
      writeNumbers(out, means);
      writeNumbers(out, safe);
    }
  }

  /** First all the high bytes, then all the low ones: they pack better so. */
  private void writeNumbers(DataOutputStream out, char[] numbers) throws IOException {
    byte[] bytes = new byte[2 * numbers.length];
    for (int i = 0; i < numbers.length; i++) {
      bytes[i] = (byte) (numbers[i] >>> 8);
      bytes[numbers.length + i] = (byte) numbers[i];
    }
    out.write(bytes);
  }
}
