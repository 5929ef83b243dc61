package croupier.engine.express;

import croupier.engine.Action;
import croupier.engine.Ask;
import croupier.engine.Event;
import croupier.engine.Game;
import croupier.engine.Options;
import croupier.engine.Outcome;
import croupier.engine.Position;
import croupier.engine.Randomness;
import croupier.engine.Records;
import croupier.engine.Refusal;
import croupier.engine.Result;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** One moment of a game of express. */
public final class ExpressPosition implements Position {
  /** Where in a turn the game is. */
  public enum Stage {
    /** Who begins is asked of chance. */
    STARTING,
    /** A turn begins: the first roll must be made (EX-24). */
    READY,
    /** The dice are in the air. */
    ROLLING,
    /** The dice lie: place some, roll again, or stop. */
    CHOOSING,
    /** Get out of jail was rolled: say which policeman leaves (EX-14). */
    FREEING,
    OVER
  }

  private static final long ROLL = 0;
  private static final long STOP = 1;
  private static final long FREE = 2;
  private static final long PLACE = 16;

  private static final ExpressAction[] ACTIONS = allActions();

  final ExpressData data = ExpressData.STANDARD;
  final Options options;
  final int goal;
  final int[] squares;
  private final boolean goRests;
  private final boolean housesStay;
  private final boolean hotelOnce;
  private final boolean breakTakesHotel;
  private final boolean policeStart;

  Stage stage = Stage.STARTING;
  int turn;

  /** Seats that still roll for the start, as bits. */
  int starters;

  /** Dice that lie on squares of groups, as bits, and the group of each, four bits a die. */
  int placed;

  int placedOn;

  /** Which of them are there as a chance. */
  int placedAsChance;

  /** Police dice on the jail squares, as bits of {@link Die}. */
  int jailed;

  /** Dice that rest until the turn ends (a GO with that option), as bits. */
  int resting;

  /**
   * What each die shows, five bits a die: face + 1, or 0 when it was not rolled since it came off
   * the board.
   */
  long showing;

  /**
   * Dice on the squares of each group, four bits a group; which groups hold a chance; which still
   * have room.
   */
  long filled;

  int chances;
  int open;

  int goMoney;
  int hotelMoney;
  final int[] houses;

  /** Houses that the seat had when its turn began: all that three policemen leave it (EX-22). */
  int housesBefore;

  final int[] scores;

  ExpressPosition(int seats, Options options) {
    this.options = options;
    goal = options.number("goal");
    squares = data.squares.clone();
    squares[Group.DARK_BLUE.ordinal()] = options.number("dark_blue_squares");
    goRests = options.is("go_die", "aside");
    housesStay = options.is("houses", "game");
    hotelOnce = options.is("hotel", "once");
    breakTakesHotel = options.is("broken_house", "takes_hotel");
    policeStart = options.is("first", "policemen");
    starters = (1 << seats) - 1;
    open = (1 << Group.COUNT) - 1;
    houses = new int[seats];
    scores = new int[seats];
  }

  private ExpressPosition(ExpressPosition other) {
    options = other.options;
    goal = other.goal;
    squares = other.squares;
    goRests = other.goRests;
    housesStay = other.housesStay;
    hotelOnce = other.hotelOnce;
    breakTakesHotel = other.breakTakesHotel;
    policeStart = other.policeStart;
    houses = new int[other.houses.length];
    scores = new int[other.scores.length];
    set(other);
  }

  private static ExpressAction[] allActions() {
    ExpressAction[] all = new ExpressAction[(int) PLACE + (Die.PROPERTY_DICE << 4)];
    all[(int) ROLL] = new ExpressAction.Roll();
    all[(int) STOP] = new ExpressAction.Stop();
    for (int i = 0; i < Die.POLICE_DICE; i++) {
      all[(int) FREE + i] = new ExpressAction.FreePoliceman(Die.at(Die.PROPERTY_DICE + i));
    }
    for (int die = 0; die < Die.PROPERTY_DICE; die++) {
      for (Group group : Group.values()) {
        all[(int) PLACE + (die << 4) + group.ordinal()] =
            new ExpressAction.Place(Die.at(die), group);
      }
    }
    return all;
  }

  // --- reading
  // -------------------------------------------------------------------------------------------------

