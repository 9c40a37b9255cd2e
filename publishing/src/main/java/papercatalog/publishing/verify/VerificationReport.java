package papercatalog.publishing.verify;

/**
 * The result of a verification.
 *
 * @param items number of items, before any repair
 * @param papers includes withdrawn ones
 * @param guessedNames authors of papers whose names formats must split themselves
 * @param notYetCounted changes of the last hour that are not counted yet, which is no flaw
 */
public record VerificationReport(
    long items,
    long papers,
    long authors,
    long guessedNames,
    long findings,
    long repaired,
    long notYetCounted) {
  public boolean healthy() {
    return findings == repaired;
  }
}
