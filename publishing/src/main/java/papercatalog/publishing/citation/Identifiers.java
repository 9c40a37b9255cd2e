package papercatalog.publishing.citation;

import static papercatalog.publishing.entry.NoticeKind.DOI_LEFT_OUT;
import static papercatalog.publishing.entry.NoticeKind.FIELD_LEFT_OUT;

import module java.base;

import papercatalog.citations.paper.CitationField;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.IdentifierScheme;
import papercatalog.domain.model.InvalidValue;
import papercatalog.publishing.entry.EntryRules;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.text.Excerpt;

public final class Identifiers {
  private static final Predicate<String> LEADS_TO_DOI =
      Pattern.compile("(?i)(?:(?:https?://)?(?:www\\.|dx\\.)?doi\\.org/|(?:doi:\\s*)?10\\.\\d+/).+")
          .asMatchPredicate();

  private static final Pattern PUBMED =
      Pattern.compile(
          "(?i)https?://(?:www\\.)?(?:pubmed\\.ncbi\\.nlm\\.nih\\.gov/|(?:m\\.)?ncbi\\.nlm\\.nih\\.gov/pubmed/)"
              + "(\\d{1,8})/?(?:[?#].*)?");
  private static final Pattern PMC =
      Pattern.compile(
          "(?i)https?://(?:www\\.)?(?:pmc\\.ncbi\\.nlm\\.nih\\.gov|ncbi\\.nlm\\.nih\\.gov/pmc|europepmc\\.org)"
              + "/articles?/(?:PMC/)?(PMC\\d+)(?:/.*)?");

  /** A DOI in the path of a publisher's page; ACM numbers pages without one under 10.5555. */
  private static final Pattern PUBLISHED =
      Pattern.compile(
          "(?i)https?://[^/]+/(?:doi|article|chapter|book|articles|content/pdf|document)/"
              + "(?:(?:abs|full|pdf|epdf|pdfplus|epub|book|suppl|fullHtml)/)?"
              + "(10\\.(?!5555/)\\d{4,9}/[^?#]+?)(?:/(?:abstract|summary|references|full|pdf|epdf|meta|html))?(?:\\.pdf)?/?(?:[?#].*)?");

  private static final Pattern OF_ARXIV = Pattern.compile("^10\\.48550/arxiv\\.");
  private static final Pattern DOI = Pattern.compile("10\\.[^/\\s]{1,99}/[^\\s]*[^\\s,;]");
  private static final Pattern WITHOUT_SCHEME =
      Pattern.compile("(?i)^(?=www\\.|[a-z0-9-][a-z0-9.-]*\\.[a-z]{2,}/)");
  private static final Pattern WEB =
      Pattern.compile(
          "(?i)(?:[^/]*[\\s<(\\[\"])?(https?://[^\\s<>\"]+?)[>\"]?[.;,]?"
              + "(?:(?:\\s+<?|(?<=[,;]))(?<more>https?://(?s:.*))|\\s+[(\\[].*|(?<=,)\\s.*)?");
  private static final Pattern SCHEME = Pattern.compile("(?i)[a-z][a-z0-9+.-]*:.*");
  private static final Pattern ARXIV_URL =
      Pattern.compile(
          "(?is)(?:https?://)?(?:[a-z]+\\.)?arxiv\\.org/(?:abs|pdf|html)/(.+?)(?:\\.pdf|/)?(?:[?#].*)?");
  private static final Pattern ARXIV =
      Pattern.compile(
          "(?i)(?:(?:.*[\\s:])?arxiv(?:\\.org)?[:.]\\s*|abs/)?(\\d{4}\\.\\d{4,5}(?:v\\d+)?|[a-z-]+(?:\\.[a-z-]+)?/\\d{7}(?:v\\d+)?)(?:\\s*[\\[(][\\w.,"
              + " -]+[\\])])?");

  /** The schemes of archives that have another name. */
  private static final Map<String, String> SCHEMES = Map.of("pubmed", "pmid", "pmc", "pmcid");

  private final Map<String, String> byScheme = new TreeMap<>();
  private final List<Notice> notices;

  public Identifiers(List<Notice> notices) {
    this.notices = notices;
  }

