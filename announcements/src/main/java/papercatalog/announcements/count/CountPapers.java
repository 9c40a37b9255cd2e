package papercatalog.announcements.count;

import module java.base;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import papercatalog.announcements.event.Announcement;
import papercatalog.announcements.event.CloudEventReader;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Environment;
import papercatalog.domain.table.Namespace;
import papercatalog.publishing.write.PaperCounter;

/**
 * Counts the papers of collections and topics from the events of the bus. An event may arrive
 * twice, late or out of order: the count is right once all have arrived. One that cannot be counted
 * is delivered again.
 */
public final class CountPapers implements RequestStreamHandler {
  /** A call reads and writes, and must end before Lambda ends it. */
  static final ClientSettings CLIENT =
      ClientSettings.forWrites().within(3, Duration.ofSeconds(5), Duration.ofSeconds(20));

  private final PaperCounter counter;
  private final Optional<TenantName> tenant;

  /** Counts in the catalog that the stack has configured. Lambda calls this constructor. */
  public CountPapers() {
    this(
        new CatalogTable(
            CLIENT.open(),
            Environment.required(TableSchema.NAME_VARIABLE),
            Namespace.fromEnvironment()));
  }

  public CountPapers(CatalogTable table) {
    counter = new PaperCounter(table);
    tenant = table.namespace().tenant();
  }

  @Override
  public void handleRequest(InputStream input, OutputStream output, Context context)
      throws IOException {
    count(CloudEventReader.readDelivered(input.readAllBytes()));
  }

  /**
   * Counts one announcement; false when this change or a later one was counted, or belongs to
   * another catalog. IllegalArgumentException when it does not say where the paper is listed.
   */
  public boolean count(Announcement announcement) {
    return count(List.of(announcement)) > 0;
  }

  /**
   * Counts several announcements, with fewer writes, and returns how many. Fails as {@link
   * #count(Announcement)} before any is counted.
   */
  public int count(List<Announcement> announcements) {
    Map<Change, List<DirectoryEntry>> changes = new LinkedHashMap<>();
    announcements.stream()
        .filter(it -> it.tenant().equals(tenant))
        .forEach(it -> changes.put(it.change(), listing(it)));
    return counter.count(changes);
  }

  private static List<DirectoryEntry> listing(Announcement announcement) {
    if (announcement.change().kind() == ChangeKind.DELETED) {
      return List.of();
    }
    return announcement
        .paper()
        .map(DirectoryEntry::listing)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    announcement.id() + " says nothing of its paper: verify --repair counts it"));
  }
}
