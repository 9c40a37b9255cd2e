package papercatalog.benchmarks;

import java.io.IOException;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papercatalog.benchmarks.units.LastRequest;
import papercatalog.benchmarks.units.ReadUnits;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.Listing;
import papercatalog.domain.read.Page;
import papercatalog.domain.read.RequestCounter;
import papercatalog.domain.table.CatalogTable;
import papercatalog.local.gateway.CatalogFiller;
import papercatalog.local.lambda.EngineProcess;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * A catalog of so many papers on an engine of its own, all in one collection, by one author, on one
 * topic: each list is as long as the catalog, which is the worst that growth can do to it.
 */
final class GrownCatalog implements AutoCloseable {
  private static final CollectionName COLLECTION = new CollectionName("growth");
  private static final TopicName TOPIC = new TopicName("growth");
  private static final Authorship AUTHOR =
      new Authorship(new AuthorHandle("grace-growth"), "Grace Growth", Role.AUTHOR);
  private static final LocalDate FIRST = LocalDate.of(1950, 1, 1);
  private static final int DATES = 25_000;

  private final LastRequest last = new LastRequest();
  private final int papers;
  private final EngineProcess engine;
  private final DynamoDbClient client;
  private final Catalog catalog;

  GrownCatalog(int papers) throws IOException {
    this.papers = papers;
    engine = EngineProcess.start();
    client =
        ClientSettings.forReads()
            .at(engine.endpoint())
            .seenBy(last)
            .seenBy(new RequestCounter())
            .open();
    catalog = new Catalog(client, EngineProcess.TABLE);
    fill();
  }

  int papers() {
    return papers;
  }

  /** The read units of a read, by the size of all that DynamoDB has to read for it. */
  double readUnits(Read read) {
    read.run();
    return ReadUnits.of(last.itemsInFull(client));
  }

  @Override
  public void close() {
    client.close();
    engine.close();
  }

  /** One read of the catalog. */
  @FunctionalInterface
  interface Read {
    Object run();
  }

  /** Every read, and of the lists also a page from the middle. */
  Map<String, Read> reads() {
    Listing deep = deep();
    PaperId middle = paper(papers / 2).id();
    return Map.of(
        "GetPaper",
        () -> catalog.getPaper(middle),
        "GetAuthor",
        () -> catalog.getAuthor(AUTHOR.handle()),
        "ListCollectionPapers",
        () -> catalog.listCollectionPapers(COLLECTION, Listing.FIRST),
        "ListCollectionPapers, deep",
        () -> catalog.listCollectionPapers(COLLECTION, deep),
        "ListAuthorPapers",
        () -> catalog.listAuthorPapers(AUTHOR.handle(), Listing.FIRST),
        "ListTopicPapers",
        () -> catalog.listTopicPapers(TOPIC, Listing.FIRST));
  }

  /** The page in the middle of the collection, found as a reader finds it: page by page. */
  private Listing deep() {
    Listing listing = Listing.FIRST.withLimit(Listing.MAX_LIMIT);
    for (int seen = 0; seen + Listing.MAX_LIMIT < papers / 2; seen += Listing.MAX_LIMIT) {
      Page<PaperSummary> page = catalog.listCollectionPapers(COLLECTION, listing);
      listing = listing.after(page.nextCursor().orElseThrow());
    }
    return listing.withLimit(Listing.DEFAULT_LIMIT);
  }

  private void fill() {
    try (DynamoDbClient writes = engine.client()) {
      CatalogFiller filler =
          new CatalogFiller(new CatalogTable(writes, EngineProcess.TABLE), Clock.systemUTC());
      for (int i = 0; i < papers; i++) {
        filler.add(paper(i));
      }
      filler.add(Author.of(AUTHOR));
      filler.flush();
    }
  }

  private static Paper paper(int number) {
    return new PaperBuilder(
            new PaperId("growth-" + number),
            "How a catalog of papers stays as fast as it was when it had only number " + number,
            COLLECTION,
            new PublicationDate(FIRST.plusDays(number % DATES).toString()))
        .abstractText(Optional.of("An abstract of usual length. ".repeat(40).strip()))
        .authors(List.of(AUTHOR))
        .topics(List.of(TOPIC))
        .venue(Optional.of("Proceedings of the Benchmark"))
        .identifiers(Map.of("doi", "10.0000/growth." + number))
        .build();
  }
}
