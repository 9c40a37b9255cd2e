package papercatalog.publishing.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.domain.Papers.paper;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER_OVERVIEW;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER_REFERENCES;
import static papercatalog.domain.pattern.AccessPatterns.LIST_PAPER_CITATIONS;
import static papercatalog.publishing.PublishedTable.NOW;

import module java.base;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.FaultPlan;
import papercatalog.domain.FaultyEngine;
import papercatalog.domain.FaultyExchange;
import papercatalog.domain.Thorough;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.error.CatalogException;
import papercatalog.domain.error.SchemaMismatch;
import papercatalog.domain.error.TableUnavailable;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.Status;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.table.Attempts;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.publishing.verify.Finding;
import papercatalog.publishing.verify.Verifier;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Citations and their counts follow from references, in any order of arrival. */
@Timeout(240)
@Tag("slow")
final class CitationsTest {
  @RegisterExtension static final FaultyEngine ENGINE = new FaultyEngine();

  private static final ClientSettings ONE_ATTEMPT =
      ClientSettings.forWrites().within(1, Duration.ofSeconds(20), Duration.ofSeconds(30));

  private final CatalogTable table = new CatalogTable(ENGINE.client(), ENGINE.newTable());
  private final CitedTable cited = new CitedTable(table);
  private final Publisher publisher = publisher(ENGINE.client());

  @BeforeEach
  void nothingGoesWrong() {
    ENGINE.faulty().follow(FaultPlan.none());
  }

  @ParameterizedTest
  @ValueSource(strings = {"a,b,c", "c,b,a", "b,c,a", "b,a,c"})
  void papersInAnyOrder_endWithTheSameCitations(String order) {
    Map<String, Paper> papers =
        Map.of("a", citing("a"), "b", citing("b", "a"), "c", citing("c", "a", "b", "x"));
    Stream.of(order.split(",")).map(papers::get).forEach(publisher::publish);

    assertThat(cited.stored()).containsExactly("b -> a", "c -> a", "c -> b", "c -> doi:10.5555/x");
    assertThat(cited.counts()).isEqualTo(Map.of("a", 2L, "b", 1L));
    assertThat(citations("a")).containsExactly("c", "b");
    assertThat(found("c")).containsExactly("a", "b", "-");
    assertThat(catalog().itemCollection(GET_PAPER_OVERVIEW, new PaperId("a")).citedBy())
        .isEqualTo(2);
    assertHealthy();
  }

  @Test
  void publishingAgain_writesNothing() {
    publisher.publish(citing("c", "a", "x"));
    publisher.publish(citing("a"));

    assertThat(publisher.publish(citing("c", "a", "x")).outcome()).isEqualTo(Outcome.UNCHANGED);
    assertThat(publisher.publish(citing("a")).outcome()).isEqualTo(Outcome.UNCHANGED);
  }

  @Test
  void revision_keepsWhatWasFound_andDropsWhatIsNoLongerCited() {
    publisher.publish(citing("a"));
    publisher.publish(citing("b"));
    publisher.publish(citing("c", "a", "b"));
    publisher.publish(citing("c", "b", "x"));

    assertThat(cited.stored()).containsExactly("c -> b", "c -> doi:10.5555/x");
    assertThat(cited.counts()).isEqualTo(Map.of("b", 1L));
    assertThat(found("c")).containsExactly("b", "-");
    assertHealthy();
  }

  /** Both index attributes or neither: a citer in no list is in none of citations. */
  @Test
  void citerThatIsWithdrawnOrSuperseded_isInNoListOfCitations() {
    publisher.publish(citing("a"));
    publisher.publish(citing("b", "a"));
    publisher.publish(citing("c", "a"));
    publisher.withdraw(new PaperId("b"), Optional.empty(), OptionalLong.empty());
    publisher.publish(
        PaperBuilder.from(citing("c", "a"))
            .status(Status.SUPERSEDED)
            .supersededBy(Optional.of(new PaperId("a")))
            .build());

    assertThat(cited.stored()).isEmpty();
    assertThat(cited.counts()).isEmpty();
    assertThat(found("c")).containsExactly("a");
    assertHealthy();

    publisher.publish(citing("b", "a"), Replacing.ANYTHING);
    assertThat(cited.stored()).containsExactly("b -> a");
    assertHealthy();
  }