  @Override
  public Game game() {
    return Express.GAME;
  }

  @Override
  public int seats() {
    return scores.length;
  }

  @Override
  public Options options() {
    return options;
  }

  public Stage stage() {
    return stage;
  }

  public int goal() {
    return goal;
  }

  /** The seat whose turn it is. */
  public int turn() {
    return turn;
  }

  public int score(int seat) {
    return scores[seat];
  }

  public int houses(int seat) {
    return houses[seat];
  }

  /**
   * What a die shows, or null when it has not been rolled in this turn since it came off the board.
   */
  public Face showing(Die die) {
    int face = (int) (showing >>> 5 * die.ordinal()) & 31;
    return face == 0 ? null : Face.at(face - 1);
  }

  /** The group on whose square a die lies, or null. */
  public Group group(Die die) {
    return (placed >> die.ordinal() & 1) == 0
        ? null
        : Group.values()[placedOn >> 4 * die.ordinal() & 15];
  }

  /** Whether a police die lies on a jail square. */
  public boolean jailed(Die die) {
    return (jailed >> die.ordinal() & 1) == 1;
  }

  /** Whether a die showed GO and rests until the turn ends, which only an option makes it do. */
  public boolean resting(Die die) {
    return (resting >> die.ordinal() & 1) == 1;
  }

  public int policemen() {
    return Integer.bitCount(jailed);
  }

  public int filled(Group group) {
    return count(group.ordinal());
  }

  /** What a group is worth when it is complete. */
  public int value(Group group) {
    return data.complete[group.ordinal()];
  }

  public int squares(Group group) {
    return squares[group.ordinal()];
  }

  public boolean complete(Group group) {
    return (open >> group.ordinal() & 1) == 0;
  }

  /** Whether a die on the board is there as a chance. */
  public boolean asChance(Die die) {
    return (placedAsChance >> die.ordinal() & 1) == 1;
  }

  public boolean holdsChance(Group group) {
    return (chances >> group.ordinal() & 1) == 1;
  }

  /** What the turn would score if it ended now. */
  public int turnScore() {
    return completeMoney() + incompleteMoney() + houseMoney() + goMoney + hotelMoney;
  }

  /**
   * The dice that the next roll takes: all that are not on the board (EX-08), the house die when it
   * is open.
   */
  public int diceToRoll() {
    int house = houseDieIsOpen() ? Die.HOUSE_BIT : 0;
    return (Die.PROPERTY_BITS | Die.POLICE_BITS) & ~placed & ~jailed & ~resting | house;
  }

  /** Whether a property is complete, so that the house die is rolled too (EX-03, EX-04). */
  boolean houseDieIsOpen() {
    return (~open & Group.PROPERTIES) != 0;
  }

  /** Only with a GO at rest can the last die be on the board (EX-07). */
  private boolean canRoll() {
    return !goRests || diceToRoll() != 0;
  }

  private int count(int group) {
    return (int) (filled >>> 4 * group) & 15;
  }

  private int completeMoney() {
    int money = 0;
    for (int left = ~open & (1 << Group.COUNT) - 1; left != 0; left &= left - 1) {
      money += data.complete[Integer.numberOfTrailingZeros(left)];
    }
    return money;
  }

  /** The dearest incomplete group; a chance in it is worth nothing (EX-11, EX-19). */
  private int incompleteMoney() {
    int best = 0;
    for (int left = open; left != 0; left &= left - 1) {
      int group = Integer.numberOfTrailingZeros(left);
      best = Math.max(best, (count(group) - (chances >> group & 1)) * data.each[group]);
    }
    return best;
  }

  private int houseMoney() {
    return houses[turn] * data.house;
  }

  // --- decisions
  // -----------------------------------------------------------------------------------------------

  @Override
  public Waiting waiting() {
    return switch (stage) {
      case STARTING, ROLLING -> Waiting.CHANCE;
      case READY, CHOOSING, FREEING -> Waiting.DECISIONS;
      case OVER -> Waiting.OVER;
    };
  }

  @Override
  public int deciders() {
    return waiting() == Waiting.DECISIONS ? 1 << turn : 0;
  }

