package papercatalog.publishing.entry;

import module java.base;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import papercatalog.publishing.text.Excerpt;

public sealed interface JsonItems permits JsonInText, JsonLines, JsonSequence {
  /** For our own files, in which a repeated member is an error. */
  ObjectReader STRICT =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
          .build()
          .reader();

  /** One object, or why it cannot be read; the node is then missing. */
  record JsonItem(long line, JsonNode node, Optional<String> problem) {
    static JsonItem of(long line, JsonNode node) {
      return node.isObject()
          ? new JsonItem(line, node, Optional.empty())
          : broken(line, "not a JSON object");
    }

    static JsonItem broken(long line, String problem) {
      return new JsonItem(line, MissingNode.getInstance(), Optional.of(problem));
    }
  }

  /** Objects in lines, in arrays, or over lines. */
  static JsonItems of(ObjectReader json, MeteredStream metered) throws IOException {
    BufferedInputStream input = new BufferedInputStream(metered);
    return of(json, metered, input, FileHead.of(input));
  }

  /** The same, or objects in the text of mails. */
  static JsonItems inText(ObjectReader json, MeteredStream metered) throws IOException {
    BufferedInputStream input = new BufferedInputStream(metered);
    FileHead head = FileHead.of(input);
    return head.isJson()
        ? of(json, metered, input, head)
        : new JsonInText(json, new InputStreamReader(input, head.charset().newDecoder()));
  }

  private static JsonItems of(
      ObjectReader json, MeteredStream metered, InputStream input, FileHead head)
      throws IOException {
    if (head.isJsonOverLines() || !head.charset().equals(StandardCharsets.UTF_8)) {
      Reader strict = new InputStreamReader(input, head.charset().newDecoder());
      return new JsonSequence(json.createParser(strict), metered);
    }
    return new JsonLines(json, input);
  }

  Optional<JsonItem> next() throws IOException;

  /** Reads entries; {@code unwrapping} takes those out of an object that only holds them. */
  default EntryReader entries(
      String file,
      Function<JsonNode, List<JsonNode>> unwrapping,
      Function<JsonNode, String> key,
      BiFunction<FilePosition, JsonNode, Entry> reading) {
    Deque<JsonItem> waiting = new ArrayDeque<>();
    return () -> {
      while (waiting.isEmpty()) {
        Optional<JsonItem> item = next();
        if (item.isEmpty()) {
          return Optional.empty();
        }
        long line = item.get().line();
        if (item.get().problem().isPresent()) {
          waiting.add(item.get());
        } else {
          unwrapping.apply(item.get().node()).forEach(node -> waiting.add(JsonItem.of(line, node)));
        }
      }
      return Optional.of(entry(file, waiting.remove(), key, reading));
    };
  }

  private static Entry entry(
      String file,
      JsonItem item,
      Function<JsonNode, String> key,
      BiFunction<FilePosition, JsonNode, Entry> reading) {
    FilePosition position = new FilePosition(file, item.line(), key.apply(item.node()));
    return EntryReader.entry(
        position,
        () -> {
          if (item.problem().isPresent()) {
            throw new UnusableEntry(item.problem().get());
          }
          return reading.apply(position, item.node());
        });
  }

  /** The parser's problem in one line, without its details for programmers. */
  static String problem(JacksonException e) {
    String message =
        e.getOriginalMessage()
            .replaceFirst(
                "(?: \\((?:start marker|\\d+, from)|: (?:not allowed (?:when|as per)|enable|maybe a)).*",
                "");
    return "not JSON: " + Excerpt.of(message, 200);
  }
}
