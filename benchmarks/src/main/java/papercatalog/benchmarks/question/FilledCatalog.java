package papercatalog.benchmarks.question;

import java.io.IOException;
import java.util.List;
import java.util.function.Function;
import papercatalog.benchmarks.units.LastRequest;
import papercatalog.benchmarks.units.ReadUnits;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.model.Paper;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.ReadMeter;
import papercatalog.domain.read.RequestCounter;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.local.lambda.EngineProcess;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Synthetic papers on an engine of their own, with authors' lists where a design has them. */
final class FilledCatalog implements AutoCloseable {
  private static final String TABLE = "authors";

  private final LastRequest last = new LastRequest();
  private final EngineProcess engine;
  private final DynamoDbClient client;
  private final Catalog catalog;

  FilledCatalog(AuthorDesign design, SyntheticPapers papers, int size)
      throws IOException, InterruptedException {
    engine = EngineProcess.start();
    client =
        ClientSettings.forWrites()
            .at(engine.endpoint())
            .seenBy(last)
            .seenBy(new RequestCounter())
            .open();
    catalog = new Catalog(new CatalogTable(client, TABLE, design.schema()));
    try (DynamoDbClient writes = engine.client()) {
      new TableFill(new CatalogTable(writes, TABLE, design.schema()))
          .write(size, number -> listed(design, papers.paper(number)));
    }
  }

  private static List<Item> listed(AuthorDesign design, Paper paper) {
    return PublishedItems.listed(design.schema(), paper.asRevision(1, PublishedItems.NOW)).items();
  }

  /** Reads a list. */
  <T> T read(Function<Catalog, T> list) {
    return list.apply(catalog);
  }

  /** Read units by the size of the entries that a list reads. */
  double readUnits(Function<Catalog, ?> list) {
    read(list);
    return ReadUnits.of(last.itemsInFull(client));
  }

  /** Read units as the engine reports them. */
  double reportedUnits(Function<Catalog, ?> list) {
    ReadMeter meter = new ReadMeter();
    meter.during(() -> read(list));
    return meter.readUnits().orElse(Double.NaN);
  }

  @Override
  public void close() {
    client.close();
    engine.close();
  }
}
