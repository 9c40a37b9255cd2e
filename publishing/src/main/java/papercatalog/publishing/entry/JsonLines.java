package papercatalog.publishing.entry;

import module java.base;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;

/** JSON objects in lines. A broken line is reported, and reading continues with the next. */
final class JsonLines implements JsonItems {
  private final ObjectReader json;
  private final BoundedLines lines;
  private final Deque<JsonItem> items = new ArrayDeque<>();
  private long number;

  JsonLines(ObjectReader json, InputStream bytes) {
    this.json = json;
    this.lines = new BoundedLines(bytes, EntryReader.MAX_ENTRY);
  }

  @Override
  public Optional<JsonItem> next() throws IOException {
    while (items.isEmpty() && lines.next()) {
      number++;
      addItems();
    }
    return Optional.ofNullable(items.poll());
  }

  private void addItems() throws IOException {
    if (lines.isTooLong()) {
      items.add(JsonItem.broken(number, "line is longer than 8 MB"));
      return;
    }
    try {
      String text =
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(lines.line())).toString();
      JsonParser parser = json.createParser(text);
      List<JsonItem> whole = new ArrayList<>();
      while (parser.nextToken() != null) {
        whole.add(JsonItem.of(number, parser.<JsonNode>readValueAsTree()));
      }
      items.addAll(whole);
    } catch (CharacterCodingException _) {
      items.add(JsonItem.broken(number, "line is not UTF-8"));
    } catch (JsonProcessingException e) {
      items.add(JsonItem.broken(number, JsonItems.problem(e)));
    }
  }
}
