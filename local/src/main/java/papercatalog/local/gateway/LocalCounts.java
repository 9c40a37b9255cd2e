package papercatalog.local.gateway;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import papercatalog.announcements.count.CountPapers;
import papercatalog.announcements.event.Announcement;
import papercatalog.announcements.event.CloudEventReader;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.table.BatchRead;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Keys;

/**
 * The deployed consumer of the announcements, run locally: it counts the papers of collections and
 * topics.
 */
final class LocalCounts implements EventTarget {
  private final CatalogTable table;
  private final CountPapers counter;
  private final PrintStream trouble;

  /**
   * @param trouble gets a line for each failure
   */
  LocalCounts(CatalogTable table, PrintStream trouble) {
    this.table = table;
    this.trouble = trouble;
    counter = new CountPapers(table);
  }

  /**
   * Counts papers that were published without events, by their latest changes.
   *
   * @param papers papers to count, existing or deleted
   */
  void countPublished(List<PaperId> papers) {
    List<Item> changes =
        List.copyOf(
            new BatchRead(table).items(papers.stream().map(Keys::change).toList()).values());
    count(changes, it -> Announcement.of(it).ofTenant(table.namespace().tenant()));
  }

  @Override
  public void take(String event) {
    takeAll(List.of(event));
  }

  /**
   * Counts all events of a request at once. Prints a failure instead of returning it, since
   * redelivery would not help.
   */
  @Override
  public List<Optional<IOException>> takeAll(List<String> events) {
    count(events, event -> CloudEventReader.read(event.getBytes(UTF_8)));
    return events.stream().map(_ -> Optional.<IOException>empty()).toList();
  }

  private <T> void count(List<T> changes, Function<T, Announcement> reading) {
    try {
      counter.count(changes.stream().map(reading).toList());
    } catch (RuntimeException e) {
      if (changes.size() == 1) {
        trouble.println("Not counted: " + e + ", " + changes.getFirst());
      } else {
        changes.forEach(change -> count(List.of(change), reading));
      }
    }
  }
}
