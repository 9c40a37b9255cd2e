package papercatalog.search.index;

import module java.base;

import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;

/**
 * The papers of one page.
 *
 * @param hits the table may no longer have some of them
 * @param total number of papers that meet the query
 * @param facets by field: its most frequent values, and how many papers have each
 * @param next the cursor of the next page
 * @param asOf the index holds the papers as they were then, or later
 */
public record SearchPage(
    List<PaperId> hits,
    long total,
    Map<String, Map<String, Long>> facets,
    Optional<String> next,
    Instant asOf) {
  /** The hits that lists show; the index learns of a withdrawal later. */
  // I-1
  public List<Paper> papers(Catalog catalog) {
    return catalog.batch(AccessPatterns.SEARCH_PAPERS.hits(), hits).found().stream()
        .filter(paper -> paper.status().listed())
        .toList();
  }
}
