package papercatalog.publishing.document;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.citations.paper.GuessedName;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PersonName;
import papercatalog.domain.model.PublicationDate;
import papercatalog.publishing.entry.Entry;
import papercatalog.publishing.entry.Entry.AuthorEntry;
import papercatalog.publishing.entry.Entry.PaperEntry;
import papercatalog.publishing.entry.EntryReader;
import papercatalog.publishing.entry.FilePosition;
import papercatalog.publishing.entry.JsonItems;
import papercatalog.publishing.entry.MadeIds;
import papercatalog.publishing.entry.MeteredStream;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.entry.NoticeKind;
import papercatalog.publishing.entry.Origin;

/** The project's own documents: papers, and profiles, which have a handle and no id. */
public final class DocumentEntries {
  private DocumentEntries() {}

  public static EntryReader open(String file, MeteredStream metered, MadeIds ids)
      throws IOException {
    return JsonItems.of(JsonItems.STRICT, metered)
        .entries(
            file,
            List::of,
            document -> document.path(isProfile(document) ? "handle" : "id").asText(),
            (position, document) -> entry(position, document, ids));
  }

  private static Entry entry(FilePosition position, JsonNode document, MadeIds ids) {
    if (isProfile(document)) {
      return new AuthorEntry(position, AuthorDocument.read(document));
    }
    List<Notice> notices = new ArrayList<>();
    Paper paper = PaperDocument.read(named(document, ids, notices), notices);
    if (document.has("id")) {
      ids.given(paper.id(), paper.title());
    }
    return new PaperEntry(position, paper, Origin.WHOLE, notices);
  }

  /** The document with an id, if it has what an id is made of. */
  private static JsonNode named(JsonNode document, MadeIds ids, List<Notice> notices) {
    if (document.has("id")) {
      return document;
    }
    String title = document.path("title").asText();
    JsonNode author = document.path("authors").path(0);
    String name = author.path("name").asText();
    String family =
        author.path("family").asText(GuessedName.of(name).map(PersonName::family).orElse(name));
    try {
      PublicationDate published = new PublicationDate(document.path("published").asText());
      Optional<PaperId> id = ids.of(Optional.of(family), published, title, notices);
      id.ifPresent(it -> notices.add(NoticeKind.ID_MADE.notice("no id: named %s", it)));
      return id.<JsonNode>map(it -> ((ObjectNode) document.deepCopy()).put("id", it.value()))
          .orElse(document);
    } catch (InvalidValue _) {
      return document; // whose reader names all faults
    }
  }

  private static boolean isProfile(JsonNode document) {
    return document.has("handle") && !document.has("id");
  }
}
