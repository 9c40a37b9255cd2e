package papercatalog.publishing.document;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import papercatalog.publishing.entry.Entry;
import papercatalog.publishing.entry.Entry.AuthorEntry;
import papercatalog.publishing.entry.Entry.PaperEntry;
import papercatalog.publishing.entry.EntryReader;
import papercatalog.publishing.entry.FilePosition;
import papercatalog.publishing.entry.JsonItems;
import papercatalog.publishing.entry.MeteredStream;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.entry.Origin;

/** The project's own documents: papers, and profiles, which have a handle and no id. */
public final class DocumentEntries {
  private DocumentEntries() {}

  public static EntryReader open(String file, MeteredStream metered) throws IOException {
    return JsonItems.of(JsonItems.STRICT, metered)
        .entries(
            file,
            List::of,
            document -> document.path(isProfile(document) ? "handle" : "id").asText(),
            DocumentEntries::entry);
  }

  private static Entry entry(FilePosition position, JsonNode document) {
    if (isProfile(document)) {
      return new AuthorEntry(position, AuthorDocument.read(document));
    }
    List<Notice> notices = new ArrayList<>();
    return new PaperEntry(position, PaperDocument.read(document, notices), Origin.WHOLE, notices);
  }

  private static boolean isProfile(JsonNode document) {
    return document.has("handle") && !document.has("id");
  }
}