  @Override
  public int moves(int seat, long[] into) {
    if (seat != turn) {
      return 0;
    }
    switch (stage) {
      case READY -> {
        into[0] = ROLL;
        return 1;
      }
      case CHOOSING -> {
        int count = 0;
        if (canRoll()) {
          into[count++] = ROLL;
        }
        into[count++] = STOP;
        return placements(into, count);
      }
      case FREEING -> {
        int count = 0;
        for (int left = jailed; left != 0; left &= left - 1) {
          into[count++] = FREE + Integer.numberOfTrailingZeros(left) - Die.PROPERTY_DICE;
        }
        return count;
      }
      default -> {
        return 0;
      }
    }
  }

  /** Writes the moves that place a die after those that are there, and returns how many are. */
  private int placements(long[] into, int before) {
    int count = before;
    for (int left = Die.PROPERTY_BITS & ~placed; left != 0; left &= left - 1) {
      int die = Integer.numberOfTrailingZeros(left);
      int face = ((int) (showing >>> 5 * die) & 31) - 1;
      long place = PLACE + (die << 4);
      if (face < Group.COUNT) {
        into[count] = place + face;
        count += open >> face & 1; // EX-12
      } else {
        for (int free = open & ~chances; free != 0; free &= free - 1) { // EX-11
          into[count++] = place + Integer.numberOfTrailingZeros(free);
        }
      }
    }
    return count;
  }

  @Override
  public Action action(long move) {
    return ACTIONS[(int) move];
  }

  @Override
  public long move(Action action) {
    return switch ((ExpressAction) action) {
      case ExpressAction.Roll() -> ROLL;
      case ExpressAction.Stop() -> STOP;
      case ExpressAction.FreePoliceman(Die die) when die.isPolice() ->
          FREE + die.ordinal() - Die.PROPERTY_DICE;
      case ExpressAction.FreePoliceman(Die die) ->
          throw new Refusal(Refusal.Code.ILLEGAL_ACTION, name(die) + " is not a police die.");
      case ExpressAction.Place(Die die, Group group) when die.isProperty() ->
          PLACE + (die.ordinal() << 4) + group.ordinal();
      case ExpressAction.Place(Die die, Group _) ->
          throw new Refusal(
              Refusal.Code.ILLEGAL_ACTION, name(die) + " does not go on a group's square.");
    };
  }

  @Override
  public String whyNot(int seat, Action action) {
    return switch (stage) {
      case READY -> "A turn begins with a roll.";
      case FREEING ->
          action instanceof ExpressAction.FreePoliceman(Die die)
              ? name(die) + " is not in jail."
              : "First say which policeman leaves the jail.";
      default ->
          switch ((ExpressAction) action) {
            case ExpressAction.Place(Die die, Group group) -> whyNotThere(die, group);
            case ExpressAction.Roll() -> "No die is left to roll.";
            default -> "No get out of jail was rolled.";
          };
    };
  }

  private String whyNotThere(Die die, Group group) {
    if (group(die) != null) {
      return name(die) + " already lies on the board, and stays there.";
    }
    if (complete(group)) {
      return "All squares of " + name(group) + " are taken.";
    }
    return showing(die) == Face.CHANCE
        ? "There is a chance in " + name(group) + " already."
        : name(die) + " shows " + name(showing(die)) + ", not " + name(group) + ".";
  }

  private static String name(Enum<?> constant) {
    return Records.lower(constant.name());
  }

  @Override
  public void act(int seat, long move, List<Event> events) {
    if (move >= PLACE) {
      place((int) (move - PLACE) >> 4, (int) move & 15, events);
    } else if (move == ROLL) {
      showing = 0;
      stage = Stage.ROLLING;
    } else if (move == STOP) {
      stop(events);
    } else {
      free((int) (move - FREE) + Die.PROPERTY_DICE, events);
      stage = Stage.CHOOSING;
    }
  }

  private void place(int die, int group, List<Event> events) {
    put(die, group, shows(die, Face.CHANCE));
    showing &= ~(31L << 5 * die);
    if (events != null) {
      events.add(new ExpressEvent.DiePlaced(turn, Die.at(die), Group.values()[group]));
      if (complete(Group.values()[group])) {
        events.add(
            new ExpressEvent.GroupCompleted(turn, Group.values()[group], data.complete[group]));
      }
    }
  }

