package papercatalog.csl;

import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.Optional;
import papercatalog.citation.Cataloguer;
import papercatalog.entry.Entry;
import papercatalog.entry.EntryReader;
import papercatalog.entry.FilePosition;
import papercatalog.entry.MeteredStream;
import papercatalog.entry.Rejected;
import papercatalog.jsonfile.JsonFile;
import papercatalog.jsonfile.JsonItems;

/** The items of a CSL-JSON file. */
public final class CslEntries implements EntryReader {
  private static final ObjectReader JSON = JsonMapper.builder().build().reader();

  private final String file;
  private final MeteredStream metered;
  private final JsonItems items;
  private final Cataloguer cataloguer;

  public CslEntries(String file, MeteredStream metered, Cataloguer cataloguer) throws IOException {
    this.file = file;
    this.metered = metered;
    this.items = JsonFile.items(JSON, metered);
    this.cataloguer = cataloguer;
  }

  @Override
  public Optional<Entry> next() throws IOException {
    return items.next().map(this::entry);
  }

  private Entry entry(JsonItems.Item item) {
    String key = item.node().path("id").asText();
    FilePosition position = new FilePosition(file, item.line(), key);
    return item.problem().isPresent()
        ? new Rejected(position, item.problem().get())
        : EntryReader.entry(
            position, () -> cataloguer.paper(position, key, CslCitation.of(item.node())));
  }

  @Override
  public void close() throws IOException {
    metered.close();
  }
}
