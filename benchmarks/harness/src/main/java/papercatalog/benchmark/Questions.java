package papercatalog.benchmark;

import java.io.IOException;
import java.util.List;
import papercatalog.figures.Report;
import papercatalog.lambda.EngineProcess;
import papercatalog.question.OpenQuestions;

/** WP-002's three open questions, on catalogs of the sizes that growth is measured on. */
record Questions() implements Part {
  @Override
  public List<Report> run(Effort effort, EngineProcess engine)
      throws IOException, InterruptedException {
    return new OpenQuestions(effort.catalogSizes(), effort.requests()).answered();
  }
}
