package papercatalog.domain.model;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Differences.OF_AUTHORSHIPS;
import static papercatalog.domain.Differences.OF_PAPERS;
import static papercatalog.domain.Papers.CLOCKS_1978;
import static papercatalog.domain.Papers.LAMPORT;
import static papercatalog.domain.Papers.LISKOV;
import static papercatalog.domain.Papers.paper;

import module java.base;

import org.junit.jupiter.api.Test;
import papercatalog.domain.table.PaperAttributes;
import papercatalog.domain.table.PaperItems;

final class ContentHashTest {
  private static final Paper PAPER =
      PaperBuilder.from(CLOCKS_1978)
          .text(TextField.VENUE, "Communications of the ACM 21(7)")
          .build();
  private static final Instant NOW = Instant.parse("2026-11-20T09:00:00Z");

  @Test
  void hash_changesWithEveryField_butRevisionAndTime() {
    Paper withdrawn = builder().status(Status.WITHDRAWN).build();
    List<Paper> different =
        List.of(
            PAPER,
            paper("another", "2026").build(),
            builder().title("Another").build(),
            builder().text(TextField.ABSTRACT, Optional.empty()).build(),
            builder().text(TextField.ABSTRACT, "Another.").build(),
            builder().collection(new CollectionName("another")).build(),
            builder().topics(List.of()).build(),
            builder().topics(PAPER.topics().reversed()).build(),
            builder().topics(PAPER.topics().subList(0, 1)).build(),
            builder().authors(PAPER.authors().reversed()).build(),
            builder().authors(PAPER.authors().subList(0, 1)).build(),
            builder().authors(List.of(LAMPORT, LISKOV)).build(),
            builder().authors(List.of(LAMPORT, with(LISKOV, Role.EDITOR))).build(),
            builder().authorCount(3).build(),
            builder().text(TextField.VENUE, "Another").build(),
            builder().text(TextField.VERSION, "2.0").build(),
            builder().status(Status.PUBLISHED).build(),
            builder().text(TextField.STATUS_REASON, "Another.").build(),
            withdrawn,
            PaperBuilder.from(withdrawn).withdrawnAt(Optional.of(NOW)).build(),
            superseded("a"),
            superseded("b"),
            builder().published(new PublicationDate("1978")).build(),
            builder().published(new PublicationDate("1978-07-01")).build(),
            builder().identifiers(Map.of()).build(),
            builder().identifiers(Map.of("arxiv", "10.1145/359545.359563")).build(),
            builder().identifiers(Map.of("doi", "10.1145/359545")).build(),
            builder().text(TextField.LICENSE, Optional.empty()).build());

    assertThat(different).extracting(ContentHash::of).doesNotHaveDuplicates();
    assertThat(ContentHash.of(PAPER.asRevision(7, NOW))).isEqualTo(ContentHash.of(PAPER));
  }

  @Test
  void hash_showsEveryComponent_butWhatAWriteAdds() {
    assertThat(OF_PAPERS.shownBy(ContentHash::of))
        .isEqualTo(OF_PAPERS.allBut("referenceCount", "revision", "createdAt", "updatedAt"));
    assertThat(OF_AUTHORSHIPS.shownBy(author -> ContentHash.of(by(author))))
        .isEqualTo(OF_AUTHORSHIPS.allBut());
  }

  @Test
  void hash_doesNotCollide_whenTextMovesBetweenFields() {
    PaperBuilder plain = PaperBuilder.from(paper("a", "2026").build());
    assertThat(
            Stream.of(
                plain.text(TextField.ABSTRACT, "text").build(),
                plain
                    .text(TextField.ABSTRACT, Optional.empty())
                    .text(TextField.VENUE, "text")
                    .build(),
                plain
                    .text(TextField.VENUE, Optional.empty())
                    .text(TextField.VERSION, "text")
                    .build(),
                plain
                    .text(TextField.VERSION, Optional.empty())
                    .text(TextField.LICENSE, "text")
                    .build(),
                plain
                    .text(TextField.LICENSE, Optional.empty())
                    .text(TextField.STATUS_REASON, "text")
                    .build(),
                plain
                    .text(TextField.STATUS_REASON, Optional.empty())
                    .topics(List.of(new TopicName("text")))
                    .build(),
                plain.topics(List.of()).identifiers(Map.of("text", "text")).build(),
                plain.identifiers(Map.of("text", "a", "texts", "b")).build(),
                plain.identifiers(Map.of("text", "b", "texts", "a")).build()))
        .extracting(ContentHash::of)
        .doesNotHaveDuplicates();
  }

  /** An abstract may hold lines that look like the next field. */
  @Test
  void hash_doesNotCollide_whenTextImitatesFields() {
    PaperBuilder plain = PaperBuilder.from(paper("a", "2026").build());
    Paper imitating = plain.text(TextField.ABSTRACT, "x\nvenue 1 y").build();
    Paper real = plain.text(TextField.ABSTRACT, "x").text(TextField.VENUE, "y").build();

    assertThat(ContentHash.of(imitating)).isNotEqualTo(ContentHash.of(real));
  }

  @Test
  void hash_ofWhatWasStored_isTheSame() {
    assertThat(ContentHash.of(PaperAttributes.read(PaperItems.DECLARED.paper(PAPER))))
        .isEqualTo(ContentHash.of(PAPER));
  }

  /** Stored hashes stay valid only while this one does. */
  @Test
  void hash_isStable() {
    assertThat(ContentHash.of(PAPER))
        .isEqualTo("e116a506aa2f06240bd942a4dcf46689935991576bd1b7d41e10d073ef203160");
  }

  private static PaperBuilder builder() {
    return PaperBuilder.from(PAPER);
  }

  private static Paper by(Authorship author) {
    return builder().authors(List.of(author)).build();
  }

  private static Authorship with(Authorship author, Role role) {
    return new Authorship(author.handle(), author.name(), role);
  }

  private static Paper superseded(String by) {
    return builder().status(Status.SUPERSEDED).supersededBy(Optional.of(new PaperId(by))).build();
  }
}
