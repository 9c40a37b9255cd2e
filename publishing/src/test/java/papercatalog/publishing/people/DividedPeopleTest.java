package papercatalog.publishing.people;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.TestTable.NOW;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.ItemBatches;
import papercatalog.domain.Papers;
import papercatalog.domain.TestTable;
import papercatalog.domain.Thorough;
import papercatalog.domain.error.NameMoved;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Role;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.DirectoryItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Namespace;
import papercatalog.domain.table.PaperItems;
import papercatalog.domain.table.VersionItem;
import papercatalog.publishing.PublishedTable;
import papercatalog.publishing.TableContent;
import papercatalog.publishing.people.Person.Claim;
import papercatalog.publishing.verify.Finding;
import papercatalog.publishing.verify.Verifier;
import papercatalog.publishing.write.Work;

/**
 * A made-up catalog in which one person in twenty papers is divided, and one name in two hundred is
 * two people; with {@code THOROUGH=1} 40,000 papers, 2,000 people and 200 names.
 */
@Tag("slow")
final class DividedPeopleTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  private static final int PAPERS = Thorough.of(40_000, 400);
  private static final int DIVIDED = PAPERS / 20;
  private static final int SHARED = PAPERS / 200;

  @Test
  void apply_givesEachPaperItsPeople_andKeepsTheirPrintedNames() {
    Map<PaperId, List<String>> wanted = new HashMap<>();
    Map<ItemKey, Item> items = new LinkedHashMap<>();
    for (int i = 0; i < PAPERS; i++) {
      Paper paper = paper(i);
      wanted.put(
          paper.id(),
          List.of(
              "person-%d Person %s".formatted(i % DIVIDED, printed(i)),
              (isOther(i) ? "shared-%d-b" : "shared-%d").formatted(i % SHARED)
                  + " Shared "
                  + i % SHARED));
      add(paper, items);
    }
    ItemBatches.put(TABLE.client(), TestTable.NAME, List.copyOf(items.values()));
    apply();

    for (Map.Entry<PaperId, List<String>> paper : wanted.entrySet()) {
      assertThat(
              TABLE.catalog().get(AccessPatterns.GET_PAPER, paper.getKey()).authors().stream()
                  .map(author -> author.handle() + " " + author.name()))
          .containsExactlyElementsOf(paper.getValue());
    }
    for (int person = 0; person < DIVIDED; person++) {
      AuthorHandle old = new AuthorHandle("p-" + person);
      assertThat(moved(old)).contains("person-" + person);
    }
    List<Finding> findings = new ArrayList<>();
    Verifier.readOnly(TABLE.table(Namespace.NONE), Clock.fixed(NOW, ZoneOffset.UTC))
        .run(findings::add, _ -> {});
    assertThat(findings).isEmpty();
    TableContent after = TableContent.of(TABLE.client(), TestTable.NAME);
    assertThat(apply().work()).isEqualTo(Work.NONE);
    assertThat(TableContent.of(TABLE.client(), TestTable.NAME)).isEqualTo(after);
  }

  private static Renaming.RenamingProgress apply() {
    Renaming renaming =
        new Renaming(TABLE.table(Namespace.NONE), TABLE.publisher(), false, Duration.ZERO);
    renaming.apply(people());
    return renaming.progress();
  }

  private static Optional<String> moved(AuthorHandle old) {
    try {
      TABLE.catalog().get(AccessPatterns.GET_AUTHOR, old);
      return Optional.empty();
    } catch (NameMoved moved) {
      return Optional.of(moved.to());
    }
  }

  private static People people() {
    List<Person> people = new ArrayList<>();
    for (int person = 0; person < DIVIDED; person++) {
      people.add(
          Person.named(
              new AuthorHandle("person-" + person),
              List.of(new AuthorHandle("p-" + person)),
              List.of()));
    }
    for (int name = 0; name < SHARED; name++) {
      Set<PaperId> papers = new HashSet<>();
      for (int i = name; i < PAPERS; i += SHARED) {
        if (isOther(i)) {
          papers.add(new PaperId("paper-" + i));
        }
      }
      people.add(
          Person.named(
              new AuthorHandle("shared-%d-b".formatted(name)),
              List.of(),
              List.of(
                  new Claim(
                      Optional.of("Shared " + name), Optional.empty(), Optional.empty(), papers))));
    }
    return new People(people);
  }

  /** Every fifth paper prints an initial; every seventh is of the other person of a name. */
  private static Paper paper(int i) {
    int person = i % DIVIDED;
    String handle = (isInitial(i) ? "p-" : "person-") + person;
    return Papers.paper("paper-" + i, "2020")
        .authors(
            List.of(
                new Authorship(new AuthorHandle(handle), "Person " + printed(i), Role.AUTHOR),
                new Authorship(
                    new AuthorHandle("shared-" + i % SHARED), "Shared " + i % SHARED, Role.AUTHOR)))
        .build()
        .asRevision(1, NOW);
  }

  private static String printed(int i) {
    return isInitial(i) ? "P. " + i : "Name " + i;
  }

  private static boolean isInitial(int i) {
    return i / DIVIDED % 5 == 0;
  }

  private static boolean isOther(int i) {
    return i / SHARED % 7 == 0;
  }

  private static void add(Paper paper, Map<ItemKey, Item> items) {
    Item own = PaperItems.DECLARED.paper(paper);
    items.put(own.key(), own);
    items.putAll(PaperItems.DECLARED.links(paper));
    Item version = VersionItem.of(paper);
    items.put(version.key(), version);
    Item change = ChangeItem.of(TableSchema.DECLARED, Change.to(paper, NOW), paper);
    items.put(change.key(), change);
    for (Authorship author : paper.authors()) {
      Item profile = AuthorItem.item(Author.of(author), 1, NOW);
      items.putIfAbsent(profile.key(), profile);
    }
    for (DirectoryEntry entry : DirectoryEntry.usedBy(paper)) {
      Item directory = DirectoryItem.of(entry.counting(PAPERS), 1, NOW);
      items.putIfAbsent(directory.key(), directory);
    }
  }
}
