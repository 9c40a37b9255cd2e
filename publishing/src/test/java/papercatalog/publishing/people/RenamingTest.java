package papercatalog.publishing.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.domain.Papers.paper;
import static papercatalog.domain.TestTable.NOW;

import module java.base;

import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.FaultPlan;
import papercatalog.domain.FaultyEngine;
import papercatalog.domain.TestTable;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.error.NameMoved;
import papercatalog.domain.error.TableUnavailable;
import papercatalog.domain.memory.MemoryClient;
import papercatalog.domain.memory.MemoryEngine;
import papercatalog.domain.model.Alias;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.ListHead;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.Role;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.ListPattern;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.Order;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.read.ReadMeter;
import papercatalog.domain.read.RequestCounter;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.AliasItem;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Retry;
import papercatalog.publishing.TableContent;
import papercatalog.publishing.people.Person.Claim;
import papercatalog.publishing.record.Flaw;
import papercatalog.publishing.record.TableWalk;
import papercatalog.publishing.verify.Finding;
import papercatalog.publishing.verify.Verifier;
import papercatalog.publishing.write.Publisher;
import papercatalog.publishing.write.Work;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** People are set right: merged, split and renamed, also by commands that are killed. */
final class RenamingTest {
  @RegisterExtension static final FaultyEngine ENGINE = new FaultyEngine();

  private static final ClientSettings ONE_ATTEMPT =
      ClientSettings.forWrites().within(1, Duration.ofSeconds(20), Duration.ofSeconds(30));

  private static final AuthorHandle OLD = new AuthorHandle("l-lamport");
  private static final AuthorHandle NEW = new AuthorHandle("leslie-lamport");
  private static final CollectionName COLLECTION = new CollectionName("collection");
  private static final AuthorHandle WEI = new AuthorHandle("wei-wang");
  private static final AuthorHandle WEI_2 = new AuthorHandle("wei-wang-2");

  /** Lamport under two handles, also on one paper; and Wei Wang, who is two people. */
  private static final List<Paper> PAPERS =
      List.of(
          by("a", author(OLD, "L. Lamport"), author(WEI, "Wei Wang")),
          by("b", author(OLD, "Lamport, L.")),
          by("c", author(NEW, "Leslie Lamport"), author(OLD, "L. Lamport")),
          by("d", author(WEI, "Wei Wang")),
          by("e", author(WEI, "Wei Wang"), author(NEW, "Leslie Lamport")));

  private static final People PEOPLE =
      new People(
          List.of(
              new Person(
                  NEW,
                  Optional.of("Leslie Lamport"),
                  List.of("Microsoft"),
                  Optional.empty(),
                  Optional.empty(),
                  Optional.empty(),
                  Person.Said.NOTHING,
                  List.of(OLD),
                  List.of(),
                  1),
              Person.named(
                  WEI_2,
                  List.of(),
                  List.of(
                      new Claim(
                          Optional.of("Wei Wang"),
                          Optional.empty(),
                          Optional.empty(),
                          Set.of(new PaperId("d"), new PaperId("e")))))));

  private static final Claim WEI_IN_COLLECTION =
      new Claim(
          Optional.of("Wei Wang"),
          Optional.empty(),
          Optional.of(new CollectionName("collection")),
          Set.of());

  @Test
  void apply_movesPapers_keepsPrintedNames_andLeavesAnAlias() {
    String table = given();

    Renaming.RenamingProgress done = apply(table, PEOPLE);

    assertThat(done.papers()).isEqualTo(5);
    assertThat(done.aliases()).isEqualTo(1);
    assertThat(ids(table, NEW)).containsExactlyInAnyOrder("a", "b", "c", "e");
    assertThat(ids(table, WEI)).containsExactly("a");
    assertThat(ids(table, WEI_2)).containsExactlyInAnyOrder("d", "e");
    assertThat(names(table, "a")).containsExactly("leslie-lamport L. Lamport", "wei-wang Wei Wang");
    assertThat(names(table, "b")).containsExactly("leslie-lamport Lamport, L.");
    assertThat(names(table, "c")).containsExactly("leslie-lamport Leslie Lamport");
    assertThat(catalog(table).get(AccessPatterns.GET_AUTHOR, NEW).affiliations())
        .containsExactly("Microsoft");
    assertThat(findings(table)).isEmpty();
  }

