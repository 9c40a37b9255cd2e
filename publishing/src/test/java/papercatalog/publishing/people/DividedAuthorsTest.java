package papercatalog.publishing.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.domain.TestTable.NOW;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.Papers;
import papercatalog.domain.TestTable;
import papercatalog.domain.error.NameMoved;
import papercatalog.domain.error.RevisionConflict;
import papercatalog.domain.memory.MemoryClient;
import papercatalog.domain.memory.MemoryEngine;
import papercatalog.domain.model.Alias;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.IdentityChange;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.publishing.people.Person.Claim;
import papercatalog.publishing.people.Person.Said;
import papercatalog.publishing.record.Records;
import papercatalog.publishing.verify.Finding;
import papercatalog.publishing.verify.Verifier;
import papercatalog.publishing.write.Publisher;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** An author whose papers go to others while others write. In memory. */
final class DividedAuthorsTest {
  private static final AuthorHandle WEI = new AuthorHandle("wei-wang");
  private static final AuthorHandle HEIR = new AuthorHandle("wei-wang-ucla");
  private static final String ORCID = "0000-0002-1825-0097";

  private final MemoryEngine engine = new MemoryEngine(TestTable.NAME, TableSchema.DECLARED);
  private final CatalogTable table = new CatalogTable(engine.client(), TestTable.NAME);
  private final Publisher publisher = new Publisher(table, clock());

