package papercatalog.publishing.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.authors;
import static papercatalog.domain.Papers.paper;
import static papercatalog.domain.TestTable.NOW;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.Fault;
import papercatalog.domain.FaultPlan;
import papercatalog.domain.FaultyEngine;
import papercatalog.domain.Gate;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.write.Publisher;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Repair goes on when another writer changes a paper that is being repaired. */
final class RepairRaceTest {
  @RegisterExtension static final FaultyEngine ENGINE = new FaultyEngine();

  private static final Clock CLOCK = Clock.fixed(NOW, ZoneOffset.UTC);
  private static final List<Authorship> AUTHORS = authors(2);
  private static final Paper BROKEN = paper("broken", "2026").authors(AUTHORS).build();

  @Test
  void run_overtakenByARevision_leavesThePaperToIt() throws Exception {
    String table = ENGINE.newTable(AUTHORS);
    Publisher publisher = new Publisher(new CatalogTable(ENGINE.client(), table), CLOCK);
    publisher.publish(BROKEN);
    ENGINE
        .client()
        .deleteItem(
            request ->
                request
                    .tableName(table)
                    .key(Keys.membership(BROKEN.id(), AUTHORS.getFirst().handle()).attributes()));
    Gate gate = new Gate();
    ENGINE.faulty().follow(FaultPlan.at(FaultPlan.TRANSACTION, 1, new Fault.Held(gate)));
    List<Finding> findings = new ArrayList<>();

    Future<VerificationReport> repairing;
    try (DynamoDbClient slow = ENGINE.open(ClientSettings.forWrites());
        ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
      Verifier repairer =
          Verifier.repairing(
              new CatalogTable(slow, table),
              CLOCK,
              new Publisher(new CatalogTable(slow, table), CLOCK));
      repairing = executor.submit(() -> repairer.run(findings::add, _ -> {}));
      gate.awaitArrival();
      publisher.publish(PaperBuilder.from(BROKEN).title("Revised meanwhile").build());
      gate.open();
    }

    assertThat(repairing.get().healthy()).isTrue();
    assertThat(findings).isEmpty();
    assertThat(
            Verifier.readOnly(new CatalogTable(ENGINE.client(), table), CLOCK)
                .run(_ -> {}, _ -> {})
                .findings())
        .isZero();
  }
}
