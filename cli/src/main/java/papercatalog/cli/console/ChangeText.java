package papercatalog.cli.console;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.citations.format.RecordJson;
import papercatalog.cli.difference.AuthorChange;
import papercatalog.cli.difference.CommonOrder;
import papercatalog.cli.difference.FieldChange;
import papercatalog.domain.model.Affiliation;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Membership;
import papercatalog.domain.model.Role;
import papercatalog.publishing.document.RecordDocument;

public final class ChangeText {
  private static final int WIDTH = 100;
  private static final String MARGIN = " ".repeat(13);
  private static final String NONE = "(none)";
  private static final String INDENT = " ".repeat(5);

  /** What fits into a line of {@link #WIDTH}: the first, or one that is indented. */
  private static final Pattern LINE = Pattern.compile("(?:^.{1,87}|.{1,82}|\\S+)(?: (?! )|$)");

  private ChangeText() {}

  /** {@code status draft -> published}, or several lines. */
  public static String of(FieldChange change) {
    List<String> lines =
        switch (change) {
          case FieldChange.OfValue value -> lines(value);
          case FieldChange.OfAuthors authors ->
              authors.authors().stream().map(ChangeText::line).toList();
        };
    return "%-12s %s"
        .formatted(
            change.field(),
            lines.stream().map(ChangeText::wrapped).collect(Collectors.joining("\n" + MARGIN)));
  }

  /** {@code {"field":"status","before":"draft","after":"published"}}; absent values are omitted. */
  public static ObjectNode json(FieldChange change) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("field", change.field());
    switch (change) {
      case FieldChange.OfValue(var _, var before, var after) -> {
        put(json, "before", before);
        put(json, "after", after);
      }
      case FieldChange.OfAuthors(var authors) -> {
        ArrayNode before = json.putArray("before");
        ArrayNode after = json.putArray("after");
        for (AuthorChange author : authors) {
          author.before().map(ChangeText::json).ifPresent(before::add);
          author.after().map(ChangeText::json).ifPresent(after::add);
        }
      }
    }
    return json;
  }

  private static ObjectNode json(Membership author) {
    return RecordDocument.of(author, RecordJson::membership);
  }

  /** Sets a member, unless its value is absent. */
  public static void put(ObjectNode json, String member, JsonNode value) {
    if (!value.isMissingNode()) {
      json.set(member, value);
    }
  }

  private static List<String> lines(FieldChange.OfValue change) {
    JsonNode before = change.before();
    JsonNode after = change.after();
    if (before.isArray() || after.isArray()) {
      return elements(texts(before), texts(after));
    }
    if (before.isObject() || after.isObject()) {
      return members(before, after);
    }
    String line = text(before) + " -> " + text(after);
    return fits(line) ? List.of(line) : ProseDifference.between(before.asText(), after.asText());
  }

  private static boolean fits(String line) {
    return line.length() <= WIDTH - MARGIN.length() && line.indexOf('\n') < 0;
  }

  private static List<String> elements(List<String> before, List<String> after) {
    Set<String> kept = CommonOrder.of(before, after);
    List<String> lines = new ArrayList<>();
    before.stream().filter(e -> !after.contains(e)).forEach(e -> lines.add("removed " + e));
    after.stream()
        .filter(e -> !kept.contains(e))
        .forEach(e -> lines.add((before.contains(e) ? "moved " : "added ") + e));
    return lines;
  }

  private static List<String> members(JsonNode before, JsonNode after) {
    List<String> lines = new ArrayList<>();
    for (String name : FieldChange.names(before, after)) {
      JsonNode was = before.path(name);
      JsonNode is = after.path(name);
      if (is.isMissingNode()) {
        lines.add("removed %s %s".formatted(name, was.asText()));
      } else if (was.isMissingNode()) {
        lines.add("added %s %s".formatted(name, is.asText()));
      } else if (!was.equals(is)) {
        lines.add("changed %s %s -> %s".formatted(name, was.asText(), is.asText()));
      }
    }
    return lines;
  }

  private static String line(AuthorChange change) {
    if (change.after().isEmpty()) {
      return "removed " + change.before().map(ChangeText::placed).orElseThrow();
    }
    Membership after = change.after().get();
    if (change.before().isEmpty()) {
      return "added " + placed(after);
    }
    Membership before = change.before().get();
    String names =
        (before.author().equals(after.author()) ? "" : text(before.author()) + " -> ")
            + text(after.author());
    return change.moved()
        ? "moved from %d to %d: %s".formatted(before.position(), after.position(), names)
        : "changed %d: %s".formatted(after.position(), names);
  }

  private static String placed(Membership author) {
    return author.position() + ": " + text(author.author());
  }

  /** {@code Ana Cruz Ruiz (ana-cruz-ruiz, editor, Cruz Ruiz, Ana, at CERN 01ggx4157)}. */
  private static String text(Authorship author) {
    String roles = roles(author).isEmpty() ? "" : ", " + roles(author);
    String orcid = author.orcid().map(id -> ", " + id).orElse("");
    String others = author.others() ? ", and others" : "";
    String affiliations =
        author.affiliations().stream().map(it -> ", at " + named(it)).collect(Collectors.joining());
    return author.name()
        + (" (" + author.handle() + roles + parts(author) + orcid + affiliations + ")" + others);
  }

  private static String named(Affiliation affiliation) {
    return affiliation.name() + affiliation.ror().map(id -> " " + id).orElse("");
  }

  /** Empty for an author only. */
  private static String roles(Authorship author) {
    return author.roles().equals(List.of(Role.AUTHOR))
        ? ""
        : author.roles().stream().map(Role::text).collect(Collectors.joining(" and "));
  }

  /** Empty if the family name is the last word, as in most names. */
  private static String parts(Authorship author) {
    return author.person().isPresent()
        ? author
            .person()
            .filter(person -> person.familyWordsIn(author.name()) != 1)
            .map(person -> ", " + person.inverted())
            .orElse("")
        : author.parts().map(_ -> ", group").orElse("");
  }

  private static List<String> texts(JsonNode array) {
    List<String> texts = new ArrayList<>();
    array.forEach(element -> texts.add(element.isObject() ? element.toString() : element.asText()));
    return texts;
  }

  private static String text(JsonNode value) {
    return Optional.of(value).filter(it -> !it.isMissingNode()).map(JsonNode::asText).orElse(NONE);
  }

  private static String wrapped(String line) {
    return LINE.matcher(line)
        .results()
        .map(MatchResult::group)
        .map(String::stripTrailing)
        .collect(Collectors.joining("\n" + MARGIN + INDENT));
  }
}
