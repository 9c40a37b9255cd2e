package papercatalog.domain.model;

public enum Status implements NamedConstant {
  /** May still change in substance. Listed, and marked as a draft. */
  DRAFT,
  PUBLISHED,
  /** Replaced by another paper. Still readable and found, no longer listed. */
  SUPERSEDED,
  /** Publicly disowned. Readable and listed, and marked as retracted. */
  RETRACTED,
  /** Taken back. Only a tombstone is readable; not listed. */
  WITHDRAWN;

  /** Whether the collection, author and topic lists show a paper of this status. */
  public boolean listed() {
    return switch (this) {
      case DRAFT, PUBLISHED, RETRACTED -> true;
      case SUPERSEDED, WITHDRAWN -> false;
    };
  }

  /** Whether the search finds papers of this status, superseded ones after all others. */
  public boolean found() {
    return this != WITHDRAWN;
  }

  public static Status of(String text) {
    return NamedConstant.of(values(), "status", text);
  }
}
