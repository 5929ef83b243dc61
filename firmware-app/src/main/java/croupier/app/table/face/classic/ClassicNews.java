package croupier.app.table.face.classic;

import static croupier.engine.classic.ClassicEvent.BANK;

import croupier.app.table.face.classic.board.ClassicPhrases;
import croupier.app.table.face.classic.board.ClassicRoom;
import croupier.app.table.lcd.Lines;
import croupier.app.words.Typesetter;
import croupier.engine.classic.Cause;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.board.Building;
import java.util.List;

/** What has happened in travel and brands, one line or one sentence each. */
final class ClassicNews {
  private final ClassicPhrases brief;
  private final ClassicPhrases full;

  ClassicNews(ClassicRoom room) {
    brief = room.brief();
    full = room.full();
  }

  /** News of a game that is told again, in full only. */
  ClassicNews(ClassicPhrases words) {
    brief = words;
    full = words;
  }

  /** One thing that happened, for the LCD and for the pages. */
  record Said(String brief, String full) {
    String sentence() {
      return Lines.sentence(full);
    }
  }

  /** Null when it needs no words: a light says it, or what follows does. */
  Said of(ClassicEvent event) {
    return switch (event) {
      case ClassicEvent.RolledForFirst(int seat, var dice) -> rolled(seat, dice);
      case ClassicEvent.TiedForFirst(var seats) ->
          said(
              "Again: " + Lines.names(seats, ", "),
              full.names(seats) + " are equal and roll again");
      case ClassicEvent.FirstPlayer(int seat) -> about(seat, " begins");
      case ClassicEvent.DiceRolled(int seat, var dice) -> rolled(seat, dice);
      case ClassicEvent.UtilityRolled(int seat, _, var dice) -> rolled(seat, dice);
      case ClassicEvent.RollsAgain(int seat) ->
          said(brief.name(seat) + " rolls again", full.name(seat) + " may roll again");
      case ClassicEvent.Moved(int seat, _, int to) ->
          said(
              Lines.ends(brief.name(seat) + ":", brief.space(to)),
              full.name(seat) + " goes to " + full.space(to));
      case ClassicEvent.SentToJail(int seat) -> about(seat, " goes to jail");
      case ClassicEvent.StayedInJail(int seat, int left) ->
          said(
              brief.name(seat) + " stays in jail",
              full.name(seat) + " stays in jail: no doubles. Tries left: " + left);
      case ClassicEvent.LeftJail(int seat) ->
          said(brief.name(seat) + " is free", full.name(seat) + " leaves jail");
      case ClassicEvent.CardKept(int seat, _) -> about(seat, " keeps it");
      case ClassicEvent.CardGiven(_, int from, int to) ->
          said(
              Lines.or(brief.name(to) + " gets a jail card", brief.name(to) + ": jail card"),
              full.jailCard() + ": from " + between(from, to));
      case ClassicEvent.Paid paid -> of(paid);
      case ClassicEvent.DeedGiven(int deed, _, int to) ->
          said(
              Lines.ends(brief.name(to) + ":", brief.deed(deed)),
              full.deed(deed) + " is " + full.name(to) + "'s now");
      case ClassicEvent.DeedDealt(int seat, int deed) ->
          said(brief.name(seat) + " is dealt:", full.name(seat) + " is dealt " + full.deed(deed));
      case ClassicEvent.Declined(int seat, int deed) ->
          said("Not bought", full.name(seat) + " does not buy " + full.deed(deed));
      case ClassicEvent.AuctionBegan(int deed) ->
          said(Lines.centred("AUCTION!"), full.deed(deed) + " is auctioned");
      case ClassicEvent.BuildingAuctionBegan(Building building, _) ->
          said(Lines.centred("AUCTION!"), "a " + full.building(building) + " is auctioned");
      case ClassicEvent.AuctionWon(int seat, int amount) ->
          said(
              Lines.ends(brief.name(seat) + " wins:", Lines.money(amount)),
              full.name(seat) + " wins the auction at " + Lines.money(amount));
      case ClassicEvent.AuctionUnsold(int deed) ->
          said("No bid: Bank keeps", "nobody bid: " + full.deed(deed) + " stays with the Bank");
      case ClassicEvent.RentDue due -> of(due);
      case ClassicEvent.RentClaimed(int owner, int payer, int deed) ->
          said(
              brief.name(owner) + " wants rent",
              full.name(owner) + " asks " + full.name(payer) + " for rent on " + full.deed(deed));
      case ClassicEvent.RentLapsed(int owner, _, int deed) ->
          said(
              "Rent lost: " + brief.name(owner),
              full.name(owner) + " did not ask for the rent on " + full.deed(deed) + " in time");
      case ClassicEvent.Built(int seat, int site, int buildings) ->
          said(
              Lines.ends(brief.deed(site), brief.standing(buildings)),
              full.name(seat) + " builds: " + full.standing(buildings) + " on " + full.deed(site));
      case ClassicEvent.SoldBuilding(int seat, int site, int buildings) ->
          said(
              Lines.ends(brief.deed(site), "sold, " + brief.standing(buildings)),
              full.name(seat)
                  + " sells: "
                  + full.standing(buildings)
                  + " left on "
                  + full.deed(site));
      case ClassicEvent.ShortageBegan(int seat, Building building, var asked) ->
          said(
              Lines.capital(brief.buildings(building)) + " are short",
              full.name(seat)
                  + " wants a "
                  + full.building(building)
                  + ", and "
                  + full.names(asked)
                  + " could use what is left");
      case ClassicEvent.Mortgaged(int seat, int deed) ->
          said(
              Lines.ends(brief.deed(deed), Lines.or("mortgaged", "(m)")),
              full.name(seat) + " mortgages " + full.deed(deed));
      case ClassicEvent.Redeemed(int seat, int deed) ->
          said(
              Lines.ends(brief.deed(deed), Lines.or("redeemed", "free")),
              full.name(seat) + " redeems " + full.deed(deed));
      case ClassicEvent.MortgageKept(int seat, int deed) ->
          said(
              Lines.ends(brief.deed(deed), "stays (m)"),
              full.name(seat) + " keeps " + full.deed(deed) + " mortgaged");
      case ClassicEvent.DealOffered offered ->
          said(
              Lines.or(
                  brief.name(offered.from()) + " offers " + brief.name(offered.to()) + " a deal",
                  brief.name(offered.from()) + " to " + brief.name(offered.to()) + ": deal?"),
              full.name(offered.from()) + " offers " + full.name(offered.to()) + " a deal");
      case ClassicEvent.DealMade(int from, int to) ->
          said("Deal!", full.name(from) + " and " + full.name(to) + " have a deal");
      case ClassicEvent.DealRefused(_, int to) ->
          said(brief.name(to) + ": no deal", full.name(to) + " refuses");
      case ClassicEvent.DealWithdrawn(int from, _) ->
          said("Offer taken back", full.name(from) + " takes the offer back");
      case ClassicEvent.DebtArose debt -> of(debt);
      case ClassicEvent.DebtSettled(int debtor, _) -> about(debtor, " has paid");
      case ClassicEvent.InsteadOffered(int debtor, int creditor, var deeds, _, int value) ->
          said(
              "Deeds for " + Lines.money(value) + "?",
              full.name(debtor)
                  + " offers "
                  + full.name(creditor)
                  + " property instead of "
                  + Lines.money(value)
                  + (deeds.isEmpty() ? "" : ": " + full.deeds(deeds)));
      case ClassicEvent.InsteadAccepted(_, int creditor, _) -> about(creditor, " accepts");
      case ClassicEvent.InsteadRefused(_, int creditor) -> about(creditor, " wants money");
      case ClassicEvent.InsteadWithdrawn(int debtor, _) ->
          said("Offer taken back", full.name(debtor) + " takes the offer back");
      case ClassicEvent.WentBankrupt(int seat, int creditor) ->
          said(
              brief.name(seat) + " is bankrupt",
              full.name(seat) + " is bankrupt; all goes to " + full.name(creditor));
      case ClassicEvent.TurnsOver(int turns) ->
          said("Last turn is over", "turn " + turns + " was the last");
      case ClassicEvent.TimeOver _ -> said("Time is over", "the time is over");
      case ClassicEvent.TurnBegan _,
          ClassicEvent.CardDrawn _,
          ClassicEvent.CardReturned _,
          ClassicEvent.BidMade _,
          ClassicEvent.PassedBid _,
          ClassicEvent.Wanted _,
          ClassicEvent.Waived _,
          ClassicEvent.TimeTold _,
          ClassicEvent.GameOver _ ->
          null;
    };
  }