  public void add(CitationField field, String text) {
    switch (field) {
      case DOI -> addDoi(text);
      case ARXIV -> addArxiv(text);
      case URL -> addUrl(text);
      case ISBN, ISSN ->
          add(
              field.text(),
              text.replaceAll("(?i)(?<!\\S)(?:https?://\\S+/|urn:is[bs]n:)(?=[\\dXx-])", "")
                  .replaceAll("\\p{Pd}+", "-"));
      default -> add(field.text(), text);
    }
  }

  /** A number in an archive; some entries have its address. */
  public void addEprint(String archive, String number) {
    if (!archive.equals("arxiv")) {
      add(SCHEMES.getOrDefault(archive, archive), number);
    } else if (!byScheme.containsKey("arxiv")) {
      notices.add(FIELD_LEFT_OUT.notice("eprint `%s` left out: no arXiv id", Excerpt.of(number)));
    }
  }

  public void add(String scheme, String value) {
    byScheme.putIfAbsent(scheme, value);
  }

  public Map<String, String> byScheme() {
    return byScheme;
  }

  private void addDoi(String text) {
    if (DOI.matcher(text).results().count() > 1) {
      notices.add(DOI_LEFT_OUT.notice("doi `%s`: only the first was taken", Excerpt.of(text)));
    }
    bareDoi(text)
        .ifPresentOrElse(
            bare -> {
              add("doi", bare);
              addArxiv(OF_ARXIV.matcher(bare).replaceFirst(""));
            },
            () -> notices.add(DOI_LEFT_OUT.notice("doi `%s` left out: no DOI", Excerpt.of(text))));
  }

  /** The first DOI, also behind a word or the address of another resolver. */
  private static Optional<String> bareDoi(String text) {
    Matcher doi = DOI.matcher(Identifier.of(IdentifierScheme.DOI, text).value());
    return doi.find()
        ? Optional.of(Identifier.of(IdentifierScheme.DOI, unenclosed(doi.group())).value())
        : Optional.empty();
  }

  /** Without the bracket that closes a remark around an identifier; others are part of it. */
  private static String unenclosed(String text) {
    int last = text.length() - 1;
    int bracket = ")]>".indexOf(text.charAt(last));
    boolean open =
        bracket < 0
            || text.lastIndexOf("([<".charAt(bracket))
                > text.lastIndexOf(text.charAt(last), last - 1);
    return open ? text : text.substring(0, last);
  }

  /** Of several addresses, or one in a sentence, the first. */
  private void addUrl(String text) {
    Matcher web = WEB.matcher(text);
    String url =
        web.matches()
            ? unenclosed(web.group(1))
            : WITHOUT_SCHEME.matcher(text).replaceFirst("https://");
    if (web.matches() && web.group("more") != null) {
      notices.add(
          FIELD_LEFT_OUT.notice("url `%s` left out: a second one", Excerpt.of(web.group("more"))));
    }
    try {
      if (LEADS_TO_DOI.test(url) && bareDoi(url).isPresent()) {
        addDoi(url);
        return;
      }
      Matcher pubMed = PUBMED.matcher(url);
      if (pubMed.matches()) {
        add("pmid", pubMed.group(1));
        if (byScheme.get("pmid").equals(pubMed.group(1))) {
          return;
        }
      }
      Matcher archived = PMC.matcher(url);
      if (archived.matches()) {
        add("pmcid", archived.group(1).toUpperCase(Locale.ROOT));
      }
      Matcher published = PUBLISHED.matcher(url);
      if (published.matches() && !byScheme.containsKey("doi")) {
        bareDoi(published.group(1)).ifPresent(doi -> add("doi", doi));
      }
      addArxiv(url);
      if (ARXIV.matcher(url).matches()) {
        return;
      }
      if (!SCHEME.matcher(url).matches()) {
        throw new InvalidValue("url", "must be an address");
      }
      EntryRules.url("url", url);
      add("url", url);
    } catch (InvalidValue invalid) {
      notices.add(
          FIELD_LEFT_OUT.notice("url `%s` left out: it %s", Excerpt.of(url), invalid.rule()));
    }
  }

  private void addArxiv(String text) {
    Matcher address = ARXIV_URL.matcher(text.strip());
    Matcher id = ARXIV.matcher(address.matches() ? address.group(1) : text.strip());
    if (id.matches()) {
      add("arxiv", id.group(1));
    }
  }
}