  @Test
  void formerHandle_leadsToTheOther_inOneRequest() {
    String table = given();
    apply(table, PEOPLE);
    Catalog catalog =
        new Catalog(
            table(
                ENGINE.open(
                    ClientSettings.forReads().seenBy(new RequestCounter()), ENGINE.newFaulty()),
                table));

    for (Runnable read :
        List.<Runnable>of(
            () -> catalog.get(AccessPatterns.GET_AUTHOR, OLD),
            () -> catalog.list(AccessPatterns.LIST_AUTHOR_PAPERS, OLD, PageRequest.FIRST),
            () ->
                catalog.list(
                    AccessPatterns.LIST_AUTHOR_PAPERS,
                    OLD,
                    PageRequest.FIRST.withOrder(Order.ASC)))) {
      ReadMeter meter = new ReadMeter();
      assertThatThrownBy(
              () ->
                  meter.during(
                      () -> {
                        read.run();
                        return 0;
                      }))
          .isInstanceOfSatisfying(
              NameMoved.class, moved -> assertThat(moved.to()).isEqualTo(NEW.value()));
      assertThat(meter.requests()).isEqualTo(1);
    }
  }

  @Test
  void apply_again_writesNothing_andADryRunNeither() {
    String table = given();
    TableContent before = content(table);
    Publisher dry = publisher(ENGINE.client(), table).dryRun();
    Renaming planned = new Renaming(table(ENGINE.client(), table), dry, true, Duration.ZERO);
    planned.apply(PEOPLE);
    assertThat(content(table)).isEqualTo(before);
    assertThat(planned.steps()).as("people, papers, aliases").isGreaterThan(2 + 5 + 1);

    Renaming.RenamingProgress done = apply(table, PEOPLE);
    assertThat(planned.progress().papers()).isEqualTo(done.papers());
    assertThat(planned.progress().work().puts()).isEqualTo(done.work().puts());
    assertThat(planned.progress().work().writeUnits())
        .isCloseTo(done.work().writeUnits(), Percentage.withPercentage(10));

    TableContent after = content(table);
    assertThat(apply(table, PEOPLE)).isEqualTo(new Renaming.RenamingProgress(0, 0, 0, Work.NONE));
    assertThat(content(table)).isEqualTo(after);
  }

  @Test
  void apply_killedBeforeAnyWrite_isCompletedByTheSameCommand() {
    String given = given();
    List<Item> items = List.copyOf(stored(given));
    apply(given, PEOPLE);
    TableContent wanted = content(given);
    DynamoDbClient dying = ENGINE.open(ONE_ATTEMPT);

    int writes = 0;
    boolean killed = true;
    while (killed) {
      String table = ENGINE.newTableOf(items);
      ENGINE.faulty().follow(FaultPlan.deadAfter(writes++));
      try {
        new Renaming(table(dying, table), publisher(dying, table), false, Duration.ZERO)
            .apply(PEOPLE);
        killed = false;
      } catch (TableUnavailable _) {
        apply(table, PEOPLE);
      }
      assertThat(content(table)).as("killed before write %d", writes).isEqualTo(wanted);
    }
    assertThat(writes).isGreaterThan(8);
  }

  @Test
  void publish_withAFormerName_usesTheOneThatCounts_andSaysSo() {
    String table = given();
    Publisher publisher = publisher(ENGINE.client(), table); // has met the old handle
    publisher.publish(by("f", author(OLD, "L. Lamport")));
    apply(table, PEOPLE);

    assertThat(publisher.publish(by("g", author(OLD, "L. Lamport"))).aliases())
        .containsExactly(Alias.of(OLD, NEW));
    assertThat(names(table, "g")).containsExactly("leslie-lamport L. Lamport");
    assertThat(publisher.publish(by("g", author(OLD, "L. Lamport"))).work()).isEqualTo(Work.NONE);
    assertThatThrownBy(() -> publisher.shared().upsert(Author.of(author(OLD, "L. Lamport"))))
        .isInstanceOf(NameMoved.class);
  }

