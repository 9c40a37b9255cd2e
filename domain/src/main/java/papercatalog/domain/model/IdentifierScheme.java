package papercatalog.domain.model;

import module java.base;

/** The identifier schemes by which papers can be found. A record may hold others. */
public enum IdentifierScheme {
  DOI(true),
  ARXIV(true),
  ISBN(false),
  ISSN(false),
  PMID(true),
  URL(true);

  private final String text = ConstantName.kebabCase(this);
  private final boolean namesOneWork;

  IdentifierScheme(boolean namesOneWork) {
    this.namesOneWork = namesOneWork;
  }

  /** Its name in JSON, in items and in a query string. */
  public String text() {
    return text;
  }

  /** Whether an identifier names one work. Papers share the identifier of a journal or a book. */
  public boolean namesOneWork() {
    return namesOneWork;
  }

  public static Optional<IdentifierScheme> of(String text) {
    return ConstantName.find(values(), text);
  }
}
