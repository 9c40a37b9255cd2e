package papercatalog.domain.pattern;

import java.util.List;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.schema.KeyPrefix;

/** A pattern that asks the index for ids, and reads their papers as a batch does. */
public final class SearchPattern extends AccessPattern<String> {
  /** The maximum number of UTF-16 units in a query. */
  public static final int LONGEST_QUERY = 4_000;

  private final BatchPattern<PaperId, Paper> hits;

  SearchPattern(
      String number,
      String operation,
      String summary,
      String path,
      KeyPrefix partition,
      BatchPattern<PaperId, Paper> hits) {
    super(
        number,
        new Endpoint(operation, summary, path, List.of(), QueryParameter.SEARCH, Format.FOLLOWED),
        Parameters.WORDS,
        new Access.BatchGetItem(partition),
        "SearchResult");
    this.hits = hits;
  }

  public BatchPattern<PaperId, Paper> hits() {
    return hits;
  }
}
