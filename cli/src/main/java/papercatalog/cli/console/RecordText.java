package papercatalog.cli.console;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;

/** Records of the API's JSON for a person: a line for each member, or one line for all. */
public final class RecordText {
  private static final String MARGIN = "\n" + " ".repeat(13);
  private static final int NAMED = 3;

  /** The members in the line of a record, by a member that only such records have. */
  private static final SequencedMap<String, List<String>> COLUMNS = new LinkedHashMap<>();

  static {
    COLUMNS.put("at", List.of("at", "kind", "id", "revision", "title"));
    COLUMNS.put(
        "handle", List.of("position", "handle", "name", "role", "roles", "orcid", "affiliations"));
    COLUMNS.put(
        "authors", List.of("published", "id", "title", "authors", "status", "role", "roles"));
    COLUMNS.put("funder", List.of("funder", "award", "title", "ror", "funderId", "url"));
    COLUMNS.put("revision", List.of("revision", "updatedAt", "status", "version", "title"));
    COLUMNS.put("papers", List.of("name", "title", "papers"));
  }

  private static final Map<String, Integer> WIDTHS =
      Map.of(
          "at", 24, "id", 28, "handle", 28, "name", 28, "kind", 10, "published", 10, "position", 4);

  /** What most records have, which their line leaves out. */
  private static final Set<String> USUAL = Set.of("status published", "role author", "revision 0");

  private RecordText() {}

  /** A line for each member but links: {@code status draft}. */
  public static String of(JsonNode record) {
    return record.properties().stream()
        .filter(member -> !member.getKey().equals("links"))
        .map(member -> "%-12s %s".formatted(member.getKey(), value(member.getValue())))
        .collect(Collectors.joining("\n"));
  }

  /** {@code 2013-11-03 murray-2013-naiad Naiad: A Timely Dataflow System Derek G. Murray}. */
  public static String line(JsonNode record) {
    List<String> columns =
        COLUMNS.entrySet().stream()
            .filter(it -> record.has(it.getKey()))
            .map(Map.Entry::getValue)
            .findFirst()
            .orElseGet(() -> members(record).map(Map.Entry::getKey).toList());
    return columns.stream()
        .filter(record::has)
        .filter(it -> !USUAL.contains(it + " " + record.get(it).asText()))
        .map(it -> column(it, record))
        .collect(Collectors.joining("  "))
        .stripTrailing();
  }

  private static Stream<Map.Entry<String, JsonNode>> members(JsonNode record) {
    return record.properties().stream()
        .filter(
            member ->
                !member.getKey().equals("links")
                    && !(member.getValue().isObject() && member.getValue().isEmpty()));
  }

  private static String column(String name, JsonNode record) {
    JsonNode value = record.get(name);
    return switch (name) {
      case "authors" -> authors(value, record.path("authorCount").asInt(value.size()));
      case "papers" -> "(%,d)".formatted(value.asLong());
      case "revision" -> "revision " + value.asLong();
      default -> padded(inline(value), WIDTHS.getOrDefault(name, 1));
    };
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }

  private static String authors(JsonNode authors, int count) {
    String named =
        authors
            .valueStream()
            .limit(NAMED)
            .map(author -> author.path("name").asText())
            .collect(Collectors.joining(", "));
    int others = count - Math.min(NAMED, authors.size());
    return others > 0 ? named + " and " + others + " more" : named;
  }

  private static String value(JsonNode value) {
    if (value.isArray() && value.path(0).isObject()) {
      return value.valueStream().map(RecordText::line).collect(Collectors.joining(MARGIN));
    }
    return value.isObject()
        ? members(value)
            .map(member -> member.getKey() + " " + inline(member.getValue()))
            .collect(Collectors.joining(MARGIN))
        : inline(value).replace("\n", MARGIN);
  }

  private static String inline(JsonNode value) {
    if (value.isArray()) {
      return value.valueStream().map(RecordText::inline).collect(Collectors.joining(", "));
    }
    return value.isObject()
        ? value.properties().stream()
            .map(member -> member.getKey() + ":" + inline(member.getValue()))
            .collect(Collectors.joining(" "))
        : value.asText();
  }
}
