package papercatalog.benchmarks.question;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import papercatalog.benchmarks.figures.Report;
import papercatalog.cli.cost.Price;

/**
 * Ten years of superseded drafts, kept or expiring: WP-002's third question. Every month has the
 * same number of papers, each with the same number of drafts of the same size.
 *
 * @param draftsAMonth superseded drafts per month
 * @param history of each draft
 */
record DraftDecade(double draftsAMonth, DraftHistory history) {
  /** Months that an expiring draft is kept: three, plus a few days at most. */
  static final double KEPT_MONTHS = 3;

  private static final int PAPERS_A_YEAR = 10_000;
  private static final int MONTHS = 120;
  private static final int MONTHS_A_YEAR = 12;
  private static final double GB = 1L << 30;
  private static final int FEW = 3;
  private static final int MANY = 30;

  /** Lengths of drafts: number of authors and of characters in the abstract. */
  private enum Length {
    SHORT(2, 600),
    USUAL(5, 1_500),
    LONG(100, 5_000);

    private final DraftHistory history;

    Length(int authors, int characters) {
      history = DraftHistory.of(authors, characters);
    }

    private DraftDecade of(int draftsOfAPaper) {
      return new DraftDecade((double) PAPERS_A_YEAR / MONTHS_A_YEAR * draftsOfAPaper, history);
    }
  }

  /** GB stored after a number of months. */
  double storedGigabytes(double months, boolean expiring) {
    double kept = expiring ? Math.min(months, KEPT_MONTHS) : months;
    return draftsAMonth * kept * history.storedBytes() / GB;
  }

  double gigabyteMonths(boolean expiring) {
    double sum = 0;
    for (int month = 0; month < MONTHS; month++) {
      sum += (storedGigabytes(month, expiring) + storedGigabytes(month + 1.0, expiring)) / 2;
    }
    return sum;
  }

  /** The cost of storage with point-in-time recovery. */
  double storageDollars(boolean expiring) {
    double stored = gigabyteMonths(expiring);
    return Price.STORAGE.of(stored) + Price.RECOVERY.of(stored);
  }

  /** The cost of the writes that make all drafts expire. */
  double expiringDollars() {
    return Price.WRITE_UNIT.of(draftsAMonth * MONTHS * history.expiringUnits());
  }

  /** Months after which deleting a draft has cost less than keeping it. */
  double paysAfterMonths() {
    double aMonth =
        (Price.STORAGE.dollars() + Price.RECOVERY.dollars()) * history.storedBytes() / GB;
    return Price.WRITE_UNIT.of(history.expiringUnits()) / aMonth;
  }

  static Report report() {
    List<Report.Row> rows = new ArrayList<>();
    for (Length length : Length.values()) {
      for (int drafts : new int[] {FEW, MANY}) {
        DraftDecade decade = length.of(drafts);
        rows.add(
            new Report.Row(
                "%s, %d drafts of a paper"
                    .formatted(length.name().toLowerCase(Locale.ROOT), drafts),
                List.of(
                    decade.storageDollars(false),
                    decade.storageDollars(true) + decade.expiringDollars(),
                    decade.expiringDollars(),
                    decade.paysAfterMonths(),
                    decade.storedGigabytes(MONTHS, false),
                    decade.storedGigabytes(MONTHS, true),
                    (double) decade.history.storedBytes(),
                    decade.history.expiringUnits())));
      }
    }
    return new Report(
            "open-questions-drafts",
            "Ten years of superseded drafts, of 10,000 papers a year",
            List.of(
                "$ kept",
                "$ expiring",
                "of it writes",
                "pays after months",
                "GB kept",
                "GB expiring",
                "bytes a draft",
                "write units to expire"),
            rows)
        .computed();
  }
}
