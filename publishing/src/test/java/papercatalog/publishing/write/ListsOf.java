package papercatalog.publishing.write;

import module java.base;

import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.pattern.Access;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.ListPattern;
import papercatalog.domain.pattern.ParameterTexts;
import papercatalog.domain.pattern.Violations;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.Page;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.PaperItems;

/** What readers find in every list that some papers could be in. */
final class ListsOf {
  private ListsOf() {}

  /** The lists by their partitions, each walked to its end. */
  static Map<String, List<PaperSummary>> papers(Catalog catalog, Paper... papers) {
    Map<String, List<PaperSummary>> lists = new TreeMap<>();
    for (Paper paper : papers) {
      lists.computeIfAbsent(
          Keys.partition(KeyPrefix.COLLECTION, paper.collection()), list -> walk(catalog, list));
      for (ItemKey link : PaperItems.DECLARED.links(paper).keySet()) {
        lists.computeIfAbsent(link.sort(), list -> walk(catalog, list));
      }
    }
    return lists;
  }

  /** Reads a partition by the pattern of its kind. */
  private static List<PaperSummary> walk(Catalog catalog, String partition) {
    for (AccessPattern<?> pattern : AccessPatterns.all()) {
      if (pattern instanceof ListPattern<?, ?> list
          && pattern.access() instanceof Access.Query(var kind)
          && partition.startsWith(kind.text())) {
        return walk(catalog, list, partition.substring(kind.text().length()));
      }
    }
    throw new AssertionError("no pattern lists " + partition);
  }

  private static <K> List<PaperSummary> walk(
      Catalog catalog, ListPattern<K, ?> pattern, String name) {
    K named = pattern.parameters().read(texts(pattern, name), new Violations()).orElseThrow();
    List<PaperSummary> all = new ArrayList<>();
    Optional<PageRequest> next = Optional.of(PageRequest.FIRST.withLimit(100));
    while (next.isPresent()) {
      PageRequest current = next.get();
      Page<?> page = catalog.list(pattern, named, current);
      page.items()
          .forEach(it -> all.add(it instanceof AuthorPaper of ? of.paper() : (PaperSummary) it));
      next = page.nextCursor().map(current::after);
    }
    return all;
  }

  /** A list has a name in its path, or the scheme and value of an identifier in its query. */
  private static ParameterTexts texts(ListPattern<?, ?> pattern, String name) {
    if (pattern.pathParameters().isEmpty()) {
      String[] identifier = name.split(":", 2);
      return new ParameterTexts(Map.of(), Map.of(identifier[0], identifier[1]), _ -> false);
    }
    String parameter = pattern.pathParameters().getFirst().text();
    return new ParameterTexts(Map.of(parameter, name), Map.of(), _ -> false);
  }
}
