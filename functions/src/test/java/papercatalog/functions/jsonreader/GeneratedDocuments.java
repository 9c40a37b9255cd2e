package papercatalog.functions.jsonreader;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

/** Documents of JSON, each written otherwise: white space, escapes, every kind of value. */
final class GeneratedDocuments {
  private static final List<String> SPACES = List.of("", "", "", " ", "\n", "\t\r\n ");
  private static final List<String> NUMBERS =
      List.of("0", "-0", "7", "-12.50", "1e9", "6.02E+23", "1E-7", "12345678901234567890", "0.1");
  private static final List<String> CHARACTERS =
      List.of(
          "a",
          "Z",
          "#",
          "/",
          "\u007f",
          "é",
          "語",
          "\uD83D\uDE00",
          "\u2028",
          "\uFFFD",
          "\\n",
          "\\\"",
          "\\\\",
          "\\/",
          "\\b",
          "\\f",
          "\\r",
          "\\t",
          "\\u0000",
          "\\u00e9",
          "\\uD83D\\uDE00",
          "\\ud800");
  private static final String DAMAGE = "\"\\,:[]{}0-.etfnu \n";

  private final Random random;

  GeneratedDocuments(Random random) {
    this.random = random;
  }

  byte[] next() {
    StringBuilder json = new StringBuilder();
    value(json, 0);
    return json.toString().getBytes(UTF_8);
  }

  /** The same with a byte put in, taken away or changed; ASCII stays ASCII. */
  static byte[] damaged(byte[] document, Random random) {
    int at = random.nextInt(document.length);
    byte other = (byte) DAMAGE.charAt(random.nextInt(DAMAGE.length()));
    if (document[at] < 0) {
      return document;
    }
    byte[] damaged;
    switch (random.nextInt(3)) {
      case 0 -> {
        damaged = document.clone();
        damaged[at] = other;
      }
      case 1 -> {
        damaged = Arrays.copyOf(document, document.length + 1);
        System.arraycopy(document, at, damaged, at + 1, document.length - at);
        damaged[at] = other;
      }
      default -> {
        damaged = Arrays.copyOf(document, document.length - 1);
        System.arraycopy(document, at + 1, damaged, at, document.length - at - 1);
      }
    }
    return damaged;
  }

  private void value(StringBuilder json, int depth) {
    space(json);
    switch (random.nextInt(depth < 4 ? 8 : 5)) {
      case 0 -> json.append("true");
      case 1 -> json.append(random.nextBoolean() ? "false" : "null");
      case 2 -> json.append(NUMBERS.get(random.nextInt(NUMBERS.size())));
      case 3, 4 -> text(json, CHARACTERS.size());
      case 5 -> array(json, depth);
      default -> object(json, depth);
    }
    space(json);
  }

  private void array(StringBuilder json, int depth) {
    json.append('[');
    space(json);
    for (int i = random.nextInt(4); i > 0; i--) {
      value(json, depth + 1);
      json.append(i > 1 ? "," : "");
    }
    json.append(']');
  }

  private void object(StringBuilder json, int depth) {
    json.append('{');
    space(json);
    for (int i = random.nextInt(4); i > 0; i--) {
      space(json);
      text(json, CHARACTERS.size() - 2); // Jackson takes no half of a pair in a name
      space(json);
      json.append(':');
      value(json, depth + 1);
      json.append(i > 1 ? "," : "");
    }
    json.append('}');
  }

  private void text(StringBuilder json, int characters) {
    json.append('"');
    for (int i = random.nextInt(6); i > 0; i--) {
      json.append(CHARACTERS.get(random.nextInt(characters)));
    }
    json.append('"');
  }

  private void space(StringBuilder json) {
    json.append(SPACES.get(random.nextInt(SPACES.size())));
  }
}
