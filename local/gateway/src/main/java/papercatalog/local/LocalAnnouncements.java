package papercatalog.local;

import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import papercatalog.eventsource.EventSource;
import papercatalog.eventsource.Retrying;
import papercatalog.model.Paper;
import papercatalog.stream.AnnounceChanges;
import papercatalog.stream.AnnouncingFunction;

/**
 * The announcements of a catalog on this machine: the function that is deployed, called with what
 * the table's stream tells, on a bus that passes the events on; to the one that counts papers
 * first.
 */
final class LocalAnnouncements implements AutoCloseable {
  /** In the directory of the table: how far its stream has been announced. */
  private static final String CHECKPOINT = "announced";

  private static final Retrying AS_DEPLOYED =
      new Retrying(
          AnnouncingFunction.BATCH,
          AnnouncingFunction.RETRIES,
          Duration.ofMillis(200),
          Duration.ofSeconds(5));

  private final LocalBus bus;
  private final EventSource source;

  private LocalAnnouncements(LocalBus bus, EventSource source) {
    this.bus = bus;
    this.source = source;
  }

  /**
   * Announces what changes from now on, and what had changed and not been announced when it ended.
   *
   * @param url where the catalog is, in the events
   * @param data where the table is kept, if it is
   * @param trouble takes a line for whatever is in the way, and for what is given up
   */
  static LocalAnnouncements start(
      LocalCatalog local, URI url, Optional<Path> data, EventTarget target, PrintStream trouble)
      throws IOException {
    return start(local, url, data, target, trouble, AS_DEPLOYED);
  }

  static LocalAnnouncements start(
      LocalCatalog local,
      URI url,
      Optional<Path> data,
      EventTarget target,
      PrintStream trouble,
      Retrying retrying)
      throws IOException {
    LocalCounts counts = new LocalCounts(local.table(), trouble);
    counts.countPublished(new SampleCatalog().papers().stream().map(Paper::id).toList());
    LocalBus bus =
        LocalBus.open(
            counts.before(target), message -> trouble.println("Not announced: " + message));
    EventSource source =
        EventSource.start(
            local.table(),
            local.endpoint(),
            new AnnounceChanges(bus.endpoint(), url, trouble),
            retrying,
            data.map(directory -> directory.resolve(CHECKPOINT)),
            given -> trouble.println("Given up: " + given));
    return new LocalAnnouncements(bus, source);
  }

  @Override
  public void close() {
    source.close();
    bus.close();
  }
}
