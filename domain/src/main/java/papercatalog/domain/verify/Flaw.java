package papercatalog.domain.verify;

/** What can be wrong with an item. */
public enum Flaw {
  /** A membership, link or version whose paper is not there. */
  WITHOUT_PAPER("belongs to a paper that is not there"),
  /** An author, topic or identifier of the paper has no link. */
  MISSING_LINK("is missing, so that a list lacks the paper"),
  /** The paper does not name this author, topic or identifier, or is withdrawn. */
  UNEXPECTED_LINK("is a link that the paper does not ask for"),
  /** A link carries something else than the paper says. */
  STALE_SUMMARY("carries something else than its paper says"),
  /** The item of a paper with many authors differs from the version that names them all. */
  STALE_RECORD("says something else than the version that names all its authors"),
  /** The version of the current revision differs from the paper's own item. */
  STALE_VERSION("says something else than its paper, of which it is the current version"),
  /** The current revision has no version. */
  MISSING_VERSION("is missing, though it is the current version of its paper"),
  /** The paper has no change. */
  MISSING_CHANGE("is missing, so that nobody learns that the paper has changed"),
  /** The change has not led to the paper's record, or the paper of which it speaks is gone. */
  STALE_CHANGE("says something else than what has become of its paper"),
  /** The index keys do not follow from the record. */
  WRONG_KEYS("has other index keys than its record asks for"),
  /** The content hash is not that of the content. */
  WRONG_HASH("has another content hash than its content"),
  /** A write was interrupted, or is still going on. */
  UNFINISHED_WRITE("has been begun to be written and not ended"),
  /** A version of a revision that there has not been, or not under this key. */
  UNEXPECTED_VERSION("is a version that is neither past nor current"),
  /** A version that is to expire and is current, or was no draft. */
  UNEXPECTED_EXPIRY("is to expire, though it is no superseded draft"),
  /** A version whose time is over and that DynamoDB has not dropped yet. */
  EXPIRED_HISTORY("is history that has expired"),
  /** An author is named by a paper and has no profile. */
  MISSING_PROFILE("is missing, though a paper names the author"),
  /** A paper uses a collection or a topic that is not in its directory. */
  MISSING_ENTRY("is missing, though a paper uses it"),
  /** No paper uses a collection or a topic. */
  UNUSED_ENTRY("is a collection or topic that no paper uses"),
  /** What has been counted of a paper is not where it is listed. */
  STALE_COUNT("says that its paper is counted elsewhere than it is listed"),
  /** A collection or topic has another count than papers are counted in it. */
  WRONG_COUNT("counts another number of papers than there are"),
  /** The record of a paper with many authors is gone. */
  LOST_AUTHORS("is missing, and with it the authors of the paper"),
  /** An item of another catalog names a list that is not its own catalog's. */
  FOREIGN_ENTRY("stands in a list of another catalog, which drops it"),
  /** No item of the catalog looks so. */
  UNREADABLE("cannot be read"),
  /** No kind of item has such a key. */
  UNKNOWN_ITEM("is no item of the catalog");

  private final String text;

  Flaw(String text) {
    this.text = text;
  }

  /** What is said of the item that has it. */
  public String text() {
    return text;
  }

  /** Whether repairing the paper removes it. */
  public boolean repairable() {
    return switch (this) {
      case WITHOUT_PAPER,
          MISSING_LINK,
          UNEXPECTED_LINK,
          STALE_SUMMARY,
          STALE_RECORD,
          STALE_VERSION,
          MISSING_VERSION,
          UNEXPECTED_EXPIRY,
          WRONG_KEYS,
          WRONG_HASH,
          UNFINISHED_WRITE,
          UNEXPECTED_VERSION,
          EXPIRED_HISTORY,
          MISSING_CHANGE,
          STALE_CHANGE,
          MISSING_ENTRY,
          UNUSED_ENTRY,
          STALE_COUNT,
          WRONG_COUNT,
          MISSING_PROFILE ->
          true;
      case LOST_AUTHORS, FOREIGN_ENTRY, UNREADABLE, UNKNOWN_ITEM -> false;
    };
  }
}
