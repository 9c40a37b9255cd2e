package papercatalog.runtime.benchmarks;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import papercatalog.domain.model.Paper;
import papercatalog.local.gateway.SampleCatalog;
import papercatalog.runtime.benchmarks.Report.Row;
import papercatalog.runtime.lambda.EngineProcess;
import papercatalog.runtime.lambda.TaskRoot;

/**
 * How well the search answers questions over the sample catalog, which {@code questions.txt} has by
 * their kind, each with the papers that answer it.
 */
final class SearchQuality implements Measurement {
  private static final String NOTHING = "nothing";
  private static final int CUTOFF = 10;

  private record Question(String kind, String text, Set<String> answers) {
    static Question of(String line) {
      String[] parts = line.split(" \\| ", -1);
      Set<String> answers = Set.of(parts[2].split(" ", -1));
      return new Question(parts[0], parts[1], parts[2].equals(NOTHING) ? Set.of() : answers);
    }

    /** Normalized discounted cumulative gain of the first ten; of no answer, 1 for no hit. */
    double gain(List<String> ids) {
      if (answers.isEmpty()) {
        return ids.isEmpty() ? 1 : 0;
      }
      double gain = 0;
      double best = 0;
      for (int i = 0; i < CUTOFF; i++) {
        double place = Math.log(2) / Math.log(i + 2.0);
        gain += i < ids.size() && answers.contains(ids.get(i)) ? place : 0;
        best += i < answers.size() ? place : 0;
      }
      return gain / best;
    }
  }

  @Override
  public List<Report> run(Workload workload, EngineProcess engine) throws IOException {
    return List.of(report());
  }

  static Report report() throws IOException {
    Map<String, List<Question>> kinds = new LinkedHashMap<>();
    for (Question question : questions()) {
      kinds.computeIfAbsent(question.kind, _ -> new ArrayList<>()).add(question);
    }
    kinds.put("all", questions());
    List<Paper> papers = new SampleCatalog().papers();
    List<Row> rows = new ArrayList<>();
    try (TaskRoot place = TaskRoot.create();
        LuceneSearcher searcher = LuceneSearcher.build(place.directory(), papers)) {
      for (var kind : kinds.entrySet()) {
        rows.add(new Row(kind.getKey(), figures(searcher, kind.getValue())));
      }
    }
    return new Report(
        "search-quality",
        "Questions over the sample catalog",
        List.of("questions", "nDCG@10", "answer first", "without a hit"),
        rows);
  }

  private static List<Question> questions() throws IOException {
    try (InputStream text = SearchQuality.class.getResourceAsStream("questions.txt")) {
      return new String(text.readAllBytes(), UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(Question::of)
          .toList();
    }
  }

  private static List<Double> figures(LuceneSearcher searcher, List<Question> questions)
      throws IOException {
    double gain = 0;
    double first = 0;
    double none = 0;
    for (Question question : questions) {
      List<String> ids = searcher.ids(question.text);
      gain += question.gain(ids);
      first +=
          ids.isEmpty() ? question.gain(ids) : question.answers.contains(ids.getFirst()) ? 1 : 0;
      none += ids.isEmpty() ? 1 : 0;
    }
    int all = questions.size();
    return List.of((double) all, gain / all, first / all, none / all);
  }
}
