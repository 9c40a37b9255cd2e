package papercatalog.search.index;

import module java.base;

import papercatalog.domain.model.PaperId;
import papercatalog.domain.read.SearchPage;

/**
 * The answer of a generation.
 *
 * @param marks the words that are marked in its papers, as long as the generation is in use
 * @param candidates the papers that a reference may mean, best first, for pages of any size; empty
 *     for other queries and on later pages
 */
public record Found(SearchPage page, Marks marks, List<PaperId> candidates, RankedHits hits) {
  /** The papers of the page, then the candidates. */
  public List<PaperId> ids() {
    return Stream.concat(page.hits().items().stream(), candidates.stream()).toList();
  }

  /** The page whose first paper is the one that the reference means. */
  public SearchPage beginningWith(PaperId meant) {
    return page.with(hits.beginningWith(meant));
  }
}
