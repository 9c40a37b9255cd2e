package papercatalog.publishing.write;

import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.domain.Papers.authors;
import static papercatalog.domain.TestTable.NOW;

import module java.base;

import papercatalog.domain.FaultyEngine;
import papercatalog.domain.Thorough;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.table.CatalogTable;
import papercatalog.publishing.TableContent;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Papers and tables for writes that meet faults. */
record FaultTables(FaultyEngine engine) {
  /** Of a transaction: more make a fault cost more. */
  private static final int FEW_ACTIONS = Thorough.of(20, 8);

  static final List<Authorship> MANY = authors(FEW_ACTIONS + 2);

  /** Written in one transaction. */
  static final Paper SMALL = CLOCKS_1978;

  /** The same paper, written in several. */
  static final Paper LARGE = PaperBuilder.from(SMALL).authors(MANY).build();

  /** A table in which papers are published and many authors have profiles. */
  String given(List<Paper> papers) {
    String table = engine.newTable(MANY, SMALL);
    papers.forEach(paper -> publisher(engine.client(), table).publish(paper));
    return table;
  }

  TableContent content(String table) {
    return TableContent.of(engine.client(), table);
  }

  static Publisher publisher(DynamoDbClient client, String table) {
    return new Publisher(new CatalogTable(client, table), Clock.fixed(NOW, ZoneOffset.UTC))
        .withTransactionsOf(FEW_ACTIONS);
  }

  static ClientSettings settings(int attempts, Duration attemptTimeout) {
    return ClientSettings.forWrites().within(attempts, attemptTimeout, Duration.ofSeconds(60));
  }
}
