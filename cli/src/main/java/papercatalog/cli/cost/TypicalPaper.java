package papercatalog.cli.cost;

import module java.base;

import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.IdentifierScheme;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.table.PaperItems;

/** A paper of a shape; its texts compress to half, as English ones do. */
record TypicalPaper(Traffic.Shape shape, Random random) {
  static Paper of(Traffic.Shape shape) {
    return new TypicalPaper(shape, new Random(shape.hashCode())).paper();
  }

  private Paper paper() {
    PaperBuilder paper =
        new PaperBuilder(
                new PaperId("anthology-2026-long-42"),
                text(70),
                new CollectionName("anthology-2026"),
                new PublicationDate("2026-07"))
            .authors(many(shape.authors(), this::author))
            .topics(many(shape.topics(), i -> new TopicName("topic-of-papers-" + i)))
            .text(TextField.VENUE, text(60))
            .identifiers(identifiers())
            .references(many(shape.references(), this::reference));
    long bytes = PaperItems.DECLARED.paper(paper.build()).bytes() + "abstract".length();
    int left = (int) Math.min(TextField.ABSTRACT.maxLength(), shape.paperBytes() - bytes);
    return left > 0 ? paper.text(TextField.ABSTRACT, text(left)).build() : paper.build();
  }

  private Authorship author(int number) {
    String name = "Author " + text(8);
    return new Authorship(
        new AuthorHandle("author-%d-of-many".formatted(number)), name, Role.AUTHOR);
  }

  private Map<String, String> identifiers() {
    Iterator<IdentifierScheme> known = List.of(IdentifierScheme.values()).iterator();
    Map<String, String> identifiers = new LinkedHashMap<>();
    for (int i = 0; i < shape.identifiers(); i++) {
      identifiers.put(
          known.hasNext() ? known.next().text() : "other-" + i, "10.5555/2026.long.42." + i);
    }
    return identifiers;
  }

  private Reference reference(int number) {
    return new Reference(
        Optional.of(text(100)), Map.of("doi", "10.5555/reference." + number), Optional.empty());
  }

  private static <T> List<T> many(int count, IntFunction<T> one) {
    return IntStream.range(0, count).mapToObj(one).toList();
  }

  /** Sixteen letters: four bits each. */
  private String text(int length) {
    return random
        .ints(length, 'a', 'q')
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }
}
