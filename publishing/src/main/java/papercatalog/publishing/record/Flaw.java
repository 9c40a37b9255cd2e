package papercatalog.publishing.record;

public enum Flaw {
  WITHOUT_PAPER("belongs to a paper that does not exist"),
  /** An author, topic or identifier of the paper has no link. */
  MISSING_LINK("is missing, so that a list lacks the paper"),
  /** The paper does not name this author, topic or identifier, or is withdrawn. */
  UNEXPECTED_LINK("is a link that its paper does not need"),
  /** A link differs from its paper, or lists show a paper otherwise than its record. */
  STALE_SUMMARY("differs from its paper"),
  STALE_RECORD("differs from the version that names all its authors"),
  STALE_VERSION("is the current version of its paper, but differs from it"),
  MISSING_VERSION("is missing, though it is the current version of its paper"),
  MISSING_CHANGE("is missing, so that the list of changes lacks the paper"),
  /** The change did not lead to the paper's record, or its paper is gone. */
  STALE_CHANGE("does not match the state of its paper"),
  STALE_REFERENCES("does not match the references of its paper"),
  STALE_INVERSE("does not match the relations of another paper"),
  WAITING_CITATION("waits for a paper that is in the catalog"),
  LOST_CITATION("leads to a paper that is gone or lacks the identifier"),
  WRONG_KEYS("has index keys that do not match its record"),
  WRONG_HASH("has a content hash that does not match its content"),
  UNFINISHED_WRITE("has an unfinished write"),
  /** A version of a revision that never existed, or under a wrong key. */
  UNEXPECTED_VERSION("is a version that is neither past nor current"),
  /** A version that expires although it is current or was no draft. */
  UNEXPECTED_EXPIRY("expires, though it is no superseded draft"),
  EXPIRED_HISTORY("is an expired version"),
  MISSING_PROFILE("is missing, though a paper names the author"),
  MISSING_ENTRY("is missing, though a paper uses it"),
  UNUSED_ENTRY("is a collection or topic that no paper uses"),
  UNUSED_AUTHOR("is an author whom no paper names"),
  FORMER_AUTHOR("is an author who became others, but has papers"),
  LISTED_AUTHOR("is an author without papers, who became others, but is listed"),
  FORMER_NAME("has a former name"),
  FORMER_ENTRY("is a collection or topic under a former name"),
  MISSING_ORCID("lacks the ORCID iD that its papers print"),
  SHARED_ORCID(
      "shares its ORCID iD with another author",
      "catalog people merge, or another ORCID iD for one of them"),
  MISPLACED("is not under the family name that its papers print"),
  CHAIN("is an alias of an alias"),
  CIRCLE("is an alias of its own alias", "catalog people apply, with one of them as a person"),
  /** Older releases did not write the attributes of a head. */
  WRONG_HEAD("is not as it should be at the head of its list"),
  WRONG_COUNT("has a wrong count of papers"),
  LEFT_OVER("was left by an older release, which counted papers otherwise"),
  LOST_AUTHORS(
      "is missing, and with it the authors of the paper",
      "catalog publish, with the whole paper, or catalog restore"),
  FOREIGN_ENTRY("is in a list of another catalog, which drops it", "its owner removes it"),
  UNREADABLE("cannot be read", "catalog publish or catalog restore, which write it anew"),
  UNKNOWN_ITEM("is no item of the catalog", "aws dynamodb delete-item");

  private static final String REPAIR = "catalog verify --repair";

  private final String text;

  private final String remedy;

  Flaw(String text) {
    this(text, REPAIR);
  }

  Flaw(String text, String remedy) {
    this.text = text;
    this.remedy = remedy;
  }

  public String text() {
    return text;
  }

  /** The command that mends it. */
  public String remedy() {
    return remedy;
  }

  public boolean isRepairable() {
    return remedy.equals(REPAIR);
  }
}
