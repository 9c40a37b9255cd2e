package papercatalog.bibliography.csl;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import papercatalog.bibliography.citation.Cataloguer;
import papercatalog.bibliography.entry.EntryReader;
import papercatalog.bibliography.entry.JsonFile;
import papercatalog.bibliography.entry.MeteredStream;

public final class CslEntries {
  private static final ObjectReader JSON = JsonMapper.builder().build().reader();

  private CslEntries() {}

  public static EntryReader open(String file, MeteredStream metered, Cataloguer cataloguer)
      throws IOException {
    return JsonFile.items(JSON, metered)
        .entries(
            file,
            CslEntries::id,
            (position, item) -> cataloguer.paper(position, id(item), CslCitation.of(item)));
  }

  private static String id(JsonNode item) {
    return item.path("id").asText();
  }
}