  @Test
  void citationsOfADeletedPaper_waitForItAfterARepair() {
    publisher.publish(citing("a"));
    publisher.publish(citing("b", "a"));
    publisher.publish(named("n", "a"));
    publisher.delete(new PaperId("a"), OptionalLong.empty());
    repair();

    assertThat(cited.stored()).containsExactly("b -> doi:10.5555/a", "n -> a");
    assertThat(cited.counts()).isEqualTo(Map.of("a", 1L));

    publisher.publish(citing("a"));
    assertThat(cited.stored()).containsExactly("b -> a", "n -> a");
    assertThat(cited.counts()).isEqualTo(Map.of("a", 2L));
    assertHealthy();
  }

  /** A corrected DOI, and a paper that takes the place of a deleted one. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void identifierThatMovesToAnotherPaper_takesItsCitationsAlong_afterARepair(boolean deleted) {
    publisher.publish(citing("a"));
    publisher.publish(citing("b", "a", "x"));
    publisher.publish(named("n", "a"));
    if (deleted) {
      publisher.delete(new PaperId("a"), OptionalLong.empty());
    } else {
      publisher.publish(paper("a", "2026").identifiers(Map.of("doi", "10.5555/right")).build());
    }
    publisher.publish(paper("c", "2026").identifiers(Map.of("doi", "10.5555/a")).build());
    repair();

    assertThat(cited.stored()).containsExactly("b -> c", "b -> doi:10.5555/x", "n -> a");
    assertThat(cited.counts()).isEqualTo(Map.of("a", 1L, "c", 1L));
    assertThat(findings(table)).isEmpty();
  }

  @Test
  void citationsOfAPaperThatLosesItsIdentifier_waitAfterARepair_butNotOfAWithdrawnOne() {
    publisher.publish(citing("a"));
    publisher.publish(citing("w"));
    publisher.publish(citing("b", "a", "w"));
    publisher.withdraw(new PaperId("w"), Optional.empty(), OptionalLong.empty());
    publisher.publish(paper("a", "2026").build());
    repair();

    assertThat(cited.stored()).containsExactly("b -> doi:10.5555/a", "b -> w");
    assertThat(findings(table)).isEmpty();
  }

  @Test
  void damagedReferences_areRepaired() {
    publisher.publish(citing("a"));
    publisher.publish(citing("b", "a"));
    damage(Keys.references(new PaperId("b")), Attributes.RECORD);
    repair();

    assertHealthy();
    assertThat(citations("a")).containsExactly("b");
  }

  @Test
  void citationsOfADamagedPaper_stay() {
    publisher.publish(citing("a"));
    publisher.publish(citing("b", "a"));
    damage(Keys.paper(new PaperId("a")), Attributes.TITLE);
    repair();

    assertThat(cited.stored()).containsExactly("b -> a");
  }

  @Test
  void countThatIsNoNumber_isCountedAnew() {
    publisher.publish(citing("a"));
    publisher.publish(citing("b", "a"));
    damage(Keys.citedBy(new PaperId("a")), Attributes.PAPERS);
    repair();

    assertHealthy();
    assertThat(cited.counts()).isEqualTo(Map.of("a", 1L));
  }

  /** Leaves an item with nothing but a text where no text belongs. */
  private void damage(ItemKey key, String attribute) {
    Map<String, AttributeValue> damaged = new HashMap<>(key.attributes());
    damaged.put(attribute, AttributeValue.fromS("none"));
    ENGINE.client().putItem(put -> put.tableName(table.name()).item(damaged));
  }

  /** A record that names a paper waits for it without an identifier. */
  @Test
  void paperNamedByItsId_mayArriveLater() {
    publisher.publish(named("n", "late"));
    assertThat(cited.counts()).isEqualTo(Map.of("late", 1L));
    publisher.publish(citing("late"));

    assertThat(citations("late")).containsExactly("n");
    assertHealthy();
  }

  /** More references than a transaction takes. */
  @Test
  void manyReferences_areWrittenInSteps_andReadInPrintOrder() {
    int count = Thorough.of(3_000, 300);
    String[] works =
        IntStream.range(0, count)
            .mapToObj(i -> "w-%04d".formatted(count - 1 - i))
            .toArray(String[]::new);
    publisher.publish(citing("w-0007"));
    publisher.publish(citing("survey", works));

    List<Reference> references = references("survey");
    assertThat(references).hasSize(count);
    assertThat(references.getFirst().text()).contains("A work, %s.".formatted(works[0]));
    assertThat(references.stream().filter(Reference::found)).hasSize(1);
    assertThat(cited.stored()).hasSize(count);
    assertThat(citations("w-0007")).containsExactly("survey");
    assertHealthy();
  }

