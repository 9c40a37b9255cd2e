package papercatalog.benchmarks.question;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import papercatalog.benchmarks.figures.Report;
import papercatalog.benchmarks.synthetic.FilledCatalog;
import papercatalog.benchmarks.synthetic.Latencies;
import papercatalog.benchmarks.synthetic.SyntheticPapers;
import papercatalog.benchmarks.synthetic.SyntheticPapers.Shape;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.PageRequest;

/**
 * Measures lists of collections and of authors in two catalogs of the same papers: one has both
 * kinds of list in GSI1, the other has authors' lists in a separate index. The number of papers per
 * author follows Zipf's law.
 *
 * @param size papers in each catalog
 * @param requests of each list, after the same number of uncounted ones
 */
public record AuthorLists(int size, int requests) {
  private static final SyntheticPapers PAPERS = new SyntheticPapers(Shape.USUAL);

  public Report run() throws IOException, InterruptedException {
    Map<AuthorDesign, FilledCatalog> catalogs = new EnumMap<>(AuthorDesign.class);
    try {
      for (AuthorDesign design : AuthorDesign.values()) {
        catalogs.put(
            design,
            new FilledCatalog(
                design.schema(), size, number -> design.listed(PAPERS.paper(number))));
      }
      List<Report.Row> rows = new ArrayList<>();
      lists(catalogs.get(AuthorDesign.SHARED))
          .forEach((label, list) -> rows.addAll(rows(label, list, catalogs)));
      return new Report(
          "open-questions-lists",
          "First pages of lists, by where authors' lists are",
          List.of("p50 ms", "p99 ms", "read units"),
          rows);
    } finally {
      catalogs.values().forEach(FilledCatalog::close);
    }
  }

  private List<Report.Row> rows(
      String label, Function<Catalog, ?> list, Map<AuthorDesign, FilledCatalog> catalogs) {
    Map<AuthorDesign, Latencies> latencies =
        Latencies.inTurn(
            catalogs.keySet(), requests, requests, design -> catalogs.get(design).read(list));
    List<Report.Row> rows = new ArrayList<>();
    catalogs.forEach(
        (design, catalog) ->
            rows.add(
                new Report.Row(
                    label + ": " + design,
                    List.of(
                        latencies.get(design).percentile(0.5),
                        latencies.get(design).percentile(0.99),
                        catalog.metered(list).readUnits().orElse(Double.NaN)))));
    return rows;
  }

  /** The lists of either catalog; their cursors do not depend on the index. */
  private Map<String, Function<Catalog, ?>> lists(FilledCatalog either) {
    int[] volumes = volumes();
    AuthorHandle largest = PAPERS.author(0).handle();
    int usual = rankOfUsual(volumes);
    PageRequest deep =
        either.middle(
            volumes[0],
            (catalog, page) -> catalog.list(AccessPatterns.LIST_AUTHOR_PAPERS, largest, page));
    Map<String, Function<Catalog, ?>> lists = new LinkedHashMap<>();
    lists.put(
        "A2 of %,d papers".formatted(size / Shape.USUAL.collections()),
        catalog ->
            catalog.list(
                AccessPatterns.LIST_COLLECTION_PAPERS, PAPERS.collection(0), PageRequest.FIRST));
    lists.put(
        "A3 of %,d papers".formatted(volumes[0]),
        catalog -> catalog.list(AccessPatterns.LIST_AUTHOR_PAPERS, largest, PageRequest.FIRST));
    lists.put(
        "A3 of %,d, deep".formatted(volumes[0]),
        catalog -> catalog.list(AccessPatterns.LIST_AUTHOR_PAPERS, largest, deep));
    lists.put(
        "A3 of %,d papers".formatted(volumes[usual]),
        catalog ->
            catalog.list(
                AccessPatterns.LIST_AUTHOR_PAPERS,
                PAPERS.author(usual).handle(),
                PageRequest.FIRST));
    return lists;
  }

  /** The number of papers by rank of the author. */
  private int[] volumes() {
    int[] volumes = new int[Shape.USUAL.authors()];
    IntStream.range(0, size)
        .forEach(number -> PAPERS.ranks(number).forEach(rank -> volumes[rank]++));
    return volumes;
  }

  /** The rank of an author whose papers fit one page. */
  private static int rankOfUsual(int[] volumes) {
    return IntStream.range(0, volumes.length)
        .filter(rank -> volumes[rank] <= PageRequest.DEFAULT_LIMIT)
        .findFirst()
        .orElse(0);
  }
}
