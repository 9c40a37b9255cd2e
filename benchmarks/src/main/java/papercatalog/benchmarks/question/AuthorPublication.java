package papercatalog.benchmarks.question;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import papercatalog.benchmarks.figures.Report;
import papercatalog.benchmarks.synthetic.PublishedItems;
import papercatalog.benchmarks.synthetic.SyntheticPapers;
import papercatalog.benchmarks.synthetic.SyntheticPapers.Shape;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.KeyPrefix;

/** Compares write units and storage of a publication by the index of authors' lists. */
final class AuthorPublication {
  private static final int PAPERS = 200;
  private static final List<TopicName> TOPICS =
      List.of(new TopicName("databases"), new TopicName("distributed-systems"));

  private AuthorPublication() {}

  static Report report() {
    SyntheticPapers papers = new SyntheticPapers(Shape.USUAL);
    List<Report.Row> rows = new ArrayList<>();
    for (AuthorDesign design : AuthorDesign.values()) {
      List<PublishedItems> published =
          IntStream.range(0, PAPERS)
              .mapToObj(number -> papers.paper(number, TOPICS))
              .map(paper -> items(design, paper))
              .toList();
      Index lists = design.schema().index(KeyPrefix.COLLECTION);
      Index authors = design.schema().index(KeyPrefix.AUTHOR);
      rows.add(
          new Report.Row(
              design.toString(),
              List.of(
                  mean(published, PublishedItems::writeUnits),
                  mean(published, it -> it.writeUnits(lists)),
                  authors.equals(lists)
                      ? Double.NaN
                      : mean(published, it -> it.writeUnits(authors)),
                  mean(published, PublishedItems::storedInTable),
                  mean(published, PublishedItems::storedInIndexes))));
    }
    return new Report(
            "open-questions-publication",
            "A publication, by where authors' lists are",
            List.of("write units", "on GSI1", "on ByAuthor", "bytes in table", "bytes in indexes"),
            rows)
        .computed();
  }

  private static PublishedItems items(AuthorDesign design, Paper paper) {
    return PublishedItems.of(design.schema(), paper);
  }

  private static double mean(
      List<PublishedItems> published, ToDoubleFunction<PublishedItems> figure) {
    return published.stream().mapToDouble(figure).average().orElse(Double.NaN);
  }
}