  @Test
  void chainOfAliases_endsWhenItIsWritten() {
    String table = given();
    apply(table, PEOPLE);
    AuthorHandle third = new AuthorHandle("lamport");
    apply(table, new People(List.of(Person.named(third, List.of(NEW), List.of()))));

    assertThatThrownBy(() -> catalog(table).get(AccessPatterns.GET_AUTHOR, OLD))
        .isInstanceOfSatisfying(
            NameMoved.class, moved -> assertThat(moved.to()).isEqualTo("lamport"));
    assertThat(catalog(table).get(AccessPatterns.GET_AUTHOR, third).name())
        .isEqualTo("Leslie Lamport");

    apply(table, new People(List.of(Person.named(OLD, List.of(third), List.of()))));
    assertThat(ids(table, OLD)).containsExactlyInAnyOrder("a", "b", "c", "e");
    assertThat(findings(table)).isEmpty();
  }

  @Test
  void collection_isRenamed_withItsTitleAndAlias() {
    String table = given();
    new Renaming(
            table(ENGINE.client(), table), publisher(ENGINE.client(), table), false, Duration.ZERO)
        .rename(Directory.COLLECTIONS, new Alias(KeyPrefix.COLLECTION, "collection", "sosp"));

    assertThatThrownBy(
            () ->
                catalog(table)
                    .list(
                        AccessPatterns.LIST_COLLECTION_PAPERS,
                        new CollectionName("collection"),
                        PageRequest.FIRST))
        .isInstanceOf(NameMoved.class);
    assertThat(
            catalog(table)
                .list(
                    AccessPatterns.LIST_COLLECTION_PAPERS,
                    new CollectionName("sosp"),
                    PageRequest.FIRST)
                .items())
        .extracting(PaperSummary::id)
        .hasSize(5);
    assertThat(findings(table)).isEmpty();
  }

  /** In memory: each of the people of a name becomes one at the same time as the others. */
  @Test
  void severalOperators_whoSplitOneAuthor_loseNoneOfThePeople() throws Exception {
    MemoryEngine engine = new MemoryEngine(TestTable.NAME, TableSchema.DECLARED);
    CatalogTable table = new CatalogTable(engine.client(), TestTable.NAME);
    int people = 30;
    for (int i = 0; i < people; i++) {
      publisher(engine.client(), TestTable.NAME).publish(by("p" + i, author(WEI, "Wei Wang")));
    }
    try (ExecutorService operators = Executors.newFixedThreadPool(3)) {
      List<Future<?>> all = new ArrayList<>();
      for (int i = 0; i < people; i++) {
        Person person =
            Person.named(
                    new AuthorHandle("wei-wang-p" + i),
                    List.of(),
                    List.of(
                        new Claim(
                            Optional.empty(),
                            Optional.of(WEI),
                            Optional.empty(),
                            Set.of(new PaperId("p" + i)))))
                .noted(Optional.of("x".repeat(500)));
        all.add(
            operators.submit(
                () ->
                    Retry.OF_REQUESTS.repeat(
                        Publisher::isOvertaken,
                        () -> {
                          renaming(table).apply(new People(List.of(person)));
                          return person;
                        })));
      }
      for (Future<?> one : all) {
        one.get();
      }
    }

    Author divided = new Catalog(table).get(AccessPatterns.GET_AUTHOR, WEI);
    assertThat(divided.identity().successors()).hasSize(people);
    assertThat(divided.identity().became()).hasSize(people);
  }

  private static Renaming renaming(CatalogTable table) {
    return new Renaming(
        table, new Publisher(table, Clock.fixed(NOW, ZoneOffset.UTC)), false, Duration.ZERO);
  }

