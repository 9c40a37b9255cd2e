package papercatalog.domain.record;

import module java.base;

import papercatalog.domain.error.TableUnavailable;
import papercatalog.domain.error.Throttled;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Aliases;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Failures;
import papercatalog.domain.table.Keys;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * Finds the papers that have an identifier. For writers, who need to know of other papers; a query
 * costs half a read unit. The index may lag behind a paper that has just been written.
 */
public final class IdentifierHolders {
  /** Maximum number of queries: entries of other catalogs may come first. */
  private static final int MAX_REQUESTS = 10;

  private final CatalogTable table;
  private final Index index;

  public IdentifierHolders(CatalogTable table) {
    this.table = table;
    this.index = table.schema().index(KeyPrefix.IDENTIFIER);
  }

  /**
   * Papers that have an identifier, except one, newest first. Their ids are in lower case.
   *
   * @param max maximum number of papers
   * @throws Throttled when DynamoDB refuses for lack of capacity
   * @throws TableUnavailable when DynamoDB does not answer
   */
  public List<PaperId> others(Identifier identifier, PaperId than, int max) {
    QueryRequest request =
        QueryRequest.builder()
            .tableName(table.name())
            .indexName(index.name())
            .keyConditionExpression("#%s = :identifier".formatted(index.partitionKey()))
            .projectionExpression("#%s, #%s".formatted(index.sortKey(), TableSchema.PARTITION_KEY))
            .expressionAttributeNames(
                Aliases.names(
                    List.of(index.partitionKey(), index.sortKey(), TableSchema.PARTITION_KEY)))
            .expressionAttributeValues(
                Map.of(":identifier", table.partition(Keys.identifierPartition(identifier))))
            .scanIndexForward(false)
            .limit(max + 1)
            .build();
    try {
      return table.client().queryPaginator(request).stream()
          .limit(MAX_REQUESTS)
          .flatMap(page -> page.items().stream())
          .flatMap(this::holder)
          .filter(id -> !id.equals(than))
          .limit(max)
          .toList();
    } catch (SdkException e) {
      throw Failures.translate(e);
    }
  }

  /** Empty for an entry of another catalog, or of no list. */
  private Stream<PaperId> holder(Map<String, AttributeValue> entry) {
    if (!table.namespace().owns(entry.get(TableSchema.PARTITION_KEY).s())) {
      return Stream.empty();
    }
    try {
      return Stream.of(Keys.paperAt(entry.get(index.sortKey()).s()));
    } catch (InvalidValue _) {
      return Stream.empty();
    }
  }
}
