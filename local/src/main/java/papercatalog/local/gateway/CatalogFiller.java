package papercatalog.local.gateway;

import module java.base;

import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Status;
import papercatalog.domain.table.AliasItem;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.DirectoryItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.publishing.maintenance.BatchWrite;
import papercatalog.publishing.maintenance.Recount;
import papercatalog.publishing.maintenance.WaitingCitations;
import papercatalog.publishing.record.PaperState;

/** Writes the items of new papers in batches, much faster than publishing each. */
public final class CatalogFiller {
  private static final int BATCH = 25;

  private final CatalogTable table;
  private final Instant now;
  private final Map<ItemKey, Item> batch = new LinkedHashMap<>();

  public CatalogFiller(CatalogTable table, Clock clock) {
    this.table = table;
    this.now = clock.instant().truncatedTo(ChronoUnit.SECONDS);
  }

  public void fillWithSample() {
    SampleCatalog sample = new SampleCatalog();
    Map<AuthorHandle, Author> profiles = new LinkedHashMap<>();
    for (Paper paper : sample.papers()) {
      add(paper);
      paper.authors().forEach(it -> profiles.putIfAbsent(it.handle(), Author.of(it)));
      sample.profiles(paper).forEach(profile -> profiles.put(profile.handle(), profile));
    }
    profiles.values().forEach(this::add);
    sample.entries().forEach(entry -> put(DirectoryItem.of(entry, 1, now)));
    sample.aliases().forEach(alias -> put(AliasItem.of(alias, 1, now)));
    flush();
    new WaitingCitations(table).find();
    Recount.correctAll(table);
  }

  /** Adds a paper with its version, memberships, links and change. */
  public void add(Paper unwritten) {
    Paper paper =
        (unwritten.status() == Status.WITHDRAWN
                ? unwritten.tombstone(unwritten.statusReason(), now)
                : unwritten)
            .asRevision(1, now);
    PaperState.revised(false, paper, now).items(table.schema()).values().forEach(this::put);
  }

  public void add(Author author) {
    put(AuthorItem.item(author, 1, now));
  }

  public void flush() {
    new BatchWrite(table).write(batch.values(), List.of());
    batch.clear();
  }

  private void put(Item item) {
    batch.put(item.key(), item);
    if (batch.size() == BATCH) {
      flush();
    }
  }
}
