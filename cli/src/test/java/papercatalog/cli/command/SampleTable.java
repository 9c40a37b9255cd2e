package papercatalog.cli.command;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import papercatalog.domain.ItemBatches;
import papercatalog.domain.TestTable;
import papercatalog.domain.table.Item;
import papercatalog.publishing.TableContent;

/** The catalog that {@code make run} serves. */
final class SampleTable {
  private static final Path SAMPLE =
      Path.of("../local/src/main/resources/papercatalog/local/gateway/sample-catalog.json");

  private static Collection<Item> imported = List.of();

  private SampleTable() {}

  /** Imports the sample once, and stores the same items in the tables that follow. */
  static synchronized void fill(TestTable table, Path directory) throws IOException {
    if (imported.isEmpty()) {
      importSample(table, directory);
      imported = TableContent.of(table.client(), TestTable.NAME).items().values();
    } else {
      ItemBatches.put(table.client(), TestTable.NAME, List.copyOf(imported));
    }
  }

  private static void importSample(TestTable table, Path directory) throws IOException {
    JsonNode sample = new ObjectMapper().readTree(SAMPLE.toFile());
    List<String> documents = new ArrayList<>();
    sample.get("authors").forEach(author -> documents.add(author.toString()));
    sample.get("papers").forEach(paper -> documents.add(paper.toString()));
    Path file = Files.write(directory.resolve("sample.ndjson"), documents);
    Run.at(table, "import", file.toString()).expect(0);
  }
}
