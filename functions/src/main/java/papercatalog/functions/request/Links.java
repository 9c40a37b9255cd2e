package papercatalog.functions.request;

import static papercatalog.domain.pattern.QueryParameter.CURSOR;
import static papercatalog.domain.pattern.QueryParameter.FORMAT;
import static papercatalog.domain.pattern.QueryParameter.FROM;
import static papercatalog.domain.pattern.QueryParameter.ORDER;
import static papercatalog.domain.pattern.QueryParameter.SINCE;
import static papercatalog.domain.pattern.QueryParameter.UNTIL;

import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import papercatalog.domain.model.PercentEncoding;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.domain.read.Listing;
import papercatalog.domain.read.Order;

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
  private final String plain;

  private Links(Request request, String plain) {
    this.request = request;
    this.plain = plain;
  }

  /** Of something that is no list. */
  public static Links of(Request request) {
    return new Links(request, request.path());
  }

  /** Of a page of a list. */
  public static Links of(Request request, Listing listing) {
    return new Links(request, plain(request, listing));
  }

  /** The request as it was understood. */
  public String self() {
    return inFormatAsked(plain);
  }

  /** The same, in whatever format a client prefers. */
  public String plain() {
    return plain;
  }

  /** The same in a format. */
  public String in(Format format) {
    return in(format, plain);
  }

  /** Another page of the list, in the same format. */
  public String to(Listing other) {
    return inFormatAsked(plain(request, other));
  }

  /** Another page of the list, in a format. */
  public String in(Format format, Listing other) {
    return in(format, plain(request, other));
  }

  /**
   * The list that a page is of: its path and what chooses among its entries, not how many are
   * shown, in which order or in which format.
   */
  public String list(Listing shown) {
    String path = request.path();
    StringJoiner link = new StringJoiner("&", path + "?", "").setEmptyValue(path);
    for (QueryParameter parameter : List.of(FROM, SINCE, UNTIL)) {
      if (request.gives(parameter)) {
        value(parameter, request, shown)
            .ifPresent(value -> link.add(parameter.text() + "=" + value));
      }
    }
    return link.toString();
  }

  /** A link to the same in a format, of one that names none. */
  public static String in(Format format, String link) {
    return in(format.text(), link);
  }

  private String inFormatAsked(String link) {
    String format = request.query().get(FORMAT.text());
    return format == null ? link : in(format, link);
  }

  private static String in(String format, String link) {
    return link + (link.indexOf('?') < 0 ? '?' : '&') + FORMAT.text() + '=' + format;
  }

  private static String plain(Request request, Listing shown) {
    String path = request.path();
    StringJoiner link = new StringJoiner("&", path + "?", "").setEmptyValue(path);
    for (QueryParameter parameter : request.route().queryParameters()) {
      if (parameter == CURSOR || request.gives(parameter) || isTurned(parameter, shown)) {
        value(parameter, request, shown)
            .ifPresent(value -> link.add(parameter.text() + "=" + value));
      }
    }
    return link.toString();
  }

  /** Whether a page shows another order than the usual one, which no parameter had to say. */
  private static boolean isTurned(QueryParameter parameter, Listing shown) {
    return parameter == ORDER && shown.order() != Order.DESC;
  }

  private static Optional<?> value(QueryParameter parameter, Request request, Listing shown) {
    return switch (parameter) {
      case DOI, ARXIV, ISBN, ISSN, PMID, URL ->
          Optional.of(PercentEncoding.inQuery(request.query().get(parameter.text())));
      case LIMIT -> Optional.of(shown.limit());
      case ORDER -> Optional.of(shown.order().text());
      case FROM, SINCE -> shown.from();
      case UNTIL -> shown.until();
      case CURSOR -> shown.cursor();
      case FORMAT -> Optional.empty();
    };
  }
}
