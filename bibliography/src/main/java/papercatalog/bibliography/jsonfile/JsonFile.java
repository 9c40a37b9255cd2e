package papercatalog.bibliography.jsonfile;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import papercatalog.bibliography.entry.MeteredStream;

/** A file of JSON objects, however they lie in it. */
public final class JsonFile {
  /** For our own files, in which an object that has a member twice is broken. */
  public static final ObjectReader STRICT =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
          .build()
          .reader();

  /** How far to look for the file's first character. */
  private static final int WHITE_SPACE = 1 << 12;

  private JsonFile() {}

  /**
   * The objects of a file that has one a line, or is one array, or begins with a brace alone on its
   * line and so has them spread over lines.
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
