package papercatalog.document;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papercatalog.entry.AuthorEntry;
import papercatalog.entry.Entry;
import papercatalog.entry.EntryReader;
import papercatalog.entry.FilePosition;
import papercatalog.entry.MeteredStream;
import papercatalog.entry.Notice;
import papercatalog.entry.PaperEntry;
import papercatalog.entry.Rejected;
import papercatalog.jsonfile.JsonFile;
import papercatalog.jsonfile.JsonItems;

/**
 * The project's own documents: a paper each, or an author's profile, which has a handle and no id.
 */
public final class DocumentEntries implements EntryReader {
  private static final ObjectReader STRICT =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
          .build()
          .reader();

  private final String file;
  private final MeteredStream metered;
  private final JsonItems items;

  public DocumentEntries(String file, MeteredStream metered) throws IOException {
    this.file = file;
    this.metered = metered;
    this.items = JsonFile.items(STRICT, metered);
  }

  @Override
  public Optional<Entry> next() throws IOException {
    return items.next().map(this::entry);
  }

  private Entry entry(JsonItems.Item item) {
    JsonNode document = item.node();
    boolean profile = document.has("handle") && !document.has("id");
    FilePosition position =
        new FilePosition(file, item.line(), document.path(profile ? "handle" : "id").asText());
    if (item.problem().isPresent()) {
      return new Rejected(position, item.problem().get());
    }
    return EntryReader.entry(
        position,
        () ->
            profile
                ? new AuthorEntry(position, AuthorDocument.read(document))
                : paper(position, document));
  }

  private static Entry paper(FilePosition position, JsonNode document) {
    List<Notice> notices = new ArrayList<>();
    return new PaperEntry(position, PaperDocument.read(document, notices), notices);
  }

  @Override
  public void close() throws IOException {
    metered.close();
  }
}
