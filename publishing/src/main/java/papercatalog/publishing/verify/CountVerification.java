package papercatalog.publishing.verify;

import module java.base;

import papercatalog.domain.table.Item;
import papercatalog.publishing.maintenance.Recount;
import papercatalog.publishing.maintenance.Recount.WrongCount;
import papercatalog.publishing.record.Flaw;
import papercatalog.publishing.record.PaperItem;

/** Checks the counts of collections, topics and citing papers against their lists. */
final class CountVerification {
  private final Verifier run;
  private final Recount recount;

  CountVerification(Verifier run) {
    this.run = run;
    this.recount = new Recount(run.table);
  }

  /** A count of citing papers that is no number is removed, and then counted. */
  void see(Item item) {
    recount.see(item);
    if (PaperItem.CITATION_COUNT.is(item.key()) && !Recount.isReadable(item)) {
      run.repair(item.key(), Flaw.WRONG_COUNT, "no number", it -> it.shared().remove(item));
    }
  }

  /** Counts once more before it reports a count, and after repairs, which may change lists. */
  void compare() {
    if (run.repaired == 0 && recount.wrong().isEmpty()) {
      return;
    }
    Recount again = Recount.of(run.table);
    for (WrongCount wrong : again.wrong()) {
      String count =
          wrong.count().isPresent() ? "%,d".formatted(wrong.count().getAsLong()) : "none";
      String detail = "%s instead of %,d".formatted(count, wrong.papers());
      run.repair(
          wrong.entry(),
          Flaw.WRONG_COUNT,
          detail,
          _ -> again.correct(wrong) && run.spending(wrong.writeUnits()));
    }
  }
}
