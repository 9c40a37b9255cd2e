package papercatalog.templatetests.documents;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import papercatalog.domain.Generated;
import papercatalog.domain.harvest.HarvestPatterns;
import papercatalog.domain.pattern.Access;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.PathParameter;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.functions.content.MediaType;

/** What the README says of the code is so. */
final class ReadmeTest {
  private static final Path README = Documents.README;
  private static final Map<AccessPattern<?>, String> OFF =
      Map.of(
          AccessPatterns.SEARCH_PAPERS, " ([off by default](docs/search.md))",
          HarvestPatterns.HARVEST_PAPERS, " ([off by default](docs/oai.md))");

  @Test
  @Tag(Generated.TAG)
  void accessPatterns_areTheDeclaredOnes() throws IOException {
    List<String> rows =
        new ArrayList<>(
            List.of(
                "| # | Pattern | Frequency | Route | One DynamoDB request | Function |",
                "|---|---|---|---|---|---|"));
    numbered().forEach(pattern -> rows.add(row(pattern)));

    Generated.part("README.md", "patterns", rows);
  }

  @Test
  @Tag(Generated.TAG)
  void formats_areTheDeclaredOnes_eachWithItsPatterns() throws IOException {
    List<String> rows =
        new ArrayList<>(List.of("| `format` | Media type | Patterns |", "|---|---|---|"));
    Arrays.stream(Format.values()).map(ReadmeTest::row).forEach(rows::add);

    Generated.part("docs/api.md", "formats", rows);
  }

  @Test
  void modules_areThoseOfTheBuild() throws IOException {
    Set<String> named = new TreeSet<>();
    Pattern.compile("^([a-z/-]+)/ ", Pattern.MULTILINE)
        .matcher(Documents.section(README, "## How it is built"))
        .results()
        .forEach(line -> named.add(line.group(1)));
    Set<String> modules = new TreeSet<>();
    Pattern.compile("<module>(.+)</module>")
        .matcher(Files.readString(Documents.ROOT.resolve("pom.xml")))
        .results()
        .forEach(module -> modules.add(module.group(1)));

    assertThat(named)
        .allMatch(directory -> Files.isDirectory(Documents.ROOT.resolve(directory)))
        .containsAll(modules);
    named.removeAll(modules);
    assertThat(named)
        .noneMatch(directory -> Files.exists(Documents.ROOT.resolve(directory, "pom.xml")));
  }

  private static List<AccessPattern<?>> numbered() {
    return Stream.concat(
            AccessPatterns.withSearch().stream(), Stream.of(HarvestPatterns.HARVEST_PAPERS))
        .sorted(Comparator.comparingInt(it -> Integer.parseInt(it.number().substring(1))))
        .toList();
  }

  private static String row(Format format) {
    List<AccessPattern<?>> all =
        numbered().stream().filter(pattern -> !pattern.formats().isEmpty()).toList();
    List<AccessPattern<?>> having =
        all.stream().filter(pattern -> pattern.formats().contains(format)).toList();
    String of =
        having.equals(all)
            ? "everything"
            : having.stream().map(AccessPattern::number).collect(joining(" "));
    return "| `%s` | `%s` | %s |".formatted(format.text(), MediaType.of(format).text(), of);
  }

  private static String row(AccessPattern<?> pattern) {
    List<PathParameter<?>> parameters = pattern.pathParameters();
    String request =
        switch (pattern.access()) {
          case Access.GetItem(KeyPrefix prefix) when parameters.size() == 1 ->
              "GetItem `PK = SK = %s%s`".formatted(prefix.text(), KeyValue.of(pattern, prefix));
          case Access.GetItem(KeyPrefix prefix) ->
              "GetItem `PK = %s%s`, `SK = %s<revision>`"
                  .formatted(prefix.text(), KeyValue.of(pattern, prefix), KeyPrefix.VERSION.text());
          case Access.BatchGetItem(List<KeyPrefix> prefixes) ->
              prefixes.stream()
                  .map(it -> it.text() + (it == KeyPrefix.PAPER ? "<id>" : "<handle>"))
                  .collect(joining("` or `", "BatchGetItem `PK = SK = ", "`"));
          case Access.QueryItems(KeyPrefix prefix, KeyPrefix sort, boolean descending) ->
              "Query `PK = %s%s`, `SK begins_with %s`%s"
                  .formatted(
                      prefix.text(),
                      KeyValue.of(pattern, prefix),
                      sort.text(),
                      descending ? ", descending" : "");
          case Access.QueryItemCollection(var prefix, var first, var last, var descending) ->
              "Query `PK = %s%s`, `SK` from `%s` to `%s`%s"
                  .formatted(
                      prefix.text(),
                      KeyValue.of(pattern, prefix),
                      first,
                      last,
                      descending ? ", descending" : "");
          case Access.QueryDirectory(Directory directory) ->
              "Query `PK = %s`".formatted(directory.partition());
          case Access.Query(KeyPrefix prefix) -> {
            Index index = prefix.index().orElseThrow();
            yield "Query `%s`, `%s = %s%s`"
                .formatted(
                    index, index.partitionKey(), prefix.text(), KeyValue.of(pattern, prefix));
          }
        };
    return "| %s | %s | %s | `%s` | %s | `%s` |"
        .formatted(
            pattern.number(),
            pattern.summary() + OFF.getOrDefault(pattern, ""),
            pattern.frequency().text(),
            pattern.routeKey(),
            pattern.equals(HarvestPatterns.HARVEST_PAPERS)
                ? "Query of the changes, as A10 or A18; for records, then BatchGetItem of versions"
                : request,
            pattern.operation());
  }
}
