package papercatalog.cli.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import papercatalog.domain.FaultPlan;
import papercatalog.domain.FaultyEngine;
import papercatalog.domain.GeneratedPapers;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.model.Paper;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Retry;
import papercatalog.publishing.FileFormat;
import papercatalog.publishing.entry.Entry;
import papercatalog.publishing.entry.Entry.PaperEntry;
import papercatalog.publishing.entry.FilePosition;
import papercatalog.publishing.entry.Origin;
import papercatalog.publishing.people.People;
import papercatalog.publishing.record.IdentifierHolders;
import papercatalog.publishing.record.Records;
import papercatalog.publishing.verify.Verifier;
import papercatalog.publishing.write.Publisher;
import papercatalog.publishing.write.Replaceable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** An empty table for imports, with a reliable and a faulty client, and their results. */
final class ImportTable {
  private static final Retry QUICK =
      new Retry(Integer.MAX_VALUE, Duration.ofMillis(2), Duration.ofMillis(20));

  /** A client without retries, so that importers see all faults. */
  private static final ClientSettings ONCE =
      ClientSettings.forWrites().within(1, Duration.ofSeconds(5), Duration.ofSeconds(60));

  /** The export after an import without faults, by number of generated papers. */
  private static final Map<Integer, String> UNINTERRUPTED = new ConcurrentHashMap<>();

  private final FaultyEngine engine;
  private final String name;
  private final List<EntryResult> results = Collections.synchronizedList(new ArrayList<>());

  ImportTable(FaultyEngine engine) {
    this.engine = engine;
    this.name = engine.newTable();
  }

  Publisher publisher() {
    return publisher(engine.client());
  }

  Importer importer(Replaceable replaceable, int concurrency) {
    return importer(
        engine.client(), new Importer.ImportSettings(replaceable, concurrency, QUICK, People.NONE));
  }

  Importer importer(FaultPlan plan, int concurrency) {
    return importer(
        plan, new Importer.ImportSettings(Replaceable.LIVE, concurrency, QUICK, People.NONE));
  }

  /** An importer with the tool's own retries and pauses. */
  Importer patientImporter(FaultPlan plan, int concurrency) {
    engine.faulty().follow(plan);
    return importer(
        engine.open(ClientSettings.forWrites()),
        new Importer.ImportSettings(
            Replaceable.LIVE, concurrency, Retry.UNTIL_SERVED, People.NONE));
  }

  Importer importer(FaultPlan plan, Importer.ImportSettings settings) {
    engine.faulty().follow(plan);
    return importer(engine.open(ONCE), settings);
  }

  private Importer importer(DynamoDbClient client, Importer.ImportSettings settings) {
    return new Importer(
        publisher(client), new IdentifierHolders(new CatalogTable(client, name)), settings);
  }

  Records records() {
    return new Records(new CatalogTable(engine.client(), name), Clock.systemUTC());
  }

  /** The results in the order of completion. */
  List<EntryResult> results() {
    return results;
  }

  ImportSummary run(Replaceable replaceable, int concurrency, List<Entry> entries)
      throws InterruptedException {
    return run(importer(replaceable, concurrency), entries);
  }

  ImportSummary run(Importer importer, List<Entry> entries) throws InterruptedException {
    return importer.run(entries.iterator(), results::add, _ -> {});
  }

  /** Runs an import in the background. */
  Thread start(Importer importer, Iterator<Entry> entries) {
    return Thread.ofVirtual()
        .start(
            () -> {
              try {
                importer.run(entries, results::add, _ -> {});
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
  }

  void assertHealthy() {
    List<Object> findings = new ArrayList<>();
    Verifier.readOnly(new CatalogTable(engine.client(), name), Clock.systemUTC())
        .run(findings::add, _ -> {});
    assertThat(findings).isEmpty();
  }

  /** Compares the table with the result of an import without faults. */
  void assertSameAsUninterrupted(int count) throws InterruptedException {
    if (!UNINTERRUPTED.containsKey(count)) {
      ImportTable other = new ImportTable(engine);
      other.run(Replaceable.LIVE, 1, generated(count));
      UNINTERRUPTED.put(count, other.exported());
    }
    assertThat(exported()).isEqualTo(UNINTERRUPTED.get(count));
  }

  /** Created, revised, unchanged and unsuccessful entries. */
  static List<Integer> counts(ImportSummary summary) {
    long good =
        Stream.of(EntryOutcome.CREATED, EntryOutcome.REVISED, EntryOutcome.UNCHANGED)
            .mapToLong(outcome -> summary.counts().get(outcome))
            .sum();
    return Stream.of(
            summary.counts().get(EntryOutcome.CREATED),
            summary.counts().get(EntryOutcome.REVISED),
            summary.counts().get(EntryOutcome.UNCHANGED),
            summary.entries() - good)
        .map(Long::intValue)
        .toList();
  }

  static List<Entry> generated(int count) {
    return new GeneratedPapers(count, 5).stream().map(ImportTable::entry).toList();
  }

  static Entry entry(Paper paper) {
    return new PaperEntry(position(1), paper, Origin.WHOLE, List.of());
  }

  static FilePosition position(long line) {
    return new FilePosition("test.ndjson", line, "");
  }

  private Publisher publisher(DynamoDbClient client) {
    return new Publisher(new CatalogTable(client, name), Clock.systemUTC());
  }

  private String exported() {
    StringWriter text = new StringWriter();
    try {
      Exporter.ofAll(new CatalogTable(engine.client(), name))
          .write(FileFormat.NDJSON, text, () -> false);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }
}
