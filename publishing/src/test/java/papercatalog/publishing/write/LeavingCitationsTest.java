package papercatalog.publishing.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.domain.Papers.paper;
import static papercatalog.publishing.write.CitedTable.citing;
import static papercatalog.publishing.write.CitedTable.named;
import static papercatalog.publishing.write.CitedTable.publisher;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import papercatalog.domain.Fault;
import papercatalog.domain.FaultPlan;
import papercatalog.domain.FaultyEngine;
import papercatalog.domain.FaultyExchange;
import papercatalog.domain.Gate;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.error.TableUnavailable;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Reference;
import papercatalog.domain.table.CatalogTable;
import papercatalog.publishing.entry.Origin;
import papercatalog.publishing.record.Partition;
import papercatalog.publishing.record.StoredPaper;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Citations of a paper that leaves, or loses the identifier by which they found it. */
@Timeout(240)
@Tag("slow")
final class LeavingCitationsTest {
  @RegisterExtension static final FaultyEngine ENGINE = new FaultyEngine();

  private static final ClientSettings ONE_ATTEMPT =
      ClientSettings.forWrites().within(1, Duration.ofSeconds(20), Duration.ofSeconds(30));
  private static final PaperId A = new PaperId("a");

  private final CatalogTable table = new CatalogTable(ENGINE.client(), ENGINE.newTable());
  private final CitedTable cited = new CitedTable(table);
  private final Publisher publisher = publisher(ENGINE.client(), table.name());

  private enum Departure {
    DELETED,
    DELETED_WITHOUT_TRACE,
    TAKEN_DOWN,
    WITHOUT_IDENTIFIER,
    WITH_ANOTHER_IDENTIFIER;

    void of(Publisher publisher) {
      switch (this) {
        case DELETED -> publisher.delete(A, OptionalLong.empty());
        case DELETED_WITHOUT_TRACE -> publisher.deleteWithoutTrace(A, OptionalLong.empty());
        case TAKEN_DOWN -> publisher.takeDown(A, Optional.empty(), OptionalLong.empty());
        case WITHOUT_IDENTIFIER -> publisher.publish(paper("a", "2026").build());
        case WITH_ANOTHER_IDENTIFIER ->
            publisher.publish(
                paper("a", "2026").identifiers(Map.of("doi", "10.5555/right")).build());
      }
    }

    boolean deletes() {
      return this == DELETED || this == DELETED_WITHOUT_TRACE;
    }

    boolean keepsId() {
      return this == WITHOUT_IDENTIFIER || this == WITH_ANOTHER_IDENTIFIER;
    }
  }

  @ParameterizedTest
  @EnumSource
  void citations_waitAgain_andFindThePaperWhenItReturns(Departure departure) {
    publisher.publish(citing("a"));
    publisher.publish(citing("b", "a", "x"));
    publisher.publish(named("n", "a"));
    departure.of(publisher);

    assertThat(cited.stored())
        .containsExactly(
            "b -> doi:10.5555/a",
            "b -> doi:10.5555/x",
            departure.keepsId() ? "n -> a" : "n -> paper:a");
    assertThat(cited.counts()).isEqualTo(departure.keepsId() ? Map.of("a", 1L) : Map.of());
    assertThat(found("b")).containsExactly("-", "-");
    cited.assertHealthy();

    publisher.publish(citing("a"), Replaceable.ANY);
    assertThat(cited.stored()).containsExactly("b -> a", "b -> doi:10.5555/x", "n -> a");
    cited.assertHealthy();
  }

  @ParameterizedTest
  @EnumSource
  void citations_findAnotherPaperWithTheIdentifier(Departure departure) {
    publisher.publish(citing("a"));
    publisher.publish(citing("b", "a"));
    publisher.publish(paper("c", "2026").identifiers(Map.of("doi", "10.5555/a")).build());
    departure.of(publisher);

    assertThat(cited.stored()).containsExactly("b -> c");
    assertThat(cited.counts()).isEqualTo(Map.of("c", 1L));
    cited.assertHealthy();
  }

  /** A deletion that was killed is finished by the same command, though nothing is left of it. */
  @ParameterizedTest
  @EnumSource(names = {"DELETED", "DELETED_WITHOUT_TRACE", "TAKEN_DOWN"})
  void citations_ofAKilledDeparture_areToldByTheSameCommand(Departure departure) {
    publisher.publish(citing("a"));
    publisher.publish(citing("b", "a"));
    publisher.publish(citing("c", "a"));
    FaultyExchange faulty = ENGINE.newFaulty();
    faulty.follow(FaultPlan.deadAfter(1));
    try (DynamoDbClient dying = ENGINE.open(ONE_ATTEMPT, faulty)) {
      assertThatThrownBy(() -> departure.of(publisher(dying, table.name())))
          .isInstanceOf(TableUnavailable.class);
    }
    assertThat(cited.stored()).contains("b -> a", "c -> a");

    if (departure.deletes()) {
      assertThatThrownBy(() -> departure.of(publisher)).isInstanceOf(PaperNotFound.class);
    } else {
      departure.of(publisher);
    }

    assertThat(cited.stored()).containsExactly("b -> doi:10.5555/a", "c -> doi:10.5555/a");
    cited.assertHealthy();
  }

  private enum Overtaken {
    IMPORT_WITHOUT_REFERENCES,
    REVISION,
    WITHDRAWAL,
    TAKEDOWN,
    DELETION;

    void of(Publisher publisher) {
      PaperId id = new PaperId("b");
      switch (this) {
        case IMPORT_WITHOUT_REFERENCES ->
            publisher.publish(
                PaperBuilder.from(citing("b")).title("Another").build(),
                Replaceable.LIVE,
                new Origin(false, Set.of(), false));
        case REVISION -> publisher.publish(citing("b", "x", "a"));
        case WITHDRAWAL -> publisher.withdraw(id, Optional.empty(), OptionalLong.empty());
        case TAKEDOWN -> publisher.takeDown(id, Optional.empty(), OptionalLong.empty());
        case DELETION -> publisher.delete(id, OptionalLong.empty());
      }
    }
  }

  /** The cited paper arrives, and takes the citation along, between the reads and the write. */
  @ParameterizedTest
  @EnumSource
  void write_ofACitingPaper_isRepeatedWhenItsCitationsAreFoundMeanwhile(Overtaken command)
      throws Exception {
    publisher.publish(citing("b", "a"));
    Gate gate = new Gate();
    FaultyExchange slow = ENGINE.newFaulty();
    slow.follow(FaultPlan.at(FaultPlan.TRANSACTION, 1, new Fault.Held(gate)));
    try (DynamoDbClient client = ENGINE.open(ONE_ATTEMPT, slow);
        ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<?> overtaken = executor.submit(() -> command.of(publisher(client, table.name())));
      gate.awaitArrival();
      publisher.publish(citing("a"));
      gate.open();
      overtaken.get();
    }

    assertThat(cited.stored()).isEqualTo(cited.expected());
    cited.assertHealthy();
  }

  private List<String> found(String id) {
    Paper paper =
        new Partition(table, new PaperId(id)).paper().map(StoredPaper::paper).orElseThrow();
    return paper.references().stream()
        .map(Reference::paper)
        .map(it -> it.map(PaperId::value).orElse("-"))
        .toList();
  }
}
