package papercatalog.functions.docs;

import module java.base;

import papercatalog.domain.model.Identifier;
import papercatalog.domain.pattern.QueryParameter;

/**
 * The forms of the identifiers to find, for the description. What they admit, {@link Identifier}
 * reads; it also reads rarer forms.
 */
final class IdentifierPatterns {
  private static final String REST = "[!-~][^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*";

  /** Escapes stand for visible characters. */
  private static final String ESCAPED =
      "(?:[^%\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029]|%(?:[2-6][0-9abcdef]|7[0-9abcde]))+";

  private static final String HOST = "(?:https?://)?(?:[a-z-]+[.])*";
  private static final String DOI = "10[.][0-9]{4,9}/" + ESCAPED;
  private static final String ARXIV =
      "(?:[0-9]{4}[.][0-9]{4,5}|[a-z-]+(?:[.][a-z-]+)?/[0-9]{7})(?:v[0-9]+)?";
  private static final String PMID = "[1-9][0-9]{0,7}";
  private static final String URL = "[a-z][a-z0-9+.-]*://" + REST;

  private IdentifierPatterns() {}

  static Map<String, Object> schema(QueryParameter parameter) {
    Map<String, Object> schema = Vocabulary.pattern("^" + anyCase(regex(parameter)) + "$");
    schema.put("maxLength", Identifier.MAX_LENGTH);
    return schema;
  }

  /** Each bare, behind its name, or as a link. */
  private static String regex(QueryParameter parameter) {
    return switch (parameter) {
      case DOI -> "(?:doi: ?|" + HOST + "doi[.]org/)?" + DOI;
      case ARXIV ->
          "(?:(?:arxiv: ?)?%s(?: ?\\[[a-z.-]+\\])?|%sarxiv[.]org/(?:abs|pdf|html)/%s(?:[.]pdf|/)?)"
              .formatted(ARXIV, HOST, ARXIV);
      case ISBN -> "(?:isbn: ?)?(?:97[89][- ]?)?(?:[0-9][- ]?){9}[0-9x]";
      case ISSN -> "(?:issn: ?)?[0-9]{4}-[0-9]{3}[0-9x]";
      case PMID ->
          "(?:(?:pmid: ?)?%s|%spubmed[.]ncbi[.]nlm[.]nih[.]gov/%s/?)".formatted(PMID, HOST, PMID);
      case URL -> URL;
      case IDENTIFIER ->
          EnumSet.range(QueryParameter.DOI, QueryParameter.URL).stream()
              .map(IdentifierPatterns::regex)
              .collect(Collectors.joining("|", "(?:", ")"));
      default -> throw new IllegalArgumentException(parameter.text());
    };
  }

  /** Schemas have no flags: {@code doi} becomes {@code [Dd][Oo][Ii]}, a range both ranges. */
  private static String anyCase(String regex) {
    StringBuilder any = new StringBuilder();
    boolean inClass = false;
    for (int i = 0; i < regex.length(); i++) {
      char c = regex.charAt(i);
      inClass = c == '[' || (inClass && c != ']');
      if (c == '\\') {
        int end = regex.charAt(i + 1) == 'u' ? i + 6 : i + 2;
        any.append(regex, i, end);
        i = end - 1;
      } else if (regex.startsWith("a-z", i)) {
        any.append("A-Za-z");
        i += 2;
      } else if (c >= 'a' && c <= 'z') {
        String both = "" + Character.toUpperCase(c) + c;
        any.append(inClass ? both : "[" + both + "]");
      } else {
        any.append(c);
      }
    }
    return any.toString();
  }
}
