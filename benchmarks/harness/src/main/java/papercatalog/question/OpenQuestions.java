package papercatalog.question;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import papercatalog.figures.Report;

/**
 * Everything that {@code docs/open-questions.md} states.
 *
 * @param sizes of catalogs, smallest first
 * @param requests of each read that is timed
 */
public record OpenQuestions(List<Integer> sizes, int requests) {
  /** What every run computes alike. */
  public static List<Report> computed() {
    return List.of(
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
    reports.addAll(new TopicReads(sizes, requests).run());
    return reports;
  }
}
