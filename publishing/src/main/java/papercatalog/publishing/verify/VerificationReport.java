package papercatalog.publishing.verify;

import module java.base;

import papercatalog.publishing.record.Flaw;

/**
 * The result of a verification.
 *
 * @param items number of items, before any repair
 * @param papers includes withdrawn ones
 * @param guessedNames authors of papers whose names formats must split themselves
 * @param flaws those that were found, by kind
 * @param writeUnits of repairs
 */
public record VerificationReport(
    long items,
    long papers,
    long authors,
    long guessedNames,
    Map<Flaw, Tally> flaws,
    double writeUnits) {
  /** Numbers of flaws. */
  public record Tally(long found, long repaired) {
    Tally plus(Tally other) {
      return new Tally(found + other.found, repaired + other.repaired);
    }
  }

  public long findings() {
    return flaws.values().stream().mapToLong(Tally::found).sum();
  }

  public long repaired() {
    return flaws.values().stream().mapToLong(Tally::repaired).sum();
  }

  public boolean healthy() {
    return findings() == repaired();
  }
}
