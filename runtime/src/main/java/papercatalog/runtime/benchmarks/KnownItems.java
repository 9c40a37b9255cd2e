package papercatalog.runtime.benchmarks;

import module java.base;

import papercatalog.domain.model.Paper;
import papercatalog.runtime.benchmarks.Report.ReportRow;
import papercatalog.runtime.lambda.EngineProcess;
import papercatalog.runtime.lambda.TaskRoot;
import papercatalog.search.index.IndexOf;

/** Looks for papers that a reader half remembers, and asks the most expensive queries. */
final class KnownItems implements Measurement {
  private static final int ITEMS = 500;
  private static final int WARM_UP = 200;

  private static final Map<String, Function<Paper, String>> QUERIES = new LinkedHashMap<>();

  static {
    QUERIES.put("full title", Paper::title);
    QUERIES.put(
        "half a title, surname", paper -> words(paper, words(paper).length / 2) + surname(paper));
    QUERIES.put("two words, surname", paper -> words(paper, 2) + surname(paper));
    QUERIES.put("surname, year, two words", paper -> cited(paper) + words(paper, 2));
    QUERIES.put("title, one wrong letter", KnownItems::misspelled);
    QUERIES.put("reference", paper -> cited(paper) + paper.title() + ". J. Syst. 7(3), 21-34");
  }

  /** The most expensive queries that we could think of, from a title. */
  private static final Map<String, Function<Paper, String>> HOSTILE = new LinkedHashMap<>();

  static {
    HOSTILE.put("all papers", _ -> "-zzzz");
    HOSTILE.put("two letters", paper -> paper.title().substring(0, 2));
    HOSTILE.put("stop words", _ -> "the of and in a to ".repeat(100));
    HOSTILE.put(
        "title 20 times as a phrase", paper -> '"' + (paper.title() + " ").repeat(20) + '"');
    HOSTILE.put("phrase of one word", paper -> '"' + words(paper, 1).repeat(200) + '"');
    HOSTILE.put("64 excluded words", KnownItems::excluded);
    String frequent = String.join(" ", TitledPapers.mostFrequent(64));
    HOSTILE.put("64 frequent words", _ -> frequent);
  }

  @Override
  public List<Report> run(Workload workload, EngineProcess engine) throws IOException {
    List<ReportRow> found = new ArrayList<>();
    List<ReportRow> built = new ArrayList<>();
    List<ReportRow> hostile = new ArrayList<>();
    for (int size : workload.catalogSizes()) {
      TitledPapers papers = new TitledPapers();
      String name = size + " papers";
      try (TaskRoot place = TaskRoot.create()) {
        Path folder = place.directory();
        long began = System.nanoTime();
        try (IndexOf index = papers.indexed(folder, size)) {
          double seconds = (System.nanoTime() - began) / 1e9;
          double megabytes = new TaskRoot(folder.resolve("store")).size() / 1e6;
          built.add(new ReportRow(name, List.of(seconds, megabytes)));
          for (var query : QUERIES.entrySet()) {
            List<Double> figures = figures(index, papers, size, query.getValue());
            found.add(new ReportRow(query.getKey() + ", " + name, figures));
          }
          for (var query : HOSTILE.entrySet()) {
            List<Double> figures = figures(index, papers, size, query.getValue());
            hostile.add(new ReportRow(query.getKey() + ", " + name, figures.subList(2, 4)));
          }
        }
      }
    }
    return List.of(
        new Report(
            "known-items", "Known papers", List.of("rank 1", "MRR", "p50, ms", "p99, ms"), found),
        new Report("search-index", "The index of a search", List.of("build, s", "MB"), built),
        new Report("hostile-queries", "Expensive queries", List.of("p50, ms", "p99, ms"), hostile));
  }

  private static List<Double> figures(
      IndexOf index, TitledPapers papers, int size, Function<Paper, String> query)
      throws IOException {
    SplittableRandom random = new SplittableRandom(size);
    int items = Math.min(ITEMS, size);
    double first = 0;
    double reciprocal = 0;
    List<Double> millis = new ArrayList<>();
    for (int i = -Math.min(WARM_UP, size); i < items; i++) {
      Paper paper = papers.paper(random.nextInt(size));
      String text = query.apply(paper);
      long began = System.nanoTime();
      int at = index.ids(text).indexOf(paper.id().key());
      if (i >= 0) {
        millis.add((System.nanoTime() - began) / 1e6);
        first += at == 0 ? 1 : 0;
        reciprocal += at < 0 ? 0 : 1.0 / (at + 1);
      }
    }
    millis.sort(null);
    return List.of(
        first / items, reciprocal / items, millis.get(items / 2), millis.get((int) (items * 0.99)));
  }

  private static String[] words(Paper paper) {
    return paper.title().split(" ", -1);
  }

  private static String words(Paper paper, int count) {
    return String.join(" ", List.of(words(paper)).subList(0, count)) + " ";
  }

  private static String excluded(Paper paper) {
    return ("-" + String.join(" -", words(paper)) + " ").repeat(10);
  }

  /** The title with two letters of its longest word swapped. */
  private static String misspelled(Paper paper) {
    String longest =
        Arrays.stream(words(paper)).max(Comparator.comparingInt(String::length)).orElseThrow();
    int half = longest.length() / 2;
    String swapped =
        longest.substring(0, half - 1)
            + longest.charAt(half)
            + longest.charAt(half - 1)
            + longest.substring(half + 1);
    return paper.title().replace(longest, swapped);
  }

  private static String cited(Paper paper) {
    return surname(paper) + " (" + paper.published().text().substring(0, 4) + "). ";
  }

  private static String surname(Paper paper) {
    String name = paper.authors().getFirst().name();
    return name.substring(name.lastIndexOf(' ') + 1);
  }
}
