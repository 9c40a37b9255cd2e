package papercatalog.runtime.benchmarks;

import module java.base;

import papercatalog.domain.model.Paper;
import papercatalog.domain.table.CatalogTable;
import papercatalog.local.gateway.CatalogFiller;
import papercatalog.local.gateway.SampleCatalog;
import papercatalog.runtime.lambda.EngineProcess;
import papercatalog.runtime.lambda.IndexBucket;
import papercatalog.runtime.lambda.TaskRoot;
import papercatalog.search.index.IndexOf;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Indexes of synthetic papers, a bucket for each size; the papers found are in the sample catalog.
 */
final class SearchedCatalog implements AutoCloseable {
  /** A query that one paper of a thousand meets. */
  static final String SELECTIVE = "byzantine generals";

  /** A query that four papers of ten meet. */
  static final String BROAD = "distributed systems";

  private final TaskRoot root = TaskRoot.create();
  private final EngineProcess engine;
  private final IndexBucket bucket = new IndexBucket(root.directory());

  SearchedCatalog(EngineProcess engine, List<Integer> sizes) throws IOException {
    this.engine = engine;
    TitledPapers titled = new TitledPapers();
    for (int size : sizes) {
      Path folder = root.directory().resolve(bucket(size));
      try (IndexOf index = titled.indexed(folder, size)) {
        Set<String> hits = new HashSet<>(index.ids(SELECTIVE));
        hits.addAll(index.ids(BROAD));
        write(
            IntStream.range(0, size)
                .mapToObj(titled::paper)
                .filter(paper -> hits.contains(paper.id().value()))
                .toList());
      }
    }
  }

  Map<String, String> variables(int size) {
    return bucket.variables(engine.endpoint(), bucket(size));
  }

  private static String bucket(int size) {
    return "papers-" + size;
  }

  private void write(List<Paper> papers) {
    try (DynamoDbClient client = engine.client()) {
      CatalogFiller filler =
          new CatalogFiller(
              new CatalogTable(client, EngineProcess.TABLE), SampleCatalog.anHourAgo());
      papers.forEach(filler::add);
      filler.flush();
    }
  }

  @Override
  public void close() {
    bucket.close();
    root.close();
  }
}
