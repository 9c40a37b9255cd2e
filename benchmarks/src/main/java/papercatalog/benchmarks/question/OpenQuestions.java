package papercatalog.benchmarks.question;

import java.util.List;
import papercatalog.benchmarks.figures.Report;

/** The tables of {@code docs/open-questions.md} that are the same on every machine. */
public final class OpenQuestions {
  /** Computed once, since the simulations take some seconds. */
  private static final List<Report> COMPUTED =
      List.of(
          AuthorPublication.report(),
          AuthorThrottling.report(),
          TopicPublication.report(),
          TopicFormula.report(),
          DraftDecade.report(),
          HotPartitions.report(),
          HotWrites.report());

  private OpenQuestions() {}

  /** What is computed, counted and simulated. */
  public static List<Report> computed() {
    return COMPUTED;
  }
}
