package papercatalog.functions.http;

import module java.base;

import papercatalog.domain.TextSamples;
import papercatalog.domain.model.Author;
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

/** The papers of the tests; all but {@link #FULL} are by Barbara Liskov, on storage, in SOSP. */
final class TestPapers {
  static final Author LISKOV =
      new Author(
          new AuthorHandle("barbara-liskov"),
          "Barbara Liskov",
          List.of("MIT", "MITRE"),
          Optional.of("0000-0002-1825-0097"),
          Optional.of("https://example.org/~liskov"),
          TestCatalog.NOW);

  /** With a value in most fields: text in several scripts, TeX, quotes and a backslash. */
  static final Paper FULL =
      new PaperBuilder(
              new PaperId("WP-002"),
              "On \"$O(n^2)$\" \\emph{Größe} — 大きさ 📐",
              new CollectionName("working-papers"),
              new PublicationDate("2026-04-18"))
          .text(TextField.ABSTRACT, "First line:\n\t«naïve» <b>&amp;</b>\nПоследняя строка. 👩‍💻")
          .topics(List.of(new TopicName("databases"), new TopicName("data-modeling")))
          .authors(
              List.of(
                  author("frantisek-zilka", "František Žilka"),
                  new Authorship(new AuthorHandle("andrew-yao"), "姚期智", Role.EDITOR)))
          .text(TextField.VENUE, "Arbeitspapiere für „Kataloge“")
          .text(TextField.VERSION, "0.3")
          .kind(Optional.of(WorkKind.ARTICLE_JOURNAL))
          .text(TextField.VOLUME, "21")
          .text(TextField.ISSUE, "7, Teil „B“")
          .text(TextField.PAGES, "558–565")
          .text(TextField.PUBLISHER, "Zürcher Verlag")
          .text(TextField.LANGUAGE, "de-CH")
          .identifiers(Map.of("doi", "10.1145/1294261.1294281", "arxiv", "2604.01234"))
          .text(TextField.LICENSE, "CC-BY-4.0")
          .build();

  /** A sample of every text that a published paper can have. */
  static final Paper COMPLETE = TextSamples.complete(liskov("complete", "2006").build()).build();

  /** Nothing that could be left out. */
  static final Paper MINIMAL =
      new PaperBuilder(
              new PaperId("m"), "M", new CollectionName("minimal"), new PublicationDate("1999"))
          .authors(List.of(author("nobody", "Nobody")))
          .build();

  static final Paper SUPERSEDED =
      liskov("old", "2001-01")
          .status(Status.SUPERSEDED)
          .supersededBy(Optional.of(FULL.id()))
          .build();

  static final Paper RETRACTED =
      TextSamples.complete(
              liskov("wrong", "2002-02-02")
                  .status(Status.RETRACTED)
                  .text(TextField.STATUS_REASON, "The proof has a gap.")
                  .identifiers(Map.of("doi", "10.1145/wrong"))
                  .kind(Optional.of(WorkKind.ARTICLE))
                  .references(List.of(itself("wrong")))
                  .build())
          .build();

  static final Paper WITHDRAWN =
      liskov("gone", "2003-03-03")
          .text(TextField.ABSTRACT, "Nobody may read this.")
          .status(Status.WITHDRAWN)
          .text(TextField.STATUS_REASON, "At the authors’ request.")
          .build();

  /** What {@link #WITHDRAWN} was before. */
  static final Paper BEFORE_WITHDRAWAL =
      liskov("gone", "2003-03-03").text(TextField.ABSTRACT, "Once to be read.").build();

  static final Paper DRAFT =
      liskov("draft", "2005-05").status(Status.DRAFT).text(TextField.VERSION, "0.1").build();

  /** Twelve authors: two more than a summary shows. */
  static final Paper CROWDED =
      TextSamples.complete(
              liskov("crowded", "2004-04-04").text(TextField.ABSTRACT, "Many hands.").build())
          .identifiers(Map.of("doi", "10.1145/crowded"))
          .references(List.of(itself("crowded")))
          .kind(Optional.of(WorkKind.ARTICLE))
          .authors(
              IntStream.rangeClosed(1, 12)
                  .mapToObj(i -> i == 12 ? liskovAsAuthor() : author("author-" + i, "Author " + i))
                  .toList())
          .build();

  private TestPapers() {}

  /** A paper of SOSP on storage by Barbara Liskov. */
  static PaperBuilder liskov(String id, String published) {
    return new PaperBuilder(
            new PaperId(id),
            "About " + id,
            new CollectionName("sosp"),
            new PublicationDate(published))
        .topics(List.of(new TopicName("storage")))
        .authors(List.of(liskovAsAuthor()));
  }

  /** So many papers, every three on one day; {@code p-000} is the oldest. */
  static List<Paper> numbered(int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> liskov("p-%03d".formatted(i), "20%02d-05-17".formatted(i / 3)).build())
        .toList();
  }

  /** A reference that puts a paper into the list of its own citations. */
  private static Reference itself(String id) {
    return new Reference(Optional.of("About " + id), Map.of(), Optional.of(new PaperId(id)));
  }

  private static Authorship liskovAsAuthor() {
    return author("barbara-liskov", "Barbara Liskov");
  }

  private static Authorship author(String handle, String name) {
    return author(handle, name, Role.AUTHOR);
  }

  static Authorship author(String handle, String name, Role role) {
    return new Authorship(new AuthorHandle(handle), name, role);
  }
}
