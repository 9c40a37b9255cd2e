package papercatalog.cli;

import module java.base;

import papercatalog.domain.GeneratedPapers;
import papercatalog.domain.TestTable;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.Status;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.table.CatalogTable;
import papercatalog.publishing.verify.Verifier;
import papercatalog.publishing.write.Publisher;
import papercatalog.publishing.write.Replaceable;

/**
 * A catalog with every kind of history: papers that were revised, withdrawn, reinstated or deleted
 * (with and without a trace), expiring and expired drafts, and edited profiles and titles.
 */
public final class HistoricCatalog {
  private static final Duration DAY = Duration.ofDays(1);
  private static final int WRITERS = 8;

  private final CatalogTable table;
  private final GeneratedPapers papers;

  public HistoricCatalog(CatalogTable table, GeneratedPapers papers) {
    this.table = table;
    this.papers = papers;
  }

  /** Publishes all papers over the days before {@link TestTable#NOW}. */
  public void publish() {
    IntStream.range(0, papers.count())
        .boxed()
        .gather(
            Gatherers.mapConcurrent(
                WRITERS,
                number -> {
                  publish(papers.paper(number), number);
                  return number;
                }))
        .forEach(_ -> {});
    removeUnusedEntries();
    on(9)
        .shared()
        .upsert(
            new Author(
                new AuthorHandle("person-0"),
                "Person Zero",
                List.of("An Institute"),
                Optional.empty(),
                Optional.of("https://zero.example/"),
                Instant.EPOCH));
    on(9)
        .shared()
        .upsert(
            new DirectoryEntry(
                Directory.COLLECTIONS,
                papers.paper(0).collection().value(),
                Optional.of("The “First” One")));
    on(9).shared().upsert(new DirectoryEntry(Directory.TOPICS, "topic-0", Optional.of("Zero")));
  }

  /** Removes collections and topics that no paper uses any more. */
  private void removeUnusedEntries() {
    Verifier.repairing(table, Clock.systemUTC(), on(9)).run(_ -> {}, _ -> {});
  }

  private void publish(Paper paper, int number) {
    Paper draft = PaperBuilder.from(paper).status(Status.DRAFT).build();
    on(1).publish(number % 4 == 1 ? draft : paper);
    if (number % 3 == 0) {
      on(2).publish(retitled(paper, "second"));
    }
    if (number % 4 == 1) {
      Duration age = number % 8 == 1 ? DAY : DAY.multipliedBy(40_000);
      on(3).expiringSupersededDraftsAfter(age).publish(retitled(paper, "third"));
    }
    if (number % 10 == 4) {
      on(4).withdraw(paper.id(), Optional.of("For a test."), OptionalLong.empty());
    }
    if (number % 20 == 4) {
      on(5).publish(retitled(paper, "fifth"), Replaceable.ANY);
    }
    if (number % 50 == 6) {
      on(6).delete(paper.id(), OptionalLong.empty());
    }
    if (number % 100 == 7) {
      on(6).deleteWithoutTrace(paper.id(), OptionalLong.empty());
    }
  }

  private static Paper retitled(Paper paper, String title) {
    return PaperBuilder.from(paper).title(paper.title() + ", " + title).build();
  }

  private Publisher on(int day) {
    Instant now = TestTable.NOW.minus(DAY.multipliedBy(20L - day));
    return new Publisher(table, Clock.fixed(now, ZoneOffset.UTC));
  }
}
