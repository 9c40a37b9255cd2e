package papercatalog.functions.html;

import module java.base;

import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.domain.read.Order;
import papercatalog.domain.read.PageRequest;
import papercatalog.functions.request.LinkedPage;
import papercatalog.functions.request.Links;
import papercatalog.functions.request.Request;

/**
 * The parts around the entries of a list.
 *
 * @param count entries on this page
 * @param first the first page; as the other links, {@code null} where there is none
 * @param turned the list in the other order
 * @param dates {@code null} if the list has no dates
 */
public record ListFrame(
    int count,
    String first,
    String previous,
    String next,
    String turned,
    boolean newestFirst,
    Dates dates) {
  /**
   * A form for a range of dates.
   *
   * @param since name of the parameter with the earliest date
   * @param kept other parameters of the request
   * @param all the list without a range; {@code null} when it has none
   */
  record Dates(
      String action, String since, String from, String until, List<Meta> kept, String all) {}

  public static ListFrame of(LinkedPage<?> listed) {
    Request request = listed.request();
    Links links = listed.links();
    PageRequest pageRequest = listed.pageRequest();
    List<QueryParameter> known = request.route().queryParameters();
    PageRequest first = pageRequest.first();
    boolean newestFirst = pageRequest.order() == Order.DESC;
    return new ListFrame(
        listed.items().size(),
        pageRequest.cursor().isPresent() ? links.to(first) : null,
        listed.previous().orElse(null),
        listed.next().orElse(null),
        known.contains(QueryParameter.ORDER)
            ? links.to(first.withOrder(newestFirst ? Order.ASC : Order.DESC))
            : null,
        newestFirst,
        known.contains(QueryParameter.UNTIL) ? dates(first, request, links) : null);
  }

  private static Dates dates(PageRequest first, Request request, Links links) {
    boolean ranged = first.from().isPresent() || first.until().isPresent();
    boolean changes = request.route().queryParameters().contains(QueryParameter.SINCE);
    List<Meta> kept = new ArrayList<>();
    keep(kept, QueryParameter.LIMIT, request);
    keep(kept, QueryParameter.ORDER, request);
    keep(kept, QueryParameter.FORMAT, request);
    return new Dates(
        request.path(),
        (changes ? QueryParameter.SINCE : QueryParameter.FROM).text(),
        first.from().map(PublicationDate::text).orElse(""),
        first.until().map(PublicationDate::text).orElse(""),
        kept,
        ranged ? links.to(first.between(Optional.empty(), Optional.empty())) : null);
  }

  private static void keep(List<Meta> kept, QueryParameter parameter, Request request) {
    String value = request.query().get(parameter.text());
    if (value != null) {
      kept.add(new Meta(parameter.text(), value.toLowerCase(Locale.ROOT)));
    }
  }

  /** Whether one page shows the whole list. */
  public boolean isWhole() {
    return first == null && next == null;
  }

  /** The number of entries, as far as one page shows it. */
  String size(String one, String many) {
    String number = count + " " + (count == 1 ? one : many);
    return isWhole() ? number : number + " on this page";
  }
}
