package papercatalog.csl;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import papercatalog.citation.Citation;
import papercatalog.citation.Identifiers;
import papercatalog.entry.Notice;
import papercatalog.entry.NoticeKind;
import papercatalog.entry.UnusableEntry;
import papercatalog.model.Role;
import papercatalog.text.Markup;
import papercatalog.text.Spaces;

/** Reads the citation out of a CSL-JSON item; members that say nothing here are passed over. */
final class CslCitation {
  private CslCitation() {}

  /**
   * The citation.
   *
   * @throws UnusableEntry when a member has the wrong type
   */
  static Citation of(JsonNode item) {
    if (item.has("collection") && item.has("published")) {
      throw new UnusableEntry(
          "a document of this catalog, no CSL-JSON: read it as ndjson (--format)");
    }
    List<Notice> notices = new ArrayList<>();
    Map<String, String> identifiers = identifiers(item, notices);
    return new Citation(
        line(item, "title"),
        text(item, "abstract").map(Spaces::prose).filter(text -> !text.isBlank()),
        people(item, notices),
        CslKind.of(item, notices),
        line(item, "container-title")
            .or(() -> line(item, "event-title"))
            .or(() -> line(item, "publisher")),
        new Citation.Place(
            optional(item, notices, "volume"),
            issue(item, identifiers, notices),
            optional(item, notices, "page", "article-number")),
        optional(item, notices, "publisher"),
        optional(item, notices, "language"),
        CslDate.of(item, notices),
        line(item, "keyword").map(text -> List.of(text.split("\\s*[,;]\\s*"))).orElse(List.of()),
        identifiers,
        line(item, "version"),
        line(item, "license"),
        notices);
  }

  private static Map<Role, List<String>> people(JsonNode item, List<Notice> notices) {
    Map<Role, List<String>> people = new EnumMap<>(Role.class);
    for (Role role : Role.values()) {
      people.put(role, names(item, role.text(), notices));
    }
    return people;
  }

  /** The number of an issue or of a report; that of a preprint is its arXiv id. */
  private static Optional<String> issue(
      JsonNode item, Map<String, String> identifiers, List<Notice> notices) {
    return optional(item, notices, "issue", "number")
        .filter(
            number ->
                !identifiers.containsKey("arxiv") || !number.contains(identifiers.get("arxiv")));
  }

  /** The first of several members that there is, unless it is not a text: a paper does without. */
  private static Optional<String> optional(JsonNode item, List<Notice> notices, String... members) {
    for (String member : members) {
      try {
        Optional<String> line = line(item, member);
        if (line.isPresent()) {
          return line;
        }
      } catch (UnusableEntry e) {
        notices.add(new Notice(NoticeKind.FIELD_LEFT_OUT, e.getMessage() + ": left out"));
      }
    }
    return Optional.empty();
  }

  private static Map<String, String> identifiers(JsonNode item, List<Notice> notices) {
    Identifiers identifiers = new Identifiers(notices);
    identifiers.addDoi(address(item, "DOI"));
    identifiers.addArxiv(address(item, "number"));
    if (line(item, "archive").filter("arXiv"::equalsIgnoreCase).isPresent()) {
      identifiers.addArxiv(address(item, "archive_location"));
    }
    identifiers.addUrl(address(item, "URL"));
    for (String member : List.of("ISBN", "ISSN", "PMID", "PMCID")) {
      identifiers.add(member.toLowerCase(Locale.ROOT), line(item, member));
    }
    return identifiers.byScheme();
  }

  private static List<String> names(JsonNode item, String member, List<Notice> notices) {
    JsonNode names = item.path(member);
    if (!names.isMissingNode() && !names.isNull() && !names.isArray()) {
      throw new UnusableEntry(member + " must be an array of names");
    }
    List<String> list = new ArrayList<>();
    for (JsonNode name : names) {
      if (!name.isObject()) {
        throw new UnusableEntry(member + " must be an array of names");
      }
      name(name).filter(text -> !text.isBlank()).ifPresent(list::add);
    }
    if (list.size() > 1 && list.getLast().matches("(?i)et al\\.?|others")) {
      list.removeLast();
      notices.add(
          new Notice(
              NoticeKind.AND_OTHERS, member + "s end with \"et al.\": only those named are kept"));
    }
    return list;
  }

  private static Optional<String> name(JsonNode name) {
    return line(name, "literal")
        .or(
            () ->
                Optional.of(
                    String.join(
                            " ",
                            Arrays.asList(
                                line(name, "given").orElse(""),
                                line(name, "dropping-particle").orElse(""),
                                line(name, "non-dropping-particle").orElse(""),
                                line(name, "family").or(() -> line(name, "name")).orElse(""),
                                line(name, "suffix").orElse("")))
                        .replaceAll(" +", " ")
                        .strip()));
  }

  static Optional<String> line(JsonNode item, String member) {
    return text(item, member).map(Spaces::line).filter(text -> !text.isBlank());
  }

  private static Optional<String> address(JsonNode item, String member) {
    return raw(item, member).map(Spaces::line).filter(text -> !text.isBlank());
  }

  private static Optional<String> text(JsonNode item, String member) {
    return raw(item, member).map(Markup::plain);
  }

  /** A text or a number; some programs write an array of one. */
  private static Optional<String> raw(JsonNode item, String member) {
    JsonNode value = item.path(member);
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
