package papercatalog.benchmarks.question;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import papercatalog.benchmarks.figures.Report;
import papercatalog.benchmarks.synthetic.PublishedItems;
import papercatalog.cli.cost.Price;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;

/** Compares write units and storage of a publication, and of a new title, by design of topics. */
final class TopicPublication {
  private static final int PAPERS = 200;

  /** Large enough that almost no paper is on the rare topic. */
  private static final int CATALOG = 100_000;

  private static final int MILLION = 1_000_000;
  private static final double GB = 1L << 30;

  private TopicPublication() {}

  static Report report() {
    TopicCatalog catalog = new TopicCatalog(CATALOG);
    List<Paper> papers = IntStream.range(0, PAPERS).mapToObj(catalog::paper).toList();
    List<Report.Row> rows = new ArrayList<>();
    for (TopicDesign design : TopicDesign.values()) {
      List<PublishedItems> published = papers.stream().map(design::items).toList();
      double units = mean(published.stream().mapToDouble(PublishedItems::writeUnits));
      double inTable = mean(published.stream().mapToDouble(PublishedItems::storedInTable));
      double inIndexes = mean(published.stream().mapToDouble(PublishedItems::storedInIndexes));
      rows.add(
          new Report.Row(
              design.toString(),
              List.of(
                  units,
                  mean(papers.stream().mapToDouble(paper -> retitled(design, paper))),
                  inTable,
                  inIndexes,
                  Price.WRITE_UNIT.of(MILLION * units),
                  Price.STORAGE.of(MILLION * (inTable + inIndexes) / GB))));
    }
    return new Report(
            "open-questions-topics",
            "A publication, by how topics are kept",
            List.of(
                "write units",
                "of a new title",
                "bytes in table",
                "bytes in indexes",
                "$ to write a million",
                "$ a month to store them"),
            rows)
        .computed();
  }

  private static double retitled(TopicDesign design, Paper paper) {
    Paper other =
        PaperBuilder.from(paper)
            .title("On " + paper.title())
            .build()
            .asNext(paper, PublishedItems.NOW.plusSeconds(1));
    return design.items(other).writeUnitsAfter(design.items(paper));
  }

  private static double mean(DoubleStream figures) {
    return figures.average().orElse(Double.NaN);
  }
}
