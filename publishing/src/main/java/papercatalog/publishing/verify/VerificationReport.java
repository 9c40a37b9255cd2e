package papercatalog.publishing.verify;

/**
 * The result of a verification.
 *
 * @param items number of items, before any repair
 * @param papers includes withdrawn ones
 * @param guessedNames authors of papers whose names formats must split themselves
 */
public record VerificationReport(
    long items, long papers, long authors, long guessedNames, long findings, long repaired) {
  public boolean healthy() {
    return findings == repaired;
  }
}
