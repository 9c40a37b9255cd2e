package papercatalog.citations.paper;

import module java.base;

import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.IdentifierScheme;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PercentEncoding;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.Text;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.model.WorkKind;

/** The facts that a citation states differently from the catalog, the same in each format. */
public record CitedPaper(Paper paper, Optional<String> address) {
  /** Prefix of a retracted paper's title, for readers who see nothing else. */
  private static final String RETRACTED = "[RETRACTED] ";

  private static final Pattern MEETING =
      Pattern.compile("(?i).*\\b(?:proc\\.|proceedings|conference|symposium|workshop)(?:\\W.*)?");
  private static final Pattern JOURNAL =
      Pattern.compile("(?i).*\\b(?:journal|transactions|letters|communications|magazine)\\b.*");
  private static final String PLAIN = ".:/?=&%#~+,;@!*()_-";

  public CitedPaper(Paper paper) {
    this(paper, Optional.empty());
  }

  /** The title with the subtitle. */
  public String title() {
    return marked(paper.fullTitle());
  }

  public String titleAlone() {
    return marked(paper.title());
  }

  private String marked(String title) {
    return paper.status() == Status.RETRACTED ? RETRACTED + title : title;
  }

  /** The kind of work; guessed from the venue if the catalog does not know it. */
  public WorkKind kind() {
    return paper.kind().orElseGet(this::likelyKind);
  }

  public List<CitedName> names(Role role) {
    return paper.authors().stream().filter(author -> author.has(role)).map(CitedName::of).toList();
  }

  /** Whether people of a role are not named: by a list, or by the source. */
  public boolean andOthers(Role role) {
    return isOpen(role) || isCut(role);
  }

  public boolean isOpen(Role role) {
    return paper.authors().stream().anyMatch(author -> author.others() && author.role() == role);
  }

  private boolean isCut(Role role) {
    return !paper.hasAllAuthors()
        && Arrays.stream(Role.values())
            .filter(any -> !names(any).isEmpty())
            .findFirst()
            .equals(Optional.of(role));
  }

  public Optional<String> statusNote() {
    return switch (paper.status()) {
      case PUBLISHED -> Optional.empty();
      case DRAFT -> Optional.of("Draft");
      case SUPERSEDED -> paper.supersededBy().map(newer -> "Superseded by " + newer);
      case RETRACTED -> Optional.of("Retracted");
      case WITHDRAWN -> Optional.of("Withdrawn");
    };
  }

  public Optional<String> statusNoteWithReason() {
    return statusNote()
        .map(note -> note + paper.statusReason().map(reason -> ": " + reason).orElse(""));
  }

  /** Says that authors are missing, for formats that cannot say it in a list of names. */
  public Optional<String> missingNote() {
    if (paper.hasAllAuthors()) {
      return paper.authors().stream().anyMatch(Authorship::others)
          ? Optional.of("Its source does not name all authors")
          : Optional.empty();
    }
    return Optional.of(
        "Names the first %d of %d authors".formatted(paper.authors().size(), paper.authorCount()));
  }

  /** The venue. A work that is not in a periodical has none if its venue is its publisher. */
  private Optional<String> container() {
    return !CitedKind.of(kind()).bibtex().equals("article")
            && paper.venue().equals(paper.publisher())
        ? Optional.empty()
        : paper.venue();
  }

  public Optional<String> text(CitationField field) {
    return switch (field) {
      case TITLE -> Optional.of(title());
      case VENUE -> container();
      case DOI -> doi();
      case URL -> url().or(() -> address);
      default -> field.of(paper);
    };
  }

  public Optional<String> keywords() {
    return paper.topics().isEmpty()
        ? Optional.empty()
        : Optional.of(
            paper.topics().stream().map(TopicName::value).collect(Collectors.joining(", ")));
  }

  public Optional<String> doi() {
    String given = paper.identifiers().getOrDefault("doi", "");
    return Identifier.ofPaper(paper).stream()
        .filter(identifier -> identifier.scheme() == IdentifierScheme.DOI)
        .map(Identifier::value)
        .filter(doi -> doi.startsWith("10.") && doi.indexOf('/') > 0)
        .map(doi -> doi.equalsIgnoreCase(given) ? given : doi)
        .findFirst();
  }

  public Optional<String> arxivUrl() {
    return text(CitationField.ARXIV).map(id -> "https://arxiv.org/abs/" + address(id));
  }

  /** The URN of the paper, or its address on the web or a file server; else empty. */
  public Optional<String> url() {
    return Optional.ofNullable(paper.identifiers().get("url"))
        .map(CitedPaper::address)
        .filter(url -> Text.isWebAddress(url.replaceFirst("^(?i)(?:ftp://|urn:)", "http://")));
  }

  /** A URL in ASCII: other characters are percent-encoded. */
  public static String address(String text) {
    return PercentEncoding.of(text, PLAIN);
  }

  private WorkKind likelyKind() {
    return names(Role.AUTHOR).isEmpty()
        ? WorkKind.DOCUMENT
        : venueMatches(MEETING)
            ? WorkKind.PAPER_CONFERENCE
            : venueMatches(JOURNAL) ? WorkKind.ARTICLE_JOURNAL : WorkKind.DOCUMENT;
  }

  private boolean venueMatches(Pattern pattern) {
    return paper.venue().filter(venue -> pattern.matcher(venue).matches()).isPresent();
  }
}
