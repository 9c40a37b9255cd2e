package papercatalog.functions.request;

import static papercatalog.domain.pattern.QueryParameter.*;

import module java.base;

import papercatalog.domain.model.PercentEncoding;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.domain.read.Order;
import papercatalog.domain.read.PageRequest;

/**
 * Links from an answer to itself, its other formats and its other pages: relative to the host, with
 * all parameters of the parsed request and nothing unchecked. Only identifiers and words need
 * escaping; a link repeats them as written.
 *
 * @param plain this page without a format parameter, for content negotiation
 */
public record Links(Request request, PageRequest shown, String plain) {
  public static Links of(Request request) {
    return new Links(request, PageRequest.FIRST, request.path());
  }

  /** The links of an answer whose query string names its subject. */
  public static Links ofBatch(Request request) {
    return of(request, PageRequest.FIRST);
  }

  public static Links of(Request request, PageRequest pageRequest) {
    return new Links(request, pageRequest, plain(request, pageRequest));
  }

  public String self() {
    return inFormatAsked(plain);
  }

  /** This page in another format. Feeds and lists link to the newest entries of each other. */
  public String in(Format format) {
    boolean asFeed = request.format().isPresent() && request.format().get() == Format.ATOM;
    return asFeed == (format == Format.ATOM)
        ? in(format, plain)
        : in(format, shown.first().withOrder(Order.DESC));
  }

  public String to(PageRequest other) {
    return inFormatAsked(plain(request, other));
  }

  public String in(Format format, PageRequest other) {
    return in(format, plain(request, other));
  }

  /** The path of a list with the parameters that select entries. */
  public String list(PageRequest shown) {
    return link(request, shown, List.of(Q, FROM, SINCE, UNTIL));
  }

  public static String in(Format format, String link) {
    return in(format.text(), link);
  }

  /** A value of the {@code Link} header, RFC 8288; the media type is empty if it is unknown. */
  public static String header(String target, String relation, String mediaType) {
    String value = "<" + target + ">; rel=\"" + relation + '"';
    return mediaType.isEmpty() ? value : value + "; type=\"" + mediaType + '"';
  }

  private String inFormatAsked(String link) {
    String format = request.query().get(FORMAT.text());
    return format == null ? link : in(format.toLowerCase(Locale.ROOT), link);
  }

  private static String in(String format, String link) {
    return link + (link.indexOf('?') < 0 ? '?' : '&') + FORMAT.text() + '=' + format;
  }

  private static String plain(Request request, PageRequest shown) {
    return link(request, shown, request.route().queryParameters());
  }

  private static String link(Request request, PageRequest shown, List<QueryParameter> parameters) {
    String path = request.path();
    StringJoiner link = new StringJoiner("&", path + "?", "").setEmptyValue(path);
    for (QueryParameter parameter : parameters) {
      if (parameter == CURSOR || request.gives(parameter) || isTurned(parameter, shown)) {
        value(parameter, request, shown)
            .ifPresent(value -> link.add(parameter.text() + "=" + value));
      }
    }
    return link.toString();
  }

  /** Returns whether a page has a different order than the default, which needs no parameter. */
  private static boolean isTurned(QueryParameter parameter, PageRequest shown) {
    return parameter == ORDER && shown.order() != Order.DESC;
  }

  private static Optional<?> value(QueryParameter parameter, Request request, PageRequest shown) {
    return switch (parameter) {
      case DOI, ARXIV, ISBN, ISSN, PMID, URL, IDENTIFIER, STARTS_WITH, Q ->
          Optional.of(PercentEncoding.inQuery(request.query().get(parameter.text())));
      case IDS, SORT, PART -> Optional.of(request.query().get(parameter.text()));
      case LIMIT -> Optional.of(shown.limit());
      case ORDER -> Optional.of(shown.order().text());
      case FROM, SINCE -> shown.from();
      case UNTIL -> shown.until();
      case CURSOR -> shown.cursor();
      case STYLE -> request.style();
      case FORMAT -> Optional.empty();
    };
  }
}
