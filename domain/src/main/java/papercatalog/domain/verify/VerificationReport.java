package papercatalog.domain.verify;

/**
 * The result of a verification.
 *
 * @param items number of items, before any repair
 * @param papers number of papers, including withdrawn ones
 * @param notYetCounted number of changes of the last hour that collections and topics do not count
 *     yet, which is no flaw
 */
public record VerificationReport(
    long items, long papers, long authors, long findings, long repaired, long notYetCounted) {
  public boolean healthy() {
    return findings == repaired;
  }
}
