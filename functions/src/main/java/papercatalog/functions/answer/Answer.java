package papercatalog.functions.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papercatalog.domain.model.Paper;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.table.Namespace;
import papercatalog.functions.content.Content;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Request;

/** What a handler answers with: something found, in each format of its route. */
public abstract class Answer {
  private final Request request;
  private final Links links;

  Answer(Request request, Links links) {
    this.request = request;
    this.links = links;
  }

  /**
   * What it says in one of the formats of its route.
   *
   * @param catalog which has found it
   */
  public final Content in(Format format, Namespace catalog) {
    return format == Format.JSON
        ? json()
        : inAnother(format, catalog); // a switch is a class to load
  }

  private Content inAnother(Format format, Namespace catalog) {
    return switch (format) {
      case JSON -> json();
      case HTML -> html();
      case BIBTEX -> Citations.bibtex(cited());
      case RIS -> Citations.ris(cited());
      case CSL -> Citations.csl(cited());
      case ATOM -> atom(catalog);
    };
  }

  /** The {@code Link} header when it is shown in a format: relations, other formats. */
  public final String linkHeader(Format shown) {
    List<String> values = new ArrayList<>();
    addRelations(values);
    for (Format other : request.route().formats()) {
      if (other != shown) {
        values.add(relation(links.in(other), "alternate") + "; type=\"" + other.mediaType() + '"');
      }
    }
    return String.join(", ", values);
  }

  /** The name of a file that holds it, without the ending. */
  public abstract String fileName();

  abstract Content json();

  abstract Content html();

  /** The papers that can be cited, where the route has such formats. */
  List<Paper> cited() {
    throw new IllegalStateException(request.route() + " has nothing to cite");
  }

  /** The feed, where the route has one. */
  Content atom(Namespace catalog) {
    throw new IllegalStateException(request.route() + " has no feed");
  }

  /** Adds what leads elsewhere to the {@code Link} header. */
  void addRelations(List<String> values) {}

  final Request request() {
    return request;
  }

  final Links links() {
    return links;
  }

  /** A value of the {@code Link} header, RFC 8288. */
  static String relation(String target, String name) {
    return "<" + target + ">; rel=\"" + name + '"';
  }

  static void addRelation(List<String> values, Optional<String> target, String name) {
    if (target.isPresent()) {
      values.add(relation(target.get(), name));
    }
  }
}
