package papercatalog.publishing.entry;

import module java.base;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectReader;

/** One JSON object per line. A broken line is reported, and reading continues with the next. */
final class JsonLines implements JsonItems {
  private final ObjectReader json;
  private final InputStream bytes;
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private long number;

  JsonLines(ObjectReader json, InputStream bytes) {
    this.json = json.with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
    this.bytes = bytes;
  }

  @Override
  public Optional<Item> next() throws IOException {
    while (readLine()) {
      Optional<Item> item = item();
      if (item.isPresent()) {
        return item;
      }
    }
    return Optional.empty();
  }

  /** Reads a line; keeps just enough of a line that is too long to recognize it. */
  private boolean readLine() throws IOException {
    line.reset();
    number++;
    int c = bytes.read();
    boolean read = c >= 0;
    while (c >= 0 && c != '\n') {
      if (line.size() <= EntryReader.MAX_ENTRY) {
        line.write(c);
      }
      c = bytes.read();
    }
    return read;
  }

  private Optional<Item> item() {
    if (line.size() > EntryReader.MAX_ENTRY) {
      return Optional.of(Item.broken(number, "line is longer than 8 MB"));
    }
    try {
      String text =
          StandardCharsets.UTF_8
              .newDecoder()
              .decode(ByteBuffer.wrap(line.toByteArray()))
              .toString();
      return text.isBlank() ? Optional.empty() : Optional.of(Item.of(number, json.readTree(text)));
    } catch (CharacterCodingException _) {
      return Optional.of(Item.broken(number, "line is not UTF-8"));
    } catch (JsonProcessingException e) {
      return Optional.of(Item.broken(number, JsonItems.problem(e)));
    }
  }
}
