package papercatalog.publishing.entry;

import module java.base;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;

/** JSON objects in lines. A broken line is reported, and reading continues with the next. */
final class JsonLines implements JsonItems {
  private final ObjectReader json;
  private final InputStream bytes;
  private final byte[] buffer = new byte[1 << 16];
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private final Deque<JsonItem> items = new ArrayDeque<>();
  private int at;
  private int end;
  private boolean ended = true;
  private long number;

  JsonLines(ObjectReader json, InputStream bytes) {
    this.json = json;
    this.bytes = bytes;
  }

  @Override
  public Optional<JsonItem> next() throws IOException {
    while (items.isEmpty() && readLine()) {
      addItems();
    }
    return Optional.ofNullable(items.poll());
  }

  /** Reads a line, or so much of one that is too long; the next call skips the rest. */
  private boolean readLine() throws IOException {
    while (!ended && (at < end || fill())) {
      ended = buffer[at++] == '\n';
    }
    ended = false;
    line.reset();
    number++;
    boolean read = false;
    while (!ended && line.size() <= EntryReader.MAX_ENTRY && (at < end || fill())) {
      read = true;
      int start = at;
      while (at < end && buffer[at] != '\n') {
        at++;
      }
      line.write(buffer, start, at - start);
      if (at < end) {
        ended = true;
        at++;
      }
    }
    return read;
  }

  private boolean fill() throws IOException {
    at = 0;
    end = bytes.read(buffer);
    return end > 0;
  }

  private void addItems() throws IOException {
    if (line.size() > EntryReader.MAX_ENTRY) {
      items.add(JsonItem.broken(number, "line is longer than 8 MB"));
      return;
    }
    try {
      String text =
          StandardCharsets.UTF_8
              .newDecoder()
              .decode(ByteBuffer.wrap(line.toByteArray()))
              .toString();
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
