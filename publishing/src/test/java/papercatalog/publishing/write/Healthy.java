package papercatalog.publishing.write;

import module java.base;

import papercatalog.domain.TestTable;
import papercatalog.domain.table.CatalogTable;
import papercatalog.publishing.verify.Finding;
import papercatalog.publishing.verify.VerificationReport;
import papercatalog.publishing.verify.Verifier;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** What {@code verify} says of a table. */
final class Healthy {
  private static final Clock CLOCK = Clock.fixed(TestTable.NOW, ZoneOffset.UTC);

  private Healthy() {}

  /** What it finds; nothing in a healthy table. */
  static List<Finding> findings(DynamoDbClient client, String table) {
    List<Finding> findings = new ArrayList<>();
    Verifier.readOnly(new CatalogTable(client, table), CLOCK).run(findings::add, _ -> {});
    return findings;
  }

  /** What it comes to when it repairs what it finds. */
  static VerificationReport repaired(DynamoDbClient client, String table) {
    return Verifier.repairing(
            new CatalogTable(client, table),
            CLOCK,
            new Publisher(new CatalogTable(client, table), CLOCK))
        .run(_ -> {}, _ -> {});
  }
}
