package papercatalog.benchmarks.question;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.LongStream;
import papercatalog.benchmarks.figures.Report;
import papercatalog.benchmarks.simulation.Limits;
import papercatalog.benchmarks.simulation.Span;
import papercatalog.domain.read.PageRequest;

/**
 * Simulates by DynamoDB's limits at which rate of author lists the lists of collections are
 * throttled: {@code papercatalog.benchmarks.simulation}.
 */
final class AuthorThrottling {
  /** The stack's {@code maxReadUnits}. */
  private static final int MAXIMUM = 500;

  private static final int PAGE = PageRequest.DEFAULT_LIMIT;
  private static final Limits DEPLOYED = Limits.READS.withMaximum(MAXIMUM).spent();
  private static final Span SHORT = Span.of(5).after(5);

  /** For rates at which one percent of the collection's pages is more than one or two. */
  private static final Span USUAL = Span.of(60).after(5);

  /** For low rates, where chance matters. */
  private static final Span LONG = Span.of(120).after(5);

  /** The number of hashes for placing keys, so that one unlucky placement does not decide. */
  private static final int HASHES = 7;

  private AuthorThrottling() {}

  static Report report() {
    AskedLists popular = AskedLists.popular(PAGE, 1);
    AskedLists nextTo = AskedLists.ofOneAuthor(PAGE, 0.2, 0.1);
    AskedLists apart = AskedLists.ofOneAuthor(PAGE, 0.2, 0.6);
    Limits rested = Limits.READS.withMaximum(MAXIMUM);
    Limits split = Limits.READS.splittingAfter(2);
    List<Report.Row> rows =
        List.of(
            row("as deployed", it -> popular.threshold(it, DEPLOYED, LONG)),
            row(
                "as deployed, five minutes after a rest",
                it -> popular.threshold(it, rested, Span.of(rested.burst()))),
            row(
                "as deployed, pages of 100",
                it -> AskedLists.popular(PageRequest.MAX_LIMIT, 1).threshold(it, DEPLOYED, LONG)),
            row(
                "as deployed, without adaptive capacity",
                it -> popular.threshold(it, DEPLOYED.withoutAdaptiveCapacity(), LONG)),
            row("no maximum, before any split", AuthorThrottling::medianOfHashes),
            row(
                "one author, next to the collection",
                it -> nextTo.threshold(it, Limits.READS, USUAL)),
            row("the same, after a split", it -> nextTo.threshold(it, split, USUAL)),
            row(
                "one author, on another partition",
                it -> apart.threshold(it, Limits.READS, USUAL)));
    return new Report(
            "open-questions-throttling",
            "Pages of authors a second from which on pages of collections are refused",
            Arrays.stream(AuthorDesign.values()).map(AuthorDesign::toString).toList(),
            rows)
        .computed();
  }

  private static Report.Row row(String label, Function<AuthorDesign, Double> threshold) {
    return new Report.Row(label, Arrays.stream(AuthorDesign.values()).map(threshold).toList());
  }

  private static double medianOfHashes(AuthorDesign design) {
    double[] thresholds =
        LongStream.range(0, HASHES)
            .mapToObj(salt -> AskedLists.popular(PAGE, salt))
            .mapToDouble(it -> it.threshold(design, Limits.READS, SHORT))
            .sorted()
            .toArray();
    return thresholds[HASHES / 2];
  }
}