  /** In memory. Another operator corrects the printed name before the paper moves. */
  @Test
  void authorOfAPaperThatStays_isNotForgotten() {
    MemoryEngine engine = new MemoryEngine(TestTable.NAME, TableSchema.DECLARED);
    CatalogTable table = new CatalogTable(engine.client(), TestTable.NAME);
    Publisher other = new Publisher(table, Clock.fixed(NOW, ZoneOffset.UTC));
    other.publish(by("d", author(WEI, "Wei Wang")));
    AtomicBoolean overtaken = new AtomicBoolean();
    DynamoDbClient slower =
        new MemoryClient(
            request -> {
              if (request instanceof TransactWriteItemsRequest
                  && request.toString().contains("PAPER#d")
                  && overtaken.compareAndSet(false, true)) {
                other.publish(by("d", author(WEI, "W. Wang")));
              }
              return engine.answer(request);
            });

    renaming(new CatalogTable(slower, TestTable.NAME))
        .apply(new People(List.of(Person.named(WEI_2, List.of(), List.of(WEI_IN_COLLECTION)))));

    assertThat(overtaken).isTrue();
    assertThat(new Catalog(table).get(AccessPatterns.GET_AUTHOR, WEI).identity().former())
        .isFalse();
  }

  /** In memory: both lists say it at each write, and none when all is done. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void largeRename_isSaidByBothLists_whileItLasts(boolean ofACollection) {
    MemoryEngine engine = new MemoryEngine(TestTable.NAME, TableSchema.DECLARED);
    CatalogTable table = new CatalogTable(engine.client(), TestTable.NAME);
    Publisher publisher = new Publisher(table, Clock.fixed(NOW, ZoneOffset.UTC));
    for (int i = 0; i <= Renaming.ANNOUNCED; i++) {
      publisher.publish(by("p" + i, author(OLD, "L. Lamport")));
    }
    Catalog catalog = new Catalog(table);
    CollectionName sosp = new CollectionName("sosp");
    List<String> said = new ArrayList<>();
    DynamoDbClient watched =
        new MemoryClient(
            request -> {
              if (request instanceof TransactWriteItemsRequest) {
                said.add(
                    ofACollection
                        ? moving(catalog, AccessPatterns.LIST_COLLECTION_PAPERS, COLLECTION)
                            + moving(catalog, AccessPatterns.LIST_COLLECTION_PAPERS, sosp)
                        : moving(catalog, AccessPatterns.LIST_AUTHOR_PAPERS, OLD)
                            + moving(catalog, AccessPatterns.LIST_AUTHOR_PAPERS, NEW));
              }
              return engine.answer(request);
            });
    Renaming renaming =
        new Renaming(
            new CatalogTable(watched, TestTable.NAME),
            new Publisher(
                new CatalogTable(watched, TestTable.NAME), Clock.fixed(NOW, ZoneOffset.UTC)),
            false,
            Duration.ZERO);
    if (ofACollection) {
      renaming.rename(
          Directory.COLLECTIONS, new Alias(KeyPrefix.COLLECTION, "collection", sosp.value()));
    } else {
      renaming.apply(new People(List.of(Person.named(NEW, List.of(OLD), List.of()))));
    }

    assertThat(said.stream().filter(Predicate.not(String::isEmpty)))
        .hasSizeGreaterThan(5)
        .containsOnly(ofACollection ? "sosp collection " : "leslie-lamport l-lamport ");
    assertThat(
            ofACollection
                ? moving(catalog, AccessPatterns.LIST_COLLECTION_PAPERS, sosp)
                : moving(catalog, AccessPatterns.LIST_AUTHOR_PAPERS, NEW))
        .isEmpty();
    List<Finding> findings = new ArrayList<>();
    Verifier.readOnly(table, Clock.fixed(NOW, ZoneOffset.UTC)).run(findings::add, _ -> {});
    assertThat(findings).isEmpty();
  }

  private static <K> String moving(Catalog catalog, ListPattern<K, ?> list, K name) {
    Optional<ListHead> head = catalog.list(list, name, PageRequest.FIRST).head();
    return switch (head.orElse(null)) {
      case Author author -> author.identity().moving().map(it -> it + " ").orElse("");
      case DirectoryEntry entry -> entry.moving().map(it -> it + " ").orElse("");
      case null -> "";
    };
  }

  @Test
  void threeOperators_whoPublishAndMergeAtOnce_loseNoPaper() throws Exception {
    String table = given();
    try (ExecutorService operators = Executors.newFixedThreadPool(3)) {
      List<Future<?>> all =
          List.of(
              operators.submit(() -> apply(table, PEOPLE)),
              operators.submit(() -> apply(table, PEOPLE)),
              operators.submit(
                  () -> {
                    Publisher publisher = publisher(ENGINE.client(), table);
                    for (int i = 0; i < 12; i++) {
                      publisher.publish(by("p" + i, author(OLD, "L. Lamport")));
                    }
                  }));
      for (Future<?> one : all) {
        one.get();
      }
    }

    assertThat(ids(table, NEW)).hasSize(4 + 12);
    assertThat(findings(table)).isEmpty();
  }

  /** A name as printed is found under any handle: of a mapping, of a file that was corrected. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void claimOfANameInACollection_isObeyed_underAnyHandle(boolean alias) {
    String table = given();
    AuthorHandle first = new AuthorHandle("wei-wang-1");
    apply(
        table,
        new People(
            List.of(
                alias
                    ? Person.named(first, List.of(WEI), List.of())
                    : Person.named(first, List.of(), List.of(WEI_IN_COLLECTION)))));

    apply(table, new People(List.of(Person.named(WEI_2, List.of(), List.of(WEI_IN_COLLECTION)))));

    assertThat(ids(table, WEI_2)).containsExactlyInAnyOrder("a", "d", "e");
  }

  /** Each operator may fail, but leaves no alias of an alias. */
  @Test
  @Timeout(60)
  void mergesInOppositeDirections_atOnce_makeNoCircle() throws Exception {
    String table = given();
    People back = new People(List.of(Person.named(OLD, List.of(NEW), List.of())));
    try (ExecutorService operators = Executors.newFixedThreadPool(2)) {
      List<Future<?>> both =
          List.of(
              operators.submit(() -> apply(table, PEOPLE)),
              operators.submit(() -> apply(table, back)));
      for (Future<?> one : both) {
        try {
          one.get();
        } catch (ExecutionException e) {
          assertThat(e).hasCauseInstanceOf(NameMoved.class);
        }
      }
    }

    AuthorHandle current = moved(table, OLD) ? NEW : OLD;
    assertThat(moved(table, current)).isFalse();
    assertThat(ids(table, current)).containsExactlyInAnyOrder("a", "b", "c", "e");
  }

