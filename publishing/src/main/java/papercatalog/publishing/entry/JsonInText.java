package papercatalog.publishing.entry;

import module java.base;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.ObjectReader;

/**
 * The objects in the text of a mail. A mail program may have broken the lines of a JSON text, even
 * inside of its strings, and quoted them with {@code >}.
 */
final class JsonInText implements JsonItems {
  private static final Pattern START = Pattern.compile("\\{\\s*\"");

  private final ObjectReader json;
  private final Reader reader;
  private Optional<String> text = Optional.empty();
  private int at;
  private int lineAt;
  private int lineStart;
  private long line = 1;

  JsonInText(ObjectReader json, Reader reader) {
    this.json = json;
    this.reader = reader;
  }

  @Override
  public Optional<JsonItem> next() throws IOException {
    try {
      return text.isPresent() ? next(text.get()) : first();
    } catch (CharacterCodingException _) {
      return ended("not UTF-8");
    }
  }

  private Optional<JsonItem> first() throws IOException {
    char[] start = new char[EntryReader.MAX_ENTRY + 1];
    int length = 0;
    for (int read = 0; read >= 0 && length < start.length; ) {
      length += read;
      read = reader.read(start, length, start.length - length);
    }
    text = Optional.of(new String(start, 0, length));
    if (length == start.length) {
      return ended("text is longer than 8 MB");
    }
    Optional<JsonItem> item = next(text.get());
    return item.isPresent() ? item : ended("there is no JSON object in the text");
  }

  private Optional<JsonItem> ended(String problem) {
    text = Optional.of("");
    at = 0;
    return Optional.of(JsonItem.broken(line, problem));
  }

  private Optional<JsonItem> next(String all) {
    Matcher start = START.matcher(all);
    if (!start.find(at)) {
      return Optional.empty();
    }
    for (; lineAt < start.start(); lineAt++) {
      if (all.charAt(lineAt) == '\n') {
        line++;
        lineStart = lineAt + 1;
      }
    }
    Optional<String> object = object(all, start.start());
    if (object.isEmpty()) {
      return ended("the object that begins here does not end");
    }
    try {
      return Optional.of(JsonItem.of(line, json.readTree(object.get())));
    } catch (JacksonException e) {
      return Optional.of(JsonItem.broken(line, JsonItems.problem(e)));
    }
  }

  /** The object that begins at a brace, in one line; moves behind it. */
  private Optional<String> object(String all, int from) {
    String quote = quote(all, from);
    StringBuilder object = new StringBuilder();
    int depth = 0;
    boolean inString = false;
    for (int i = from; i < all.length(); i++) {
      char c = all.charAt(i);
      if (c == '\n') {
        object.setLength(lengthWithoutBlanks(object));
        i += all.startsWith(quote, i + 1) ? quote.length() : 0;
        c = ' ';
      }
      object.append(c);
      if (inString && c == '\\' && i + 1 < all.length()) {
        object.append(all.charAt(++i));
      } else if (c == '"') {
        inString = !inString;
      } else if (!inString && (c == '{' || c == '}')) {
        depth += c == '{' ? 1 : -1;
        if (depth == 0) {
          at = i + 1;
          return Optional.of(object.toString());
        }
      }
    }
    return Optional.empty();
  }

  private static int lengthWithoutBlanks(StringBuilder line) {
    int length = line.length();
    while (length > 0 && " \t\r".indexOf(line.charAt(length - 1)) >= 0) {
      length--;
    }
    return length;
  }

  /** The marks before an object in its line, {@code >> }, if it is quoted. */
  private String quote(String all, int from) {
    if (!all.startsWith(">", lineStart)) {
      return "";
    }
    String before = all.substring(lineStart, from);
    return before.chars().allMatch(c -> c == '>' || c == ' ') ? before : "";
  }
}
