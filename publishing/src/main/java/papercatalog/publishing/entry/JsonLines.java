package papercatalog.publishing.entry;

import module java.base;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectReader;

/** One JSON object per line. A broken line is reported, and reading continues with the next. */
final class JsonLines implements JsonItems {
  private final ObjectReader json;
  private final InputStream bytes;
  private final byte[] buffer = new byte[1 << 16];
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private int at;
  private int end;
  private boolean ended = true;
  private long number;

  JsonLines(ObjectReader json, InputStream bytes) {
    this.json = json.with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
    this.bytes = bytes;
  }

  @Override
  public Optional<JsonItem> next() throws IOException {
    while (readLine()) {
      Optional<JsonItem> item = item();
      if (item.isPresent()) {
        return item;
      }
    }
    return Optional.empty();
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

  private Optional<JsonItem> item() {
    if (line.size() > EntryReader.MAX_ENTRY) {
      return Optional.of(JsonItem.broken(number, "line is longer than 8 MB"));
    }
    try {
      String text =
          StandardCharsets.UTF_8
              .newDecoder()
              .decode(ByteBuffer.wrap(line.toByteArray()))
              .toString();
      return text.isBlank()
          ? Optional.empty()
          : Optional.of(JsonItem.of(number, json.readTree(text)));
    } catch (CharacterCodingException _) {
      return Optional.of(JsonItem.broken(number, "line is not UTF-8"));
    } catch (JsonProcessingException e) {
      return Optional.of(JsonItem.broken(number, JsonItems.problem(e)));
    }
  }
}
