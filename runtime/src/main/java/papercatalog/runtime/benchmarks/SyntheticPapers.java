package papercatalog.runtime.benchmarks;

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
import papercatalog.local.gateway.SampleCatalog;

/**
 * Synthetic papers of titles, sentences and names of the sample catalog, so that they compress as
 * real text. Equal numbers give equal papers.
 */
final class SyntheticPapers {
  private static final LocalDate FIRST = LocalDate.of(1950, 1, 1);
  private static final int DATES = 25_000;

  private final List<Paper> samples = new SampleCatalog().papers();
  private final List<Authorship> byRank;
  private final PaperShape shape;

  /**
   * The shape of papers.
   *
   * @param authors in the catalog; their numbers of papers roughly follow Zipf's law
   * @param byline authors per paper
   * @param abstractLength in characters
   */
  record PaperShape(int authors, int byline, int collections, int abstractLength) {
    static final PaperShape USUAL = new PaperShape(10_000, 4, 10, 1_200);
  }

  SyntheticPapers(PaperShape shape) {
    this.shape = shape;
    List<Authorship> named = samples.stream().flatMap(it -> it.authors().stream()).toList();
    byRank =
        IntStream.range(0, shape.authors())
            .mapToObj(rank -> numbered(named.get(rank % named.size()), rank))
            .toList();
  }

  Paper paper(int number, List<TopicName> topics) {
    Paper sample = samples.get(number % samples.size());
    return new PaperBuilder(
            new PaperId("synthetic-" + number),
            sample.title(),
            collection(number % shape.collections()),
            new PublicationDate(FIRST.plusDays(number % DATES).toString()))
        .text(TextField.ABSTRACT, text(number))
        .authors(byline(number))
        .topics(topics)
        .text(TextField.VENUE, sample.venue())
        .kind(sample.kind())
        .text(TextField.VOLUME, sample.volume())
        .text(TextField.PAGES, sample.pages())
        .identifiers(Map.of("doi", "10.0000/synthetic." + number))
        .build();
  }

  CollectionName collection(int number) {
    return new CollectionName("collection-" + number);
  }

  /** The author of a rank; 0 has the most papers. */
  Authorship author(int rank) {
    return byRank.get(rank);
  }

  private List<Authorship> byline(int number) {
    return new SplittableRandom(number)
        .doubles()
        .mapToInt(point -> (int) Math.pow(shape.authors(), point) - 1)
        .distinct()
        .limit(Math.min(shape.byline(), shape.authors()))
        .mapToObj(this::author)
        .toList();
  }

  private static Authorship numbered(Authorship author, int rank) {
    AuthorHandle handle = new AuthorHandle(author.handle() + "-" + rank);
    return new Authorship(handle, author.name(), Role.AUTHOR);
  }

  private String text(int number) {
    StringBuilder text = new StringBuilder();
    for (int i = number; text.length() < shape.abstractLength(); i += 7) {
      samples.get(i % samples.size()).abstractText().ifPresent(it -> text.append(it).append(' '));
    }
    return text.substring(0, shape.abstractLength()).strip();
  }
}
