package papercatalog.local.gateway;

import module java.base;

import papercatalog.announcements.count.CountPapers;
import papercatalog.announcements.event.Announcement;
import papercatalog.announcements.stream.StreamRecord;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.table.BatchRead;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Keys;
import software.amazon.awssdk.services.dynamodb.model.Record;

/**
 * Counts papers as the deployed consumer of the announcements does, but from the table's stream.
 */
final class LocalCounts {
  private final CatalogTable table;
  private final CountPapers counter;
  private final PrintStream trouble;

  LocalCounts(CatalogTable table, PrintStream trouble) {
    this.table = table;
    this.trouble = trouble;
    counter = new CountPapers(table);
  }

  /** Counts papers, existing or deleted, that were published without events, by their changes. */
  void countPublished(List<PaperId> papers) {
    Optional<TenantName> tenant = table.namespace().tenant();
    count(
        new BatchRead(table).items(papers.stream().map(Keys::change).toList()).values(),
        change -> Optional.of(Announcement.of(change).ofTenant(tenant)),
        change -> change.key().toString());
  }

  /** Counts a batch of the stream. Prints failures, since redelivery would not help. */
  List<String> count(List<Record> records) {
    count(
        records.stream().map(StreamRecord::of).toList(),
        StreamRecord::announcement,
        StreamRecord::partition);
    return List.of();
  }

  private <T> void count(
      Collection<T> changes,
      Function<T, Optional<Announcement>> reading,
      Function<T, String> name) {
    try {
      counter.count(changes.stream().flatMap(it -> reading.apply(it).stream()).toList());
    } catch (RuntimeException e) {
      if (changes.size() == 1) {
        changes.forEach(it -> trouble.println("Not counted: " + e + ", " + name.apply(it)));
      } else {
        changes.forEach(it -> count(List.of(it), reading, name));
      }
    }
  }
}
