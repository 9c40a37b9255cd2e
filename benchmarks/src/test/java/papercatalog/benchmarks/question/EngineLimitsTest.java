package papercatalog.benchmarks.question;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Keys;
import papercatalog.local.engine.DynamoDbLocal;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.OnDemandThroughput;

/**
 * Why limits are simulated: the engine takes a maximum throughput, keeps it, and lets all through.
 */
@Tag("slow")
final class EngineLimitsTest {
  @Test
  void maximumThroughput_isTaken_andNotEnforced() {
    try (DynamoDbLocal engine = DynamoDbLocal.inMemory();
        DynamoDbClient client = ClientSettings.forReads().at(engine.endpoint()).open()) {
      CatalogTable table = new CatalogTable(client, "limited");
      table.createIfAbsent();
      OnDemandThroughput one =
          OnDemandThroughput.builder().maxReadRequestUnits(1L).maxWriteRequestUnits(1L).build();
      client.updateTable(update -> update.tableName(table.name()).onDemandThroughput(one));

      for (int i = 0; i < 100; i++) {
        client.getItem(
            get ->
                get.tableName(table.name())
                    .key(Keys.paper(new PaperId("none")).attributes())
                    .consistentRead(true));
      }
      assertThat(
              client
                  .describeTable(describe -> describe.tableName(table.name()))
                  .table()
                  .onDemandThroughput())
          .isEqualTo(one);
    }
  }
}
