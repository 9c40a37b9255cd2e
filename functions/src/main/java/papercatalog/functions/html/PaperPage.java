package papercatalog.functions.html;

import module java.base;

import gg.jte.html.HtmlTemplateOutput;
import papercatalog.citations.format.BibtexWriter;
import papercatalog.citations.latex.PlainFormula;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Overview;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.RelatedPaper;
import papercatalog.domain.model.TextField;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Request;
import papercatalog.functions.signposting.Signpost;

/**
 * The page of a paper or of a version, with a link to all authors.
 *
 * @param citedBy number of papers that cite it; empty of a version, and if it was not read
 * @param relatedPapers of this catalog; none of a version
 */
public record PaperPage(
    Paper paper,
    boolean version,
    OptionalLong citedBy,
    List<RelatedPaper> relatedPapers,
    Frame frame,
    List<Signpost> signposts,
    String origin,
    String allAuthors) {
  /** The environment variable with the address for readers' corrections. */
  public static final String CORRECTIONS_VARIABLE = "CORRECTIONS";

  private static final String CORRECTIONS = System.getenv(CORRECTIONS_VARIABLE);
  private static final int NAMED = 30;
  private static final List<String> STYLES = List.of("APA", "IEEE", "Chicago", "MLA");

  public static void render(
      HtmlTemplateOutput page,
      Paper paper,
      boolean version,
      Optional<Overview> around,
      Request request,
      Links links) {
    String path = path(paper, version);
    PaperPage shown =
        new PaperPage(
            shortened(paper),
            version,
            around.map(Overview::citedBy).orElse(OptionalLong.empty()),
            around.map(Overview::related).orElse(List.of()),
            Frame.of(headTitle(paper, version), request, links).at(request.origin() + path),
            Signpost.of(paper, links),
            request.origin(),
            version ? links.in(Format.JSON) : AccessPatterns.LIST_PAPER_AUTHORS.path(paper.id()));
    JtepaperGenerated.render(page, null, shown, shown.paper);
  }

  String path() {
    return path(paper, version);
  }

  private static String path(Paper paper, boolean version) {
    return version
        ? AccessPatterns.GET_PAPER_VERSION.path(paper.id(), paper.revision())
        : AccessPatterns.GET_PAPER.path(paper.id());
  }

  /**
   * Limits the authors: the record of a version may name tens of thousands, and tags repeat each
   * twice.
   */
  static Paper shortened(Paper paper) {
    List<Authorship> authors = paper.authors();
    return authors.size() <= Paper.EMBEDDED_AUTHORS
        ? paper
        : PaperBuilder.from(paper)
            .authors(authors.subList(0, Paper.EMBEDDED_AUTHORS))
            .authorCount(paper.authorCount())
            .build();
  }

  /** Puts the status of a paper first, since some places show only its title. */
  private static String headTitle(Paper paper, boolean version) {
    String title = version ? paper.title() + " (revision " + paper.revision() + ")" : paper.title();
    return StatusName.isMarked(paper.status())
        ? StatusName.of(paper.status()) + ": " + title
        : title;
  }

  /** The tags of a link preview, ogp.me. */
  List<Meta> openGraph() {
    return List.of(
        new Meta("og:title", PlainFormula.of(paper.title())),
        new Meta("og:type", paper.kind().map(KindName::openGraphType).orElse("article")),
        new Meta("og:url", frame.canonical()),
        new Meta("og:description", Snippet.of(paper)),
        new Meta("og:site_name", Frame.CATALOG));
  }

  /** The links under the byline: where to read the paper, and how to cite it. */
  List<Link> buttons() {
    List<Link> buttons = toRead();
    for (Alternate alternate : frame.alternates()) {
      if (alternate.format() == Format.BIBTEX) {
        buttons.add(new Link(alternate.name(), alternate.link()));
      }
    }
    buttons.add(new Link("Cite", "#cite"));
    return buttons;
  }

  private List<Link> toRead() {
    return Link.toRead(paper.identifiers(), paper.text(TextField.FULL_TEXT));
  }

  /** The button that stands out, or {@code null}. */
  Link filled() {
    return toRead().stream().findFirst().orElse(null);
  }

  /** The link to correct the record, or {@code null}. */
  String correction() {
    return CORRECTIONS == null || version
        ? null
        : CorrectionLink.of(CORRECTIONS, paper, frame.canonical());
  }

  /** The links to what belongs to the paper, with their numbers; none to an empty list. */
  List<Link> related() {
    List<Link> related = new ArrayList<>();
    related.add(
        new Link(
            citedBy.isPresent()
                ? "Cited by " + Thousands.of(citedBy.getAsLong())
                : "Papers that cite it",
            citedBy.orElse(1) == 0 ? null : AccessPatterns.LIST_PAPER_CITATIONS.path(paper.id())));
    if (paper.referenceCount() > 0) {
      related.add(
          new Link(
              Thousands.of(paper.referenceCount(), "reference"),
              AccessPatterns.GET_PAPER_REFERENCES.path(paper.id())));
    }
    if (!version) {
      related.add(
          new Link(
              Thousands.of(paper.revision(), "version"),
              AccessPatterns.LIST_PAPER_VERSIONS.path(paper.id())));
    }
    related.add(
        new Link("Everything on one page", AccessPatterns.GET_PAPER_OVERVIEW.path(paper.id())));
    return related;
  }

  String place() {
    return Place.of(paper);
  }

  Byline byline() {
    return Byline.of(allAuthors, paper.authors(), paper.authorCount(), NAMED);
  }

  /** Links to citations: a page that formats them would start more slowly. */
  List<Link> styles() {
    List<Link> styles = new ArrayList<>();
    for (Alternate alternate : frame.alternates()) {
      if (alternate.format() == Format.CITATION) {
        STYLES.forEach(
            style ->
                styles.add(
                    new Link(
                        style, alternate.link() + "&style=" + style.toLowerCase(Locale.ROOT))));
      }
    }
    return styles;
  }

  String bibtex() {
    return BibtexWriter.entry(
        new CitedPaper(paper, Optional.of(origin + AccessPatterns.GET_PAPER.path(paper.id()))));
  }

  List<String> paragraphs() {
    return Arrays.stream(paper.abstractText().orElse("").split("\n\\s*\n", -1))
        .filter(paragraph -> !paragraph.isBlank())
        .map(String::strip)
        .toList();
  }
}
