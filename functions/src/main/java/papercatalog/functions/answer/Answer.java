package papercatalog.functions.answer;

import module java.base;

import gg.jte.html.HtmlTemplateOutput;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.domain.model.Paper;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.content.Content;
import papercatalog.functions.content.HttpDate;
import papercatalog.functions.content.MediaType;
import papercatalog.functions.html.Frame;
import papercatalog.functions.html.Rendering;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Request;
import papercatalog.functions.signposting.LinkSet;

/** The answer of a handler, in each format of its route. */
public abstract class Answer {
  /** Links of more characters are not repeated for each format: clients limit headers to 16 KB. */
  private static final int LONGEST_LINK = 1_500;

  final Request request;
  final Links links;

  Answer(Request request, Links links) {
    this.request = request;
    this.links = links;
  }

  public final Content in(Format format, Namespace namespace) {
    return format == Format.JSON
        ? json()
        : inAnother(format, namespace); // a switch would load another class
  }

  private Content inAnother(Format format, Namespace namespace) {
    return switch (format) {
      case JSON -> json();
      case HTML -> page();
      case BIBTEX -> Citations.bibtex(citations(), remarks());
      case RIS -> Citations.ris(citations());
      case CSL -> Citations.csl(citations());
      case CITATION -> Citations.formatted(citations(), request.style().orElseThrow());
      case ATOM -> atom(namespace);
      case JSON_LD -> jsonLd();
      case LINKSET -> linkset().json();
      case LINKSET_TEXT -> linkset().text();
    };
  }

  /** The {@code Link} header of a format: relations and other formats. */
  public final String linkHeader(Format shown) {
    List<String> values = new ArrayList<>();
    addRelations(values);
    boolean linked = links.plain().length() <= LONGEST_LINK;
    for (Format other : request.route().formats()) {
      if (other != shown && linked && !other.isLinkset()) {
        values.add(Links.header(links.in(other), "alternate", MediaType.of(other).text()));
      }
    }
    return String.join(", ", values);
  }

  /** The page to go to instead of this one in a format; usually empty. */
  public Optional<String> elsewhere(Format format) {
    return Optional.empty();
  }

  /**
   * The part of this answer whose content fits a JSON string of so many bytes, if it can be
   * divided.
   */
  public Answer within(int most, Format format, Namespace namespace) {
    return this;
  }

  public void addHeaders(Map<String, String> headers) {}

  /**
   * Adds the time of the record, unless an older release has not stored it. {@code
   * If-Modified-Since} is ignored: a page also shows counts, and a release another form.
   */
  static void addModified(Map<String, String> headers, Instant updated) {
    if (updated.getEpochSecond() > 0) {
      headers.put("Last-Modified", HttpDate.of(updated));
    }
  }

  /** The name of a download, without its extension. */
  public abstract String fileName();

  abstract Content json();

  private Content page() {
    Rendering page = new Rendering();
    render(page.output());
    return page.content();
  }

  abstract void render(HtmlTemplateOutput page);

  Frame frame(String title) {
    return Frame.of(title, request, links);
  }

  private List<CitedPaper> citations() {
    return cited().stream().map(paper -> new CitedPaper(paper, address(paper))).toList();
  }

  private Optional<String> address(Paper paper) {
    return request.knownOrigin().map(it -> it + AccessPatterns.GET_PAPER.path(paper.id()));
  }

  /** The papers to cite, for routes with citation formats. */
  List<Paper> cited() {
    throw new IllegalStateException(request.route() + " has nothing to cite");
  }

  /** Remarks on the citations, for the formats with comments. */
  List<String> remarks() {
    return List.of();
  }

  /** The feed, for routes that have one. */
  Content atom(Namespace namespace) {
    throw new IllegalStateException(request.route() + " has no feed");
  }

  /** The record of schema.org, for routes that have one. */
  Content jsonLd() {
    throw new IllegalStateException(request.route() + " has no record of schema.org");
  }

  /** The typed links, for routes with link sets. */
  LinkSet linkset() {
    throw new IllegalStateException(request.route() + " has no link set");
  }

  /** Adds relations to the {@code Link} header. */
  void addRelations(List<String> values) {}
}
