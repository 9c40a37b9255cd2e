package papercatalog.domain.verify;

/**
 * What a walk over the table came to.
 *
 * @param items how many there are, before any repair
 * @param papers the withdrawn ones included
 * @param authors how many profiles
 * @param findings how many flaws were found
 * @param repaired how many of them were put right
 * @param notYetCounted how many changes of the last hour collections and topics do not count yet,
 *     which is no flaw
 */
public record VerificationReport(
    long items, long papers, long authors, long findings, long repaired, long notYetCounted) {
  /** Whether nothing wrong is left. */
  public boolean healthy() {
    return findings == repaired;
  }
}
