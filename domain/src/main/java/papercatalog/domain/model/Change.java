package papercatalog.domain.model;

import module java.base;

/**
 * The latest change of a paper.
 *
 * @param revision that the change led to; the last one of a deleted paper
 * @param at in milliseconds; increases with each change of a paper
 * @param title in a list; empty for a deleted paper and for changes of older releases
 * @param credits in a list
 */
public record Change(
    PaperId id,
    ChangeKind kind,
    long revision,
    Instant at,
    Optional<String> title,
    Credits credits) {
  private static final Instant LATEST = Instant.parse("9999-12-31T23:59:59.999Z");

  public Change {
    checkedMoment(at);
  }

  public Change(PaperId id, ChangeKind kind, long revision, Instant at) {
    this(id, kind, revision, at, Optional.empty(), Credits.NONE);
  }

  /** Changes are sorted by the text of their times, so the year must have four digits. */
  public static Instant checkedMoment(Instant at) {
    if (at.isBefore(Instant.EPOCH) || at.isAfter(LATEST)) {
      throw new InvalidValue("at", "must be between 1970 and 9999");
    }
    return at;
  }

  /** The change that led to a paper's record; the record alone decides its kind. */
  public static Change to(Paper paper, Instant at) {
    return new Change(paper.id(), kind(paper), paper.revision(), at);
  }

  /** Whether this change can have led to this record. */
  public boolean fits(Paper paper) {
    boolean reinstated = kind == ChangeKind.REINSTATED && paper.revision() > 1;
    return revision == paper.revision()
        && id.value().equals(paper.id().value())
        && (kind == kind(paper) || (reinstated && paper.status() != Status.WITHDRAWN));
  }

  /** The time of the next change by a writer's clock: after this one, even if clocks disagree. */
  public Instant momentAfter(Instant now) {
    Instant next = at.plusMillis(1);
    return next.isAfter(now) && !next.isAfter(LATEST) ? next : now;
  }

  /** The title, or the id where there is none. */
  public String heading() {
    return title.orElse(id.value());
  }

  public Change writtenAt(Instant newAt) {
    return new Change(id, kind, revision, newAt, title, credits);
  }

  public Change listed(Optional<String> newTitle, Credits newCredits) {
    return new Change(id, kind, revision, at, newTitle, newCredits);
  }

  private static ChangeKind kind(Paper paper) {
    if (paper.status() == Status.WITHDRAWN) {
      return ChangeKind.WITHDRAWN;
    }
    return paper.revision() == 1 ? ChangeKind.CREATED : ChangeKind.REVISED;
  }
}