  @Test
  void dryRun_ofARenameBack_writesNothing() {
    String table = given();
    apply(table, PEOPLE);
    TableContent before = content(table);
    Publisher dry = publisher(ENGINE.client(), table).dryRun();
    Renaming planned = new Renaming(table(ENGINE.client(), table), dry, true, Duration.ZERO);

    planned.apply(new People(List.of(Person.named(OLD, List.of(NEW), List.of()))));
    planned.rename(
        Directory.COLLECTIONS, new Alias(KeyPrefix.COLLECTION, "collection", "collection-2"));

    assertThat(planned.progress().aliases()).isEqualTo(2);
    assertThat(content(table)).isEqualTo(before);
  }

  /** The publisher does not write these: they are of older tables, or of other tools. */
  @Test
  void verify_endsAChainAtOnce_andReportsACircle_whichPublishersRefuse() {
    String table = given();
    publisher(ENGINE.client(), table).publish(by("r", author(new AuthorHandle("x"), "X")));
    for (String alias : List.of("m n", "n o", "o p", "x y", "y z", "z x")) {
      String[] names = alias.split(" ");
      Alias one = Alias.of(new AuthorHandle(names[0]), new AuthorHandle(names[1]));
      put(table, AliasItem.of(one, 1, NOW));
    }
    List<Finding> findings = new ArrayList<>();
    Verifier.repairing(table(ENGINE.client(), table), clock(), publisher(ENGINE.client(), table))
        .run(findings::add, _ -> {});

    assertThat(findings)
        .extracting(Finding::flaw)
        .containsOnlyOnce(Flaw.FORMER_NAME)
        .filteredOn(flaw -> flaw != Flaw.FORMER_NAME)
        .containsExactlyInAnyOrder(Flaw.CHAIN, Flaw.CHAIN, Flaw.CIRCLE, Flaw.CIRCLE, Flaw.CIRCLE);
    assertThat(findings(table))
        .extracting(Finding::flaw)
        .containsOnly(Flaw.CIRCLE, Flaw.FORMER_NAME);
    assertThatThrownBy(
            () ->
                publisher(ENGINE.client(), table)
                    .publish(by("q", author(new AuthorHandle("x"), "X"))))
        .isInstanceOf(NameMoved.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"No Slug", "l-lamport"})
  void verify_reportsADamagedAlias(String target) {
    String table = given();
    Item alias = AliasItem.of(Alias.of(OLD, NEW), 1, NOW);
    put(table, alias.with("cited", AttributeValue.fromM(Map.of("sameAs", text(target)))));
    assertThat(findings(table)).extracting(Finding::flaw).contains(Flaw.UNREADABLE);

    put(table, alias.with("revision", text("one")));
    assertThat(findings(table)).extracting(Finding::flaw).contains(Flaw.UNREADABLE);

    put(table, alias.with("GSI2SK", text("AUTHOR#" + target + "#l-lamport")));
    assertThat(findings(table)).extracting(Finding::flaw).contains(Flaw.WRONG_HEAD);
  }

