package papercatalog.publishing.write;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.paper;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.model.Alias;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TextField;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.Namespace;
import papercatalog.publishing.PublishedTable;
import papercatalog.publishing.entry.Origin;
import papercatalog.publishing.people.People;
import papercatalog.publishing.people.Person;
import papercatalog.publishing.people.Renaming;
import papercatalog.publishing.record.Records;
import papercatalog.publishing.source.Reattribution;
import papercatalog.publishing.text.Slug;

/** What a source says of a stored paper, and what it only repeats. */
final class SourcedPaperTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  private static final AtomicInteger CATALOGS = new AtomicInteger();
  private static final String ORCID = "0000-0002-1825-0097";
  private static final String OTHER_ORCID = "0000-0001-5109-3700";

  private final Namespace catalog = Namespace.named("s" + CATALOGS.incrementAndGet());
  private final Publisher publisher = TABLE.publisher(catalog);
  private final Records records = new Records(TABLE.table(catalog), Clock.systemUTC());

  /** An older export, a version that is restored. */
  @Test
  void document_thatRepeatsAnEarlierHandle_keepsTheStoredOne_andSaysSo() {
    publisher.publish(by("wei-li", null));
    split();

    Written again = publisher.publish(by("wei-li", null));

    assertThat(again.outcome()).isEqualTo(Outcome.UNCHANGED);
    assertThat(again.reattributions())
        .containsExactly(new Reattribution("Wei Li", "wei-li-2", "wei-li", false));
    Paper restored = PaperBuilder.from(by("wei-li", null)).title("Restored").build();
    assertThat(publisher.publish(restored).outcome()).isEqualTo(Outcome.REVISED);
    assertThat(handles()).containsExactly("wei-li-2");
  }

  @Test
  void document_thatIsBasedOnTheStoredRevision_orNamesAnotherHandle_isObeyed_andSaysSo() {
    publisher.publish(by("wei-li", null));
    split();

    Paper edited = PaperBuilder.from(by("wei-li", null)).revision(2).build();
    assertThat(publisher.publish(edited).reattributions())
        .containsExactly(new Reattribution("Wei Li", "wei-li-2", "wei-li", true));
    assertThat(publisher.publish(by("wei-li-9", null)).reattributions())
        .containsExactly(new Reattribution("Wei Li", "wei-li", "wei-li-9", true));
    assertThat(handles()).containsExactly("wei-li-9");
  }

  /** A handle of a mapping, or of a person who claims the paper, is no spelling of the name. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void bibliography_keepsTheStoredHandle_unlessItNamesOne(boolean spelled) {
    publisher.publish(by("wei-li-2", null));

    Written again = imported(by("wei-li", null), spelled);

    assertThat(again.outcome()).isEqualTo(spelled ? Outcome.UNCHANGED : Outcome.REVISED);
    assertThat(handles()).containsExactly(spelled ? "wei-li-2" : "wei-li");
    assertThat(again.reattributions()).hasSize(spelled ? 0 : 1);
  }

  @Test
  void anotherOrcid_isAnotherPerson_aMissingOneIsNot() {
    publisher.publish(by("wei-li-2", ORCID));

    assertThat(imported(by("wei-li", null), true).outcome()).isEqualTo(Outcome.UNCHANGED);
    assertThat(imported(by("wei-li", ORCID), true).outcome()).isEqualTo(Outcome.UNCHANGED);
    assertThat(imported(by("wei-li", OTHER_ORCID), true).reattributions())
        .containsExactly(new Reattribution("Wei Li", "wei-li-2", "wei-li", true));
    assertThat(imported(by("wei-li", ORCID), true).reattributions())
        .containsExactly(new Reattribution("Wei Li", OTHER_ORCID, ORCID, true));
  }

  /** Roles and the open end of a byline are of the source, not of the handle. */
  @Test
  void bibliography_thatRepeatsItself_keepsRolesAndTheOpenByline() {
    AuthorHandle handle = new AuthorHandle("wei-li");
    Authorship author =
        new Authorship(handle, "Wei Li", Role.AUTHOR)
            .and(new Authorship(handle, "Wei Li", Role.EDITOR))
            .andOthers();
    Paper paper = paper("li2", "2020").authors(List.of(author)).build();

    imported(paper, true);

    assertThat(imported(paper, true).outcome()).isEqualTo(Outcome.UNCHANGED);
    assertThat(stored().authors()).containsExactly(author);
  }

  /** A withdrawn paper keeps the former handle, which must not come back against its alias. */
  @Test
  void formerHandleOfAWithdrawnPaper_doesNotComeBack() {
    publisher.publish(by("wei-li", null));
    publisher.publish(PaperBuilder.from(by("wei-li-2", null)).revision(1).build());
    publisher.withdraw(new PaperId("li2"), Optional.empty(), OptionalLong.empty());
    publisher.shared().alias(Alias.of(new AuthorHandle("wei-li-2"), new AuthorHandle("wei-li")));

    publisher.publish(by("wei-li", null), Replaceable.ANY, origin(by("wei-li", null), true));

    assertThat(handles()).containsExactly("wei-li");
  }

  @Test
  void anotherPrintedName_isAnotherAuthor() {
    publisher.publish(by("wei-li-2", null));
    Authorship other = new Authorship(new AuthorHandle("wei-q-li"), "Wei Q. Li", Role.AUTHOR);

    Paper paper = paper("li2", "2020").authors(List.of(other)).build();
    assertThat(imported(paper, true).reattributions()).isEmpty();
    assertThat(handles()).containsExactly("wei-q-li");
  }

  @Test
  void reinstatedPaper_keepsTheHandlesOfAllItsAuthors() {
    List<Authorship> authors = new ArrayList<>();
    for (int i = 0; i < Paper.LEAD_AUTHORS + 2; i++) {
      authors.add(new Authorship(new AuthorHandle("a-" + i), "A " + i, Role.AUTHOR));
    }
    Paper printed = paper("li2", "2020").authors(authors).build();
    Paper corrected = printed.by(it -> new AuthorHandle(it.handle().value() + "-2"));
    publisher.publish(corrected);
    publisher.withdraw(printed.id(), Optional.empty(), OptionalLong.empty());

    publisher.publish(printed, Replaceable.ANY, origin(printed, true));

    assertThat(stored().authors()).isEqualTo(corrected.authors());
  }

  @Test
  void twoAuthorsOfOneName_keepTheirHandles() {
    List<Authorship> both =
        List.of(
            new Authorship(new AuthorHandle("wei-li"), "Wei Li", Role.AUTHOR),
            new Authorship(new AuthorHandle("wei-li-2"), "Wei Li", Role.AUTHOR));
    Paper paper = paper("li2", "2020").authors(both).build();
    publisher.publish(paper);
    assertThat(publisher.publish(paper).outcome()).isEqualTo(Outcome.UNCHANGED);
    assertThat(imported(paper, true).outcome()).isEqualTo(Outcome.UNCHANGED);
  }

  /** The venue had a name that was cut, and that an operator has changed. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void collectionOfALongVenue_leavesTheCutName_butNotTheOneThatCounts(boolean renamed) {
    String venue = "Proceedings of the Annual Meeting on Tides, Currents and Estuaries: Volume 1";
    CollectionName cut = new CollectionName(Slug.cut(venue).orElseThrow());
    CollectionName slug = new CollectionName(Slug.of(venue).orElseThrow());
    Paper before = PaperBuilder.from(by("wei-li", null)).text(TextField.VENUE, venue).build();
    publisher.publish(PaperBuilder.from(before).collection(cut).build());
    if (renamed) {
      new Renaming(TABLE.table(catalog), publisher, false)
          .rename(Directory.COLLECTIONS, new Alias(KeyPrefix.COLLECTION, cut.value(), "tides"));
    }

    Paper again = PaperBuilder.from(before).collection(slug).build();
    Origin origin = new Origin(false, Set.of(), true);
    assertThat(publisher.publish(again, Replaceable.LIVE, origin).outcome())
        .isEqualTo(renamed ? Outcome.UNCHANGED : Outcome.REVISED);
    assertThat(stored().collection().value()).isEqualTo(renamed ? "tides" : slug.value());
    assertThat(records.entry(Directory.COLLECTIONS, stored().collection().value()))
        .flatMap(DirectoryEntry::title)
        .isEqualTo(Optional.of(venue).filter(_ -> !renamed));
  }

  @Test
  void titleOfACollection_isTheVenue_untilSomebodySetsOrRemovesIt() {
    Paper paper = PaperBuilder.from(by("wei-li", null)).text(TextField.VENUE, "Tide Days").build();
    publisher.publish(paper); // without a title
    DirectoryEntry entry =
        new DirectoryEntry(Directory.COLLECTIONS, paper.collection().value(), Optional.empty());
    revised(paper, "One");
    assertThat(title(entry)).contains("Tide Days");

    publisher.shared().upsert(entry);
    revised(paper, "Two");
    assertThat(title(entry)).isEmpty();
  }

  private void revised(Paper paper, String title) {
    TABLE
        .publisher(catalog)
        .publish(
            PaperBuilder.from(paper).title(title).build(),
            Replaceable.LIVE,
            new Origin(false, Set.of(), true));
  }

  private Optional<String> title(DirectoryEntry entry) {
    return records.entry(entry.directory(), entry.name()).flatMap(DirectoryEntry::title);
  }

  private void split() {
    Person.Claim claim =
        new Person.Claim(
            Optional.empty(),
            Optional.of(new AuthorHandle("wei-li")),
            Optional.empty(),
            Set.of(new PaperId("li2")));
    new Renaming(TABLE.table(catalog), publisher, false)
        .apply(
            new People(
                List.of(Person.named(new AuthorHandle("wei-li-2"), List.of(), List.of(claim)))));
  }

  private Written imported(Paper paper, boolean spelled) {
    return publisher.publish(paper, Replaceable.LIVE, origin(paper, spelled));
  }

  private static Origin origin(Paper paper, boolean spelled) {
    Set<AuthorHandle> handles = new HashSet<>();
    paper.authors().forEach(author -> handles.add(author.handle()));
    return new Origin(false, spelled ? handles : Set.of(), false);
  }

  private Paper stored() {
    return records.paper(new PaperId("li2")).orElseThrow();
  }

  private List<String> handles() {
    return stored().authors().stream().map(author -> author.handle().value()).toList();
  }

  private static Paper by(String handle, String orcid) {
    return paper("li2", "2020")
        .authors(
            List.of(
                new Authorship(new AuthorHandle(handle), "Wei Li", Role.AUTHOR).withOrcid(orcid)))
        .build();
  }
}
