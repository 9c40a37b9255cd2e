package papercatalog.benchmarks.question;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import papercatalog.benchmarks.figures.Drawing;
import papercatalog.benchmarks.figures.Report;
import papercatalog.domain.table.CatalogTable;
import papercatalog.local.lambda.EngineProcess;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * The first page of a topic in each design, over catalogs of growing size on DynamoDB Local, and by
 * the formula for ten and a hundred times the largest.
 *
 * @param sizes of the catalogs, smallest first
 * @param requests of each read that does not grow with the catalog
 */
record TopicReads(List<Integer> sizes, int requests) {
  /** Of a read that grows with the catalog, as many as do not take minutes. */
  private static final int FILTERED_REQUESTS = 3;

  private record Figures(double readUnits, double milliseconds) {}

  List<Report> run() throws IOException, InterruptedException {
    List<Report.Row> units = new ArrayList<>();
    List<Report.Row> latencies = new ArrayList<>();
    try (EngineProcess engine = EngineProcess.start();
        DynamoDbClient client = engine.client()) {
      for (int size : sizes) {
        Map<TopicRead, Figures> figures = measure(new TopicCatalog(size), client);
        units.add(row("%,d".formatted(size), read -> figures.get(read).readUnits));
        latencies.add(row("%,d".formatted(size), read -> figures.get(read).milliseconds));
      }
    }
    for (int size : List.of(sizes.getLast(), sizes.getLast() * 10, sizes.getLast() * 100)) {
      TopicFormula formula = new TopicFormula(size);
      units.add(row("%,d by the formula".formatted(size), formula::readUnits));
    }
    List<String> columns = Arrays.stream(TopicRead.values()).map(TopicRead::toString).toList();
    return List.of(
        new Report(
                "open-questions-topic-units",
                "Read units of the first page of a topic, by papers in the catalog",
                columns,
                units)
            .drawn(Drawing.LOGARITHMIC),
        new Report(
                "open-questions-topic-latency",
                "Milliseconds (p50) of the first page of a topic, by papers in the catalog",
                columns,
                latencies)
            .drawn(Drawing.LOGARITHMIC));
  }

  private static Report.Row row(String label, Function<TopicRead, Double> figure) {
    return new Report.Row(label, Arrays.stream(TopicRead.values()).map(figure).toList());
  }

  private Map<TopicRead, Figures> measure(TopicCatalog catalog, DynamoDbClient client)
      throws InterruptedException {
    Map<TopicRead, Figures> figures = new EnumMap<>(TopicRead.class);
    for (TopicDesign design : TopicDesign.values()) {
      String table = design.name();
      new TableFill(new CatalogTable(client, table, design.schema()))
          .write(catalog.size(), number -> design.itemsOnTheWay(catalog.paper(number)).items());
      Arrays.stream(TopicRead.values())
          .filter(read -> read.design() == design)
          .forEach(read -> figures.put(read, measure(read, client, table)));
      client.deleteTable(request -> request.tableName(table));
    }
    return figures;
  }

  private Figures measure(TopicRead read, DynamoDbClient client, String table) {
    TopicRead.Taken taken = read.read(client, table);
    Latencies latencies = new Latencies();
    int times = read.filtered() ? Math.min(FILTERED_REQUESTS, requests) : requests;
    for (int i = -times / 2; i < times; i++) {
      if (i < 0) {
        read.read(client, table);
      } else {
        latencies.time(() -> read.read(client, table));
      }
    }
    return new Figures(taken.readUnits(), latencies.percentile(0.5));
  }
}
