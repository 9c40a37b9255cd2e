package papercatalog.domain.read;

import module java.base;

import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.pattern.AccessPatterns;

/**
 * A page of the papers that meet a query, from the search's index.
 *
 * @param hits in lower case; the table may no longer have some of them
 * @param total number of papers on all pages, or a lower bound of it
 * @param totalIsExact false when there are more papers than are counted
 * @param withAllWords how many of them have every word of the query
 * @param replaced words that no paper has, each with the similar one that was looked for instead
 * @param unknown words that no paper has, nor a similar one
 * @param facets by field: its most frequent values, and how many papers have each
 * @param asOf the index holds the papers of then or later; empty when there is no index
 */
public record SearchPage(
    Page<PaperId> hits,
    long total,
    boolean totalIsExact,
    long withAllWords,
    Map<String, String> replaced,
    List<String> unknown,
    Map<String, Map<String, Long>> facets,
    Optional<Instant> asOf) {
  public Page<Paper> papers(Catalog catalog) {
    return new Page<>(papers(catalog, List.of()), hits.nextCursor());
  }

  /**
   * The hits, then other papers, without withdrawn ones: the index learns of a withdrawal later.
   */
  // I-1
  public List<Paper> papers(Catalog catalog, List<PaperId> others) {
    List<PaperId> ids = new ArrayList<>(hits.items());
    ids.addAll(others);
    return catalog.batch(AccessPatterns.SEARCH_PAPERS.hits(), ids).found().stream()
        .filter(paper -> paper.status().found())
        .toList();
  }

  public SearchPage with(Page<PaperId> newHits) {
    return new SearchPage(
        newHits, total, totalIsExact, withAllWords, replaced, unknown, facets, asOf);
  }

  /** A part of a text; it is marked if it is a word of the query. */
  public record Piece(String text, boolean marked) {}
}
