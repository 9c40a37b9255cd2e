package papercatalog.domain.pattern;

import java.util.List;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.schema.KeyPrefix;

/** A pattern that asks the index for ids and handles, and reads their items as a batch does. */
public final class SearchPattern extends AccessPattern<String> {
  /** The maximum number of UTF-16 units in a query. */
  public static final int LONGEST_QUERY = 4_000;

  private final BatchPattern<PaperId, Paper> hits;
  private final GetPattern<AuthorHandle, Author> people;

  SearchPattern(
      Declaration<String> declaration,
      BatchPattern<PaperId, Paper> hits,
      GetPattern<AuthorHandle, Author> people) {
    super(
        declaration,
        new Access.BatchGetItem(List.of(KeyPrefix.PAPER, KeyPrefix.AUTHOR)),
        "SearchResult",
        false,
        false);
    this.hits = hits;
    this.people = people;
  }

  public BatchPattern<PaperId, Paper> hits() {
    return hits;
  }

  public GetPattern<AuthorHandle, Author> people() {
    return people;
  }
}
