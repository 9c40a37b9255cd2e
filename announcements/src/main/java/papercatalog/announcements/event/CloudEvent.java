package papercatalog.announcements.event;

import module java.base;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.ChangedPaper;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.table.Positions;

/**
 * Writes announcements as CloudEvents 1.0 in JSON. Absent members are omitted, never {@code null}.
 * The data is the change as {@code /changes} shows it, with the facts about the paper. By hand: the
 * builder of the CloudEvents SDK takes as many lines for the envelope, and three more jars. Tests
 * read the events with the SDK.
 */
public final class CloudEvent {
  public static final String MEDIA_TYPE = "application/cloudevents+json";

  /** The extension attribute that names the tenant of an event's catalog. */
  static final String TENANT = "tenant";

  private CloudEvent() {}

  /**
   * Writes an event. Its source is the address of the API, to which links are relative if it is a
   * URN.
   */
  public static String write(Announcement announcement, URI source) {
    Change change = announcement.change();
    ObjectNode event =
        JsonNodeFactory.instance
            .objectNode()
            .put("specversion", "1.0")
            .put("id", announcement.id())
            .put("source", source.toString())
            .put("type", announcement.type())
            .put("subject", change.id().value())
            .put("time", Positions.moment(change.at()))
            .put("datacontenttype", "application/json");
    announcement.tenant().ifPresent(tenant -> event.put(TENANT, tenant.value()));
    event.set("data", data(announcement, source));
    return event.toString();
  }

  private static ObjectNode data(Announcement announcement, URI source) {
    Change change = announcement.change();
    ObjectNode data =
        JsonNodeFactory.instance
            .objectNode()
            .put("id", change.id().value())
            .put("kind", change.kind().text())
            .put("revision", change.revision())
            .put("at", Positions.moment(change.at()));
    announcement.paper().ifPresent(paper -> data.set("paper", paper(paper)));
    if (change.kind() != ChangeKind.DELETED) {
      data.putObject("links").put("paper", link(change, source));
    }
    return data;
  }

  private static ObjectNode paper(ChangedPaper changed) {
    ObjectNode paper =
        JsonNodeFactory.instance
            .objectNode()
            .put("title", changed.title())
            .put("collection", changed.collection().value());
    texts(paper, "topics", changed.topics());
    texts(paper, "authors", changed.authors());
    return paper
        .put("status", changed.status().text())
        .put("published", changed.published().text());
  }

  private static String link(Change change, URI source) {
    String path = AccessPatterns.GET_PAPER.path(change.id());
    boolean reachable = "https".equals(source.getScheme()) || "http".equals(source.getScheme());
    return reachable ? source.toString().replaceFirst("/+$", "") + path : path;
  }

  private static void texts(ObjectNode paper, String name, List<?> values) {
    if (!values.isEmpty()) {
      ArrayNode texts = paper.putArray(name);
      values.forEach(value -> texts.add(value.toString()));
    }
  }
}
