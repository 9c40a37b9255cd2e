package papercatalog.functions.oai;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

/**
 * The place at which a list goes on, with everything that selects it. It needs no state of the
 * server, so it never expires.
 *
 * @param arguments of the first request, by name
 * @param last the paper that the page before has shown last; empty in a list of sets
 * @param cursor of the list, whose checksum shows that the end of a token is missing
 */
record ResumptionToken(Map<String, String> arguments, String last, String cursor) {
  private static final char VERSION = '1';
  private static final String SEPARATOR = "\n";
  private static final List<String> NAMES =
      List.of(
          OaiArguments.VERB,
          OaiArguments.METADATA_PREFIX,
          OaiArguments.FROM,
          OaiArguments.UNTIL,
          OaiArguments.SET);

  /** The token of a request's next page. */
  static ResumptionToken of(OaiArguments arguments, String last, String cursor) {
    Map<String, String> values = new HashMap<>(arguments.values());
    values.put(OaiArguments.VERB, arguments.verb().text());
    return new ResumptionToken(values, last, cursor);
  }

  /** Fails with {@link OaiError} unless {@link #text} wrote it, for the same verb. */
  static ResumptionToken of(String text, OaiVerb verb) {
    List<String> parts = List.of(decoded(text).split(SEPARATOR, -1));
    if (parts.size() != NAMES.size() + 3 || !parts.getFirst().equals(String.valueOf(VERSION))) {
      throw invalid();
    }
    Map<String, String> arguments = new HashMap<>();
    for (int i = 0; i < NAMES.size(); i++) {
      String value = parts.get(i + 1);
      if (!value.isEmpty()) {
        arguments.put(NAMES.get(i), value);
      }
    }
    if (!verb.text().equals(arguments.get(OaiArguments.VERB))) {
      throw invalid();
    }
    return new ResumptionToken(arguments, parts.get(NAMES.size() + 1), parts.get(NAMES.size() + 2));
  }

  String text() {
    StringJoiner text = new StringJoiner(SEPARATOR).add(String.valueOf(VERSION));
    NAMES.forEach(name -> text.add(arguments.getOrDefault(name, "")));
    text.add(last).add(cursor);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(text.toString().getBytes(UTF_8));
  }

  /** The arguments of the first request. Fails with {@link OaiError}. */
  OaiArguments first(OaiVerb verb) {
    Map<String, String> values = new HashMap<>(arguments);
    values.remove(OaiArguments.VERB);
    return new OaiArguments(verb, values);
  }

  private static String decoded(String text) {
    try {
      return new String(Base64.getUrlDecoder().decode(text), UTF_8);
    } catch (IllegalArgumentException _) {
      throw invalid();
    }
  }

  static OaiError invalid() {
    return new OaiError(
        OaiError.Code.BAD_RESUMPTION_TOKEN, "The token is not one of this list, or is damaged.");
  }
}
