package papercatalog.document;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import papercatalog.model.Author;
import papercatalog.model.AuthorHandle;
import papercatalog.model.Authorship;
import papercatalog.model.CollectionName;
import papercatalog.model.Paper;
import papercatalog.model.PaperBuilder;
import papercatalog.model.PaperId;
import papercatalog.model.PublicationDate;
import papercatalog.model.Role;
import papercatalog.model.Status;
import papercatalog.model.TopicName;

/** Papers and authors as JSON documents, in the words of the API. */
public final class PaperDocument {
  private PaperDocument() {}

  /**
   * Reads a paper that is to be published.
   *
   * @throws papercatalog.model.InvalidValue when a value breaks its rule
   */
  public static Paper paper(JsonNode document) {
    return new PaperBuilder(
            new PaperId(document.path("id").asText()),
            document.path("title").asText(),
            new CollectionName(document.path("collection").asText()),
            new PublicationDate(document.path("published").asText()))
        .abstractText(text(document, "abstract"))
        .topics(list(document.path("topics"), topic -> new TopicName(topic.asText())))
        .authors(list(document.path("authors"), PaperDocument::authorship))
        .venue(text(document, "venue"))
        .version(text(document, "version"))
        .status(text(document, "status").map(Status::of).orElse(Status.PUBLISHED))
        .statusReason(text(document, "statusReason"))
        .withdrawnAt(text(document, "withdrawnAt").map(Instant::parse))
        .supersededBy(text(document, "supersededBy").map(PaperId::new))
        .identifiers(identifiers(document.path("identifiers")))
        .license(text(document, "license"))
        .build();
  }

  /**
   * Reads an author's profile.
   *
   * @throws papercatalog.model.InvalidValue when a value breaks its rule
   */
  public static Author author(JsonNode document) {
    return new Author(
        new AuthorHandle(document.path("handle").asText()),
        document.path("name").asText(),
        list(document.path("affiliations"), JsonNode::asText),
        text(document, "orcid"),
        text(document, "homepage"),
        Instant.EPOCH);
  }

  private static Authorship authorship(JsonNode document) {
    return new Authorship(
        new AuthorHandle(document.path("handle").asText()),
        document.path("name").asText(),
        text(document, "role").map(Role::of).orElse(Role.AUTHOR));
  }

  private static Map<String, String> identifiers(JsonNode document) {
    Map<String, String> identifiers = new TreeMap<>();
    document.properties().forEach(id -> identifiers.put(id.getKey(), id.getValue().asText()));
    return identifiers;
  }

  private static Optional<String> text(JsonNode document, String name) {
    return Optional.ofNullable(document.get(name)).map(JsonNode::asText);
  }

  private static <T> List<T> list(JsonNode array, Function<JsonNode, T> element) {
    List<T> list = new ArrayList<>();
    array.forEach(node -> list.add(element.apply(node)));
    return list;
  }
}
