package papercatalog.local.gateway;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import papercatalog.announcements.event.CloudEventSource;
import papercatalog.announcements.stream.AnnounceChanges;
import papercatalog.announcements.stream.AnnouncingFunction;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.TenantName;
import papercatalog.local.eventsource.EventSource;
import papercatalog.local.eventsource.Retrying;

/**
 * The announcements of a table on this machine, of all catalogs that share it: the function that is
 * deployed, called with what the table's stream has, on a bus that passes the events on. Papers are
 * counted by the same events, those of the catalog that is served and no others, along a way of
 * their own: counting holds back no listener.
 */
final class LocalAnnouncements implements AutoCloseable {
  /** In the directory of the table: how far its stream has been announced. */
  private static final String CHECKPOINT = "announced";

  /** And how far papers of a catalog have been counted by it. */
  private static final String COUNTED = "counted";

  private static final Retrying AS_DEPLOYED =
      new Retrying(
          AnnouncingFunction.BATCH,
          AnnouncingFunction.RETRIES,
          Duration.ofMillis(200),
          Duration.ofSeconds(5));

  private final List<Way> ways;

  private LocalAnnouncements(List<Way> ways) {
    this.ways = ways;
  }

  /** From the stream to a target. */
  private record Way(LocalBus bus, EventSource source) {
    void close() {
      source.close();
      bus.close();
    }
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
    LocalBus bus = LocalBus.open(target, message -> trouble.println("Not announced: " + message));
    LocalBus counting =
        LocalBus.open(counts, message -> trouble.println("Not counted: " + message));
    Optional<TenantName> tenant = local.table().namespace().tenant();
    CloudEventSource source = new CloudEventSource(url, tenant);
    String counted = tenant.map(name -> COUNTED + "-" + name).orElse(COUNTED);
    return new LocalAnnouncements(
        List.of(
            new Way(
                bus,
                EventSource.start(
                    local.table(),
                    local.endpoint(),
                    new AnnounceChanges(bus.endpoint(), source, trouble)::announce,
                    retrying,
                    data.map(directory -> directory.resolve(CHECKPOINT)),
                    given -> trouble.println("Given up: " + given))),
            new Way(
                counting,
                EventSource.start(
                    local.table(),
                    local.endpoint(),
                    new AnnounceChanges(
                            counting.endpoint(),
                            source,
                            new PrintStream(OutputStream.nullOutputStream(), false, UTF_8))
                        ::announce,
                    retrying,
                    data.map(directory -> directory.resolve(counted)),
                    given -> trouble.println("Not counted: " + given)))));
  }

  @Override
  public void close() {
    ways.forEach(Way::close);
  }
}
