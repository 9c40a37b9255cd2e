package papercatalog.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.CLOCKS_1978;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.cli.HistoricCatalog;
import papercatalog.domain.GeneratedPapers;
import papercatalog.domain.ItemBatches;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.PublishedTable;
import papercatalog.publishing.TableContent;
import papercatalog.publishing.record.PaperItem;
import papercatalog.publishing.record.Unfinished;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@Tag("slow")
final class BackupTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  private static final String COPY = "copy";

  @TempDir private static Path directory;

  private static byte[] whole;

  @BeforeAll
  static void givenHistory() throws IOException {
    CatalogTable table = new CatalogTable(TABLE.client(), PublishedTable.NAME);
    new HistoricCatalog(table, new GeneratedPapers(30, 110, 30)).publish();
    TABLE.givenPublished(CLOCKS_1978);
    whole = backup("whole.ndjson");
  }

  @Test
  void table_backedUpTwice_isTheSameBytes() throws IOException {
    byte[] once = backup("one.ndjson.gz");

    assertThat(backup("two.ndjson.gz")).isEqualTo(once);
    assertThat(new GZIPInputStream(new ByteArrayInputStream(once)).readAllBytes()).isEqualTo(whole);
    assertThat(run("backup", "-").expect(0).out()).isEqualTo(new String(whole, UTF_8));
  }

  @Test
  void restoredTable_isTheSameItemByItem_andTheSameBackup() throws IOException {
    restore("whole.ndjson", "restored", "--create").expect(0);

    assertThat(withoutExpired(content("restored")))
        .isEqualTo(
            withoutExpired(content(PublishedTable.NAME))
                .where(key -> !PaperItem.DEPARTURE.is(key)));
    assertThat(backup("again.ndjson", "--table", "restored")).isEqualTo(whole);
    run("verify", "--table", "restored").expect(0);
    assertThat(restore("whole.ndjson", "restored").expect(0).out()).contains(": 0 items written");
  }

  @Test
  void file_hasAuthorsDirectoriesAndPapersInTheirOrder() throws IOException {
    List<String> lines = new String(whole, UTF_8).lines().toList();

    assertThat(lines.getFirst()).isEqualTo("{\"format\":\"paper-catalog-backup\",\"version\":1}");
    assertThat(lines.stream().skip(1).map(line -> line.substring(2, 5)).distinct())
        .containsExactly("aut", "col", "top", "ver", "cha", "end");
    assertThat(lines)
        .contains(
            """
            {"collection":{"name":"%s","title":"The “First” One"},"revision":2,\
            "updatedAt":"2026-11-09T09:00:00Z"}\
            """
                .formatted(new GeneratedPapers(1, 1).paper(0).collection()),
            """
            {"change":{"id":"gen-0000006","kind":"deleted","revision":2,\
            "at":"2026-11-06T09:00:00Z"}}\
            """);
    assertThat(lines.toString())
        .contains("\"reinstated\"", "\"withdrawn\"", "\"expiresAt\":\"")
        .doesNotContain("gen-0000007");
  }

  @Test
  void since_leavesOutWhatWasWrittenBefore() throws IOException {
    backup("later.ndjson", "--since", "2026-11-05T00:00:00Z");
    String text = Files.readString(directory.resolve("later.ndjson"));

    assertThat(text.lines().findFirst().orElseThrow())
        .isEqualTo(
            """
            {"format":"paper-catalog-backup","version":1,"since":"2026-11-05T00:00:00Z"}\
            """);
    assertThat(text)
        .contains("\"gen-0000004\"", "\"gen-0000006\"", "\"lamport-1978-clocks\"", "\"person-0\"")
        .doesNotContain("\"gen-0000003\"", "\"gen-0000014\"", "\"person-1\",\"name\":\"Person");
    assertThat(run("compare", directory.resolve("later.ndjson").toString(), url()).code())
        .isEqualTo(1);
  }

  @Test
  void output_asJson_isCounts() {
    Run run =
        run("backup", directory.resolve("counted.ndjson").toString(), "--output=json").expect(0);

    JsonNode counts = run.lastJson();
    assertThat(counts.get("papers").asLong()).isEqualTo(30); // of 31 one has left no trace
    assertThat(counts.get("versions").asLong()).isGreaterThan(37);
    assertThat(run.err()).contains("papers a second", "To back up later changes: --since 2");
  }

  @Test
  void directoryThatIsNotThere_isAUsageError() {
    assertThat(run("backup", directory.resolve("no/such").toString()).expect(2).err())
        .contains("there is no directory");
  }

  @Test
  void paper_thatIsHalfWritten_stopsIt() {
    Item own = item(Keys.paper(CLOCKS_1978.id()));

    assertRefused(
        new Unfinished.Linking().mark(own),
        "The paper lamport-1978-clocks cannot be backed up: PAPER#lamport-1978-clocks"
            + " has an unfinished write. verify --repair mends it.");
  }

  @Test
  void paper_thatIsDamaged_stopsIt() {
    Item own = item(Keys.paper(CLOCKS_1978.id()));
    assertRefused(
        own.with(Attributes.TITLE, AttributeValue.fromS("Another")),
        "VERSION#0000000001 is the current version of its paper, but differs from it");
    Item change = item(Keys.change(CLOCKS_1978.id()));
    assertRefused(
        change.with(Attributes.CHANGED_REVISION, AttributeValue.fromN("2")),
        "CHANGE does not match the state of its paper");
    Item version = item(Keys.version(CLOCKS_1978.id(), 1));
    assertRefused(
        version.without(List.of(Attributes.RECORD)), "The paper lamport-1978-clocks cannot");
    Item profile = item(new ItemKey("AUTHOR#leslie-lamport", "AUTHOR#leslie-lamport"));
    assertRefused(
        profile.without(List.of(Attributes.NAME)), "The item AUTHOR#leslie-lamport cannot");
  }

  @Test
  void item_ofNoCatalog_stopsIt() {
    assertRefused(
        new Item(
            Map.of(
                "PK", AttributeValue.fromS("ORDER#1"),
                "SK", AttributeValue.fromS("ORDER#1"),
                "schemaVersion", AttributeValue.fromN("2"))),
        "it holds ORDER#1 / ORDER#1, which is no part of a catalog");
  }

  /** Asserts that a copy of one paper with this item added is refused. */
  private void assertRefused(Item damaged, String why) {
    new CatalogTable(TABLE.client(), COPY).createIfAbsent();
    try {
      ItemBatches.put(
          TABLE.client(),
          COPY,
          Stream.of(Keys.paperPartition(CLOCKS_1978.id()), "AUTHOR#leslie-lamport")
              .flatMap(BackupTest::items)
              .toList());
      ItemBatches.put(TABLE.client(), COPY, List.of(damaged));
      Path file = directory.resolve("refused.ndjson");

      Run run = run("backup", file.toString(), "--table", COPY).expect(1);

      assertThat(run.err()).contains(why).doesNotContain("Exception");
      assertThat(file).doesNotExist();
    } finally {
      TABLE.client().deleteTable(table -> table.tableName(COPY));
    }
  }

  private static Item item(ItemKey key) {
    return items(key.partition()).filter(item -> item.key().equals(key)).findFirst().orElseThrow();
  }

  private static Stream<Item> items(String partition) {
    return TABLE
        .client()
        .query(
            query ->
                query
                    .tableName(PublishedTable.NAME)
                    .keyConditionExpression("PK = :partition")
                    .expressionAttributeValues(
                        Map.of(":partition", AttributeValue.fromS(partition))))
        .items()
        .stream()
        .map(Item::new);
  }

  private static TableContent content(String table) {
    return TableContent.of(TABLE.client(), table);
  }

  /** DynamoDB may have deleted expired items already. */
  private static TableContent withoutExpired(TableContent content) {
    return content.where(
        key ->
            content
                .items()
                .get(key)
                .epochSecond("expiresAt")
                .filter(at -> at.isBefore(Instant.now()))
                .isEmpty());
  }

  private static byte[] backup(String file, String... more) throws IOException {
    Path path = directory.resolve(file);
    List<String> arguments = new ArrayList<>(List.of("backup", path.toString()));
    arguments.addAll(List.of(more));
    run(arguments.toArray(String[]::new)).expect(0);
    return Files.readAllBytes(path);
  }

  private static Run restore(String file, String table, String... more) {
    List<String> arguments =
        new ArrayList<>(List.of("restore", directory.resolve(file).toString(), "--table", table));
    arguments.addAll(List.of(more));
    return run(arguments.toArray(String[]::new));
  }

  private static String url() {
    return Run.endpoint(TABLE).toString();
  }

  private static Run run(String... arguments) {
    return arguments[0].equals("compare") ? Run.catalog(arguments) : Run.at(TABLE, arguments);
  }
}
