package papercatalog.bibliography.csl;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import papercatalog.bibliography.citation.EntryTexts;
import papercatalog.bibliography.entry.UnusableEntry;
import papercatalog.bibliography.text.Markup;
import papercatalog.bibliography.text.Spaces;

/** The members of a CSL-JSON item, or of a name or date in it. */
record CslItem(JsonNode node) implements EntryTexts {
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

  /** The names of people under a member, given name first. */
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
