package papercatalog.domain.write;

/** What a write came to. */
public enum Outcome {
  /** The paper or author is new. */
  CREATED,
  /** What was there is history now. */
  REVISED,
  /** The content was there; a write that had been interrupted was finished. */
  COMPLETED,
  /** The content was there, and nothing was written. */
  UNCHANGED,
  /** A tombstone is left. */
  WITHDRAWN,
  /** Nothing is left. */
  DELETED;

  /** Of a write that found its content there; it completed an earlier one if that took work. */
  static Outcome unchanged(Work work) {
    return work.equals(Work.NONE) ? UNCHANGED : COMPLETED;
  }
}
