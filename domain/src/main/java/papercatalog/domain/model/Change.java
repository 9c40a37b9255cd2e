package papercatalog.domain.model;

import java.time.Instant;

/**
 * The latest change of a paper.
 *
 * @param revision the one that it has led to; of a deleted paper, the last that there was
 * @param at when it was written, to the millisecond; it grows with each change of a paper
 */
public record Change(PaperId id, ChangeKind kind, long revision, Instant at) {
  private static final Instant LATEST = Instant.parse("9999-12-31T23:59:59.999Z");

  /**
   * Checks the moment.
   *
   * @throws InvalidValue as {@link #checkedMoment}
   */
  public Change {
    checkedMoment(at);
  }

  /**
   * A moment of a change: its year has four digits, by which changes are sorted.
   *
   * @throws InvalidValue when it cannot be one
   */
  public static Instant checkedMoment(Instant at) {
    if (at.isBefore(Instant.EPOCH) || at.isAfter(LATEST)) {
      throw new InvalidValue("at", "must be between 1970 and 9999");
    }
    return at;
  }

  /** What has led to the record of a paper, as far as the record says so. */
  public static Change to(Paper paper, Instant at) {
    return new Change(paper.id(), kind(paper), paper.revision(), at);
  }

  /** Whether it may have led to the record of a paper. */
  public boolean fits(Paper paper) {
    boolean reinstated = kind == ChangeKind.REINSTATED && paper.revision() > 1;
    return revision == paper.revision()
        && id.value().equals(paper.id().value())
        && (kind == kind(paper) || (reinstated && paper.status() != Status.WITHDRAWN));
  }

  /**
   * The moment of the next change of the paper: later than this one by a millisecond at least,
   * whatever the clocks say, so that whoever hears of both knows which came later.
   *
   * @param now by the clock of the one who makes the next change
   */
  public Instant momentAfter(Instant now) {
    Instant next = at.plusMillis(1);
    return next.isAfter(now) && !next.isAfter(LATEST) ? next : now;
  }

  /** The same, written at another time. */
  public Change writtenAt(Instant newAt) {
    return new Change(id, kind, revision, newAt);
  }

  private static ChangeKind kind(Paper paper) {
    if (paper.status() == Status.WITHDRAWN) {
      return ChangeKind.WITHDRAWN;
    }
    return paper.revision() == 1 ? ChangeKind.CREATED : ChangeKind.REVISED;
  }
}
