package papercatalog.jsonfile;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import java.io.IOException;
import java.util.Optional;

/**
 * One JSON object a line; a broken line is reported, and the next one read. Blank lines are
 * nothing.
 */
final class JsonLines implements JsonItems {
  private final ObjectReader json;
  private final Lines lines;

  JsonLines(ObjectReader json, Lines lines) {
    this.json = json.with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
    this.lines = lines;
  }

  @Override
  public Optional<Item> next() throws IOException {
    Optional<Lines.Line> line = lines.next();
    while (line.isPresent() && line.get().problem().isEmpty() && line.get().text().isBlank()) {
      line = lines.next();
    }
    return line.map(this::item);
  }

  private Item item(Lines.Line line) {
    if (line.problem().isPresent()) {
      return Item.broken(line.number(), line.problem().get());
    }
    try {
      return Item.of(line.number(), json.readTree(line.text()));
    } catch (JsonProcessingException e) {
      return Item.broken(line.number(), JsonItems.problem(e));
    }
  }
}
