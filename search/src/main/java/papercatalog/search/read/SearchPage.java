package papercatalog.search.read;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papercatalog.domain.model.PaperId;

/**
 * The papers of one page.
 *
 * @param hits at most as many as were asked for; the table may no longer have some of them
 * @param total number of papers that meet the query
 * @param facets by field: year, collection, topic
 * @param next the cursor of the next page, if there is one
 * @param asOf the index holds the papers as they were then, or later
 */
public record SearchPage(
    List<PaperId> hits,
    long total,
    Map<String, List<FacetValue>> facets,
    Optional<String> next,
    Instant asOf) {
  /** A value of a field, and how many of the papers have it. */
  public record FacetValue(String value, long papers) {}
}