  @ParameterizedTest
  @ValueSource(strings = {"citing", "cited", "revised", "withdrawn"})
  void command_killedBeforeAnyWrite_isCompletedByTheSameCommand(String which) {
    Paper a = citing("a");
    Paper b = citing("b", "a", "x", "y", "z", "u", "v", "w", "q");
    List<Paper> before =
        switch (which) {
          case "citing" -> List.of(a);
          case "cited" -> List.of(b, citing("c", "a"));
          default -> List.of(a, b);
        };
    Consumer<Publisher> command =
        switch (which) {
          case "citing" -> it -> it.publish(b);
          case "cited" -> it -> it.publish(a);
          case "revised" -> it -> it.publish(citing("b", "x", "a", "p"));
          default -> it -> it.withdraw(b.id(), Optional.empty(), OptionalLong.empty());
        };
    CatalogTable whole = new CatalogTable(ENGINE.client(), ENGINE.newTable());
    before.forEach(publisher(ENGINE.client(), whole.name()).withTransactionsOf(8)::publish);
    FaultyExchange counting = ENGINE.newFaulty();
    counting.follow(FaultPlan.none());
    try (DynamoDbClient client = ENGINE.open(ONE_ATTEMPT, counting)) {
      command.accept(publisher(client, whole.name()).withTransactionsOf(8));
    }
    for (int made = 0; made < counting.writes(); made++) {
      CatalogTable killed = new CatalogTable(ENGINE.client(), ENGINE.newTable());
      before.forEach(publisher(ENGINE.client(), killed.name()).withTransactionsOf(8)::publish);
      dies(command, killed.name(), made);
      command.accept(publisher(ENGINE.client(), killed.name()).withTransactionsOf(8));
      CitedTable after = new CitedTable(killed);
      assertThat(after.stored()).as("killed after %d", made).isEqualTo(after.expected());
      assertThat(after.counts()).isEqualTo(after.expectedCounts());
      assertThat(findings(killed)).isEmpty();
    }
  }

  private static void dies(Consumer<Publisher> command, String name, int made) {
    FaultyExchange faulty = ENGINE.newFaulty();
    faulty.follow(FaultPlan.deadAfter(made));
    try (DynamoDbClient dying = ENGINE.open(ONE_ATTEMPT, faulty)) {
      command.accept(publisher(dying, name).withTransactionsOf(8));
    } catch (TableUnavailable _) {
      // The same command is given again.
    }
  }

