package papercatalog.replay;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import papercatalog.announcement.Announcement;
import papercatalog.announcement.CloudEvent;
import papercatalog.table.Attempts;
import papercatalog.table.RetryPolicy;

/**
 * A server that events are posted to, one after the other: each is sent again a few times while the
 * server is busy or away.
 */
public final class Webhook implements EventTarget, AutoCloseable {
  private static final Duration TIMEOUT = Duration.ofSeconds(10);
  private static final int SERVER_ERROR = 500;
  private static final int TOO_MANY_REQUESTS = 429;

  private final HttpClient client = HttpClient.newBuilder().connectTimeout(TIMEOUT).build();
  private final URI address;
  private final URI source;
  private final RetryPolicy retries;

  /** The server at an address. */
  public Webhook(URI address, URI source, RetryPolicy retries) {
    this.address = address;
    this.source = source;
    this.retries = retries;
  }

  @Override
  public void take(Announcement announcement) {
    HttpRequest request =
        HttpRequest.newBuilder(address)
            .timeout(TIMEOUT)
            .header("Content-Type", CloudEvent.MEDIA_TYPE)
            .POST(HttpRequest.BodyPublishers.ofByteArray(CloudEvent.write(announcement, source)))
            .build();
    Attempts attempts = new Attempts(retries);
    while (true) {
      String trouble;
      boolean passing;
      try {
        int status = client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
        if (status / 100 == 2) {
          return;
        }
        trouble = "answers " + status;
        passing = status >= SERVER_ERROR || status == TOO_MANY_REQUESTS;
      } catch (IOException e) {
        trouble = "does not answer (" + e + ")";
        passing = true;
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("Interrupted while an event was sent", e);
      }
      if (!passing || !attempts.another()) {
        throw new NotAnnounced(
            "%s %s: %s is not announced.".formatted(address, trouble, announcement.id()));
      }
    }
  }

  @Override
  public void close() {
    client.close();
  }
}
