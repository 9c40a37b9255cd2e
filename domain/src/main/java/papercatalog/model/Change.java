package papercatalog.model;

import java.time.Instant;

/**
 * The latest change of a paper.
 *
 * @param revision the one that it has led to; of a deleted paper, the last that there was
 * @param at when it was written, to the millisecond
 */
public record Change(PaperId id, ChangeKind kind, long revision, Instant at) {
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
