package papercatalog.local.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.record.Records;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.Namespace;
import papercatalog.domain.write.Publisher;

/** What has expired is really dropped, and nothing else. */
final class TimeToLiveTest {
  private static final PaperId ID = new PaperId("expiring");
  private static final Paper DRAFT =
      new PaperBuilder(ID, "Expiring", new CollectionName("drafts"), new PublicationDate("2026"))
          .authors(List.of(new Authorship(new AuthorHandle("jon"), "Jon", Role.AUTHOR)))
          .status(Status.DRAFT)
          .build();

  /** Whosever it is: DynamoDB drops items of a table. */
  @ParameterizedTest
  @ValueSource(strings = {"", "acme"})
  @Timeout(120)
  void draftWhoseTimeIsOver_isDropped_andThePublishedStatesStay(String tenant)
      throws InterruptedException {
    try (LocalCatalog first = LocalCatalog.start(Optional.empty());
        LocalCatalog local = LocalCatalog.at(first.endpoint(), Namespace.named(tenant))) {
      CatalogTable table = local.table();
      Clock lastMonth = Clock.fixed(Instant.now().minus(Duration.ofDays(30)), ZoneOffset.UTC);
      Publisher publisher =
          new Publisher(table, lastMonth).expiringSupersededDraftsAfter(Duration.ofDays(1));
      publisher.publish(DRAFT);
      publisher.publish(PaperBuilder.from(DRAFT).status(Status.PUBLISHED).build());
      publisher.publish(PaperBuilder.from(DRAFT).status(Status.PUBLISHED).title("Revised").build());

      try (TimeToLive _ =
          TimeToLive.watch(first.table(), Clock.systemUTC(), Duration.ofMillis(100))) {
        while (isThere(table, 1)) {
          Thread.sleep(50);
        }
        assertThat(isThere(table, 2)).isTrue();
        assertThat(isThere(table, 3)).isTrue();
        assertThat(new Records(table, Clock.systemUTC()).versions(ID)).hasSize(2);
        assertThat(local.catalog().get(AccessPatterns.GET_PAPER, ID).title()).isEqualTo("Revised");
      }
    }
  }

  private static boolean isThere(CatalogTable table, long revision) {
    return table
        .client()
        .getItem(
            request -> request.tableName(table.name()).key(table.key(Keys.version(ID, revision))))
        .hasItem();
  }
}
