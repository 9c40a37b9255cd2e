package papercatalog.source;

import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.Optional;

/** The items of a CSL-JSON file. */
final class CslEntries implements EntryReader {
  private static final ObjectReader JSON = JsonMapper.builder().build().reader();

  private final String file;
  private final MeteredStream metered;
  private final JsonItems items;
  private final Cataloguer cataloguer;

  CslEntries(String file, MeteredStream metered, Cataloguer cataloguer) throws IOException {
    this.file = file;
    this.metered = metered;
    this.items = JsonItems.of(JSON, metered);
    this.cataloguer = cataloguer;
  }

  @Override
  public Optional<Entry> next() throws IOException {
    return items.next().map(this::entry);
  }

  private Entry entry(JsonItems.Item item) {
    String key = item.node().path("id").asText();
    Origin origin = new Origin(file, item.line(), key);
    return item.problem().isPresent()
        ? new Rejected(origin, item.problem().get())
        : EntryReader.entry(
            origin, () -> cataloguer.paper(origin, key, CslCitation.of(item.node())));
  }

  @Override
  public void close() throws IOException {
    metered.close();
  }
}
