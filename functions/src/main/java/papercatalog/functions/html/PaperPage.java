package papercatalog.functions.html;

import module java.base;

import papercatalog.bibliography.bibtex.BibtexWriter;
import papercatalog.bibliography.citation.CitedPaper;
import papercatalog.bibliography.style.CitationStyle;
import papercatalog.bibliography.style.FormattedCitation;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.IdentifierScheme;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.functions.address.WebAddress;
import papercatalog.functions.content.Content;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Request;

/** The page of a paper or of a version. */
public final class PaperPage {
  private static final int NAMED = 20;

  private final Paper paper;
  private final CitedPaper cited;
  private final Frame frame;
  private final String origin;
  private final String allAuthors;

  private PaperPage(Paper paper, boolean version, Request request, Links links) {
    this.paper = shortened(paper);
    this.allAuthors =
        version ? links.in(Format.JSON) : AccessPatterns.LIST_PAPER_AUTHORS.path(paper.id());
    this.origin = request.origin();
    this.cited = new CitedPaper(this.paper, Optional.of(origin + path(paper, false)));
    this.frame =
        Frame.of(headTitle(paper, version), request, links).at(origin + path(paper, version));
  }

  /**
   * Limits the authors to those in the paper's own item. The record of a version may name tens of
   * thousands, and the tags of a page repeat each of them twice.
   */
  private static Paper shortened(Paper paper) {
    List<Authorship> authors = paper.authors();
    return authors.size() <= Paper.EMBEDDED_AUTHORS
        ? paper
        : PaperBuilder.from(paper)
            .authors(authors.subList(0, Paper.EMBEDDED_AUTHORS))
            .authorCount(paper.authorCount())
            .build();
  }

  /** The path, with the id as the record spells it. */
  private static String path(Paper paper, boolean version) {
    return version
        ? AccessPatterns.GET_PAPER_VERSION.path(paper.id(), paper.revision())
        : AccessPatterns.GET_PAPER.path(paper.id());
  }

  /**
   * Renders the page.
   *
   * @param version whether to show it as a version
   */
  public static Content html(Paper paper, boolean version, Request request, Links links) {
    PaperPage page = new PaperPage(paper, version, request, links);
    Rendering rendering = new Rendering();
    JtepaperGenerated.render(rendering.output(), null, page, version);
    return rendering.content();
  }

  /** Puts the status of a paper first, since some places show only its title. */
  private static String headTitle(Paper paper, boolean version) {
    String title = version ? paper.title() + " (revision " + paper.revision() + ")" : paper.title();
    return StatusName.isMarked(paper.status())
        ? StatusName.of(paper.status()) + ": " + title
        : title;
  }

  /** A row of the paper's details; the link may be {@code null}. */
  record Particular(String name, String text, String link) {}

  Paper paper() {
    return paper;
  }

  Frame frame() {
    return frame;
  }

  List<Meta> tags() {
    return Highwire.of(paper, frame.canonical());
  }

  String description() {
    return Snippet.of(paper);
  }

  /** The tags of a link preview, ogp.me. */
  List<Meta> openGraph() {
    return List.of(
        new Meta("og:title", paper.title()),
        new Meta("og:type", paper.kind().map(KindName::openGraphType).orElse("article")),
        new Meta("og:url", frame.canonical()),
        new Meta("og:description", description()),
        new Meta("og:site_name", Frame.CATALOG));
  }

  String schemaOrg() {
    return SchemaOrg.of(paper, frame.canonical(), origin);
  }

  String kind() {
    return paper.kind().map(KindName::of).orElse(null);
  }

  List<PaperButton> buttons() {
    return PaperButton.of(paper, frame);
  }

  Byline byline() {
    return Byline.of(allAuthors, paper.authors(), paper.authorCount(), NAMED);
  }

  DateText published() {
    return DateText.of(paper.published());
  }

  DateText updated() {
    return DateText.of(paper.updatedAt());
  }

