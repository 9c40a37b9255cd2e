package papercatalog.publishing;

import module java.base;

import papercatalog.domain.TestEngine;
import papercatalog.domain.TestTable;
import papercatalog.domain.model.Paper;
import papercatalog.domain.table.Namespace;
import papercatalog.publishing.write.Publisher;

/** An engine with an empty table of the catalog, and the write side of the catalog. */
public final class PublishedTable extends TestTable {
  /** In memory, with THOROUGH a real one. */
  public PublishedTable() {
    this(TestEngine::open);
  }

  private PublishedTable(Supplier<TestEngine> start) {
    super(start);
  }

  /** DynamoDB Local. */
  public static PublishedTable real() {
    return new PublishedTable(TestEngine::real);
  }

  /** The write side, at {@link #NOW}. */
  public Publisher publisher() {
    return publisher(Namespace.NONE);
  }

  /** That of one catalog. */
  public Publisher publisher(Namespace namespace) {
    return new Publisher(table(namespace), Clock.fixed(NOW, ZoneOffset.UTC));
  }

  /** Publishes papers, and forgets the requests that it took. */
  public void givenPublished(Paper... papers) {
    for (Paper paper : papers) {
      publisher().publish(paper);
    }
    requests().clear();
  }
}
