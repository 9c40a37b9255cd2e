package papercatalog.request;

import static papercatalog.schema.QueryParameter.CURSOR;
import static papercatalog.schema.QueryParameter.FORMAT;

import java.util.Optional;
import java.util.StringJoiner;
import papercatalog.read.Listing;
import papercatalog.schema.Format;
import papercatalog.schema.QueryParameter;

/**
 * Links from an answer to itself, its other formats and its other pages: relative to the host, and
 * built from the parsed request, so that they carry every parameter of it and nothing that a client
 * made up.
 *
 * <p>Only an identifier needs escaping: each other value has passed a grammar without reserved
 * characters. It is carried as it was given, which reads as the same identifier again.
 */
public final class Links {
  private final Request request;
  private final Listing listing;

  private Links(Request request, Listing listing) {
    this.request = request;
    this.listing = listing;
  }

  /** Of something that is no list. */
  public static Links of(Request request) {
    return new Links(request, Listing.FIRST);
  }

  /** Of a page of a list. */
  public static Links of(Request request, Listing listing) {
    return new Links(request, listing);
  }

  /** The request as it was understood. */
  public String self() {
    return to(listing, request.query().get(FORMAT.text()));
  }

  /** The same in a format. */
  public String in(Format format) {
    return to(listing, format.text());
  }

  /** Another page of the list, in the same format. */
  public String to(Listing other) {
    return to(other, request.query().get(FORMAT.text()));
  }

  private String to(Listing shown, String format) {
    String path = request.path();
    StringJoiner link = new StringJoiner("&", path + "?", "").setEmptyValue(path);
    for (QueryParameter parameter : request.route().queryParameters()) {
      if (parameter == FORMAT) {
        if (format != null) {
          link.add(FORMAT.text() + "=" + format);
        }
      } else if (parameter == CURSOR || request.gives(parameter)) {
        value(parameter, shown).ifPresent(value -> link.add(parameter.text() + "=" + value));
      }
    }
    return link.toString();
  }

  private Optional<?> value(QueryParameter parameter, Listing shown) {
    return switch (parameter) {
      case DOI, ARXIV, ISBN, ISSN, PMID, URL ->
          Optional.of(QueryText.of(request.query().get(parameter.text())));
      case LIMIT -> Optional.of(shown.limit());
      case ORDER -> Optional.of(shown.order().text());
      case FROM, SINCE -> shown.from();
      case UNTIL -> shown.until();
      case CURSOR -> shown.cursor();
      case FORMAT -> Optional.empty();
    };
  }
}