  private Said said(String brief, String full) {
    return new Said(brief, Lines.capital(Typesetter.longest(full)));
  }

  private Said about(int seat, String rest) {
    return said(brief.name(seat) + rest, full.name(seat) + rest);
  }

  private String between(int from, int to) {
    return full.name(from) + " to " + full.name(to);
  }

  private Said rolled(int seat, List<Integer> dice) {
    String sum = dice.getFirst() + "+" + dice.getLast();
    int total = dice.getFirst() + dice.getLast();
    return said(
        Lines.ends(brief.name(seat) + " rolls", sum),
        full.name(seat) + " rolls " + sum + ", that is " + total);
  }

  private Said of(ClassicEvent.Paid paid) {
    int amount = paid.amount();
    String sum = Lines.money(amount);
    Cause cause = paid.cause();
    if (paid.from() == BANK) {
      String why = cause == Cause.SALARY ? "GO! " : "";
      return said(
          Lines.ends(why + brief.name(paid.to()), "+" + sum),
          full.name(paid.to()) + " gets " + sum + " (" + ClassicPhrases.of(cause) + ")");
    }
    String how = ClassicPhrases.of(cause);
    if (paid.to() == BANK) {
      return said(
          Lines.ends(brief.name(paid.from()), "-" + sum),
          full.name(paid.from()) + " pays " + sum + " (" + how + ")");
    }
    return said(
        Lines.ends(brief.name(paid.from()) + " pays " + brief.name(paid.to()), sum),
        full.name(paid.from()) + " pays " + full.name(paid.to()) + " " + sum + " (" + how + ")");
  }

  private Said of(ClassicEvent.RentDue due) {
    String sum = (due.freshDice() ? Lines.or("dice x", "x") : "") + Lines.money(due.amount());
    return said(
        Lines.ends(brief.name(due.owner()) + ": rent?", sum),
        full.name(due.payer())
            + " is on "
            + full.name(due.owner())
            + "'s "
            + full.deed(due.deed())
            + ". "
            + full.name(due.owner())
            + " can claim "
            + sum);
  }

  private Said of(ClassicEvent.DebtArose debt) {
    String sum = Lines.money(debt.amount());
    return said(
        Lines.ends(brief.name(debt.debtor()) + " owes " + brief.name(debt.creditor()), sum),
        full.name(debt.debtor())
            + " owes "
            + full.name(debt.creditor())
            + " "
            + sum
            + " and must raise money");
  }
}