  /** The CSS classes of the status banner. */
  String banner() {
    return switch (paper.status()) {
      case RETRACTED, WITHDRAWN -> "banner alarm";
      case DRAFT -> "banner care";
      case PUBLISHED, SUPERSEDED -> "banner";
    };
  }

  boolean hasBanner() {
    return StatusName.isMarked(paper.status());
  }

  String statusName() {
    return StatusName.of(paper.status());
  }

  /** The meaning of the status, unless the record explains it. */
  String statusMeaning() {
    return switch (paper.status()) {
      case DRAFT -> "This is work in progress: it may still change in substance.";
      case PUBLISHED -> "";
      case SUPERSEDED -> "Another paper has taken the place of this one:";
      case RETRACTED -> "It is kept for the record. Do not rely on it.";
      case WITHDRAWN -> "This paper was taken back.";
    };
  }

  String successor() {
    return paper.supersededBy().map(AccessPatterns.GET_PAPER::path).orElse(null);
  }

  String home() {
    return AccessPatterns.GET_PAPER.path(paper.id());
  }

  String versions() {
    return AccessPatterns.LIST_PAPER_VERSIONS.path(paper.id());
  }

  String collection() {
    return AccessPatterns.LIST_COLLECTION_PAPERS.path(paper.collection());
  }

  String topic(TopicName topic) {
    return AccessPatterns.LIST_TOPIC_PAPERS.path(topic);
  }

  List<Particular> particulars() {
    List<Particular> particulars = new ArrayList<>();
    String place = PaperPlace.of(paper);
    if (!place.isEmpty()) {
      String name = paper.kind().map(KindName::venue).orElse("Appeared in");
      particulars.add(new Particular(name, place, null));
    }
    add(particulars, "Publisher", paper.publisher(), null);
    for (Map.Entry<String, String> other : paper.identifiers().entrySet()) {
      String link = WebAddress.of(other.getKey(), other.getValue()).orElse(null);
      particulars.add(new Particular(schemeName(other.getKey()), other.getValue(), link));
    }
    String license = paper.license().flatMap(WebAddress::license).orElse(null);
    add(particulars, "Licence", paper.license(), license);
    add(particulars, "Language", paper.language(), null);
    return particulars;
  }

  private static void add(
      List<Particular> particulars, String name, Optional<String> text, String link) {
    if (text.isPresent()) {
      particulars.add(new Particular(name, text.get(), link));
    }
  }

  private static String schemeName(String scheme) {
    Optional<IdentifierScheme> known = IdentifierScheme.of(scheme);
    if (known.isEmpty()) {
      return scheme;
    }
    return switch (known.get()) {
      case DOI -> "DOI";
      case ARXIV -> "arXiv";
      case ISBN -> "ISBN";
      case ISSN -> "ISSN";
      case PMID -> "PubMed";
      case URL -> "Web";
    };
  }

  String citation(CitationStyle style) {
    return FormattedCitation.of(cited, style);
  }

  /** The citation without the address at its end. */
  String citation() {
    return citation(CitationStyle.APA).substring(0, addressInCitation() - 1);
  }

  /** The address in the citation: of the DOI, on the web, or in the catalog. */
  String citedAddress() {
    return citation(CitationStyle.APA).substring(addressInCitation());
  }

  private int addressInCitation() {
    return citation(CitationStyle.APA).lastIndexOf(' ') + 1;
  }

  String bibtex() {
    return BibtexWriter.entry(cited);
  }

  /** The formats for reference managers. */
  List<Alternate> downloads() {
    List<Alternate> downloads = new ArrayList<>();
    for (Alternate alternate : frame.alternates()) {
      if (alternate.format() != Format.JSON) {
        downloads.add(alternate);
      }
    }
    return downloads;
  }

  List<String> paragraphs() {
    List<String> paragraphs = new ArrayList<>();
    for (String paragraph : paper.abstractText().orElse("").split("\n\\s*\n", -1)) {
      if (!paragraph.isBlank()) {
        paragraphs.add(paragraph.strip());
      }
    }
    return paragraphs;
  }
}
