package papercatalog.replay;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URI;
import java.util.function.Consumer;
import papercatalog.announcement.Announcement;
import papercatalog.announcement.CloudEvent;

/** Events as lines of JSON. */
public record Lines(URI source, Consumer<String> line) implements EventTarget {
  @Override
  public void take(Announcement announcement) {
    line.accept(new String(CloudEvent.write(announcement, source), UTF_8));
  }
}
