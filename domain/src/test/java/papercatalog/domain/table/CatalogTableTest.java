package papercatalog.domain.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.TestTable;
import papercatalog.domain.model.TextField;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

final class CatalogTableTest {
  @RegisterExtension static final TestTable TABLE = TestTable.real();

  @Test
  void table_hasTheKeysAndIndexesOfTheSchema() {
    TableDescription table =
        TABLE.client().describeTable(request -> request.tableName(TestTable.NAME)).table();

    assertThat(table.keySchema().stream().map(KeySchemaElement::attributeName))
        .containsExactly("PK", "SK");
    Map<String, GlobalSecondaryIndexDescription> indexes =
        table.globalSecondaryIndexes().stream()
            .collect(
                Collectors.toMap(GlobalSecondaryIndexDescription::indexName, Function.identity()));
    assertThat(indexes).containsOnlyKeys("GSI1", "GSI2");
    for (Index index : TableSchema.DECLARED.indexes()) {
      GlobalSecondaryIndexDescription created = indexes.get(index.name());
      assertThat(created.keySchema().stream().map(KeySchemaElement::attributeName))
          .containsExactly(index.partitionKey(), index.sortKey());
      assertThat(created.projection().projectionType()).isEqualTo(ProjectionType.INCLUDE);
      assertThat(created.projection().nonKeyAttributes())
          .containsExactlyInAnyOrderElementsOf(Attributes.PROJECTED)
          .doesNotContain(TextField.ABSTRACT.text());
    }
  }

  @Test
  void createIfAbsent_whenItIsThere_leavesIt() {
    TABLE.requests().clear();

    new CatalogTable(TABLE.client(), TestTable.NAME).createIfAbsent();

    assertThat(TABLE.requests().all().getFirst())
        .isInstanceOfSatisfying(
            CreateTableRequest.class,
            request -> assertThat(request.billingMode()).isEqualTo(BillingMode.PAY_PER_REQUEST));
  }
}
