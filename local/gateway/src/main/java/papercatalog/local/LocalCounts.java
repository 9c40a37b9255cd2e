package papercatalog.local;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.PrintStream;
import java.util.List;
import papercatalog.announcement.Announcement;
import papercatalog.count.CountPapers;
import papercatalog.model.PaperId;
import papercatalog.record.BatchRead;
import papercatalog.table.CatalogTable;
import papercatalog.table.Item;
import papercatalog.table.Keys;

/**
 * The consumer that is deployed with the announcements, on this machine: it counts the papers of
 * collections and topics.
 */
final class LocalCounts {
  private final CatalogTable table;
  private final CountPapers counter;
  private final PrintStream trouble;

  /**
   * @param trouble takes a line for whatever could not be counted
   */
  LocalCounts(CatalogTable table, PrintStream trouble) {
    this.table = table;
    this.trouble = trouble;
    counter = new CountPapers(table);
  }

  /**
   * Counts what was published before there was an event of it, by the papers' latest changes.
   *
   * @param papers those of them that are there, or were
   */
  void countPublished(List<PaperId> papers) {
    new BatchRead(table)
        .items(papers.stream().map(Keys::change).toList())
        .forEach((key, item) -> count(key.toString(), () -> counter.count(announcement(item))));
  }

  private Announcement announcement(Item change) {
    return Announcement.of(change).ofTenant(table.namespace().tenant());
  }

  /** Counts by an event, and says so if it cannot. */
  void take(String event) {
    count(event, () -> counter.accept(event.getBytes(UTF_8)));
  }

  private void count(String what, Runnable counting) {
    try {
      counting.run();
    } catch (RuntimeException e) {
      trouble.println("Not counted: " + e + ", " + what);
    }
  }
}