  void put(int die, int group, boolean asChance) {
    placed |= 1 << die;
    placedOn |= group << 4 * die;
    filled += 1L << 4 * group;
    if (asChance) {
      placedAsChance |= 1 << die;
      chances |= 1 << group;
    }
    if (count(group) == squares[group]) {
      open &= ~(1 << group);
    }
  }

  private void free(int die, List<Event> events) {
    jailed &= ~(1 << die);
    if (events != null) {
      events.add(new ExpressEvent.PolicemanFreed(turn, Die.at(die)));
    }
  }

  private void stop(List<Event> events) {
    scores[turn] += turnScore();
    if (events != null) {
      events.add(
          new ExpressEvent.TurnScored(
              turn,
              completeMoney(),
              incompleteMoney(),
              houseMoney(),
              goMoney + hotelMoney,
              scores[turn]));
    }
    clearBoard();
    if (!housesStay) {
      houses[turn] = 0; // EX-15
    }
    if (scores[turn] >= goal) { // EX-21
      stage = Stage.OVER;
      housesBefore = houses[turn];
      if (events != null) {
        events.add(new ExpressEvent.GameWon(turn, scores[turn]));
      }
    } else {
      begin((turn + 1) % scores.length, events);
    }
  }

  private void begin(int seat, List<Event> events) {
    turn = seat;
    housesBefore = houses[seat];
    stage = Stage.READY;
    if (events != null) {
      events.add(new ExpressEvent.TurnBegan(seat));
    }
  }

  private void clearBoard() {
    placed = 0;
    placedOn = 0;
    placedAsChance = 0;
    jailed = 0;
    resting = 0;
    showing = 0;
    filled = 0;
    chances = 0;
    open = (1 << Group.COUNT) - 1;
    goMoney = 0;
    hotelMoney = 0;
  }

  // --- chance
  // --------------------------------------------------------------------------------------------------

  @Override
  public Ask asks() {
    if (stage == Stage.ROLLING) {
      return new ExpressAsk.RollDice(dice(diceToRoll()));
    }
    return policeStart
        ? new ExpressAsk.PoliceRoll(bits(starters))
        : new ExpressAsk.FirstSeat(seats());
  }

  /** A number per answer, three bits each: the side of a die, a count of policemen, a seat. */
  @Override
  public long draw(Randomness source) {
    if (stage == Stage.ROLLING) {
      long roll = 0;
      int shift = 0;
      for (int left = diceToRoll(); left != 0; left &= left - 1) {
        roll |= (long) source.below(6) << shift;
        shift += 3;
      }
      return roll;
    }
    return policeStart ? drawPolicemen(source) : source.below(seats());
  }

  private long drawPolicemen(Randomness source) {
    long roll = 0;
    int shift = 0;
    for (int left = starters; left != 0; left &= left - 1) {
      long count = 0;
      for (int die = Die.J1.ordinal(); die <= Die.J3.ordinal(); die++) {
        count += data.faces[die][source.below(6)] == Face.POLICEMAN.ordinal() ? 1 : 0;
      }
      roll |= count << shift;
      shift += 3;
    }
    return roll;
  }

  @Override
  public Outcome outcome(long roll) {
    if (stage == Stage.ROLLING) {
      List<Face> faces = new ArrayList<>();
      long rest = roll;
      for (Die die : dice(diceToRoll())) {
        faces.add(Face.at(data.faces[die.ordinal()][(int) rest & 7]));
        rest >>>= 3;
      }
      return new ExpressOutcome.Rolled(faces);
    }
    if (!policeStart) {
      return new ExpressOutcome.First((int) roll);
    }
    List<Integer> counts = new ArrayList<>();
    for (int i = 0; i < Integer.bitCount(starters); i++) {
      counts.add((int) (roll >>> 3 * i) & 7);
    }
    return new ExpressOutcome.Policemen(counts);
  }