  /** What another operator writes before each write of a split, one after the other. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void orcidOrAlias_writtenAtAnyStepOfASplit_stays(boolean alias) {
    boolean written = true;
    for (int at = 0; written; at++) {
      DividedAuthorsTest run = new DividedAuthorsTest();
      run.publisher.publish(by("a", WEI));
      AtomicInteger steps = new AtomicInteger(at);
      run.renaming(
              request -> {
                if (isWrite(request) && steps.getAndDecrement() == 0) {
                  if (alias) {
                    run.publisher.shared().alias(Alias.of(WEI, new AuthorHandle("x")));
                  } else {
                    run.publisher.shared().revise(WEI, it -> it.withOrcid(ORCID));
                  }
                }
              })
          .apply(splitting("a"));
      written = steps.get() < 0;
      if (written && alias) {
        assertThatThrownBy(() -> run.author(WEI)).as("%d", at).isInstanceOf(NameMoved.class);
      } else if (written) {
        assertThat(run.author(WEI).orcid()).as("%d", at).contains(ORCID);
        assertThat(run.author(WEI).identity().former()).as("%d", at).isFalse();
      }
    }
  }

  @Test
  void paperThatJoins_whileItsAuthorBecomesFormer_listsTheAuthorAgain() {
    publisher.publish(by("a", WEI));
    AtomicBoolean joined = new AtomicBoolean();
    renaming(
            request -> {
              if (request instanceof PutItemRequest put
                  && new Item(put.item()).map("cited").value("became").isPresent()
                  && joined.compareAndSet(false, true)) {
                publisher.publish(by("b", WEI));
              }
            })
        .apply(splitting("a"));

    assertThat(joined).isTrue();
    assertThat(author(WEI).identity().former()).isFalse();
  }

  @Test
  void onlyAListedPaper_listsAFormerAuthorAgain_alsoOfAnotherProcess() {
    Publisher elsewhere = new Publisher(table, clock());
    elsewhere.publish(by("a", WEI));
    renaming(_ -> {}).apply(splitting("a"));
    assertThat(author(WEI).identity().became()).containsExactly(HEIR);

    Paper refused = PaperBuilder.from(by("b", WEI)).revision(7).build();
    assertThatThrownBy(() -> publisher.publish(refused)).isInstanceOf(RevisionConflict.class);
    publisher.publish(
        PaperBuilder.from(by("c", WEI))
            .status(Status.SUPERSEDED)
            .supersededBy(Optional.of(new PaperId("a")))
            .build());
    assertThat(author(WEI).identity().former()).isTrue();

    elsewhere.publish(by("b", WEI));
    assertThat(author(WEI).identity().former()).isFalse();
    assertThat(author(WEI).identity().notSameAs()).containsExactly(HEIR);

    publisher.withdraw(new PaperId("b"), Optional.empty(), OptionalLong.empty());
    assertThat(repaired()).containsExactly("LISTED_AUTHOR");
    assertThat(author(WEI).identity().became()).containsExactly(HEIR);
    assertThat(repaired()).isEmpty();
  }

  @Test
  void profile_listsAFormerAuthorAgain() {
    publisher.publish(by("a", WEI));
    renaming(_ -> {}).apply(splitting("a"));
    publisher.shared().revise(WEI, it -> it.withOrcid(ORCID));
    assertThat(author(WEI).identity().former()).isFalse();
    assertThat(repaired()).isEmpty();
  }

  @Test
  void merge_killedAtAnyWrite_isCompletedWithTheSameLog() {
    List<IdentityChange> log = null;
    for (int kill = 20; kill >= 0; kill--) {
      DividedAuthorsTest run = new DividedAuthorsTest();
      run.publisher.publish(by("a", WEI));
      run.publisher.publish(by("b", WEI));
      run.renaming(_ -> {}).apply(splitting("a"));
      AtomicInteger writes = new AtomicInteger(kill);
      People merge = new People(List.of(Person.named(HEIR, List.of(WEI), List.of())));
      try {
        run.renaming(
                request -> {
                  if (isWrite(request) && writes.getAndDecrement() <= 0) {
                    throw new IllegalStateException("killed");
                  }
                })
            .apply(merge);
      } catch (RuntimeException _) {
        // again
      }
      run.renaming(_ -> {}).apply(merge);
      List<IdentityChange> found = run.author(HEIR).identity().log();
      log = log == null ? found : log;
      assertThat(found).as("%d", kill).isEqualTo(log).doesNotHaveDuplicates();
      assertThat(run.author(HEIR).identity().successors()).isEmpty();
      assertThat(run.author(HEIR).identity().alsoAs()).isEmpty();
    }
  }

  @Test
  void exportedFile_isApplicable_andWritesNothing_afterAHandleKeptApartIsRenamedAndMerged() {
    for (String id : List.of("a", "c", "e")) {
      publisher.publish(by(id, new AuthorHandle("author-" + id)));
    }
    AuthorHandle a = new AuthorHandle("author-a");
    AuthorHandle c = new AuthorHandle("author-c");
    AuthorHandle d = new AuthorHandle("author-d");
    renaming(_ -> {}).apply(file(apart(a, c)));
    renaming(_ -> {}).apply(file(apart(new AuthorHandle("author-e"), c)));
    renaming(_ -> {}).apply(file(Person.named(d, List.of(c), List.of())));
    assertThat(appliedAgain().profiles()).isZero();
    renaming(_ -> {}).apply(file(Person.named(a, List.of(d), List.of())));

    assertThat(author(a).identity().notSameAs()).isEmpty();
    assertThat(appliedAgain().profiles()).isZero();
  }

  @Test
  void emptyMembers_removeWhatIsStored_andACorrectedNameIsNoOther() {
    publisher.publish(by("a", WEI));
    Said said =
        new Said(Optional.of(List.of("W. Wang")), Optional.of(List.of(HEIR)), Optional.of("x"));
    renaming(_ -> {}).apply(file(said(said, Optional.empty())));
    renaming(_ -> {}).apply(file(said(Said.NOTHING, Optional.of("Wei Wáng"))));
    assertThat(author(WEI).identity().alsoAs()).containsExactly("W. Wang");
    assertThat(author(WEI).identity().note()).contains("x");

    publisher.publish(by("b", new AuthorHandle("w-wang")));
    Claim claim =
        new Claim(
            Optional.of("Wei Wang"), Optional.empty(), Optional.empty(), Set.of(new PaperId("b")));
    renaming(_ -> {}).apply(file(Person.named(WEI, List.of(), List.of(claim))));
    Said unpublished = new Said(Optional.of(List.of()), Optional.empty(), Optional.empty());
    renaming(_ -> {}).apply(file(said(unpublished, Optional.empty())));
    assertThat(appliedAgain().profiles()).isZero();

    Said nothing = new Said(Optional.of(List.of()), Optional.of(List.of()), Optional.of(""));
    renaming(_ -> {}).apply(file(said(nothing, Optional.empty())));
    assertThat(author(WEI).identity().notSameAs()).isEmpty();
    assertThat(author(WEI).identity().note()).isEmpty();
  }

  @Test
  void handleOfAPersonInTheFile_isNotForgotten() {
    Claim missing =
        new Claim(
            Optional.of("Wei Wang"), Optional.empty(), Optional.empty(), Set.of(new PaperId("no")));
    People people = file(Person.named(WEI, List.of(), List.of(missing)));
    renaming(_ -> {}).apply(people);
    Renaming again = renaming(_ -> {});
    again.apply(people);
    assertThat(again.progress().profiles()).isZero();
    assertThat(author(WEI).name()).isEqualTo("Wei Wang");
  }

  @Test
  void splitOfAMergedHandle_isInTheLogOfTheOneThatCounts() {
    publisher.publish(by("a", WEI));
    publisher.publish(by("b", WEI));
    AuthorHandle main = new AuthorHandle("wei-wang-main");
    List<Person> persons = new ArrayList<>(splitting("a").persons);
    persons.add(Person.named(main, List.of(WEI), List.of()));
    renaming(_ -> {}).apply(new People(persons));
    assertThat(author(main).identity().successors()).containsExactly(HEIR);
  }

  @ParameterizedTest
  @ValueSource(strings = {"log", "alsoAs", "nothing"})
  void repair_keepsAnAuthorOfWhomMoreIsKnown(String known) {
    publisher.shared().introduce(List.of(Author.of(authorship(WEI))), List.of());
    switch (known) {
      case "log" ->
          publisher
              .shared()
              .revise(
                  WEI,
                  it ->
                      it.withIdentity(
                          it.identity()
                              .with(
                                  new IdentityChange(
                                      NOW,
                                      IdentityChange.IdentityAct.MERGED,
                                      HEIR,
                                      Optional.empty()))));
      case "alsoAs" -> {
        Optional<List<String>> names = Optional.of(List.of("W. Wang"));
        renaming(_ -> {})
            .apply(
                file(said(new Said(names, Optional.empty(), Optional.empty()), Optional.empty())));
      }
      default -> {}
    }
    repaired();
    assertThat(new Records(table, clock()).hasAuthor(WEI)).isEqualTo(!known.equals("nothing"));
  }

  private static Paper by(String id, AuthorHandle author) {
    return Papers.paper(id, "2020").authors(List.of(authorship(author))).build();
  }

  private static Authorship authorship(AuthorHandle author) {
    return new Authorship(author, "Wei Wang", Role.AUTHOR);
  }

  private static People file(Person... persons) {
    return new People(List.of(persons));
  }

  private static People splitting(String paper) {
    return file(
        Person.named(
            HEIR,
            List.of(),
            List.of(
                new Claim(
                    Optional.empty(),
                    Optional.of(WEI),
                    Optional.empty(),
                    Set.of(new PaperId(paper))))));
  }

  private static Person apart(AuthorHandle one, AuthorHandle other) {
    return saying(
        one,
        new Said(Optional.empty(), Optional.of(List.of(other)), Optional.empty()),
        Optional.empty());
  }

  private static Person said(Said said, Optional<String> name) {
    return saying(WEI, said, name);
  }

  private static Person saying(AuthorHandle handle, Said said, Optional<String> name) {
    return new Person(
        handle,
        name,
        List.of(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        said,
        List.of(),
        List.of(),
        1);
  }

  private Renaming.RenamingProgress appliedAgain() {
    Renaming renaming = renaming(_ -> {});
    renaming.apply(new People(KnownPeople.of(new Records(table, clock()))));
    return renaming.progress();
  }

  /** Asks before each request. */
  private Renaming renaming(Consumer<DynamoDbRequest> before) {
    CatalogTable watched =
        new CatalogTable(
            new MemoryClient(
                request -> {
                  before.accept(request);
                  return engine.answer(request);
                }),
            TestTable.NAME);
    return new Renaming(watched, new Publisher(watched, clock()), false, Duration.ZERO);
  }

  private static boolean isWrite(DynamoDbRequest request) {
    return request instanceof PutItemRequest || request instanceof TransactWriteItemsRequest;
  }

  private Author author(AuthorHandle handle) {
    return new Records(table, clock()).author(handle).orElseThrow();
  }

  /** The flaws that a repair finds long after. */
  private List<String> repaired() {
    List<String> flaws = new ArrayList<>();
    Clock later = Clock.offset(clock(), Duration.ofDays(1));
    Verifier.repairing(table, later, new Publisher(table, later))
        .run((Finding finding) -> flaws.add(finding.flaw().name()), _ -> {});
    return flaws;
  }

  private static Clock clock() {
    return Clock.fixed(NOW, ZoneOffset.UTC);
  }
}
