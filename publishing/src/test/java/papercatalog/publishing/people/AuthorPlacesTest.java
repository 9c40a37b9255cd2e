package papercatalog.publishing.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static papercatalog.domain.Papers.paper;
import static papercatalog.domain.TestTable.NOW;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.domain.model.Alias;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPrefix;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.GroupName;
import papercatalog.domain.model.NameParts;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PersonName;
import papercatalog.domain.model.Role;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Namespace;
import papercatalog.publishing.PublishedTable;
import papercatalog.publishing.maintenance.BatchWrite;
import papercatalog.publishing.people.Person.Claim;
import papercatalog.publishing.record.Flaw;
import papercatalog.publishing.record.Records;
import papercatalog.publishing.verify.Finding;
import papercatalog.publishing.verify.Verifier;
import papercatalog.publishing.write.Publisher;
import papercatalog.publishing.write.Work;

/** Authors stand in the index under their family names, and stay there. */
final class AuthorPlacesTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  private static final AtomicInteger CATALOGS = new AtomicInteger();

  private static final List<Authorship> AUTHORS =
      List.of(
          author("lucia-ortega-ruiz", person("Lucía", "Ortega Ruiz")),
          author("niamh-o-brien", person("Niamh", "O'Brien")),
          author("ana-lodz", person("Ana", "Łódź")),
          author("gao-mingyuan", person("明远", "高")),
          author("jan-van-der-moor", person("Jan", "Moor")),
          author("lakeside-university", new GroupName()),
          author("wei-wang", person("Wei", "Wang")),
          new Authorship(new AuthorHandle("ada-lovelace"), "Ada Lovelace", Role.AUTHOR));

  private final CatalogTable table = TABLE.table(Namespace.named("p" + CATALOGS.incrementAndGet()));
  private final Publisher publisher = new Publisher(table, Clock.systemUTC());

  @ParameterizedTest
  @CsvSource({
    "ortega, lucia-ortega-ruiz",
    "Ortega Ruiz, lucia-ortega-ruiz",
    "ruiz,",
    "obrien, niamh-o-brien",
    "O’Brien, niamh-o-brien",
    "brien,",
    "Łódź, ana-lodz",
    "gao, gao-mingyuan",
    "moor, jan-van-der-moor",
    "lakeside, lakeside-university",
    "lovelace, ada-lovelace",
  })
  void familyName_isFound_asAPersonTypesIt(String typed, String handle) {
    publisher.publish(paper("one", "2026").authors(AUTHORS).build());

    assertThat(listed(typed)).isEqualTo(handle == null ? List.of() : List.of(handle));
    assertThat(findings(Optional.empty())).isEmpty();
  }

  @Test
  void splitAndRenamedPeople_stay_andSortAsOverrides() {
    publisher.publish(paper("one", "2026").authors(AUTHORS).build());
    publisher.publish(paper("two", "2026").authors(AUTHORS.subList(6, 7)).build());
    publisher.publish(paper("three", "2026").authors(AUTHORS.subList(6, 7)).build());
    Renaming renaming = new Renaming(table, publisher, false, Duration.ZERO);
    renaming.apply(
        new People(
            List.of(
                claiming("wei-wang-tsinghua", Optional.of("wei wang"), "two"),
                claiming("wei-wang-ucla", Optional.empty(), "three"),
                Person.named(
                    new AuthorHandle("lucia"),
                    List.of(new AuthorHandle("lucia-ortega-ruiz")),
                    List.of()))));

    assertThat(listed("wang")).containsExactly("wei-wang", "wei-wang-tsinghua", "wei-wang-ucla");
    assertThat(listed("ortega")).containsExactly("lucia");
    Person sorted =
        new Person(
            new AuthorHandle("wei-wang-ucla"),
            Optional.empty(),
            List.of(),
            Optional.empty(),
            Optional.empty(),
            Optional.of(AuthorPrefix.of("Zhang, Wei")),
            Person.Said.NOTHING,
            List.of(),
            List.of(),
            1);
    renaming.apply(new People(List.of(sorted)));
    assertThat(listed("zhang")).containsExactly("wei-wang-ucla");
    assertThat(findings(Optional.empty())).isEmpty();
  }

  @Test
  void splitThatLeavesNothing_takesTheAuthorOutOfTheIndex_unlessMoreThanTheNameIsKnown() {
    publisher.publish(paper("two", "2026").authors(AUTHORS.subList(6, 7)).build());
    publisher.publish(paper("three", "2026").authors(AUTHORS.subList(6, 7)).build());
    Renaming renaming = new Renaming(table, publisher, false, Duration.ZERO);
    People people =
        new People(
            List.of(
                claiming("wei-wang-tsinghua", Optional.of("wei wang"), "two"),
                claiming("wei-wang-ucla", Optional.empty(), "three")));
    renaming.apply(people);
    assertThat(listed("wang")).containsExactly("wei-wang-tsinghua", "wei-wang-ucla");
    assertThat(findings(Optional.empty())).isEmpty();
    Catalog catalog = new Catalog(table);
    AuthorHandle divided = AUTHORS.get(6).handle();
    List<AuthorHandle> became =
        List.of(new AuthorHandle("wei-wang-tsinghua"), new AuthorHandle("wei-wang-ucla"));
    assertThat(catalog.get(AccessPatterns.GET_AUTHOR, divided).identity().became())
        .isEqualTo(became);
    assertThat(catalog.list(AccessPatterns.LIST_AUTHOR_PAPERS, divided, PageRequest.FIRST).head())
        .hasValueSatisfying(
            head -> assertThat(((Author) head).identity().became()).isEqualTo(became));
    Renaming again = new Renaming(table, publisher, false, Duration.ZERO);
    again.apply(people);
    assertThat(again.progress().work()).isEqualTo(Work.NONE);
    assertThat(
            Duplicates.among(
                became.stream().map(it -> catalog.get(AccessPatterns.GET_AUTHOR, it)).toList(),
                Map.of(),
                UnaryOperator.identity()))
        .as("without the log of the divided author")
        .hasSize(1);
    List<Author> all = new ArrayList<>();
    new Records(table, Clock.systemUTC()).people(all::add, _ -> {}, (_, _) -> {});
    assertThat(Duplicates.among(all, Map.of(), UnaryOperator.identity())).isEmpty();

    publisher.publish(paper("four", "2026").authors(AUTHORS.subList(6, 7)).build());
    assertThat(listed("wang"))
        .as("a paper by another Wei Wang")
        .containsExactly("wei-wang", "wei-wang-tsinghua", "wei-wang-ucla");
    assertThat(catalog.get(AccessPatterns.GET_AUTHOR, divided).identity())
        .satisfies(it -> assertThat(it.became()).isEmpty())
        .satisfies(it -> assertThat(it.notSameAs()).isEqualTo(became));
    publisher.withdraw(new PaperId("four"), Optional.empty(), OptionalLong.empty());
    renaming.apply(people);
    assertThat(listed("wang")).containsExactly("wei-wang-tsinghua", "wei-wang-ucla");

    Author known = Author.of(AUTHORS.get(6)).withOrcid("0000-0002-1825-0097");
    publisher.shared().upsert(known);
    renaming.apply(people);
    assertThat(listed("wang")).hasSize(3);
  }

  @Test
  void repair_removesAuthorsWithoutPapers_ofWhomOnlyTheNameIsKnown() {
    publisher.publish(paper("one", "2026").authors(AUTHORS.subList(0, 1)).build());
    publisher.publish(paper("gone", "2026").authors(AUTHORS.subList(1, 2)).build());
    publisher.withdraw(new PaperId("gone"), Optional.empty(), OptionalLong.empty());
    List<Author> unused =
        List.of(
            Author.of(AUTHORS.get(2)),
            Author.of(AUTHORS.get(3)).withOrcid("0000-0002-1825-0097"),
            Author.of(AUTHORS.get(4)));
    new BatchWrite(table)
        .write(
            unused.stream()
                .map(it -> AuthorItem.item(it, 1, Instant.parse("2020-01-01T00:00:00Z")))
                .toList(),
            List.of());
    publisher.shared().alias(Alias.of(new AuthorHandle("j-moor"), AUTHORS.get(4).handle()));
    publisher.shared().upsert(Author.of(AUTHORS.get(6))); // just now: its paper may follow

    assertThat(findings(Optional.of(publisher)))
        .extracting(Finding::flaw, finding -> finding.key().partition())
        .containsExactly(tuple(Flaw.UNUSED_AUTHOR, "AUTHOR#ana-lodz"));
    assertThat(findings(Optional.empty())).isEmpty();
  }

  /** A profile that says nothing of the place keeps it. */
  @Test
  void profile_thatIsWrittenAnew_keepsItsPlace() {
    publisher.publish(paper("one", "2026").authors(AUTHORS).build());
    publisher
        .shared()
        .upsert(
            new Author(
                new AuthorHandle("lucia-ortega-ruiz"),
                "Lucía",
                List.of("Lakeside"),
                Optional.empty(),
                Optional.empty(),
                Instant.EPOCH));

    assertThat(listed("ortega")).containsExactly("lucia-ortega-ruiz");
    Author moved = Author.of(AUTHORS.get(6)).sortedAs(Optional.of(new AuthorPrefix("wong")));
    assertThat(publisher.shared().upsert(moved).work().writeUnits()).isEqualTo(4);
  }

  /** Entries of earlier releases. */
  @Test
  void repair_movesExistingEntries_once_andLeavesAnOperatorsPlace() {
    new BatchWrite(table)
        .write(
            AUTHORS.stream()
                .map(Author::of)
                .map(
                    it ->
                        it.handle().value().equals("ana-lodz")
                            ? it.sortedAs(Optional.of(new AuthorPrefix("ana")))
                            : it)
                .map(it -> AuthorItem.item(it, 1, NOW))
                .toList(),
            List.of());
    publisher.publish(paper("one", "2026").authors(AUTHORS).build());
    assertThat(listed("ruiz")).containsExactly("lucia-ortega-ruiz");

    assertThat(findings(Optional.of(publisher)))
        .extracting(Finding::flaw)
        .containsExactly(Flaw.MISPLACED, Flaw.MISPLACED, Flaw.MISPLACED, Flaw.MISPLACED);
    assertThat(listed("ortega")).containsExactly("lucia-ortega-ruiz");
    assertThat(listed("ana")).containsExactly("ana-lodz");
    assertThat(findings(Optional.empty())).isEmpty();
  }

  private List<String> listed(String typed) {
    return new Catalog(table)
            .list(AccessPatterns.LIST_AUTHORS, AuthorPrefix.of(typed), PageRequest.FIRST)
            .items()
            .stream()
            .map(author -> author.handle().value())
            .toList();
  }

  private List<Finding> findings(Optional<Publisher> repairer) {
    List<Finding> findings = new ArrayList<>();
    Clock clock = Clock.systemUTC();
    repairer
        .map(it -> Verifier.repairing(table, clock, it))
        .orElseGet(() -> Verifier.readOnly(table, clock))
        .run(findings::add, _ -> {});
    return findings;
  }

  private static Person claiming(String handle, Optional<String> name, String paper) {
    Claim claim =
        new Claim(
            name.map(_ -> "Wei Wang"),
            name.isPresent() ? Optional.empty() : Optional.of(new AuthorHandle("wei-wang")),
            Optional.empty(),
            Set.of(new PaperId(paper)));
    return Person.named(new AuthorHandle(handle), List.of(), List.of(claim));
  }

  private static NameParts person(String given, String family) {
    return new PersonName(Optional.of(given), Optional.empty(), family, Optional.empty());
  }

  private static Authorship author(String handle, NameParts parts) {
    String name =
        parts instanceof PersonName person
            ? person.given().orElseThrow() + " " + person.family()
            : "Lakeside University";
    return new Authorship(
        new AuthorHandle(handle), name, Optional.of(parts), Optional.empty(), Role.AUTHOR);
  }
}
