package papercatalog.runtime.benchmarks;

import module java.base;

import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.TextField;
import papercatalog.local.gateway.SampleCatalog;
import papercatalog.runtime.benchmarks.SyntheticPapers.PaperShape;
import papercatalog.search.index.IndexOf;

/**
 * Synthetic papers with titles of their own: 4 to 11 words of the sample catalog, as frequent as
 * there. Equal numbers give equal papers.
 */
final class TitledPapers {
  private static final int SHORTEST = 4;
  private static final int LONGEST = 11;

  private static final List<String> WORDS = words();

  private final SyntheticPapers papers = new SyntheticPapers(PaperShape.USUAL);

  private static List<String> words() {
    List<String> words = new ArrayList<>();
    for (Paper sample : new SampleCatalog().papers()) {
      String text = sample.title() + " " + sample.text(TextField.ABSTRACT).orElse("");
      for (String word : text.split("[^\\p{L}\\p{N}]+", -1)) {
        if (!word.isEmpty()) {
          words.add(word);
        }
      }
    }
    return words;
  }

  /** Words that most titles share with others. */
  static List<String> mostFrequent(int count) {
    Map<String, Long> occurrences =
        WORDS.stream().collect(Collectors.groupingBy(word -> word, Collectors.counting()));
    return occurrences.entrySet().stream()
        .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
        .limit(count)
        .map(Map.Entry::getKey)
        .toList();
  }

  /** The search's index of papers 0 to size. */
  IndexOf indexed(Path folder, int size) throws IOException {
    return new IndexOf(folder, () -> IntStream.range(0, size).mapToObj(this::paper).iterator());
  }

  Paper paper(int number) {
    SplittableRandom random = new SplittableRandom(number);
    List<String> title = new ArrayList<>();
    for (int length = random.nextInt(SHORTEST, LONGEST + 1); title.size() < length; ) {
      title.add(WORDS.get(random.nextInt(WORDS.size())));
    }
    return PaperBuilder.from(papers.paper(number, List.of()))
        .title(String.join(" ", title))
        .build();
  }
}