  @Override
  public long roll(Outcome outcome) {
    return switch ((ExpressOutcome) outcome) {
      case ExpressOutcome.Rolled(List<Face> faces) when stage == Stage.ROLLING -> sides(faces);
      case ExpressOutcome.First(int seat) when stage == Stage.STARTING && !policeStart -> {
        check(seat >= 0 && seat < seats(), "seat must be from 0 to " + (seats() - 1));
        yield seat;
      }
      case ExpressOutcome.Policemen(List<Integer> counts)
          when stage == Stage.STARTING && policeStart -> {
        check(
            counts.size() == Integer.bitCount(starters)
                && counts.stream().allMatch(count -> count >= 0 && count <= Die.POLICE_DICE),
            "there must be a count from 0 to 3 for each of "
                + Integer.bitCount(starters)
                + " seats");
        yield packed(counts);
      }
      default ->
          throw new Refusal(
              Refusal.Code.ILLEGAL_OUTCOME,
              Records.typeOf(outcome.getClass())
                  + " does not answer "
                  + Records.typeOf(asks().getClass())
                  + ".");
    };
  }

  private long sides(List<Face> faces) {
    List<Die> dice = dice(diceToRoll());
    check(faces.size() == dice.size(), "there must be " + dice.size() + " faces, one a die");
    List<Integer> sides = new ArrayList<>();
    for (int i = 0; i < dice.size(); i++) {
      byte[] known = data.faces[dice.get(i).ordinal()];
      int side = 0;
      while (side < known.length && known[side] != faces.get(i).ordinal()) {
        side++;
      }
      check(side < known.length, name(dice.get(i)) + " has no face " + name(faces.get(i)));
      sides.add(side);
    }
    return packed(sides);
  }

  private static long packed(List<Integer> numbers) {
    long packed = 0;
    for (int i = 0; i < numbers.size(); i++) {
      packed |= (long) numbers.get(i) << 3 * i;
    }
    return packed;
  }

  private static void check(boolean good, String rule) {
    if (!good) {
      throw new Refusal(Refusal.Code.ILLEGAL_OUTCOME, rule + ".");
    }
  }

  @Override
  public void happen(long roll, List<Event> events) {
    if (stage == Stage.ROLLING) {
      land(roll, events);
    } else if (policeStart) {
      countPolicemen(roll, events);
    } else {
      begin((int) roll, events);
    }
  }

  /** The fewest policemen begin; the tied roll again (EX-23). */
  private void countPolicemen(long roll, List<Event> events) {
    if (events != null) {
      events.add(
          new ExpressEvent.PolicemenCounted(
              bits(starters), ((ExpressOutcome.Policemen) outcome(roll)).counts()));
    }
    int fewest = Die.POLICE_DICE + 1;
    int tied = 0;
    long rest = roll;
    for (int left = starters; left != 0; left &= left - 1) {
      int count = (int) rest & 7;
      rest >>>= 3;
      if (count < fewest) {
        fewest = count;
        tied = 0;
      }
      tied |= count == fewest ? Integer.lowestOneBit(left) : 0;
    }
    starters = tied;
    if (Integer.bitCount(tied) == 1) {
      starters = 0;
      begin(Integer.numberOfTrailingZeros(tied), events);
    }
  }

  private void land(long roll, List<Event> events) {
    if (events != null) {
      events.add(
          new ExpressEvent.DiceRolled(
              turn, dice(diceToRoll()), ((ExpressOutcome.Rolled) outcome(roll)).faces()));
    }
    long rest = roll;
    long shown = 0;
    for (int left = diceToRoll(); left != 0; left &= left - 1) {
      int die = Integer.numberOfTrailingZeros(left);
      shown |= (data.faces[die][(int) rest & 7] + 1L) << 5 * die;
      rest >>>= 3;
    }
    showing = shown;
    placePolicemen(events); // EX-05
    if (Integer.bitCount(jailed) == Die.POLICE_DICE) { // EX-13: before the house die counts
      goToJail(events);
      return;
    }
    stage = Stage.CHOOSING;
    collectGo(events);
    turnHouseDie(events);
  }

  private void placePolicemen(List<Event> events) {
    for (int left = Die.POLICE_BITS & ~jailed; left != 0; left &= left - 1) {
      int die = Integer.numberOfTrailingZeros(left);
      if (shows(die, Face.POLICEMAN)) {
        jailed |= 1 << die;
        showing &= ~(31L << 5 * die);
        if (events != null) {
          events.add(new ExpressEvent.PolicemanPlaced(turn, Die.at(die)));
        }
      }
    }
  }

  private boolean shows(int die, Face face) {
    return ((int) (showing >>> 5 * die) & 31) == face.ordinal() + 1;
  }

