package papercatalog.search.index;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;

final class ReferenceCheckTest {
  private static final Paper PAPER =
      new PaperBuilder(
              new PaperId("p"),
              "Programming in 1984 with Abstract Data Types",
              new CollectionName("c"),
              new PublicationDate("1974-04"))
          .authors(authors("Barbara Liskov", "Stephen Zilles", "José Müller"))
          .authorCount(3)
          .identifiers(Map.of("doi", "10.1145/942572.807045"))
          .build();

  /** The spellings of umlauts in a-z are compared on both sides. */
  @ParameterizedTest
  @CsvSource({
    "Friedrich Bauer, Bauer",
    "Jo Mueller, Müller",
    "Jo Müller, Mueller",
    "Ann Goethe, Goethe"
  })
  void familyNames_areComparedInTheirSpellings(String author, String family) {
    Paper paper = PaperBuilder.from(PAPER).authors(authors(author)).authorCount(1).build();

    assertThat(ReferenceCheck.of(family + ", X. (1974). " + PAPER.title(), paper)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      textBlock =
          """
          Liskov, B., Zilles, S., Mueller, J. (1974). Programming in 1984 with abstract data types. SIGPLAN 9(4), 50-59. |
          B. Liskov, S. Zilles and J. Muller, "Programming in 1984 with Abstract Data Types," 1974. doi:10.1145/942572.807045. |
          Liskov B., et al. Programming in 1984 with Abstract Data Types (1974) |
          Liskov, B., … Müller, J. (1974). Programming in 1984 with abstract data types. |
          Liskov, B., Zilles, S., Müller, J. Programming in 1984 with abstract data types. |
          Liskov, B., Zilles, S., Müller, J. (1975). Programming in 1984 with abstract data types. | year 1975 instead of 1974
          Liskov, B., Zilles, S., Müller, J. (1984). Programming in 1984 with abstract data types. | year 1984 instead of 1974
          Zilles, S., Liskov, B., Müller, J. (1974). Programming in 1984 with abstract data types. | the first author is Barbara Liskov
          Liskov, B. (1974). Programming in 1984 with abstract data types. | without Stephen Zilles, José Müller
          Zilles, S. (1974). Programming in 1984 with abstract data types. | the first author is Barbara Liskov; without Barbara Liskov, José Müller
          Liskov, B. et al. (1974). Programming in 1984 with abstract data types. https://doi.org/10.1145/359545.359563 | DOI 10.1145/359545.359563 instead of 10.1145/942572.807045
          Liskov, B. et al. (1974). Programming in 1984 with abstract data types (https://doi.org/10.1145/942572.807045). |
          Liskov, B. et al. (1974). Programming in 1984 with abstract data types. 1990-1999. arXiv:2001.04451, 10.48550/arXiv.2001.04451 |
          """)
  void differences_areNamed(String reference, String differences) {
    assertThat(
            ReferenceCheck.of(reference, PAPER).stream()
                .map(Object::toString)
                .collect(Collectors.joining("; ")))
        .isEqualTo(Objects.requireNonNullElse(differences, ""));
  }

  @Test
  void retractedPaper_isADifference() {
    Paper retracted = PaperBuilder.from(PAPER).status(Status.RETRACTED).build();

    assertThat(
            ReferenceCheck.of(
                "Liskov et al. 1974. Programming in 1984 with Abstract Data Types", retracted))
        .extracting(Object::toString)
        .containsExactly("the paper is retracted");
  }

  @Test
  void manyMissingAuthors_areNotAllNamed() {
    Paper many =
        PaperBuilder.from(PAPER)
            .authors(
                authors(IntStream.range(0, 20).mapToObj(i -> "A Name" + i).toArray(String[]::new)))
            .authorCount(20)
            .build();

    assertThat(ReferenceCheck.of("Name0, A. (1974). Programming in 1984", many))
        .extracting(Object::toString)
        .containsExactly("without A Name1, A Name2, A Name3, A Name4, A Name5 and 14 more");
  }

  @ParameterizedTest
  @CsvSource({
    "doi 10.1016/S0140-6736(05)67889-6., 10.1016/s0140-6736(05)67889-6",
    "(doi 10.1016/S0140-6736(05)67889-6)., 10.1016/s0140-6736(05)67889-6",
    "10.1/a, ",
    "10.1000/, "
  })
  void doi_isReadAsPrinted(String text, String doi) {
    assertThat(
            ReferenceCheck.of("Liskov et al. 1974 " + text, PAPER).stream()
                .map(ReferenceCheck.Mismatch::reference))
        .containsExactlyElementsOf(doi == null ? List.of() : List.of(doi));
  }

  private static List<Authorship> authors(String... names) {
    return Arrays.stream(names)
        .map(
            name ->
                new Authorship(
                    new AuthorHandle(name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "x")),
                    name,
                    Role.AUTHOR))
        .toList();
  }
}
