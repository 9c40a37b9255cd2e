package papercatalog.domain;

import module java.base;

import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.model.WorkKind;

/** Papers for tests. */
public final class Papers {
  public static final Authorship LAMPORT =
      new Authorship(new AuthorHandle("leslie-lamport"), "Leslie Lamport", Role.AUTHOR);
  public static final Authorship LISKOV =
      new Authorship(new AuthorHandle("barbara-liskov"), "Barbara Liskov", Role.AUTHOR);

  /** With every field that papers had when {@code ContentHashTest} noted its hash. */
  public static final Paper CLOCKS_1978 =
      new PaperBuilder(
              new PaperId("lamport-1978-clocks"),
              "Time, Clocks, and the Ordering of Events in a Distributed System",
              new CollectionName("cacm"),
              new PublicationDate("1978-07"))
          .text(TextField.ABSTRACT, "Orders events without a common clock.")
          .topics(List.of(new TopicName("distributed-systems"), new TopicName("clocks")))
          .authors(List.of(LAMPORT, new Authorship(LISKOV.handle(), "B. Liskov", Role.EDITOR)))
          .text(TextField.VENUE, "Communications of the ACM")
          .text(TextField.VERSION, "1.0")
          .status(Status.RETRACTED)
          .text(TextField.STATUS_REASON, "For the sake of a test.")
          .kind(Optional.of(WorkKind.ARTICLE_JOURNAL))
          .text(TextField.VOLUME, "21")
          .text(TextField.ISSUE, "7")
          .text(TextField.PAGES, "558\u2013565")
          .text(TextField.PUBLISHER, "ACM")
          .text(TextField.LANGUAGE, "en")
          .identifiers(Map.of("doi", "10.1145/359545.359563"))
          .text(TextField.LICENSE, "CC-BY-4.0")
          .build();

  /** The paper that the samples of the patterns' parameters name; it cites itself. */
  public static final Paper SAMPLED =
      PaperBuilder.from(CLOCKS_1978)
          .references(
              List.of(new Reference(Optional.empty(), Map.of(), Optional.of(CLOCKS_1978.id()))))
          .build();

  private Papers() {}

  /** A paper with nothing but what is required, by one author. */
  public static PaperBuilder paper(String id, String published) {
    return new PaperBuilder(
            new PaperId(id),
            "Paper " + id,
            new CollectionName("collection"),
            new PublicationDate(published))
        .authors(List.of(LAMPORT));
  }

  /** So many authors. */
  public static List<Authorship> authors(int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> new Authorship(new AuthorHandle("author-" + i), "Author " + i, Role.AUTHOR))
        .toList();
  }

  /** So many authors whose names have nothing in common: the hardest to compress. */
  public static List<Authorship> unlike(int count) {
    Random random = new Random(count);
    return IntStream.range(0, count)
        .mapToObj(
            i ->
                new Authorship(
                    new AuthorHandle(Long.toString(random.nextLong(1L << 40), 36) + "-" + i),
                    Long.toString(random.nextLong(1L << 60), 36),
                    Role.AUTHOR))
        .toList();
  }

  /**
   * A paper whose every text is as long as its rule allows.
   *
   * @param character of which each text consists
   */
  public static PaperBuilder largest(String character, int authors) {
    return new PaperBuilder(
            new PaperId("P".repeat(128)),
            character.repeat(1_000),
            new CollectionName("c".repeat(64)),
            new PublicationDate("2026-04-18T09:30:00Z"))
        .texts(field -> Optional.of(TextSamples.of(field, character::repeat, character::repeat)))
        .topics(
            IntStream.range(0, 20).mapToObj(i -> new TopicName("t".repeat(62) + (10 + i))).toList())
        .authors(
            IntStream.range(0, authors)
                .mapToObj(
                    i ->
                        new Authorship(
                            new AuthorHandle("a".repeat(58) + (100_000 + i)),
                            character.repeat(200),
                            Role.AUTHOR))
                .toList())
        .status(Status.RETRACTED)
        .identifiers(
            IntStream.range(0, 20)
                .boxed()
                .collect(
                    Collectors.toMap(i -> "s".repeat(62) + (10 + i), _ -> character.repeat(300))));
  }
}
