package papercatalog.bibliography.csl;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import papercatalog.bibliography.citation.CitedDate;
import papercatalog.bibliography.entry.Notice;
import papercatalog.domain.model.PublicationDate;

/** The date of a CSL-JSON item: the first of its dates of publication that has a year. */
final class CslDate {
  private static final List<String> MEMBERS =
      List.of("issued", "published", "published-online", "published-print");

  private CslDate() {}

  static Optional<PublicationDate> of(JsonNode item, List<Notice> notices) {
    return MEMBERS.stream()
        .map(item::path)
        .flatMap(date -> date(date, notices).stream())
        .findFirst();
  }

  private static Optional<PublicationDate> date(JsonNode date, List<Notice> notices) {
    JsonNode parts = date.path("date-parts").path(0);
    int year = number(parts.path(0));
    Optional<PublicationDate> numbers =
        year > 0 && year <= 9999
            ? Optional.of(CitedDate.ofNumbers(year, number(parts.path(1)), number(parts.path(2))))
            : Optional.empty();
    return numbers
        .or(() -> text(date, "raw", notices))
        .or(() -> text(date, "literal", notices))
        .or(
            () ->
                date.isTextual() ? CitedDate.ofText(date.textValue(), notices) : Optional.empty());
  }

  private static Optional<PublicationDate> text(
      JsonNode date, String member, List<Notice> notices) {
    return new CslItem(date).line(member).flatMap(text -> CitedDate.ofText(text, notices));
  }

  /**
   * A number, which some programs write as a string; 0 if there is none, as in {@code [[null]]}.
   */
  private static int number(JsonNode part) {
    String text = part.asText("");
    return text.matches("\\d{1,4}") ? Integer.parseInt(text) : 0;
  }
}
