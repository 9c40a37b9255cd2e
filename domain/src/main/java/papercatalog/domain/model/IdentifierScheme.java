package papercatalog.domain.model;

import module java.base;

/** The identifier schemes by which papers can be found. A record may hold others. */
public enum IdentifierScheme implements NamedConstant {
  DOI(true),
  ARXIV(true),
  ISBN(false),
  ISSN(false),
  PMID(true),
  URL(true);

  private final boolean namesOneWork;

  IdentifierScheme(boolean namesOneWork) {
    this.namesOneWork = namesOneWork;
  }

  /** Whether an identifier names one work. Papers share the identifier of a journal or a book. */
  public boolean namesOneWork() {
    return namesOneWork;
  }

  public static Optional<IdentifierScheme> of(String text) {
    return NamedConstant.find(values(), text);
  }
}
