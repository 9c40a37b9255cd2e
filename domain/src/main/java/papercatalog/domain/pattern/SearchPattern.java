package papercatalog.domain.pattern;

import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;

/** A pattern that asks the index for ids, and reads their papers as a batch does. */
public final class SearchPattern extends AccessPattern<String> {
  /** The maximum number of UTF-16 units in a query. */
  public static final int LONGEST_QUERY = 4_000;

  private final BatchPattern<PaperId, Paper> hits;

  SearchPattern(Question<String> question, BatchPattern<PaperId, Paper> hits) {
    super(question, hits.access(), "SearchResult", false);
    this.hits = hits;
  }

  public BatchPattern<PaperId, Paper> hits() {
    return hits;
  }
}
