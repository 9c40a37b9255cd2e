package papercatalog.benchmarks.question;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import papercatalog.benchmarks.figures.Report;
import papercatalog.benchmarks.synthetic.PublishedItems;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Item;

/**
 * Computes the read units of a topic's first page by DynamoDB's formula, from the mean size of a
 * paper's items in the table and the index.
 *
 * @param size papers
 */
record TopicFormula(int size) {
  private static final int SAMPLES = 200;

  /** Large enough that almost no paper is on the rare topic. */
  private static final int CATALOG = 100_000;

  private static final int PAGE = PageRequest.DEFAULT_LIMIT + 1;
  private static final double UNIT_BYTES = 4_096;

  /** The bytes that a scan reads per request. */
  private static final double SCANNED_BYTES = 1 << 20;

  /** The read units of each read by size of the catalog. */
  static Report report() {
    List<Report.Row> rows = new ArrayList<>();
    for (int papers = 1_000; papers <= 1_000_000; papers *= 10) {
      TopicFormula formula = new TopicFormula(papers);
      rows.add(
          new Report.Row(
              "%,d".formatted(papers),
              Arrays.stream(TopicRead.values()).map(formula::readUnits).toList()));
    }
    return new Report(
            "open-questions-topic-units",
            "Read units of the first page of a topic, by papers in the catalog",
            Arrays.stream(TopicRead.values()).map(TopicRead::toString).toList(),
            rows)
        .computed();
  }

  /** Read units of an eventually consistent read. */
  double readUnits(TopicRead read) {
    TopicDesign design = read.design();
    return switch (read) {
      case LINKS_IN_GSI2, LINKS_IN_GSI1, FIRST_TOPIC ->
          units(PAGE * entry(design, KeyPrefix.TOPIC));
      case TOPIC_PARTITION -> units(PAGE * link(design));
      case FILTERED_COLLECTION -> filtered(design, Math.min(size, TopicRead.AT_ONCE));
      case FILTERED_FOR_RARE -> filtered(design, size);
      case SCAN -> scan(size * paper(design));
    };
  }

  private static double filtered(TopicDesign design, int entries) {
    double entry = entry(design, KeyPrefix.COLLECTION);
    int whole = entries / TopicRead.AT_ONCE;
    int rest = entries % TopicRead.AT_ONCE;
    return whole * units(TopicRead.AT_ONCE * entry) + (rest > 0 ? units(rest * entry) : 0);
  }

  private static double scan(double bytes) {
    double whole = Math.floor(bytes / SCANNED_BYTES);
    return whole * units(SCANNED_BYTES) + units(bytes - whole * SCANNED_BYTES);
  }

  private static double units(double bytes) {
    return Math.max(1, Math.ceil(bytes / UNIT_BYTES)) / 2;
  }

  /** The mean size of an entry in an index. */
  private static double entry(TopicDesign design, KeyPrefix kind) {
    Index index = design.schema().index(kind);
    return meanBytes(
        design,
        items ->
            items.entries(index).stream()
                .filter(entry -> entry.text(index.partitionKey()).startsWith(kind.text())));
  }

  /** The mean size of a link in a topic's partition of the table. */
  private static double link(TopicDesign design) {
    return meanBytes(
        design,
        items ->
            items.items().stream()
                .filter(
                    item ->
                        item.text(TableSchema.PARTITION_KEY).startsWith(KeyPrefix.TOPIC.text())));
  }

  /** The mean size of a paper's items in the table. */
  private static double paper(TopicDesign design) {
    long items = published(design).mapToLong(it -> it.items().size()).sum();
    return meanBytes(design, it -> it.items().stream()) * items / SAMPLES;
  }

  private static double meanBytes(TopicDesign design, Function<PublishedItems, Stream<Item>> of) {
    return published(design).flatMap(of).mapToLong(Item::bytes).average().orElseThrow();
  }

  private static Stream<PublishedItems> published(TopicDesign design) {
    TopicCatalog catalog = new TopicCatalog(CATALOG);
    return IntStream.range(0, SAMPLES).mapToObj(catalog::paper).map(design::items);
  }
}
