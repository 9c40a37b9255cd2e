package papercatalog.publishing.write;

public enum Outcome {
  CREATED,
  /** The content has changed; the state before is history. */
  REVISED,
  /** Only the parts of authors' names and their ORCID iDs have changed. */
  NAMES_REVISED,
  /** The content was stored already; an interrupted write was finished. */
  COMPLETED,
  /** The content was stored already; nothing was written. */
  UNCHANGED,
  WITHDRAWN,
  DELETED;

  /** The result when the content was stored already, and finishing it may have taken work. */
  static Outcome unchanged(Work work) {
    return work.equals(Work.NONE) ? UNCHANGED : COMPLETED;
  }
}
