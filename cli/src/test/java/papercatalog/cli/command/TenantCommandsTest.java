package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.domain.Papers.LAMPORT;
import static papercatalog.domain.Papers.paper;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Namespace;
import papercatalog.publishing.PublishedTable;
import papercatalog.publishing.write.Publisher;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Catalogs with equal ids and names share a table; each operator sees and changes only their own.
 */
@Tag("slow")
final class TenantCommandsTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  /** The empty name is the catalog without a tenant. */
  static final List<String> TENANTS = List.of("", "acme", "acme2", "b");

  @TempDir private static Path directory;

  @BeforeAll
  static void fill() {
    TENANTS.forEach(TenantCommandsTest::fill);
  }

  private static void fill(String tenant) {
    Publisher publisher = TABLE.publisher(Namespace.named(tenant));
    String label = label(tenant);
    publisher.publish(PaperBuilder.from(CLOCKS_1978).title("Clocks " + label).build());
    publisher.publish(PaperBuilder.from(CLOCKS_1978).title("Clocks again " + label).build());
    publisher.publish(paper("other", "2026").title("Other " + label).build());
    publisher.publish(paper("gone", "2026").build());
    publisher.withdraw(new PaperId("gone"), Optional.of("Wrong " + label), OptionalLong.empty());
    publisher
        .shared()
        .upsert(
            new Author(
                LAMPORT.handle(),
                LAMPORT.name(),
                List.of("Institute " + label),
                Optional.empty(),
                Optional.empty(),
                Instant.EPOCH));
    publisher
        .shared()
        .upsert(new DirectoryEntry(Directory.COLLECTIONS, "cacm", Optional.of("Journal " + label)));
    publisher
        .shared()
        .upsert(new DirectoryEntry(Directory.TOPICS, "clocks", Optional.of("Time " + label)));
  }

  static Stream<List<String>> reads() {
    return Stream.of(
            "get lamport-1978-clocks",
            "get /papers/lamport-1978-clocks/versions/1",
            "get gone --format record",
            "get /papers/lamport-1978-clocks/versions",
            "diff lamport-1978-clocks",
            "get /collections/cacm/papers --all",
            "get /authors/leslie-lamport/papers",
            "get /topics/clocks/papers",
            "get /collections --format text",
            "get /topics",
            "get /papers?doi=10.1145/359545.359563 --format citation",
            "author leslie-lamport",
            "collection cacm",
            "topic clocks",
            "export",
            "export --format bibtex",
            "backup -")
        .map(command -> List.of(command.split(" ")));
  }

  @ParameterizedTest
  @MethodSource("reads")
  void reads_showTheirOwnOnly(List<String> command) {
    for (String tenant : TENANTS) {
      String out = run(tenant, command.toArray(String[]::new)).out();

      assertThat(out).as("%s of %s", command, tenant).contains(label(tenant));
      for (String other : TENANTS) {
        if (!other.equals(tenant)) {
          assertThat(out).as("%s of %s", command, tenant).doesNotContain(label(other));
        }
      }
    }
  }

  @ParameterizedTest
  @FieldSource("TENANTS")
  void verify_walksOverTheirOwnOnly(String tenant) {
    assertThat(run(tenant, "verify").expect(0).out()).contains(" 3 papers, 2 authors: nothing");
    assertThat(run(tenant, "export", "--output=json", "--out", file("export.ndjson")).out())
        .contains("\"records\":5");
  }

  @Test
  void flaws_areFoundAndRepairedInTheirOwn() {
    Map<String, AttributeValue> key =
        Map.of(
            "PK", AttributeValue.fromS("TENANT#acme#PAPER#other"),
            "SK", AttributeValue.fromS("AUTHOR#leslie-lamport"));
    TABLE.client().deleteItem(delete -> delete.tableName(PublishedTable.NAME).key(key));

    run("b", "verify").expect(0);
    run("", "verify").expect(0);
    assertThat(run("acme", "verify").expect(1).out())
        .startsWith("PAPER#other / AUTHOR#leslie-lamport is missing");
    run("acme", "verify", "--repair").expect(0);
    assertThat(TABLE.client().getItem(get -> get.tableName(PublishedTable.NAME).key(key)).hasItem())
        .isTrue();
  }

  @Test
  void changes_goOnInTheirOwnOnly() {
    JsonNode end =
        run("acme", "get", "/changes?since=2026&order=asc", "--all", "--output=json").lastJson();
    String rest = end.at("/links/resume").asText();

    assertThat(rest).as("%s", end).contains("cursor=");
    run("acme", "get", rest).expect(0);
    String cursor = rest.replaceFirst(".*cursor=", "");
    for (String other : List.of("", "acme2", "b")) {
      assertThat(run(other, "get", rest).expect(2).err()).contains("another query");
      assertThat(
              run(other, "changes", "--follow", "--since=2026", "--resume", cursor).expect(2).err())
          .contains("--resume: ");
    }
  }

  @Test
  void backup_ofOne_isRestoredAsAnothers() throws IOException {
    String file = file("acme.ndjson.gz");
    run("acme", "backup", file).expect(0);
    assertThat(run("copy", "restore", file).expect(0).err()).contains("table papers, tenant copy");
    run("copy", "verify").expect(0);
    String again = file("copy.ndjson.gz");
    run("copy", "backup", again).expect(0);

    assertThat(Path.of(again)).hasSameBinaryContentAs(Path.of(file));
    assertThat(Run.catalog("compare", url("acme"), url("copy")).expect(0).out())
        .contains("no difference");
    assertThat(Run.catalog("compare", file, url("b")).expect(1).out())
        .contains("title Clocks again (of acme) -> Clocks again (of b)");
    run("copy", "erase", "--yes").expect(0);
  }

  @Test
  void erasure_leavesNothingOfIts_andAllOfOthers() throws IOException {
    fill("gone");
    List<String> backups = new ArrayList<>();
    for (String tenant : TENANTS) {
      backups.add(file("before-" + tenant + ".ndjson"));
      run(tenant, "backup", backups.getLast()).expect(0);
    }
    int items = stored("TENANT#gone#");

    assertThat(run("gone", "erase").expect(2).err()).contains("pass --yes");
    assertThat(stored("TENANT#gone#")).isEqualTo(items);
    assertThat(run("gone", "erase", "--yes").expect(0).out())
        .isEqualTo("%,d items of gone removed; a walk after that found nothing\n".formatted(items));

    assertThat(stored("TENANT#gone#")).isZero();
    for (int i = 0; i < backups.size(); i++) {
      String place =
          TENANTS.get(i).isEmpty() ? Run.endpoint(TABLE).toString() : url(TENANTS.get(i));
      assertThat(Run.catalog("compare", backups.get(i), place).expect(0).out())
          .contains("no difference");
    }
    assertThat(run("gone", "erase", "--yes", "--output=json").expect(0).out())
        .isEqualTo("{\"tenant\":\"gone\",\"deletes\":0,\"left\":0}\n");
  }

  @Test
  void erasure_withoutTenant_isRefused() {
    int items = stored("");

    assertThat(run("", "erase", "--yes").expect(2).err()).contains("Pass --tenant NAME");
    run("nobody", "erase", "--yes").expect(0);

    assertThat(stored("")).isEqualTo(items);
  }

  /** The number of items with this key prefix. */
  private static int stored(String prefix) {
    return Math.toIntExact(
        TABLE
            .client()
            .scanPaginator(
                scan -> scan.tableName(PublishedTable.NAME).consistentRead(true).limit(1_000))
            .items()
            .stream()
            .filter(item -> item.get(TableSchema.PARTITION_KEY).s().startsWith(prefix))
            .count());
  }

  private static Run run(String tenant, String... command) {
    List<String> all = new ArrayList<>(List.of(command));
    if (!tenant.isEmpty()) {
      all.add("--tenant=" + tenant);
    }
    return Run.at(TABLE, all.toArray(String[]::new));
  }

  private static String label(String tenant) {
    return "(of " + (tenant.isEmpty() ? "none" : tenant) + ")";
  }

  private static String url(String tenant) {
    return Run.endpoint(TABLE) + ",tenant=" + tenant;
  }

  private static String file(String name) {
    return directory.resolve(name).toString();
  }
}
