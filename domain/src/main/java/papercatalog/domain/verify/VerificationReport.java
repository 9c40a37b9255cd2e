package papercatalog.domain.verify;

/**
 * The result of a verification.
 *
 * @param items number of items, before any repair
 * @param papers number of papers, including withdrawn ones
 * @param authors number of profiles
 * @param findings number of flaws found
 * @param repaired number of flaws repaired
 * @param notYetCounted number of changes of the last hour that collections and topics do not count
 *     yet, which is no flaw
 */
public record VerificationReport(
    long items, long papers, long authors, long findings, long repaired, long notYetCounted) {
  /** Whether no flaw is left. */
  public boolean healthy() {
    return findings == repaired;
  }
}
