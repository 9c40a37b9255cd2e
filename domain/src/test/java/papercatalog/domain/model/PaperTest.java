package papercatalog.domain.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.domain.Differences.OF_PAPERS;
import static papercatalog.domain.Papers.LAMPORT;
import static papercatalog.domain.Papers.authors;
import static papercatalog.domain.Papers.paper;

import module java.base;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import papercatalog.domain.Differences;

final class PaperTest {
  private static final CollectionName CACM = new CollectionName("cacm");
  private static final PublicationDate IN_1978 = new PublicationDate("1978");

  @Test
  void text_isNormalizedToNfc() {
    assertThat(titled("Go\u0308del").title()).isEqualTo("G\u00f6del");
    for (char c = 0; c < Character.MAX_VALUE; c++) {
      for (String text : List.of("e" + c, "e" + c + "\u0301")) {
        assertThat(Text.composed(text)).isEqualTo(Normalizer.normalize(text, Normalizer.Form.NFC));
      }
    }
  }

  @Test
  void title_thatIsNoLineOfText_isRefused() {
    for (String title : List.of("", "  ", "a\nb", "a\u0000", "\ud800", "x".repeat(1_001))) {
      assertInvalid("title", () -> titled(title));
    }
  }

  @Test
  void title_thatGrowsTooLongInNfc_isRefusedAtOnce() {
    assertInvalid("title", () -> titled("\u0344".repeat(600)));
  }

  /** The normalizer takes 12 seconds for 80,000 marks of two classes. */
  @Test
  void text_thatTheNormalizerIsSlowFor_isRefusedBeforeIt() {
    assertThat(titled("a" + "\u0323\u0301".repeat(50)).title()).hasSize(100);
    String marks = "a" + "\u0301\u0323".repeat(4_000_000);
    assertInvalid("title", () -> titled(marks));
    assertInvalid("name", () -> Text.normalized("name", marks, Normalizer.Form.NFKD));
    assertThat(titled("e\u0323\u0302".repeat(1_000)).title()).hasSize(1_000);
  }

  @Test
  void abstract_mayHaveLines_butNoOtherControls() {
    assertThat(paper("a", "1978").text(TextField.ABSTRACT, "one\n\ttwo").build().abstractText())
        .contains("one\n\ttwo");
    assertInvalid("abstract", () -> paper("a", "1978").text(TextField.ABSTRACT, "a\u0007").build());
  }

  @Test
  void fullText_isAWebAddress() {
    for (String address :
        List.of("https://x.org", "http://[::1]:80/a_b~c;d?e=@f#%20", "HTTPS://X.org/@a")) {
      assertThat(paper("a", "1978").text(TextField.FULL_TEXT, address).build().texts())
          .containsEntry(TextField.FULL_TEXT, address);
    }
    for (String other :
        List.of(
            "javascript:alert(1)//https://x.org/",
            "https://",
            "https:///a",
            "ftp://x.org/a",
            "https://x.org/a b",
            "https://x.org/%2",
            "https://x.org/%zz",
            "https://x.org/ü",
            "https://x.org/\"onclick",
            "https://x.org/<a>",
            "https://user:password@x.org/",
            "https://x.org/" + "a".repeat(1_000))) {
      assertInvalid("fullText", () -> paper("a", "1978").text(TextField.FULL_TEXT, other).build());
    }
  }

  @Test
  void authors_missingOrRepeated_areRefused() {
    assertInvalid("authors", () -> paper("a", "1978").authors(List.of()).build());
    assertInvalid("authors", () -> paper("a", "1978").authors(List.of(LAMPORT, LAMPORT)).build());
  }

  @Test
  void topics_repeatedOrTooMany_areRefused() {
    TopicName topic = new TopicName("t");
    assertInvalid("topics", () -> paper("a", "1978").topics(List.of(topic, topic)).build());
    assertInvalid(
        "topics",
        () ->
            paper("a", "1978")
                .topics(IntStream.range(0, 21).mapToObj(i -> new TopicName("t" + i)).toList())
                .build());
  }

  @Test
  void supersededBy_goesWithItsStatus_andNoOther() {
    Optional<PaperId> newer = Optional.of(new PaperId("b"));

    assertInvalid("supersededBy", () -> paper("a", "1978").supersededBy(newer).build());
    assertInvalid("supersededBy", () -> paper("a", "1978").status(Status.SUPERSEDED).build());
    assertThat(
            paper("a", "1978").status(Status.SUPERSEDED).supersededBy(newer).build().supersededBy())
        .isEqualTo(newer);
  }

  @Test
  void identifiers_withAStrangeScheme_areRefused() {
    assertInvalid(
        "identifier scheme", () -> paper("a", "1978").identifiers(Map.of("D#I", "1")).build());
  }

  @Test
  void summary_showsTheFirstTenAuthors_andCountsAll() {
    PaperSummary summary = paper("a", "1978").authors(authors(12)).build().summary();

    assertThat(summary.authors()).isEqualTo(authors(10));
    assertThat(summary.authorCount()).isEqualTo(12);
  }

  @Test
  void builder_fromAPaper_buildsIt() {
    assertThat(OF_PAPERS.values())
        .allSatisfy(paper -> assertThat(PaperBuilder.from(paper).build()).isEqualTo(paper));
  }

  @Test
  void asRevision_keepsAllElse() {
    assertThat(OF_PAPERS.shownBy(paper -> paper.asRevision(1, Instant.EPOCH)))
        .isEqualTo(OF_PAPERS.allBut("revision", "updatedAt"));
  }

  @Test
  void paperOfASummary_hasWhatTheSummaryShows() {
    assertThat(OF_PAPERS.values().filter(paper -> paper.status() != Status.SUPERSEDED))
        .allSatisfy(
            paper ->
                assertThat(PaperBuilder.from(paper.summary()).build().summary())
                    .isEqualTo(paper.summary()));
  }

  @Test
  void summary_showsItsComponents_andNothingElse() {
    assertThat(OF_PAPERS.shownBy(Paper::summary))
        .containsExactlyInAnyOrderElementsOf(Differences.components(PaperSummary.class));
  }

  @Test
  void tombstone_keepsWhatNamesThePaper() {
    Optional<String> reason = Optional.of("Withdrawn.");

    assertThat(OF_PAPERS.shownBy(paper -> paper.tombstone(reason, Instant.EPOCH)))
        .containsExactlyInAnyOrderElementsOf(
            Stream.concat(
                    Stream.of("id", "title", "collection", "authors", "authorCount", "published"),
                    Stream.concat(
                        TextField.APPEARANCE.stream().map(TextField::text),
                        Stream.of("kind", "identifiers", "revision", "createdAt", "updatedAt")))
                .toList());
    assertThat(OF_PAPERS.shownBy(Tombstone::of))
        .containsExactlyInAnyOrder("id", "title", "statusReason", "withdrawnAt", "updatedAt");
  }

  private static Paper titled(String title) {
    return new PaperBuilder(new PaperId("a"), title, CACM, IN_1978)
        .authors(List.of(LAMPORT))
        .build();
  }

  private static void assertInvalid(String field, ThrowingCallable making) {
    assertThatThrownBy(making)
        .isInstanceOfSatisfying(
            InvalidValue.class, invalid -> assertThat(invalid.field()).isEqualTo(field));
  }
}
