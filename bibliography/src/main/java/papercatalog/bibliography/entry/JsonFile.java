package papercatalog.bibliography.entry;

import module java.base;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;

/** A file of JSON objects, in any layout. */
public final class JsonFile {
  /** For our own files, in which a repeated member is an error. */
  public static final ObjectReader STRICT =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
          .build()
          .reader();

  /** Maximum amount of white space before the file's first character. */
  private static final int WHITE_SPACE = 1 << 12;

  private JsonFile() {}

  /**
   * The objects of a file: one per line, in one array, or spread over lines if the file begins with
   * a brace alone on its line.
   */
  public static JsonItems items(ObjectReader json, MeteredStream metered) throws IOException {
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
    return new JsonLines(json, input);
  }
}
