package papercatalog.benchmarks.question;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import papercatalog.benchmarks.figures.Report;

/**
 * Everything that {@code docs/open-questions.md} states.
 *
 * @param sizes of catalogs, smallest first
 * @param requests of each read that is timed
 */
public record OpenQuestions(List<Integer> sizes, int requests) {
  /** A local engine takes minutes to filter a larger one; the formula says what it reads. */
  private static final int LARGEST_FILTERED = 10_000;

  /** What every run computes alike, and therefore once. */
  public static List<Report> computed() {
    return Computed.REPORTS;
  }

  private static final class Computed {
    private static final List<Report> REPORTS =
        List.of(
            AuthorPublication.report(),
            AuthorThrottling.thresholds(),
            AuthorThrottling.curve(),
            TopicPublication.report(),
            DraftDecade.costs(),
            DraftDecade.growth(),
            HotPartitions.report(),
            HotWrites.report());
  }

  /** That, and what is measured. */
  public List<Report> answered() throws IOException, InterruptedException {
    List<Report> reports = new ArrayList<>(computed());
    reports.add(new AuthorLists(Math.max(1, sizes.getLast() * 6 / 10), requests).run());
    List<Integer> filtered = sizes.stream().filter(size -> size <= LARGEST_FILTERED).toList();
    reports.addAll(new TopicReads(filtered, requests).run());
    return reports;
  }
}
