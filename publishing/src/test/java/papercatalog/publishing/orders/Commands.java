package papercatalog.publishing.orders;

import static papercatalog.domain.Papers.paper;

import module java.base;

import papercatalog.domain.TestTable;
import papercatalog.domain.model.Alias;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.Reference;
import papercatalog.domain.pattern.ListPattern;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.Page;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.ItemKey;
import papercatalog.publishing.maintenance.BatchWrite;
import papercatalog.publishing.maintenance.WaitingCitations;
import papercatalog.publishing.orders.Scenario.Command;
import papercatalog.publishing.people.People;
import papercatalog.publishing.people.Person;
import papercatalog.publishing.people.Renaming;
import papercatalog.publishing.verify.Verifier;
import papercatalog.publishing.write.Publisher;
import papercatalog.publishing.write.Replaceable;
import papercatalog.publishing.write.SmallTransactions;

/**
 * What operators and readers do.
 *
 * @param actions the maximum number of actions in a transaction
 */
record Commands(int actions) {
  static final Clock CLOCK = Clock.fixed(TestTable.NOW, ZoneOffset.UTC);
  static final Command NOTHING = _ -> {};

  /** As DynamoDB has it. */
  static final Commands WHOLE = new Commands(100);

  /** Small papers take several transactions; one takes a citation and a relation to a paper. */
  static final Commands STAGED = new Commands(8);

  private static final Optional<String> REASON = Optional.of("Not reproducible.");

  static Command all(Command... commands) {
    return table -> List.of(commands).forEach(command -> command.run(table));
  }

  Command publish(Paper... papers) {
    return table -> List.of(papers).forEach(publisher(table)::publish);
  }

  Command reinstate(Paper paper) {
    return table -> publisher(table).publish(paper, Replaceable.ANY);
  }

  Command withdraw(String id) {
    return table -> publisher(table).withdraw(new PaperId(id), REASON, OptionalLong.empty());
  }

  Command takeDown(String id) {
    return table -> publisher(table).takeDown(new PaperId(id), REASON, OptionalLong.empty());
  }

  Command delete(String id) {
    return table -> publisher(table).delete(new PaperId(id), OptionalLong.empty());
  }

  Command deleteWithoutTrace(String id) {
    return table -> publisher(table).deleteWithoutTrace(new PaperId(id), OptionalLong.empty());
  }

  /** Superseded drafts expire. */
  Command publishExpiring(Paper paper) {
    return table ->
        publisher(table).expiringSupersededDraftsAfter(Duration.ofDays(1)).publish(paper);
  }

  Command rename(Directory directory, String from, String to) {
    return table ->
        new Renaming(table, publisher(table), false)
            .rename(directory, new Alias(directory.kind(), from, to));
  }

  Command merge(AuthorHandle from, AuthorHandle to) {
    return people(Person.named(to, List.of(from), List.of()));
  }

  /** Gives the name on some papers to another person. */
  Command split(String name, AuthorHandle to, String... papers) {
    Set<PaperId> ids = Stream.of(papers).map(PaperId::new).collect(Collectors.toSet());
    Person.Claim claim =
        new Person.Claim(Optional.of(name), Optional.empty(), Optional.empty(), ids);
    return people(Person.named(to, List.of(), List.of(claim)));
  }

  private Command people(Person person) {
    return table -> new Renaming(table, publisher(table), false).apply(new People(List.of(person)));
  }

  Command title(String collection, String title) {
    return table ->
        publisher(table)
            .shared()
            .upsert(new DirectoryEntry(Directory.COLLECTIONS, collection, Optional.of(title)));
  }

  Command profile(Author author) {
    return table -> publisher(table).shared().upsert(author);
  }

  static Command harm(ItemKey... lost) {
    return table -> new BatchWrite(table).write(List.of(), List.of(lost));
  }

  static Command findCitations() {
    return table -> new WaitingCitations(table).find();
  }

  Command repair() {
    return table -> Verifier.repairing(table, CLOCK, publisher(table)).run(_ -> {}, _ -> {});
  }

  /**
   * Walks over a list, one paper a page. Fails unless it shows each paper that stays in the list
   * once, and no paper twice.
   */
  static <K, T> Command walk(ListPattern<K, T> pattern, K named, String... staying) {
    return table -> {
      Catalog catalog = new Catalog(table, CLOCK);
      List<String> shown = new ArrayList<>();
      Optional<PageRequest> next = Optional.of(PageRequest.FIRST.withLimit(1));
      while (next.isPresent()) {
        Page<T> page = catalog.list(pattern, named, next.get());
        page.items().forEach(entry -> shown.add(id(entry)));
        next = page.nextCursor().map(next.get()::after);
      }
      Set<String> all = new HashSet<>(shown);
      if (all.size() < shown.size() || !all.containsAll(Set.of(staying))) {
        throw new AssertionError("A reader of %s was shown %s".formatted(named, shown));
      }
    };
  }

  private static String id(Object entry) {
    return switch (entry) {
      case PaperSummary paper -> paper.id().value();
      case AuthorPaper listed -> listed.paper().id().value();
      default -> throw new IllegalArgumentException(entry.toString());
    };
  }

  private Publisher publisher(CatalogTable table) {
    return SmallTransactions.publisher(table, CLOCK, actions);
  }

  static Paper citing(String id, String... works) {
    return paper(id, "2026").references(references(works)).build();
  }

  static List<Reference> references(String... works) {
    return Stream.of(works)
        .map(
            work ->
                new Reference(
                    Optional.of("A work, " + work + "."),
                    Map.of("doi", "10.5555/" + work),
                    Optional.empty()))
        .toList();
  }

  static Paper titled(String title, Paper paper) {
    return PaperBuilder.from(paper).title(title).build();
  }

  static Paper in(String collection, Paper paper) {
    return PaperBuilder.from(paper).collection(new CollectionName(collection)).build();
  }
}
