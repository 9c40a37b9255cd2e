package papercatalog.domain.model;

import static papercatalog.domain.model.IdentifierScheme.*;

import module java.base;

/**
 * Recognizes the scheme of an identifier as people paste it: a link, a value, or both with a name.
 */
public final class RecognizedIdentifier {
  private static final Pattern NAMED =
      Pattern.compile("(?i)(doi|arxiv|isbn|issn|pmid)(?:-1[03])?[: ](.+)");

  /** The first form that matches decides. Eight digits without a hyphen are a PubMed id. */
  private static final List<WrittenForm> FORMS =
      List.of(
          new WrittenForm(DOI, "(.*doi\\.org/)?10\\.\\d{4,9}/.+"),
          new WrittenForm(ARXIV, ".*arxiv\\.org/(abs|pdf|html)/.+"),
          new WrittenForm(
              ARXIV, "(\\d{4}\\.\\d{4,5}|[a-z-]+(\\.[a-z-]+)?/\\d{7})(v\\d+)?( ?\\[[a-z.-]+])?"),
          new WrittenForm(
              PMID,
              ".*(pubmed\\.ncbi\\.nlm\\.nih\\.gov|ncbi\\.nlm\\.nih\\.gov/pubmed)/.+|[1-9]\\d{0,7}"),
          new WrittenForm(ISSN, "\\d{4}-\\d{3}[\\dx]|\\d{7}x"),
          new WrittenForm(ISBN, "(97[89][- ]?)?(\\d[- ]?){9}[\\dx]"),
          new WrittenForm(URL, "[a-z][a-z0-9+.-]*://.+"));

  private RecognizedIdentifier() {}

  private record WrittenForm(IdentifierScheme scheme, Pattern pattern) {
    WrittenForm(IdentifierScheme scheme, String regex) {
      this(scheme, Pattern.compile(regex, Pattern.CASE_INSENSITIVE));
    }
  }

  /** Fails with {@link InvalidValue} for an unknown scheme, and for an empty or too long text. */
  public static Identifier of(String text) {
    String given = Text.line("identifier", text, Identifier.MAX_LENGTH).strip();
    Matcher named = NAMED.matcher(given);
    if (named.matches()) {
      String scheme = named.group(1).toLowerCase(Locale.ROOT);
      return Identifier.of(IdentifierScheme.of(scheme).orElseThrow(), named.group(2));
    }
    for (WrittenForm form : FORMS) {
      if (form.pattern().matcher(given).matches()) {
        return Identifier.of(form.scheme(), given);
      }
    }
    throw new InvalidValue("identifier", "must be an identifier of a known form");
  }
}
