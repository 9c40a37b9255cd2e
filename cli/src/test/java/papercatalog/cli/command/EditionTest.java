package papercatalog.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import papercatalog.domain.Papers;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Namespace;
import papercatalog.publishing.PublishedTable;
import papercatalog.publishing.record.Edition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A tool writes no catalog whose shapes it does not know. */
final class EditionTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  private static final List<List<String>> WRITES =
      List.of(
          List.of("withdraw", "a"),
          List.of("delete", "a", "--yes"),
          List.of("author", "ada-zuse", "--name=Other"),
          List.of("collection", "collection", "--title=Other"),
          List.of("people", "merge", "a-zuse", "ada-zuse"),
          List.of("verify", "--repair"),
          List.of("backup", "-"));

  @ParameterizedTest
  @FieldSource("papercatalog.domain.Thorough#TENANTS")
  void catalogOfALaterEdition_isReadAndNotWritten(String tenant) {
    CatalogTable table = TABLE.table(Namespace.named(tenant));
    TABLE.publisher(table.namespace()).publish(Papers.paper("a", "2026").build());
    assertThat(Edition.of(table)).isEmpty();
    assertThat(run(tenant, "verify").expect(0).err()).contains("of no stated edition");
    run(tenant, "withdraw", "unknown").expect(1);
    run(tenant, "people", "merge", "unknown", "ada-zuse").expect(1);
    run(tenant, "delete", "a").expect(2);
    assertThat(Edition.of(table)).as("after refusals").isEmpty();
    run(tenant, "collection", "collection", "--title=Title").expect(0);
    assertThat(Edition.of(table)).contains(Edition.OWN);
    assertThat(run(tenant, "verify").expect(0).err()).contains("of edition 2, by release ");

    store(table, AttributeValue.fromS("two"));
    assertThat(run(tenant, "verify").expect(1).out()).contains("EDITION cannot be read");
    for (List<String> write : WRITES) {
      assertThat(run(tenant, write.toArray(String[]::new)).expect(1).err())
          .as("%s", write)
          .contains("The item EDITION of the catalog cannot be read.");
    }
    store(table, 3);
    for (List<String> write : WRITES) {
      assertThat(run(tenant, write.toArray(String[]::new)).expect(1).err())
          .as("%s", write)
          .contains("The catalog is of edition 3: use the tool of release 3.1.0 or later.");
    }
    assertThat(run(tenant, "collection", "collection").expect(0).out()).contains("Title");
    assertThat(run(tenant, "get", "a").expect(0).out()).contains("Paper a");
    assertThat(run(tenant, "verify").expect(1).err()).contains("may not write here");

    store(table, 1);
    run(tenant, "collection", "collection", "--title=Other").expect(0);
    assertThat(Edition.of(table)).contains(Edition.OWN);
    if (!tenant.isEmpty()) {
      run(tenant, "erase", "--yes").expect(0);
      assertThat(Edition.of(table)).isEmpty();
    }
  }

  private static void store(CatalogTable table, int edition) {
    store(table, AttributeValue.fromN(Integer.toString(edition)));
  }

  private static void store(CatalogTable table, AttributeValue edition) {
    Map<String, AttributeValue> item = new HashMap<>(Keys.EDITION.attributes());
    item.put("edition", edition);
    item.put("schemaVersion", AttributeValue.fromN("2"));
    item.put("release", AttributeValue.fromS("3.1.0"));
    table.client().putItem(put -> put.tableName(table.name()).item(table.stored(new Item(item))));
  }

  private static Run run(String tenant, String... arguments) {
    List<String> all = new ArrayList<>(List.of(arguments));
    if (!tenant.isEmpty()) {
      all.add("--tenant=" + tenant);
    }
    return Run.at(TABLE, all.toArray(String[]::new));
  }
}
