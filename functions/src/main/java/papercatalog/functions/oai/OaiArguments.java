package papercatalog.functions.oai;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import papercatalog.domain.harvest.Harvest;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.PublicationDate;

/**
 * The arguments of a request.
 *
 * @param values by name, without the verb
 */
record OaiArguments(OaiVerb verb, Map<String, String> values) {
  static final String VERB = "verb";
  static final String IDENTIFIER = "identifier";
  static final String METADATA_PREFIX = "metadataPrefix";
  static final String FROM = "from";
  static final String UNTIL = "until";
  static final String SET = "set";
  static final String RESUMPTION_TOKEN = "resumptionToken";

  private static final Pattern DATESTAMP =
      Pattern.compile("(?!0000)\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d:\\d\\dZ)?");

  /** The form of prefixes and sets. */
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_.!~*'():-]+");

  private static final int SHOWN_LENGTH = 50;

  /** An answer repeats them; no token or identifier is longer. */
  private static final int MAX_LENGTH = 4_000;

  /** Reads a query string, or the body of a form. Fails with {@link OaiError}. */
  static OaiArguments of(String form) {
    Map<String, String> values = new LinkedHashMap<>();
    for (String assignment : form.split("&", -1)) {
      if (!assignment.isEmpty()) {
        String[] parts = assignment.split("=", 2);
        String name = decoded(parts[0]);
        if (values.put(name, decoded(parts.length > 1 ? parts[1] : "")) != null) {
          throw new OaiError(
              name.equals(VERB) ? OaiError.Code.BAD_VERB : OaiError.Code.BAD_ARGUMENT,
              "An argument is repeated: " + shown(name));
        }
      }
    }
    String verb = values.remove(VERB);
    if (verb == null) {
      throw new OaiError(OaiError.Code.BAD_VERB, "The argument verb is missing.");
    }
    OaiArguments arguments = new OaiArguments(OaiVerb.of(verb), values);
    arguments.verb.check(values.keySet());
    arguments.requireForms();
    return arguments;
  }

  /** An answer repeats the arguments, and its schema has their forms. */
  private void requireForms() {
    values.forEach(
        (name, value) -> {
          if (value.length() > MAX_LENGTH) {
            throw OaiError.badArgument(name + " is too long.");
          }
        });
    for (String name : List.of(METADATA_PREFIX, SET)) {
      if (value(name).filter(text -> !NAME.matcher(text).matches()).isPresent()) {
        throw OaiError.badArgument(name + " must not have such characters.");
      }
    }
    if (value(IDENTIFIER).filter(text -> !isUri(text)).isPresent()) {
      throw OaiError.badArgument(IDENTIFIER + " must be a URI.");
    }
    date(FROM);
    date(UNTIL);
  }

  Optional<String> value(String name) {
    return Optional.ofNullable(values.get(name));
  }

  Optional<ResumptionToken> token() {
    return value(RESUMPTION_TOKEN).map(text -> ResumptionToken.of(text, verb));
  }

  /** The format that a request must name. */
  RecordFormat format() {
    return RecordFormat.of(values.get(METADATA_PREFIX));
  }

  /** The changes that a list selects. Fails with {@link OaiError}. */
  Harvest.Selection selection() {
    Optional<PublicationDate> from = date(FROM);
    Optional<PublicationDate> until = date(UNTIL);
    if (from.isPresent() && until.isPresent()) {
      String first = from.get().text();
      String last = until.get().text();
      if (first.length() != last.length()) {
        throw OaiError.badArgument("from and until must have the same granularity.");
      }
      if (first.compareTo(last) > 0) {
        throw OaiError.badArgument("from must not be later than until.");
      }
    }
    return new Harvest.Selection(value(SET).map(OaiArguments::set), from, until);
  }

  private static CollectionName set(String name) {
    try {
      return new CollectionName(name);
    } catch (InvalidValue _) {
      throw new OaiError(OaiError.Code.NO_RECORDS_MATCH, "There is no such set.");
    }
  }

  private Optional<PublicationDate> date(String name) {
    return value(name)
        .map(
            text -> {
              try {
                if (DATESTAMP.matcher(text).matches()) {
                  return new PublicationDate(text);
                }
              } catch (InvalidValue _) {
                // It is not in the calendar.
              }
              throw OaiError.badArgument(name + " must be YYYY-MM-DD or YYYY-MM-DDThh:mm:ssZ.");
            });
  }

  private static boolean isUri(String text) {
    try {
      return !new URI(text).toString().isEmpty();
    } catch (URISyntaxException _) {
      return false;
    }
  }

  private static String decoded(String text) {
    try {
      return URLDecoder.decode(text, UTF_8);
    } catch (IllegalArgumentException _) {
      throw OaiError.badArgument("An argument is not percent-encoded.");
    }
  }

  /** What a client sent, short enough to be repeated. */
  static String shown(String text) {
    return text.length() <= SHOWN_LENGTH ? text : text.substring(0, SHOWN_LENGTH) + "…";
  }
}
