package papercatalog.benchmarks.question;

import java.util.List;
import java.util.stream.IntStream;
import papercatalog.benchmarks.synthetic.PublishedItems;
import papercatalog.benchmarks.synthetic.SyntheticPapers;
import papercatalog.benchmarks.synthetic.SyntheticPapers.Shape;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.Item;

/** Eventually consistent read units of a page of a list by the size of its entries. */
final class PageUnits {
  private static final int BLOCK = 4_096;
  private static final SyntheticPapers PAPERS = new SyntheticPapers(Shape.USUAL);

  private PageUnits() {}

  /**
   * Read units of a page.
   *
   * @param list kind of list, A2 or A3
   * @param limit entries on the page; a read fetches one more to detect the next page
   */
  static double of(KeyPrefix list, int limit) {
    Index index = TableSchema.DECLARED.index(list);
    long bytes =
        IntStream.rangeClosed(0, limit)
            .mapToObj(number -> PublishedItems.of(TableSchema.DECLARED, PAPERS.paper(number)))
            .mapToLong(published -> entry(published.entries(index), index, list).bytes())
            .sum();
    return Math.max(1, (bytes + BLOCK - 1) / BLOCK) / 2.0;
  }

  private static Item entry(List<Item> entries, Index index, KeyPrefix list) {
    return entries.stream()
        .filter(entry -> entry.text(index.partitionKey()).startsWith(list.text()))
        .findFirst()
        .orElseThrow();
  }
}