  private static AttributeValue text(String value) {
    return AttributeValue.fromS(value);
  }

  private static void put(String table, Item item) {
    ENGINE.client().putItem(put -> put.tableName(table).item(item.attributes()));
  }

  private static boolean moved(String table, AuthorHandle author) {
    try {
      catalog(table).get(AccessPatterns.GET_AUTHOR, author);
      return false;
    } catch (NameMoved _) {
      return true;
    }
  }

  private static String given() {
    String table = ENGINE.newTable();
    PAPERS.forEach(paper -> publisher(ENGINE.client(), table).publish(paper));
    return table;
  }

  private static Collection<Item> stored(String table) {
    Map<ItemKey, Item> items = new HashMap<>();
    new TableWalk(table(ENGINE.client(), table))
        .forEach(item -> items.put(item.key(), item), _ -> {});
    return items.values();
  }

  private static Renaming.RenamingProgress apply(String table, People people) {
    Renaming renaming =
        new Renaming(
            table(ENGINE.client(), table), publisher(ENGINE.client(), table), false, Duration.ZERO);
    renaming.apply(people);
    return renaming.progress();
  }

  private static List<Finding> findings(String table) {
    List<Finding> findings = new ArrayList<>();
    Verifier.readOnly(table(ENGINE.client(), table), clock()).run(findings::add, _ -> {});
    return findings;
  }

  private static List<String> ids(String table, AuthorHandle author) {
    return catalog(table)
        .list(AccessPatterns.LIST_AUTHOR_PAPERS, author, PageRequest.FIRST)
        .items()
        .stream()
        .map(AuthorPaper::paper)
        .map(paper -> paper.id().value())
        .toList();
  }

  private static List<String> names(String table, String id) {
    return catalog(table).get(AccessPatterns.GET_PAPER, new PaperId(id)).authors().stream()
        .map(author -> author.handle() + " " + author.name())
        .toList();
  }

  private static Paper by(String id, Authorship... authors) {
    return paper(id, "2020").authors(List.of(authors)).build();
  }

  private static Authorship author(AuthorHandle handle, String name) {
    return new Authorship(handle, name, Role.AUTHOR);
  }

  private static TableContent content(String table) {
    return TableContent.of(ENGINE.client(), table);
  }

  private static Catalog catalog(String table) {
    return new Catalog(table(ENGINE.client(), table));
  }

  private static CatalogTable table(DynamoDbClient client, String table) {
    return new CatalogTable(client, table);
  }

  private static Publisher publisher(DynamoDbClient client, String table) {
    return new Publisher(table(client, table), clock());
  }

  private static Clock clock() {
    return Clock.fixed(NOW, ZoneOffset.UTC);
  }
}
