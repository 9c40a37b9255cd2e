package papercatalog.functions.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import papercatalog.citations.format.RecordJson;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;

public final class DirectoryJson {
  private DirectoryJson() {}

  public static void entry(JsonGenerator json, DirectoryEntry entry) throws IOException {
    RecordJson.entry(json, entry);
    JsonText.link(json, "papers", papers(entry));
  }

  public static String papers(DirectoryEntry entry) {
    AccessPattern<?> list =
        switch (entry.directory()) {
          case COLLECTIONS -> AccessPatterns.LIST_COLLECTION_PAPERS;
          case TOPICS -> AccessPatterns.LIST_TOPIC_PAPERS;
        };
    return list.path(entry.name());
  }
}
