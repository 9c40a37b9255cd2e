package papercatalog.bibliography.entry;

import module java.base;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import papercatalog.bibliography.text.Excerpt;

/** The JSON objects of a file, one at a time. */
public sealed interface JsonItems permits JsonLines, JsonSequence {
  /** One object, or why it cannot be read; the node is then missing. */
  record Item(long line, JsonNode node, Optional<String> problem) {
    static Item of(long line, JsonNode node) {
      return node.isObject()
          ? new Item(line, node, Optional.empty())
          : broken(line, "not a JSON object");
    }

    static Item broken(long line, String problem) {
      return new Item(line, MissingNode.getInstance(), Optional.of(problem));
    }
  }

  /** The next object; empty at the end. */
  Optional<Item> next() throws IOException;

  /**
   * Converts the objects of a file to entries.
   *
   * @param key the key of an object, also of one that cannot be read
   * @param reading converts an object
   */
  default EntryReader entries(
      String file,
      Function<JsonNode, String> key,
      BiFunction<FilePosition, JsonNode, Entry> reading) {
    return () ->
        next()
            .map(
                item -> {
                  FilePosition position =
                      new FilePosition(file, item.line(), key.apply(item.node()));
                  return item.problem()
                      .<Entry>map(problem -> new Rejected(position, problem))
                      .orElseGet(
                          () ->
                              EntryReader.entry(
                                  position, () -> reading.apply(position, item.node())));
                });
  }

  /** The parser's problem in one line, without its details for programmers. */
  static String problem(JacksonException e) {
    String message =
        e.getOriginalMessage()
            .replaceFirst("(?: \\(start marker|: not allowed (?:when|as per)).*", "");
    return "not JSON: " + Excerpt.of(message, 200);
  }
}
