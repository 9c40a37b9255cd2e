package papercatalog.functions.html;

import module java.base;

import papercatalog.domain.model.PercentEncoding;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.functions.content.Content;
import papercatalog.functions.request.SearchResult;
import papercatalog.functions.request.SearchResult.Hit;
import papercatalog.functions.request.SearchResult.Piece;

/** A page of the papers that meet a query, in their order. Robots must not index it. */
public record SearchResultPage(
    Frame frame, long total, List<Entry> entries, List<Facet> facets, String next) {
  /** A paper, and the sentence to show, which may be empty. */
  record Entry(ListedPaper paper, List<Piece> sentence) {}

  /** Values of a field. */
  record Facet(String name, List<Narrower> values) {}

  /** A link to the papers that have a value too. */
  record Narrower(String value, String link, long papers) {}

  public static Content html(SearchResult result) {
    List<Hit> hits = result.listed().items();
    List<ListedPaper> papers =
        ListedPaper.of(
            hits.stream().map(hit -> hit.paper().summary()).toList(),
            result.listed().request().origin());
    List<Entry> entries = new ArrayList<>();
    for (int i = 0; i < hits.size(); i++) {
      entries.add(
          new Entry(
              papers.get(i), hits.get(i).sentence().map(it -> it.pieces()).orElse(List.of())));
    }
    SearchResultPage page =
        new SearchResultPage(
            Frame.of("Search", result.listed()).asked(result.query()),
            result.total(),
            entries,
            facets(result),
            result.listed().next().orElse(null));
    Rendering rendering = new Rendering();
    JtesearchGenerated.render(rendering.output(), null, page);
    return rendering.content();
  }

  String size() {
    return total == 1 ? "1 paper" : total + " papers";
  }

  private static List<Facet> facets(SearchResult result) {
    List<Facet> facets = new ArrayList<>();
    result
        .facets()
        .forEach(
            (field, values) ->
                facets.add(
                    new Facet(
                        field,
                        values.entrySet().stream()
                            .map(it -> narrower(result.query(), field, it.getKey(), it.getValue()))
                            .toList())));
    return facets;
  }

  private static Narrower narrower(String query, String field, String value, long papers) {
    String narrowed = PercentEncoding.inQuery(field + ":" + value + " " + query);
    return new Narrower(value, AccessPatterns.SEARCH_PAPERS.path() + "?q=" + narrowed, papers);
  }
}
