package papercatalog.publishing.csl;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import papercatalog.citations.paper.Spaces;
import papercatalog.domain.model.PublicationDate;
import papercatalog.publishing.citation.CitationReader.EntryTexts;
import papercatalog.publishing.citation.CitedDate;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.entry.UnusableEntry;
import papercatalog.publishing.text.Markup;

record CslItem(JsonNode node) implements EntryTexts {
  private static final List<String> DATES =
      List.of("issued", "published", "published-online", "published-print");

  @Override
  public Optional<String> line(String member) {
    return raw(member).map(Markup::plain).map(Spaces::line).filter(text -> !text.isBlank());
  }

  @Override
  public Optional<String> prose(String member) {
    return raw(member).map(Markup::plain).map(Spaces::prose).filter(text -> !text.isBlank());
  }

  @Override
  public Optional<String> address(String member) {
    return raw(member).map(Spaces::line).filter(text -> !text.isBlank());
  }

  List<String> names(String member) {
    JsonNode array = node.path(member);
    boolean isNone = array.isMissingNode() || array.isNull();
    if (!isNone && !(array.isArray() && array.valueStream().allMatch(JsonNode::isObject))) {
      throw new UnusableEntry(member + " must be an array of names");
    }
    return array
        .valueStream()
        .map(CslItem::new)
        .map(CslItem::name)
        .filter(Predicate.not(String::isEmpty))
        .toList();
  }

  private String name() {
    return line("literal")
        .orElseGet(
            () ->
                Stream.of(
                        line("given"),
                        line("dropping-particle"),
                        line("non-dropping-particle"),
                        line("family").or(() -> line("name")),
                        line("suffix"))
                    .flatMap(Optional::stream)
                    .collect(Collectors.joining(" ")));
  }

  Optional<PublicationDate> published(List<Notice> notices) {
    return DATES.stream()
        .map(member -> new CslItem(node.path(member)))
        .flatMap(date -> date.date(notices).stream())
        .findFirst();
  }

  private Optional<PublicationDate> date(List<Notice> notices) {
    JsonNode parts = node.path("date-parts").path(0);
    int year = number(parts.path(0));
    return year > 0 && year <= 9999
        ? Optional.of(CitedDate.ofNumbers(year, number(parts.path(1)), number(parts.path(2))))
        : line("raw")
            .flatMap(text -> CitedDate.ofText(text, notices))
            .or(() -> line("literal").flatMap(text -> CitedDate.ofText(text, notices)))
            .or(
                () ->
                    node.isTextual()
                        ? CitedDate.ofText(node.textValue(), notices)
                        : Optional.empty());
  }

  /** Some programs write a number as a string; 0 if it is missing, as in {@code [[null]]}. */
  private static int number(JsonNode part) {
    String text = part.asText("");
    return text.matches("\\d{1,4}") ? Integer.parseInt(text) : 0;
  }

  /** A string or a number; some programs write an array of one. */
  private Optional<String> raw(String member) {
    JsonNode value = node.path(member);
    if (value.isArray()) {
      value = value.path(0);
    }
    if (value.isMissingNode() || value.isNull()) {
      return Optional.empty();
    }
    if (!value.isTextual() && !value.isNumber()) {
      throw new UnusableEntry(member + " must be a text");
    }
    return Optional.of(Spaces.withoutControls(value.asText()));
  }
}
