package papercatalog.publishing.write;

import module java.base;

import papercatalog.domain.schema.Directory;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.DirectoryItem;
import papercatalog.domain.table.Positions;
import papercatalog.publishing.record.ItemCollection;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** The counts of a table next to the lengths of the lists, as readers would find both. */
record CountedTable(CatalogTable table) {
  /** The counts of entries by their sort keys; -1 for one that was never counted. */
  Map<String, Long> counts() {
    Map<String, Long> counts = new TreeMap<>();
    for (Directory directory : Directory.values()) {
      new ItemCollection(table, directory.partition())
          .items()
          .forEach((key, item) -> counts.put(key.sort(), DirectoryItem.papers(item).orElse(-1)));
    }
    return counts;
  }

  /** The entries whose count is not the length of their list, with both. */
  List<String> wrong() {
    List<String> wrong = new ArrayList<>();
    counts()
        .forEach(
            (list, count) -> {
              if (count != length(list)) {
                wrong.add("%s: %d instead of %d".formatted(list, count, length(list)));
              }
            });
    return wrong;
  }

  private long length(String list) {
    Directory directory =
        Stream.of(Directory.values())
            .filter(it -> list.startsWith(it.kind().text()))
            .findFirst()
            .orElseThrow();
    var index = table.schema().index(directory.kind());
    return table
        .client()
        .queryPaginator(
            query ->
                query
                    .tableName(table.name())
                    .indexName(index.name())
                    .keyConditionExpression("#list = :list AND #position < :head")
                    .expressionAttributeNames(
                        Map.of("#list", index.partitionKey(), "#position", index.sortKey()))
                    .expressionAttributeValues(
                        Map.of(
                            ":list", table.partition(list),
                            ":head", AttributeValue.fromS(Positions.HEAD))))
        .stream()
        .mapToLong(QueryResponse::count)
        .sum();
  }
}