  private void goToJail(List<Event> events) {
    if (events != null) {
      events.add(new ExpressEvent.WentToJail(turn, turnScore()));
    }
    clearBoard(); // EX-22
    houses[turn] = Math.min(houses[turn], housesBefore);
    begin((turn + 1) % scores.length, events);
  }

  private void collectGo(List<Event> events) {
    for (int left = Die.POLICE_BITS & ~jailed & ~resting; left != 0; left &= left - 1) {
      int die = Integer.numberOfTrailingZeros(left);
      if (shows(die, Face.GO)) {
        goMoney += data.go; // EX-09
        if (goRests) {
          resting |= 1 << die;
          showing &= ~(31L << 5 * die);
        }
        if (events != null) {
          events.add(new ExpressEvent.GoCollected(turn, data.go));
        }
      }
    }
  }

  private void turnHouseDie(List<Event> events) {
    Face face = showing(Die.H);
    if (face == null) {
      return;
    }
    switch (face) {
      case HOUSE -> takeHouse(events);
      case BROKEN_HOUSE -> breakHouse(events);
      case HOTEL -> buildHotel(events);
      default -> leaveJail(events);
    }
  }

  private void takeHouse(List<Event> events) {
    int taken = 0;
    for (int held : houses) {
      taken += held;
    }
    if (taken < data.houses) {
      houses[turn]++;
    }
    if (events != null) {
      events.add(
          taken < data.houses
              ? new ExpressEvent.HouseTaken(turn, houses[turn])
              : new ExpressEvent.NoHouseLeft(turn));
    }
  }

  private void breakHouse(List<Event> events) {
    if (houses[turn] == 0) {
      return;
    }
    houses[turn]--;
    if (breakTakesHotel) {
      hotelMoney = 0; // EX-18
    }
    if (events != null) {
      events.add(new ExpressEvent.HouseBroken(turn, houses[turn]));
    }
  }

  private void buildHotel(List<Event> events) {
    boolean pays = houses[turn] == data.houses && !(hotelOnce && hotelMoney > 0); // EX-17
    if (pays) {
      hotelMoney += data.hotel;
    }
    if (events != null) {
      events.add(
          pays
              ? new ExpressEvent.HotelBuilt(turn, data.hotel)
              : new ExpressEvent.HotelMissed(turn));
    }
  }

  private void leaveJail(List<Event> events) {
    switch (Integer.bitCount(jailed)) {
      case 0 -> {}
      case 1 -> free(Integer.numberOfTrailingZeros(jailed), events);
      default -> stage = Stage.FREEING;
    }
  }

  // --- the rest
  // ------------------------------------------------------------------------------------------------

  @Override
  public Result result() {
    if (stage != Stage.OVER) {
      throw new IllegalStateException("the game is not over");
    }
    return new Result(List.of(turn), Arrays.stream(scores).boxed().toList());
  }

  @Override
  public Position copy() {
    return new ExpressPosition(this);
  }

  @Override
  public void set(Position position) {
    ExpressPosition other = (ExpressPosition) position;
    stage = other.stage;
    turn = other.turn;
    starters = other.starters;
    placed = other.placed;
    placedOn = other.placedOn;
    placedAsChance = other.placedAsChance;
    jailed = other.jailed;
    resting = other.resting;
    showing = other.showing;
    filled = other.filled;
    chances = other.chances;
    open = other.open;
    goMoney = other.goMoney;
    hotelMoney = other.hotelMoney;
    housesBefore = other.housesBefore;
    for (int seat = 0; seat < scores.length; seat++) {
      houses[seat] = other.houses[seat];
      scores[seat] = other.scores[seat];
    }
  }

  @Override
  public Map<String, Object> save() {
    return ExpressSave.save(this);
  }

  /** Nothing in this game is hidden from anybody. */
  @Override
  public Map<String, Object> view(int viewer) {
    return ExpressSave.view(this);
  }

  @Override
  public void redeal(int viewer, Randomness source) {}

  static List<Die> dice(int bits) {
    return bits(bits).stream().map(Die::at).toList();
  }

  static List<Integer> bits(int bits) {
    List<Integer> list = new ArrayList<>();
    for (int left = bits; left != 0; left &= left - 1) {
      list.add(Integer.numberOfTrailingZeros(left));
    }
    return list;
  }
}
