package papercatalog.functions.docs;

import java.util.List;
import papercatalog.domain.schema.AccessPattern;
import papercatalog.domain.schema.DocsPage;
import papercatalog.domain.schema.Format;

/** Which schema an answer follows, by its name among the components. */
final class Shapes {
  /** A text that is no JSON, whose grammar others have written. */
  static final String TEXT = "";

  private static final String LINK_SET = "application/linkset+json";

  private Shapes() {}

  /** What a pattern answers in a format. */
  static String of(AccessPattern pattern, Format format) {
    return switch (format) {
      case JSON -> json(pattern);
      case CSL -> "CslItems";
      case HTML, BIBTEX, RIS, ATOM -> TEXT;
    };
  }

  /** What a page is served as, without the parameters of the type. */
  static List<String> mediaTypes(DocsPage page) {
    return switch (page) {
      case START -> page.formats().stream().map(Format::mediaType).toList();
      case REFERENCE -> List.of(Format.HTML.mediaType());
      case OPENAPI -> List.of(Format.JSON.mediaType());
      case API_CATALOG -> List.of(LINK_SET);
      case LLMS, ROBOTS -> List.of("text/plain");
      case FAVICON -> List.of("image/svg+xml");
    };
  }

  /** What a page holds in one of its types. */
  static String of(DocsPage page, String mediaType) {
    return switch (page) {
      case START -> mediaType.equals(Format.JSON.mediaType()) ? "Index" : TEXT;
      case OPENAPI -> "Description";
      case API_CATALOG -> "LinkSet";
      case REFERENCE, LLMS, ROBOTS, FAVICON -> TEXT;
    };
  }

  private static String json(AccessPattern pattern) {
    return switch (pattern) {
      case GET_PAPER -> "Paper";
      case LIST_COLLECTION_PAPERS, LIST_TOPIC_PAPERS, FIND_PAPERS -> "PaperList";
      case LIST_AUTHOR_PAPERS -> "AuthorPaperList";
      case GET_AUTHOR -> "Author";
      case LIST_PAPER_AUTHORS -> "MembershipList";
      case LIST_PAPER_VERSIONS -> "VersionList";
      case GET_PAPER_VERSION -> "Version";
      case LIST_CHANGES -> "ChangeList";
      case LIST_COLLECTIONS, LIST_TOPICS -> "DirectoryList";
    };
  }
}
