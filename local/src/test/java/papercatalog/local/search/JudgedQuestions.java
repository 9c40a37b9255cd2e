package papercatalog.local.search;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import papercatalog.local.gateway.SampleCatalog;
import papercatalog.search.index.IndexOf;

/**
 * How well the search answers questions over the sample catalog, which {@code questions.txt} has by
 * their kind, each with the papers that answer it.
 */
public final class JudgedQuestions {
  private static final String NOTHING = "nothing";
  private static final int CUTOFF = 10;

  private JudgedQuestions() {}

  /**
   * What the answers of a kind are worth.
   *
   * @param gain mean nDCG@10
   * @param first share whose first hit is an answer
   * @param none share without a hit
   */
  public record Quality(String kind, int questions, double gain, double first, double none) {}

  private record Question(String kind, String text, Set<String> answers) {
    static Question of(String line) {
      String[] parts = line.split(" \\| ", -1);
      Set<String> answers = Set.of(parts[2].split(" ", -1));
      return new Question(parts[0], parts[1], parts[2].equals(NOTHING) ? Set.of() : answers);
    }
  }

  private record Answered(Question question, List<String> ids) {
    double isEmpty() {
      return ids.isEmpty() ? 1 : 0;
    }

    /** Whether the first hit is an answer; of no answer, whether there is no hit. */
    double first() {
      Set<String> answers = question.answers;
      boolean right = ids.isEmpty() ? answers.isEmpty() : answers.contains(ids.getFirst());
      return right ? 1 : 0;
    }

    /** Normalized discounted cumulative gain of the first ten; of no answer, 1 for no hit. */
    double gain() {
      if (question.answers.isEmpty()) {
        return isEmpty();
      }
      double gain = 0;
      double best = 0;
      for (int i = 0; i < CUTOFF; i++) {
        double place = Math.log(2) / Math.log(i + 2.0);
        gain += i < ids.size() && question.answers.contains(ids.get(i)) ? place : 0;
        best += i < question.answers.size() ? place : 0;
      }
      return gain / best;
    }
  }

  /** The quality of each kind, and last that of all questions. */
  public static List<Quality> measure(Path empty) throws IOException {
    Map<String, List<Answered>> kinds = new LinkedHashMap<>();
    List<Answered> all = new ArrayList<>();
    try (IndexOf index = new IndexOf(empty, new SampleCatalog().papers())) {
      for (Question question : questions()) {
        Answered answered = new Answered(question, index.ids(question.text));
        kinds.computeIfAbsent(question.kind, _ -> new ArrayList<>()).add(answered);
        all.add(answered);
      }
    }
    kinds.put("all", all);
    return kinds.entrySet().stream().map(of -> quality(of.getKey(), of.getValue())).toList();
  }

  private static List<Question> questions() throws IOException {
    try (InputStream text = JudgedQuestions.class.getResourceAsStream("questions.txt")) {
      return new String(text.readAllBytes(), UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(Question::of)
          .toList();
    }
  }

  private static Quality quality(String kind, List<Answered> answered) {
    return new Quality(
        kind,
        answered.size(),
        mean(answered, Answered::gain),
        mean(answered, Answered::first),
        mean(answered, Answered::isEmpty));
  }

  private static double mean(List<Answered> answered, ToDoubleFunction<Answered> figure) {
    return answered.stream().mapToDouble(figure).average().orElseThrow();
  }
}
