package croupier.engine.classic;

import static croupier.engine.classic.ClassicStory.BANK;
import static croupier.engine.classic.ClassicStory.in;
import static croupier.engine.classic.ClassicStory.travel;

import croupier.engine.Game;
import croupier.engine.Rule;
import org.junit.jupiter.api.Test;

/** The Bank, which is nobody at the table. */
class ClassicBankTest {
  @BothGames
  @Rule({"TR-S06", "BR-S04"})
  void theBankSellsAndIsPaidApartFromAllPlayers(Game game) {
    in(game, 6)
        .owner(6, BANK)
        .bankHasTaken(0)
        .rolls(2, 4)
        .buys()
        .owner(6, 0)
        .has(0, 1400)
        .bankHasTaken(100)
        .owns(0, 8, 9)
        .stockIs(32, 12)
        .builds(0, 6)
        .stockIs(31, 12)
        .has(0, 1350)
        .bankHasTaken(150)
        .sells(0, 6)
        .stockIs(32, 12)
        .bankHasTaken(125)
        .mortgages(0, 6)
        .bankHasTaken(75)
        .has(1, 1500)
        .has(2, 1500)
        .has(3, 1500)
        .has(4, 1500)
        .has(5, 1500);
  }

  @BothGames
  @Rule({"TR-S06", "BR-S04"})
  void theBankHoldsTheAuctionsAndAllSixPlayersBid(Game game) {
    in(game, 6)
        .rolls(2, 4)
        .declines()
        .inAuction(6)
        .asked(0, 1, 2, 3, 4, 5)
        .bids(5, 40)
        .passes(0)
        .passes(1)
        .passes(2)
        .passes(3)
        .passes(4)
        .owner(6, 5)
        .has(5, 1460)
        .bankHasTaken(40)
        .has(0, 1500);
  }

  /** However the money lies there, nobody has more or less of it than its sum. */
  @Test
  @Rule("TR-S88")
  void anySumIsPaidToTheDollar() {
    travel(2)
        .turnNumber(100)
        .cash(0, 123_457)
        .owns(1, 1)
        .on(0, 38)
        .rolls(1, 2)
        .claims(1, 1)
        .has(0, 123_457 + 200 - 2)
        .has(1, 1502)
        .reload()
        .has(0, 123_655);
  }
}
