package papercatalog.templatetests.browser;

import module java.base;

import papercatalog.domain.TextSamples;
import papercatalog.domain.Thorough;
import papercatalog.domain.model.Affiliation;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Funding;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Relation;
import papercatalog.domain.model.RelationType;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.model.WorkKind;
import papercatalog.domain.schema.Directory;
import papercatalog.publishing.write.Publisher;

/** Records whose every text attacks the page that shows it; always the same of the same seed. */
final class HostileRecords {
  static final int COUNT = Thorough.of(500, 100);
  static final String COLLECTION = "hostile";
  static final String TOPIC = "hostile";

  private static final long SEED = Long.getLong("hostile.seed", 2_026);
  private static final Status[] STATUSES = {
    Status.DRAFT, Status.PUBLISHED, Status.RETRACTED, Status.SUPERSEDED
  };
  private static final String[] SCHEMES = {"doi", "arxiv", "isbn", "issn", "pmid", "other"};

  private HostileRecords() {}

  static List<Paper> papers() {
    Random random = new Random(SEED);
    return IntStream.range(0, COUNT).mapToObj(i -> paper(i, random)).toList();
  }

  static String id(int number) {
    return "hostile-%03d".formatted(number);
  }

  private static Paper paper(int number, Random random) {
    Status status = pick(random, STATUSES);
    PaperId id = new PaperId(id(number));
    return new PaperBuilder(
            id,
            HostileMarkup.line(random, 1_000),
            new CollectionName(COLLECTION),
            new PublicationDate("%d".formatted(1990 + random.nextInt(30))))
        .texts(field -> sometimes(random, it -> text(it, field)))
        .topics(List.of(new TopicName(TOPIC)))
        .authors(authors(number, random))
        .kind(sometimes(random, it -> pick(it, WorkKind.values())))
        .identifiers(identifiers(random))
        .relations(
            List.of(
                new Relation(
                    pick(random, RelationType.values()), identifiers(random), Optional.empty())))
        .funding(List.of(funding(random)))
        .status(status)
        .supersededBy(status == Status.SUPERSEDED ? Optional.of(id) : Optional.empty())
        .build();
  }

  private static String text(Random random, TextField field) {
    return TextSamples.of(
        field, max -> HostileMarkup.line(random, max), max -> HostileMarkup.prose(random, max));
  }

  private static List<Authorship> authors(int number, Random random) {
    return IntStream.rangeClosed(0, random.nextInt(4))
        .mapToObj(
            i ->
                new Authorship(
                        handle(i == 0 ? 0 : number * 4 + i),
                        HostileMarkup.line(random, 200),
                        pick(random, Role.values()))
                    .with(List.of(affiliation(random))))
        .toList();
  }

  private static Affiliation affiliation(Random random) {
    return new Affiliation(HostileMarkup.line(random, 300), Optional.empty());
  }

  private static Funding funding(Random random) {
    return Funding.of(
        Map.of(
            "funder", HostileMarkup.line(random, 300),
            "award", HostileMarkup.line(random, 100),
            "title", HostileMarkup.line(random, 300)));
  }

  private static Map<String, String> identifiers(Random random) {
    String scheme = pick(random, SCHEMES);
    return Map.of(scheme, HostileMarkup.line(random, 300), "url", HostileMarkup.address(random));
  }

  /** Of the author whom all have in common, and of some others. */
  static List<Author> profiles() {
    Random random = new Random(SEED);
    return IntStream.range(0, 20)
        .mapToObj(
            i ->
                new Author(
                    handle(i),
                    HostileMarkup.line(random, 200),
                    List.of(HostileMarkup.line(random, 300)),
                    Optional.empty(),
                    Optional.of("http://" + HostileMarkup.line(random, 300).replaceAll("\\v", "")),
                    Author.of(new Authorship(handle(i), "x", Role.AUTHOR)).updatedAt()))
        .toList();
  }

  /** Collection and topic, by titles of the same kind. */
  static void introduce(Publisher publisher) {
    Random random = new Random(SEED);
    for (Directory directory : Directory.values()) {
      publisher
          .shared()
          .upsert(
              new DirectoryEntry(
                  directory, COLLECTION, Optional.of(HostileMarkup.line(random, 300))));
    }
  }

  static AuthorHandle handle(int number) {
    return new AuthorHandle("hostile-" + number);
  }

  private static <T> T pick(Random random, T[] choices) {
    return choices[random.nextInt(choices.length)];
  }

  private static <T> Optional<T> sometimes(Random random, Function<Random, T> value) {
    return random.nextInt(4) > 0 ? Optional.of(value.apply(random)) : Optional.empty();
  }
}
