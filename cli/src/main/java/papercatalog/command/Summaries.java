package papercatalog.command;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.stream.Collectors;
import papercatalog.model.Authorship;
import papercatalog.model.PaperSummary;
import papercatalog.model.Status;

/** What the lists show of a paper. */
final class Summaries {
  private static final int NAMED = 3;

  private Summaries() {}

  /** One line for people. */
  static String text(PaperSummary paper) {
    return "%-10s  %-28s  %s (%s)%s"
        .formatted(
            paper.published(),
            paper.id(),
            paper.title(),
            authors(paper),
            paper.status() == Status.PUBLISHED ? "" : " [" + paper.status().text() + "]");
  }

  /** In the words of the API. */
  static ObjectNode json(PaperSummary paper) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("id", paper.id().value());
    json.put("title", paper.title());
    json.put("collection", paper.collection().value());
    ArrayNode authors = json.putArray("authors");
    for (Authorship author : paper.authors()) {
      authors
          .addObject()
          .put("handle", author.handle().value())
          .put("name", author.name())
          .put("role", author.role().text());
    }
    json.put("authorCount", paper.authorCount());
    paper.venue().ifPresent(text -> json.put("venue", text));
    paper.version().ifPresent(text -> json.put("version", text));
    json.put("status", paper.status().text());
    json.put("published", paper.published().text());
    return json;
  }

  private static String authors(PaperSummary paper) {
    String named =
        paper.authors().stream()
            .limit(NAMED)
            .map(Authorship::name)
            .collect(Collectors.joining(", "));
    int others = paper.authorCount() - Math.min(NAMED, paper.authors().size());
    return others > 0 ? named + " and " + others + " more" : named;
  }
}
