package papercatalog.announcements.event;

import java.io.IOException;
import java.time.DateTimeException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import papercatalog.domain.jsonreader.JsonReader;
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

/**
 * Reads the CloudEvents that {@link CloudEvent} writes, as a consumer should: members that it does
 * not know are passed over, those that it needs must be there.
 */
public final class EventReader {
  private interface Reading {
    void read(EventReader reader, JsonReader json) throws IOException;
  }

  private final Map<String, String> texts = new HashMap<>();
  private final Map<String, String> paper = new HashMap<>();
  private final List<String> topics = new ArrayList<>();
  private final List<String> authors = new ArrayList<>();
  private Optional<TenantName> tenant = Optional.empty();

  private EventReader() {}

  /**
   * What an event announces.
   *
   * @throws IllegalArgumentException when it is no event of a change of a paper
   */
  public static Announcement read(byte[] event) {
    return read(event, EventReader::event);
  }

  /**
   * What an event of the bus announces, in whose {@code detail} the CloudEvent is.
   *
   * @throws IllegalArgumentException likewise
   */
  public static Announcement readDelivered(byte[] delivered) {
    return read(delivered, (reader, json) -> reader.member(json, "detail", EventReader::event));
  }

  private static Announcement read(byte[] document, Reading reading) {
    EventReader reader = new EventReader();
    try {
      JsonReader json = new JsonReader(document);
      reading.read(reader, json);
      json.end();
      return reader.announcement();
    } catch (IOException | DateTimeException e) {
      throw new IllegalArgumentException("An event must be JSON, and its time a moment", e);
    }
  }

  private void event(JsonReader json) throws IOException {
    begin(json);
    while (json.nextMember()) {
      switch (json.name()) {
        case "data" -> data(json);
        case CloudEvent.TENANT -> tenant = Optional.of(new TenantName(json.text()));
        default -> json.skip();
      }
    }
  }

  /** Reads one member of an object. */
  private void member(JsonReader json, String name, Reading reading) throws IOException {
    begin(json);
    while (json.nextMember()) {
      if (json.name().equals(name)) {
        reading.read(this, json);
      } else {
        json.skip();
      }
    }
  }

  private static void begin(JsonReader json) throws IOException {
    if (!json.beginsObject()) {
      throw new IllegalArgumentException("An event must be an object, and its data too");
    }
  }

  private void data(JsonReader json) throws IOException {
    begin(json);
    while (json.nextMember()) {
      switch (json.name()) {
        case "id", "kind", "at" -> texts.put(json.name(), json.text());
        case "revision" -> texts.put("revision", json.number());
        case "paper" -> paper(json);
        default -> json.skip();
      }
    }
  }

  private void paper(JsonReader json) throws IOException {
    begin(json);
    while (json.nextMember()) {
      switch (json.name()) {
        case "title", "collection", "status", "published" -> paper.put(json.name(), json.text());
        case "topics" -> list(json, topics);
        case "authors" -> list(json, authors);
        default -> json.skip();
      }
    }
  }

  private static void list(JsonReader json, List<String> into) throws IOException {
    if (!json.beginsArray()) {
      throw new IllegalArgumentException(json.name() + " must be an array");
    }
    while (json.nextElement()) {
      into.add(json.text());
    }
  }

  private Announcement announcement() {
    Change change =
        new Change(
            required(texts, "id", PaperId::new),
            required(texts, "kind", ChangeKind::of),
            required(texts, "revision", Long::parseLong),
            required(texts, "at", IsoInstant::parse));
    return new Announcement(
        change, paper.isEmpty() ? Optional.empty() : Optional.of(paper()), tenant);
  }

  private ChangedPaper paper() {
    return new ChangedPaper(
        required(paper, "title", Function.identity()),
        required(paper, "collection", CollectionName::new),
        topics.stream().map(TopicName::new).toList(),
        authors.stream().map(AuthorHandle::new).toList(),
        required(paper, "status", Status::of),
        required(paper, "published", PublicationDate::new));
  }

  private static <T> T required(
      Map<String, String> members, String name, Function<String, T> reading) {
    String text = members.get(name);
    if (text == null) {
      throw new IllegalArgumentException("An event of a paper must say its " + name);
    }
    return reading.apply(text);
  }
}
