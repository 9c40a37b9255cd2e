package papercatalog.functions.docs;

import java.util.List;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.DocsPage;
import papercatalog.domain.pattern.Format;

/** The schema of an answer, by its component name. */
final class Shapes {
  /** A format other than JSON, defined elsewhere. */
  static final String TEXT = "";

  private static final String LINK_SET = "application/linkset+json";

  private Shapes() {}

  /** The schema of a pattern's answer in a format. */
  static String of(AccessPattern<?> pattern, Format format) {
    return switch (format) {
      case JSON -> pattern.result();
      case CSL -> "CslItems";
      case HTML, BIBTEX, RIS, CITATION, ATOM -> TEXT;
    };
  }

  static List<String> mediaTypes(DocsPage page) {
    return switch (page) {
      case START -> page.formats().stream().map(Format::mediaType).toList();
      case REFERENCE -> List.of(Format.HTML.mediaType());
      case OPENAPI -> List.of(Format.JSON.mediaType());
      case API_CATALOG -> List.of(LINK_SET);
      case LLMS, ROBOTS -> List.of("text/plain");
      case FAVICON -> List.of("image/svg+xml");
      case OPENSEARCH -> List.of(OpenSearch.MEDIA_TYPE);
      case SITEMAP -> List.of("application/xml");
    };
  }

  /** The schema of a page in a media type. */
  static String of(DocsPage page, String mediaType) {
    return switch (page) {
      case START -> mediaType.equals(Format.JSON.mediaType()) ? "Index" : TEXT;
      case OPENAPI -> "Description";
      case API_CATALOG -> "LinkSet";
      case REFERENCE, LLMS, ROBOTS, FAVICON, OPENSEARCH, SITEMAP -> TEXT;
    };
  }
}
