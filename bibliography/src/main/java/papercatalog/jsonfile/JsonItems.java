package papercatalog.jsonfile;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;
import papercatalog.entry.MeteredStream;
import papercatalog.text.Excerpt;

/** The JSON objects of a file, one at a time. */
public sealed interface JsonItems permits JsonLines, JsonSequence {
  /** How far to look for the file's first character. */
  int WHITE_SPACE = 1 << 12;

  /** What Jackson tells to programmers. */
  Pattern DETAILS = Pattern.compile("(?: \\(start marker|: not allowed (?:when|as per)).*");

  /**
   * One object, or why it cannot be read.
   *
   * @param node missing when there is a problem
   */
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

  /** The next one, unless there is none. */
  Optional<Item> next() throws IOException;

  /**
   * The objects of a file that has one a line, or is one array, or begins with a brace alone on its
   * line and so has them spread over lines.
   */
  static JsonItems of(ObjectReader json, MeteredStream metered) throws IOException {
    BufferedInputStream input = new BufferedInputStream(metered, 2 * WHITE_SPACE);
    input.mark(WHITE_SPACE);
    String start = new String(input.readNBytes(WHITE_SPACE - 1), StandardCharsets.UTF_8);
    input.reset();
    boolean marked = start.startsWith("\uFEFF");
    String text = (marked ? start.substring(1) : start).stripLeading();
    if (text.startsWith("[") || text.lines().findFirst().orElse("").strip().equals("{")) {
      input.skipNBytes(marked ? 3 : 0);
      Reader strict = new InputStreamReader(input, StandardCharsets.UTF_8.newDecoder());
      return new JsonSequence(json.createParser(strict), metered);
    }
    return new JsonLines(json, new Lines(input));
  }

  /** What the parser found wrong, in one line. */
  static String problem(JacksonException e) {
    String message = DETAILS.matcher(e.getOriginalMessage()).replaceFirst("");
    return "not JSON: " + Excerpt.of(message, 200);
  }
}
