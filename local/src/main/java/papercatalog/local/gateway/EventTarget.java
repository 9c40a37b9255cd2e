package papercatalog.local.gateway;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import papercatalog.announcements.event.CloudEvent;
import papercatalog.local.engine.LoopbackOnly;

interface EventTarget {
  String STANDARD_OUTPUT = "-";

  /** Takes a CloudEvent; fails if the event must be delivered again. */
  void take(String event) throws IOException;

  /**
   * Opens standard output, a file that gets one line per event, or a server on this machine;
   * IOException for another machine or when it cannot be written.
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
