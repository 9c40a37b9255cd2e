package papercatalog.document;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import papercatalog.entry.AuthorEntry;
import papercatalog.entry.Entry;
import papercatalog.entry.EntryReader;
import papercatalog.entry.FilePosition;
import papercatalog.entry.MeteredStream;
import papercatalog.entry.Notice;
import papercatalog.entry.PaperEntry;
import papercatalog.jsonfile.JsonFile;

/**
 * The project's own documents: a paper each, or an author's profile, which has a handle and no id.
 */
public final class DocumentEntries {
  private static final ObjectReader STRICT =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
          .build()
          .reader();

  private DocumentEntries() {}

  public static EntryReader open(String file, MeteredStream metered) throws IOException {
    return JsonFile.items(STRICT, metered)
        .entries(
            file,
            document -> document.path(isProfile(document) ? "handle" : "id").asText(),
            DocumentEntries::entry);
  }

  private static Entry entry(FilePosition position, JsonNode document) {
    if (isProfile(document)) {
      return new AuthorEntry(position, AuthorDocument.read(document));
    }
    List<Notice> notices = new ArrayList<>();
    return new PaperEntry(position, PaperDocument.read(document, notices), notices);
  }

  private static boolean isProfile(JsonNode document) {
    return document.has("handle") && !document.has("id");
  }
}
