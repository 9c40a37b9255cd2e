package papercatalog.benchmarks;

import java.io.IOException;
import java.util.List;
import papercatalog.benchmarks.figures.Report;
import papercatalog.benchmarks.question.OpenQuestions;
import papercatalog.local.lambda.EngineProcess;

/** WP-002's three open questions, on catalogs of the sizes that growth is measured on. */
record Questions() implements Part {
  @Override
  public List<Report> run(Effort effort, EngineProcess engine)
      throws IOException, InterruptedException {
    return new OpenQuestions(effort.catalogSizes(), effort.requests()).answered();
  }
}
