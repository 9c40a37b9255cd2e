package papercatalog.domain;

import module java.base;

import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.TopicName;

/**
 * As many papers as are wanted, always the same ones, skewed as real catalogs are: a few large
 * collections and busy authors with a long tail behind them, whole collections of one date, mostly
 * one to six authors, now and then hundreds.
 *
 * @param largest how many authors the largest papers have
 * @param every how often there is such a paper
 */
public record GeneratedPapers(int count, int largest, int every) {
  private static final List<String> SYLLABLES =
      List.of(
          "ba", "che", "dö", "el", "fa", "gru", "ha", "ić", "jo", "ka", "lü", "mi", "no", "øs",
          "pe", "qui", "ra", "so", "ta", "ul");

  /** Papers of which every 500th is one of the largest. */
  public GeneratedPapers(int count, int largest) {
    this(count, largest, 500);
  }

  /** Papers of which every 500th has 250 authors. */
  public static GeneratedPapers of(int count) {
    return new GeneratedPapers(count, 250);
  }

  /** All of them, in the order of their numbers. */
  public Stream<Paper> stream() {
    return IntStream.range(0, count).mapToObj(this::paper);
  }

  /** The paper of a number, the same in every set that holds it. */
  public Paper paper(int number) {
    Random random = new Random(number * 31L + 7);
    int collection = skewed(random, 400);
    int year = 1970 + (collection * 7 + skewed(random, 10)) % 56;
    return new PaperBuilder(
            new PaperId("gen-%07d".formatted(number)),
            title(random),
            new CollectionName("collection-" + collection),
            date(random, year, collection))
        .text(TextField.ABSTRACT, words(random, 60 + random.nextInt(120)))
        .authors(authors(random, number))
        .topics(topics(random))
        .text(TextField.VENUE, "Proceedings " + collection + " of " + year)
        .identifiers(Map.of("doi", "10.5555/gen." + number))
        .build();
  }

  private List<Authorship> authors(Random random, int number) {
    int size = number % every == every - 1 ? largest : 1 + skewed(random, 12);
    Map<AuthorHandle, Authorship> authors = new LinkedHashMap<>();
    while (authors.size() < size) {
      int person = skewed(random, 20_000 + 10 * size);
      AuthorHandle handle = new AuthorHandle("person-" + person);
      Role role = person % 50 == 0 ? Role.EDITOR : Role.AUTHOR;
      authors.put(handle, new Authorship(handle, name(person), role));
    }
    return new ArrayList<>(authors.values());
  }

  private static List<TopicName> topics(Random random) {
    return random
        .ints(1 + random.nextInt(4), 0, 10_000)
        .map(value -> (int) Math.pow(value / 10_000.0 * 17, 2))
        .distinct()
        .mapToObj(topic -> new TopicName("topic-" + topic))
        .toList();
  }

  private static PublicationDate date(Random random, int year, int collection) {
    return switch (collection % 3) {
      case 0 -> new PublicationDate("%d".formatted(year));
      case 1 -> new PublicationDate("%d-%02d".formatted(year, 1 + collection % 12));
      default ->
          new PublicationDate(
              "%d-%02d-%02d".formatted(year, 1 + random.nextInt(12), 1 + random.nextInt(28)));
    };
  }

  private static String name(int person) {
    Random random = new Random(person);
    return capital(word(random, 2)) + " " + capital(word(random, 3));
  }

  private static String title(Random random) {
    return capital(words(random, 4 + random.nextInt(9)));
  }

  private static String words(Random random, int count) {
    return String.join(
        " ", IntStream.range(0, count).mapToObj(_ -> word(random, 1 + random.nextInt(4))).toList());
  }

  private static String word(Random random, int syllables) {
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < syllables; i++) {
      word.append(SYLLABLES.get(random.nextInt(SYLLABLES.size())));
    }
    return word.toString();
  }

  private static String capital(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }

  /** Below a bound, small numbers far more often than large ones: roughly Zipf's law. */
  private static int skewed(Random random, int bound) {
    return (int) Math.pow(bound, random.nextDouble()) - 1;
  }
}
