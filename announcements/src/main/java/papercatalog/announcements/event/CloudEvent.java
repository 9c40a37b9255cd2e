package papercatalog.announcements.event;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.ChangedPaper;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.table.Keys;

/**
 * Writes announcements as CloudEvents 1.0, in their JSON format. Absent is omitted, never {@code
 * null}. The data is the change as {@code /changes} shows it, with what it says of the paper.
 */
public final class CloudEvent {
  /** The media type of an event. */
  public static final String MEDIA_TYPE = "application/cloudevents+json";

  /** The extension attribute that names the tenant whose catalog an event is of. */
  static final String TENANT = "tenant";

  private static final JsonFactory FACTORY =
      new JsonFactory().enable(JsonGenerator.Feature.COMBINE_UNICODE_SURROGATES_IN_UTF8);

  private CloudEvent() {}

  /**
   * An event.
   *
   * @param source which catalog it comes from, as a {@link CloudEventSource} says: the address of
   *     its API, to which the link to the paper then leads, or else a URN; the link is then
   *     relative to the API, wherever it is
   */
  public static byte[] write(Announcement announcement, URI source) {
    Change change = announcement.change();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(1024);
    try (JsonGenerator json = FACTORY.createGenerator(bytes)) {
      json.writeStartObject();
      json.writeStringField("specversion", "1.0");
      json.writeStringField("id", announcement.id());
      json.writeStringField("source", source.toString());
      json.writeStringField("type", announcement.type());
      json.writeStringField("subject", change.id().value());
      json.writeStringField("time", Keys.moment(change.at()));
      json.writeStringField("datacontenttype", "application/json");
      if (announcement.tenant().isPresent()) {
        json.writeStringField(TENANT, announcement.tenant().get().value());
      }
      json.writeObjectFieldStart("data");
      data(json, announcement, source);
      json.writeEndObject();
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static void data(JsonGenerator json, Announcement announcement, URI source)
      throws IOException {
    Change change = announcement.change();
    json.writeStringField("id", change.id().value());
    json.writeStringField("kind", change.kind().text());
    json.writeNumberField("revision", change.revision());
    json.writeStringField("at", Keys.moment(change.at()));
    if (announcement.paper().isPresent()) {
      paper(json, announcement.paper().get());
    }
    if (change.kind() != ChangeKind.DELETED) {
      json.writeObjectFieldStart("links");
      json.writeStringField("paper", link(change, source));
      json.writeEndObject();
    }
  }

  private static void paper(JsonGenerator json, ChangedPaper paper) throws IOException {
    json.writeObjectFieldStart("paper");
    json.writeStringField("title", paper.title());
    json.writeStringField("collection", paper.collection().value());
    texts(json, "topics", paper.topics());
    texts(json, "authors", paper.authors());
    json.writeStringField("status", paper.status().text());
    json.writeStringField("published", paper.published().text());
    json.writeEndObject();
  }

  private static String link(Change change, URI source) {
    String path = AccessPatterns.GET_PAPER.path(change.id());
    boolean reachable = "https".equals(source.getScheme()) || "http".equals(source.getScheme());
    return reachable ? source.toString().replaceFirst("/+$", "") + path : path;
  }

  private static void texts(JsonGenerator json, String name, Iterable<?> values)
      throws IOException {
    if (values.iterator().hasNext()) {
      json.writeArrayFieldStart(name);
      for (Object value : values) {
        json.writeString(value.toString());
      }
      json.writeEndArray();
    }
  }
}
