package papercatalog.runtime.benchmarks;

import module java.base;

import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.read.ReadMeter;
import papercatalog.runtime.benchmarks.SyntheticPapers.PaperShape;
import papercatalog.runtime.lambda.EngineProcess;

/**
 * Compares reads of catalogs of growing size. All papers are in one collection, by one author and
 * on one topic, so that each list is as long as the catalog.
 */
record Growth() implements Measurement {
  private static final SyntheticPapers PAPERS = new SyntheticPapers(new PaperShape(1, 1, 1, 1_200));
  private static final CollectionName COLLECTION = PAPERS.collection(0);
  private static final AuthorHandle AUTHOR = PAPERS.author(0).handle();
  private static final TopicName TOPIC = new TopicName("growth");

  @Override
  public List<Report> run(Workload workload, EngineProcess engine)
      throws IOException, InterruptedException {
    Map<Integer, FilledCatalog> catalogs = new LinkedHashMap<>();
    try {
      for (int size : workload.catalogSizes()) {
        catalogs.put(
            size,
            new FilledCatalog(
                engine,
                size,
                number -> PAPERS.paper(number, List.of(TOPIC)),
                Author.of(PAPERS.author(0))));
      }
      return List.of(
          new Report(
              "growth",
              "Reads of catalogs that grow",
              List.of("p50 ms", "÷ smallest", "requests", "read units"),
              rows(catalogs, workload)));
    } finally {
      catalogs.values().forEach(FilledCatalog::close);
    }
  }

  private static List<Report.ReportRow> rows(
      Map<Integer, FilledCatalog> catalogs, Workload workload)
      throws IOException, InterruptedException {
    Map<String, Map<Integer, Function<Catalog, ?>>> reads = new TreeMap<>();
    catalogs.forEach(
        (size, catalog) ->
            reads(size, catalog)
                .forEach(
                    (name, read) ->
                        reads.computeIfAbsent(name, _ -> new LinkedHashMap<>()).put(size, read)));
    List<Report.ReportRow> rows = new ArrayList<>();
    for (var read : reads.entrySet()) {
      Map<Integer, List<Double>> latencies =
          Workload.inRounds(
              read.getValue().keySet(),
              workload.warmUp(),
              workload.requests(),
              size -> milliseconds(catalogs.get(size), read.getValue().get(size)));
      double smallest = Start.median(latencies.values().iterator().next());
      latencies.forEach(
          (size, milliseconds) -> {
            ReadMeter meter = catalogs.get(size).metered(read.getValue().get(size));
            rows.add(
                new Report.ReportRow(
                    "%s, %,d papers".formatted(read.getKey(), size),
                    List.of(
                        Start.median(milliseconds),
                        Start.median(milliseconds) / smallest,
                        (double) meter.requests(),
                        meter.readUnits().orElse(Double.NaN))));
          });
    }
    return rows;
  }

  private static double milliseconds(FilledCatalog catalog, Function<Catalog, ?> read) {
    long start = System.nanoTime();
    catalog.read(read);
    return (System.nanoTime() - start) / 1e6;
  }

  /** Every read; lists also at the page in their middle. */
  private static Map<String, Function<Catalog, ?>> reads(int size, FilledCatalog filled) {
    PaperId middle = PAPERS.paper(size / 2, List.of()).id();
    PageRequest deep =
        filled.middle(
            size,
            (catalog, page) ->
                catalog.list(AccessPatterns.LIST_COLLECTION_PAPERS, COLLECTION, page));
    return Map.of(
        "GetPaper", catalog -> catalog.get(AccessPatterns.GET_PAPER, middle),
        "GetAuthor", catalog -> catalog.get(AccessPatterns.GET_AUTHOR, AUTHOR),
        "ListCollectionPapers",
            catalog ->
                catalog.list(AccessPatterns.LIST_COLLECTION_PAPERS, COLLECTION, PageRequest.FIRST),
        "ListCollectionPapers, deep",
            catalog -> catalog.list(AccessPatterns.LIST_COLLECTION_PAPERS, COLLECTION, deep),
        "ListAuthorPapers",
            catalog -> catalog.list(AccessPatterns.LIST_AUTHOR_PAPERS, AUTHOR, PageRequest.FIRST),
        "ListTopicPapers",
            catalog -> catalog.list(AccessPatterns.LIST_TOPIC_PAPERS, TOPIC, PageRequest.FIRST));
  }
}
