package papercatalog.domain.model;

import java.util.Locale;
import java.util.Optional;

/** The schemes of identifiers by which papers are found; a record may hold others as well. */
public enum IdentifierScheme {
  DOI(true),
  ARXIV(true),
  ISBN(false),
  ISSN(false),
  PMID(true),
  URL(true);

  private final String text = name().toLowerCase(Locale.ROOT);
  private final boolean namesOneWork;

  IdentifierScheme(boolean namesOneWork) {
    this.namesOneWork = namesOneWork;
  }

  /** Its name in JSON, in items and in a query string. */
  public String text() {
    return text;
  }

  /** Whether two papers with one identifier are a surprise: a journal's or a book's is shared. */
  public boolean namesOneWork() {
    return namesOneWork;
  }

  /** Reads {@link #text()}; empty when papers are not found by it. */
  public static Optional<IdentifierScheme> of(String text) {
    for (IdentifierScheme scheme : values()) {
      if (scheme.text.equals(text)) {
        return Optional.of(scheme);
      }
    }
    return Optional.empty();
  }
}
