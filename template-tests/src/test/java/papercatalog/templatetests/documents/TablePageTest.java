package papercatalog.templatetests.documents;

import static java.util.stream.Collectors.joining;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import papercatalog.domain.Generated;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.pattern.Access;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.ItemsOfEachType;
import papercatalog.publishing.record.PaperItem;

/** The page on the table has every type of item with its keys, and what the indexes hold. */
@Tag(Generated.TAG)
final class TablePageTest {
  private static final String PAGE = "docs/table.md";
  private static final List<Index> INDEXES = TableSchema.DECLARED.indexes();

  /** What stands for the values of the sample items. */
  private static final Map<String, String> PLACEHOLDERS =
      Map.of(
          "DATE#2026", "DATE#<date>",
          "the-cited-id", "<cited>",
          "the-relating-id", "<relating>",
          "the-id", "<id>",
          "CHANGE#the-name", "CHANGE#<name>",
          "AUTHORS#h", "AUTHORS#<letter>",
          "handle#the-handle", "<family name>#<handle>",
          "0000000000", "<revision, zero-padded>",
          "1970-01-01T00:00:00.000Z", "<instant>");

  @Test
  void items_areThoseOfEachType() throws IOException {
    String heads =
        INDEXES.stream()
            .map(index -> index.partitionKey() + " / " + index.sortKey())
            .collect(joining(" | "));
    List<String> rows = new ArrayList<>();
    rows.add("| Item | PK | SK | " + heads + " |");
    rows.add("|---|---|---" + "|---".repeat(INDEXES.size()) + "|");
    List<Item> items = new ArrayList<>(ItemsOfEachType.all());
    PaperId id = new PaperId("the-id");
    items.addFirst(new Item(Keys.citationCount(id).attributes()));
    items.addFirst(
        new Item(Keys.link(id, KeyPrefix.NAMED_BY, new PaperId("the-relating-id")).attributes()));
    for (PaperItem kind : PaperItem.values()) {
      Item item = items.stream().filter(it -> kind.is(it.key())).findFirst().orElseThrow();
      items.remove(item);
      rows.add(row(kind.text(), item));
    }
    items.forEach(item -> rows.add(row(name(item), item)));

    Generated.part(PAGE, "items", rows);
  }

  @Test
  void projection_isTheDeclaredOne() throws IOException {
    Generated.part(
        PAGE,
        "projection",
        List.of(
            "%s project a summary, never the abstract: `%s`."
                .formatted(
                    INDEXES.stream().map("`%s`"::formatted).collect(joining(" and ")),
                    String.join("`, `", Attributes.PROJECTED))));
  }

  private static String name(Item item) {
    String type = item.text(Attributes.TYPE);
    boolean alias = type.equals("Alias");
    return alias ? "Alias: a former name; authors, collections and topics have them" : type;
  }

  private static String row(String name, Item item) {
    String places =
        INDEXES.stream()
            .map(
                index ->
                    item.attributes().containsKey(index.partitionKey())
                        ? key(item, index.partitionKey()) + " / " + key(item, index.sortKey())
                        : "–")
            .collect(joining(" | "));
    return "| %s | %s | %s | %s |"
        .formatted(
            name, key(item, TableSchema.PARTITION_KEY), key(item, TableSchema.SORT_KEY), places);
  }

  private static String key(Item item, String attribute) {
    String key = item.text(attribute);
    for (AccessPattern<?> pattern : AccessPatterns.all()) {
      if (pattern.access() instanceof Access.Query(var kind) && key.startsWith(kind.text())) {
        return "`" + kind.text() + KeyValue.of(pattern, kind) + "`";
      }
    }
    for (Map.Entry<String, String> placeholder : PLACEHOLDERS.entrySet()) {
      key = key.replace(placeholder.getKey(), placeholder.getValue());
    }
    return "`" + key + "`";
  }
}
