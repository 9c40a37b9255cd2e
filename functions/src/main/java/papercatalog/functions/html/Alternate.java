package papercatalog.functions.html;

import module java.base;

import papercatalog.citations.latex.PlainFormula;
import papercatalog.domain.pattern.Format;
import papercatalog.functions.content.MediaType;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Request;

/** A page's content in a format for programs; the title helps readers choose among feeds. */
public record Alternate(Format format, String link, String title) {
  public Alternate {
    title = PlainFormula.of(title);
  }

  static List<Alternate> of(Request request, Links links, String title) {
    List<Alternate> alternates = new ArrayList<>();
    for (Format format : request.route().formats()) {
      if (format != Format.HTML && !format.isLinkset()) {
        alternates.add(new Alternate(format, links.in(format), title));
      }
    }
    return alternates;
  }

  /** Whether it is for people to take along, rather than for programs to read. */
  boolean isExport() {
    return MediaType.of(format).isDownloaded() || format == Format.CITATION;
  }

  public String name() {
    return switch (format) {
      case JSON -> "JSON";
      case HTML -> "HTML";
      case BIBTEX -> "BibTeX";
      case RIS -> "RIS";
      case CSL -> "CSL-JSON";
      case CITATION -> "Citation";
      case ATOM -> "Atom feed";
      case JSON_LD -> "JSON-LD";
      case LINKSET, LINKSET_TEXT -> "Link set";
    };
  }
}
