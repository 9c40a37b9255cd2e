package papercatalog.cli.command;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import papercatalog.domain.TestTable;

/** The catalog that {@code make run} serves. */
final class SampleTable {
  private static final Path SAMPLE =
      Path.of("../local/src/main/resources/papercatalog/local/gateway/sample-catalog.json");

  private SampleTable() {}

  static void fill(TestTable table, Path directory) throws IOException {
    JsonNode sample = new ObjectMapper().readTree(SAMPLE.toFile());
    List<String> documents = new ArrayList<>();
    sample.get("authors").forEach(author -> documents.add(author.toString()));
    sample.get("papers").forEach(paper -> documents.add(paper.toString()));
    Path file = Files.write(directory.resolve("sample.ndjson"), documents);
    Run.at(table, "import", file.toString()).expect(0);
  }
}
