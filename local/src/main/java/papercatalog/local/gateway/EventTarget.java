package papercatalog.local.gateway;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papercatalog.announcements.event.CloudEvent;
import papercatalog.local.engine.LoopbackOnly;

/** Where the events of a catalog on this machine go. */
interface EventTarget {
  /** What stands for standard output. */
  String STANDARD_OUTPUT = "-";

  /**
   * Takes a CloudEvent.
   *
   * @throws IOException when it does not: the event is brought again
   */
  void take(String event) throws IOException;

  /** Takes the CloudEvents of one request: for each, in their order, why it does not, if so. */
  default List<Optional<IOException>> takeAll(List<String> events) {
    List<Optional<IOException>> failures = new ArrayList<>();
    for (String event : events) {
      try {
        take(event);
        failures.add(Optional.empty());
      } catch (IOException e) {
        failures.add(Optional.of(e));
      }
    }
    return failures;
  }

  /**
   * Standard output, a file to which a line is added for each event, or a server on this machine.
   *
   * @throws IOException when the file cannot be written, or the server is elsewhere
   */
  static EventTarget of(String name) throws IOException {
    if (name.equals(STANDARD_OUTPUT)) {
      return lines(System.out);
    }
    if (name.matches("https?://.*")) {
      return webhook(URI.create(name));
    }
    return lines(new PrintStream(new FileOutputStream(name, true), true, UTF_8));
  }

  /** Whether a URL leads to the loopback interface. */
  static boolean isOnThisMachine(URI url) {
    return url.getHost() != null && LoopbackOnly.isLoopback(url.getHost());
  }

  private static EventTarget lines(PrintStream lines) {
    return event -> {
      byte[] line = (event + "\n").getBytes(UTF_8);
      lines.write(line, 0, line.length);
      lines.flush();
      if (lines.checkError()) {
        throw new IOException("Events cannot be written");
      }
    };
  }

  private static EventTarget webhook(URI url) throws IOException {
    if (!isOnThisMachine(url)) {
      throw new IOException("events are sent to this machine only, not to " + url);
    }
    HttpClient client = HttpClient.newHttpClient();
    return event -> {
      HttpRequest request =
          HttpRequest.newBuilder(url)
              .timeout(Duration.ofSeconds(2))
              .header("Content-Type", CloudEvent.MEDIA_TYPE + "; charset=UTF-8")
              .POST(HttpRequest.BodyPublishers.ofString(event, UTF_8))
              .build();
      try {
        int status = client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
        if (status / 100 != 2) {
          throw new IOException(url + " answers " + status);
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IOException(e);
      }
    };
  }
}
