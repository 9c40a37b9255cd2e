package papercatalog.http;

import static papercatalog.schema.QueryParameter.CURSOR;

import java.util.Optional;
import java.util.StringJoiner;
import papercatalog.read.Listing;
import papercatalog.schema.QueryParameter;

/**
 * Links to the pages of a list: relative to the host, and built from the parsed request, so that
 * they carry every parameter of it and nothing that a client made up.
 *
 * <p>Only an identifier needs escaping: each other value has passed a grammar without reserved
 * characters. It is carried as it was given, which reads as the same identifier again.
 */
final class ListLinks {
  private ListLinks() {}

  static String to(Request request, Listing listing) {
    String path = request.path();
    StringJoiner link = new StringJoiner("&", path + "?", "").setEmptyValue(path);
    for (QueryParameter parameter : request.pattern().queryParameters()) {
      if (parameter == CURSOR || request.gives(parameter)) {
        value(parameter, request, listing)
            .ifPresent(value -> link.add(parameter.text() + "=" + value));
      }
    }
    return link.toString();
  }

  private static Optional<?> value(QueryParameter parameter, Request request, Listing listing) {
    return switch (parameter) {
      case DOI, ARXIV, ISBN, ISSN, PMID, URL ->
          Optional.of(QueryText.of(request.query().get(parameter.text())));
      case LIMIT -> Optional.of(listing.limit());
      case ORDER -> Optional.of(listing.order().text());
      case FROM, SINCE -> listing.from();
      case UNTIL -> listing.until();
      case CURSOR -> listing.cursor();
    };
  }
}
