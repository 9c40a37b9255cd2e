package papercatalog.functions.http;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;
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

  /** Every field there is, text in several scripts, TeX, quotes and a backslash. */
  static final Paper FULL =
      new PaperBuilder(
              new PaperId("WP-002"),
              "On \"$O(n^2)$\" \\emph{Größe} — 大きさ 📐",
              new CollectionName("working-papers"),
              new PublicationDate("2026-04-18"))
          .abstractText(Optional.of("First line:\n\t«naïve» <b>&amp;</b>\nПоследняя строка. 👩‍💻"))
          .topics(List.of(new TopicName("databases"), new TopicName("data-modeling")))
          .authors(
              List.of(
                  author("frantisek-zilka", "František Žilka"),
                  new Authorship(new AuthorHandle("andrew-yao"), "姚期智", Role.EDITOR)))
          .venue(Optional.of("Arbeitspapiere für „Kataloge“"))
          .version(Optional.of("0.3"))
          .kind(Optional.of(WorkKind.ARTICLE_JOURNAL))
          .volume(Optional.of("21"))
          .issue(Optional.of("7, Teil „B“"))
          .pages(Optional.of("558–565"))
          .publisher(Optional.of("Zürcher Verlag"))
          .language(Optional.of("de-CH"))
          .identifiers(Map.of("doi", "10.1145/1294261.1294281", "arxiv", "2604.01234"))
          .license(Optional.of("CC-BY-4.0"))
          .build();

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
      liskov("wrong", "2002-02-02")
          .status(Status.RETRACTED)
          .statusReason(Optional.of("The proof has a gap."))
          .identifiers(Map.of("doi", "10.1145/wrong"))
          .build();

  static final Paper WITHDRAWN =
      liskov("gone", "2003-03-03")
          .abstractText(Optional.of("Nobody may read this."))
          .status(Status.WITHDRAWN)
          .statusReason(Optional.of("At the authors’ request."))
          .build();

  /** What {@link #WITHDRAWN} was before. */
  static final Paper BEFORE_WITHDRAWAL =
      liskov("gone", "2003-03-03").abstractText(Optional.of("Once to be read.")).build();

  static final Paper DRAFT =
      liskov("draft", "2005-05").status(Status.DRAFT).version(Optional.of("0.1")).build();

  /** Twelve authors: two more than a summary shows. */
  static final Paper CROWDED =
      liskov("crowded", "2004-04-04")
          .abstractText(Optional.of("Many hands."))
          .identifiers(Map.of("doi", "10.1145/crowded"))
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
