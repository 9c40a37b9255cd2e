package papercatalog.domain.write;

import module java.base;

import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.read.Page;
import papercatalog.domain.read.PageRequest;

/** What readers find in every list that some papers could be in. */
final class ListsOf {
  private ListsOf() {}

  /** The lists by name, each walked to its end. */
  static Map<String, List<PaperSummary>> papers(Catalog catalog, Paper... papers) {
    Map<String, List<PaperSummary>> lists = new TreeMap<>();
    for (Paper paper : papers) {
      lists.computeIfAbsent(
          "collection " + paper.collection(),
          _ ->
              walk(
                  page ->
                      catalog.list(
                          AccessPatterns.LIST_COLLECTION_PAPERS, paper.collection(), page)));
      paper
          .authors()
          .forEach(
              author ->
                  lists.computeIfAbsent(
                      "author " + author.handle(),
                      _ ->
                          walk(
                              page ->
                                  catalog
                                      .list(
                                          AccessPatterns.LIST_AUTHOR_PAPERS, author.handle(), page)
                                      .map(AuthorPaper::paper))));
      paper
          .topics()
          .forEach(
              topic ->
                  lists.computeIfAbsent(
                      "topic " + topic,
                      _ ->
                          walk(
                              page ->
                                  catalog.list(AccessPatterns.LIST_TOPIC_PAPERS, topic, page))));
    }
    return lists;
  }

  private static List<PaperSummary> walk(Function<PageRequest, Page<PaperSummary>> list) {
    List<PaperSummary> all = new ArrayList<>();
    Optional<PageRequest> next = Optional.of(PageRequest.FIRST.withLimit(100));
    while (next.isPresent()) {
      PageRequest current = next.get();
      Page<PaperSummary> page = list.apply(current);
      all.addAll(page.items());
      next = page.nextCursor().map(current::after);
    }
    return all;
  }
}
