package papercatalog.announcements.event;

import module java.base;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.ChangedPaper;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.IsoInstant;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.model.TopicName;

/** Reads the CloudEvents that {@link CloudEvent} writes; ignores unknown members. */
public final class CloudEventReader {
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

  private CloudEventReader() {}

  /** Reads a CloudEvent; IllegalArgumentException when it is not of a change of a paper. */
  public static Announcement read(byte[] event) {
    return announcement(parse(event));
  }

  /** Reads an event of the bus, whose {@code detail} is the CloudEvent; fails as {@link #read}. */
  public static Announcement readDelivered(byte[] delivered) {
    return announcement(parse(delivered).required("detail"));
  }

  private static JsonNode parse(byte[] document) {
    try {
      return JSON.readTree(document);
    } catch (IOException e) {
      throw new IllegalArgumentException("An event must be JSON", e);
    }
  }

  private static Announcement announcement(JsonNode event) {
    JsonNode data = event.required("data");
    try {
      Change change =
          new Change(
              new PaperId(text(data, "id")),
              ChangeKind.of(text(data, "kind")),
              Long.parseLong(data.required("revision").toString()),
              IsoInstant.parse(text(data, "at")));
      return new Announcement(
          change,
          data.optional("paper").map(CloudEventReader::paper),
          event.optional(CloudEvent.TENANT).map(it -> new TenantName(text(it))));
    } catch (DateTimeException e) {
      throw new IllegalArgumentException("The time of an event must be a moment", e);
    }
  }

  private static ChangedPaper paper(JsonNode paper) {
    return new ChangedPaper(
        text(paper, "title"),
        new CollectionName(text(paper, "collection")),
        texts(paper, "topics").map(TopicName::new).toList(),
        texts(paper, "authors").map(AuthorHandle::new).toList(),
        Status.of(text(paper, "status")),
        new PublicationDate(text(paper, "published")));
  }

  private static Stream<String> texts(JsonNode object, String name) {
    return object.path(name).valueStream().map(CloudEventReader::text);
  }

  private static String text(JsonNode object, String name) {
    return text(object.required(name));
  }

  private static String text(JsonNode value) {
    if (!value.isTextual()) {
      throw new IllegalArgumentException("A string of JSON is expected, not " + value);
    }
    return value.textValue();
  }
}
