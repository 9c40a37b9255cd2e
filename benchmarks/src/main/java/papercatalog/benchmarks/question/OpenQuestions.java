package papercatalog.benchmarks.question;

import java.util.List;
import papercatalog.benchmarks.figures.Report;

/** The tables of {@code docs/open-questions.md} that do not depend on the machine. */
public final class OpenQuestions {
  /** Computed once, since the simulations take some seconds. */
  private static final List<Report> COMPUTED =
      List.of(
          AuthorPublication.report(),
          AuthorThrottling.report(),
          TopicPublication.report(),
          TopicFormula.report(),
          DraftDecade.report());

  private OpenQuestions() {}

  /** The computed, counted and simulated reports. */
  public static List<Report> computed() {
    return COMPUTED;
  }
}
