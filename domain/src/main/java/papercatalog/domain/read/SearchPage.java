package papercatalog.domain.read;

import module java.base;

import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.PaperId;

/**
 * A page of the papers that meet a query, from the search's index.
 *
 * @param hits in lower case; the table may no longer have some of them
 * @param total number of papers on all pages, or a lower bound of it
 * @param totalIsExact false when there are more papers than are counted
 * @param withAllWords how many of them have every word of the query
 * @param replaced words that no paper has, each with the similar one that was looked for instead
 * @param unknown words that no paper has, nor a similar one
 * @param people with the name that the query is, as papers print it; with the number of their
 *     papers in lists
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
    Map<AuthorHandle, Integer> people,
    Map<String, Map<String, Long>> facets,
    Optional<Instant> asOf) {
  public SearchPage with(Page<PaperId> newHits) {
    return new SearchPage(
        newHits, total, totalIsExact, withAllWords, replaced, unknown, people, facets, asOf);
  }

  /** A part of a text; it is marked if it is a word of the query. */
  public record Piece(String text, boolean marked) {}
}