  /** Four publishers, each killed now and then, publish papers that cite each other. */
  @Test
  void fourPublishers_thatAreKilledAndRepeat_endWithARecount() throws Exception {
    int papers = Thorough.of(200, 16);
    Random random = new Random(49);
    List<Paper> all = new ArrayList<>();
    for (int i = 0; i < papers; i++) {
      int own = i;
      String[] works =
          random
              .ints(random.nextInt(8), 0, papers)
              .filter(work -> work != own)
              .mapToObj(work -> "p-" + work)
              .distinct()
              .toArray(String[]::new);
      all.add(citing("p-" + i, works));
    }
    try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<?>> four = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        List<Paper> shuffled = new ArrayList<>(all);
        Collections.shuffle(shuffled, new Random(i));
        int seed = i;
        four.add(executor.submit(() -> publishing(shuffled, new Random(seed))));
      }
      for (Future<?> one : four) {
        one.get();
      }
    }
    repair();

    assertThat(cited.stored()).isEqualTo(cited.expected());
    assertThat(cited.counts()).isEqualTo(cited.expectedCounts());
    assertHealthy();
  }

  /** One of the others may be sending the transactions of other papers. */
  @Test
  void citerThatFails_interruptsNoOther() {
    List<String> citers = IntStream.range(10, 30).mapToObj(i -> "c-" + i).toList();
    citers.forEach(id -> publisher.publish(citing(id, "a")));
    ENGINE
        .client()
        .updateItem(
            update ->
                update
                    .tableName(table.name())
                    .key(Keys.paper(new PaperId("c-10")).attributes())
                    .updateExpression("SET schemaVersion = :later")
                    .expressionAttributeValues(Map.of(":later", AttributeValue.fromN("99"))));

    assertThatThrownBy(() -> publisher.publish(citing("a"))).isInstanceOf(SchemaMismatch.class);

    assertThat(cited.counts()).isEqualTo(Map.of("a", 19L));
  }

  /** Citing papers leave the lists, or lose the reference, while the cited paper arrives. */
  @Test
  void citersThatLeaveWhileTheirCitationsAreFound_areCountedRight() throws Exception {
    int citers = Thorough.of(200, 30);
    for (int i = 0; i < citers; i++) {
      publisher.publish(citing("c-" + i, "a", "x"));
    }
    try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<?> arriving = executor.submit(() -> publisher.publish(citing("a")));
      Future<?> leaving =
          executor.submit(
              () -> {
                for (int i = 0; i < citers; i++) {
                  leave(i);
                }
              });
      arriving.get();
      leaving.get();
    }

    assertHealthy();
  }

  private void leave(int i) {
    String id = "c-" + i;
    Publisher other = publisher(ENGINE.client());
    new Attempts()
        .repeat(
            Publisher::isOvertaken,
            () ->
                switch (i % 3) {
                  case 0 -> other.withdraw(new PaperId(id), Optional.empty(), OptionalLong.empty());
                  case 1 -> other.publish(citing(id, "x"));
                  default ->
                      other.publish(
                          PaperBuilder.from(citing(id, "a", "x"))
                              .status(Status.SUPERSEDED)
                              .supersededBy(Optional.of(new PaperId("a")))
                              .build());
                });
  }

  private void publishing(List<Paper> papers, Random random) {
    for (Paper paper : papers) {
      if (random.nextInt(3) == 0) {
        dies(it -> attempt(it, paper), table.name(), random.nextInt(6));
      } else {
        attempt(publisher, paper);
      }
    }
  }

  /** Others write the same paper at the same time. */
  private static void attempt(Publisher publisher, Paper paper) {
    try {
      publisher.publish(paper);
    } catch (CatalogException e) {
      if (e instanceof TableUnavailable) {
        throw e;
      }
    }
  }

  private void assertHealthy() {
    assertThat(findings(table)).isEmpty();
    assertThat(cited.stored()).isEqualTo(cited.expected());
    assertThat(cited.counts()).isEqualTo(cited.expectedCounts());
  }

  private static List<Finding> findings(CatalogTable table) {
    List<Finding> findings = new ArrayList<>();
    Verifier.readOnly(table, Clock.fixed(NOW, ZoneOffset.UTC)).run(findings::add, _ -> {});
    return findings;
  }

  private void repair() {
    Verifier.repairing(table, Clock.fixed(NOW, ZoneOffset.UTC), publisher).run(_ -> {}, _ -> {});
  }

  private List<String> citations(String id) {
    return catalog().list(LIST_PAPER_CITATIONS, new PaperId(id), PageRequest.FIRST).items().stream()
        .map(PaperSummary::id)
        .map(PaperId::value)
        .toList();
  }

  private List<Reference> references(String id) {
    return catalog().itemCollection(GET_PAPER_REFERENCES, new PaperId(id)).references();
  }

  private List<String> found(String id) {
    return references(id).stream().map(it -> it.paper().map(PaperId::value).orElse("-")).toList();
  }

  private Catalog catalog() {
    return new Catalog(table);
  }

  private Publisher publisher(DynamoDbClient client) {
    return publisher(client, table.name());
  }

  private static Publisher publisher(DynamoDbClient client, String name) {
    return new Publisher(new CatalogTable(client, name), Clock.fixed(NOW, ZoneOffset.UTC));
  }

  /** A paper with a DOI, whose references have the DOIs of others. */
  private static Paper citing(String id, String... works) {
    return paper(id, "2026")
        .identifiers(Map.of("doi", "10.5555/" + id))
        .references(
            Stream.of(works)
                .map(
                    work ->
                        new Reference(
                            Optional.of("A work, " + work + "."),
                            Map.of("doi", "https://doi.org/10.5555/" + work),
                            Optional.empty()))
                .toList())
        .build();
  }

  private static Paper named(String id, String cited) {
    return paper(id, "2026")
        .references(
            List.of(
                new Reference(Optional.of("A work."), Map.of(), Optional.of(new PaperId(cited)))))
        .build();
  }
}
