package papercatalog.publishing.read;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.paper;

import module java.base;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.IdentifierScheme;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.Status;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Page;
import papercatalog.domain.read.PageRequest;
import papercatalog.publishing.PublishedTable;

/** A9: papers by an identifier, in whatever form it is written. */
final class FindPapersTest {
  @RegisterExtension static final PublishedTable TABLE = new PublishedTable();

  private static final Paper DYNAMO =
      paper("dynamo", "2007-10")
          .identifiers(
              Map.of(
                  "doi", "https://doi.org/10.1145/1323293.1294281",
                  "url", "https://Example.org/Dynamo#page=2",
                  "isbn", "0-306-40615-2",
                  "local-shelf", "B 12"))
          .build();

  @BeforeAll
  static void publish() {
    TABLE.givenPublished(DYNAMO);
  }

  @Test
  void find_byAnyFormOfTheIdentifier_findsThePaper() {
    assertThat(found(IdentifierScheme.DOI, "doi:10.1145/1323293.1294281"))
        .containsExactly("dynamo");
    assertThat(found(IdentifierScheme.ISBN, "978-0-306-40615-7")).containsExactly("dynamo");
    assertThat(found(IdentifierScheme.URL, "HTTPS://example.org/Dynamo#page=2"))
        .containsExactly("dynamo");
    assertThat(found(IdentifierScheme.URL, "https://example.org/dynamo#page=2")).isEmpty();
    assertThat(found(IdentifierScheme.URL, "https://example.org/Dynamo")).isEmpty();
    assertThat(found(IdentifierScheme.DOI, "10.1145/1")).isEmpty();
  }

  @Test
  void find_byASharedIdentifier_findsAllThatHaveIt_latestFirst() {
    Map<String, String> issn = Map.of("issn", "0001-0782");
    List<String> years = List.of("2001", "2003", "2002");
    years.forEach(
        year -> TABLE.publisher().publish(paper("cacm-" + year, year).identifiers(issn).build()));
    Identifier identifier = Identifier.of(IdentifierScheme.ISSN, "issn: 0001-0782");
    assertThat(found(IdentifierScheme.ISSN, "00010782"))
        .containsExactly("cacm-2003", "cacm-2002", "cacm-2001");

    PageRequest one = PageRequest.FIRST.withLimit(1);
    Page<PaperSummary> first = TABLE.catalog().list(AccessPatterns.FIND_PAPERS, identifier, one);
    Page<PaperSummary> second =
        TABLE
            .catalog()
            .list(
                AccessPatterns.FIND_PAPERS,
                identifier,
                one.after(first.nextCursor().orElseThrow()));
    assertThat(second.items())
        .extracting(PaperSummary::id)
        .containsExactly(new PaperId("cacm-2002"));
  }

  @Test
  void find_goesWithThePaper_throughItsStates() {
    Map<String, String> pmid = Map.of("pmid", "PMID: 123");
    Paper paper = paper("moving", "2026").identifiers(pmid).build();
    TABLE.publisher().publish(paper);
    assertThat(found(IdentifierScheme.PMID, "https://pubmed.ncbi.nlm.nih.gov/123/"))
        .containsExactly("moving");

    TABLE
        .publisher()
        .publish(
            PaperBuilder.from(paper)
                .status(Status.SUPERSEDED)
                .supersededBy(Optional.of(DYNAMO.id()))
                .build());
    assertThat(found(IdentifierScheme.PMID, "123")).containsExactly("moving");

    TABLE.publisher().publish(PaperBuilder.from(paper).identifiers(Map.of("pmid", "124")).build());
    assertThat(found(IdentifierScheme.PMID, "123")).isEmpty();
    assertThat(found(IdentifierScheme.PMID, "124")).containsExactly("moving");

    TABLE.publisher().withdraw(paper.id(), Optional.empty(), OptionalLong.empty());
    assertThat(found(IdentifierScheme.PMID, "124")).isEmpty();
  }

  @Test
  void find_aSupersededPaper_findsItWithItsSuccessor_behindAllOthers() {
    Map<String, String> doi = Map.of("doi", "10.17487/shared");
    TABLE.givenPublished(paper("rfc-2", "1999").identifiers(doi).build());
    for (String year : List.of("2001", "2003", "2002")) {
      TABLE.givenPublished(
          paper("rfc-1-of-" + year, year)
              .identifiers(doi)
              .status(Status.SUPERSEDED)
              .supersededBy(Optional.of(new PaperId("rfc-2")))
              .build());
    }
    Identifier identifier = Identifier.of(IdentifierScheme.DOI, "10.17487/shared");

    List<PaperSummary> walked = new ArrayList<>();
    Optional<String> cursor = Optional.empty();
    do {
      PageRequest one = PageRequest.FIRST.withLimit(1);
      Page<PaperSummary> page =
          TABLE
              .catalog()
              .list(AccessPatterns.FIND_PAPERS, identifier, cursor.map(one::after).orElse(one));
      walked.addAll(page.items());
      cursor = page.nextCursor();
    } while (cursor.isPresent());

    assertThat(walked)
        .extracting(it -> it.id().value())
        .containsExactly("rfc-2", "rfc-1-of-2003", "rfc-1-of-2002", "rfc-1-of-2001")
        .isEqualTo(found(IdentifierScheme.DOI, "10.17487/shared"));
    assertThat(walked.getLast().status()).isEqualTo(Status.SUPERSEDED);
    assertThat(walked.getLast().supersededBy()).contains(new PaperId("rfc-2"));
    assertThat(walked.getFirst().supersededBy()).isEmpty();
    assertThat(
            TABLE
                .catalog()
                .list(
                    AccessPatterns.LIST_COLLECTION_PAPERS,
                    walked.getLast().collection(),
                    PageRequest.FIRST)
                .items())
        .extracting(PaperSummary::status)
        .doesNotContain(Status.SUPERSEDED);
  }

  private static List<String> found(IdentifierScheme scheme, String text) {
    return TABLE
        .catalog()
        .list(AccessPatterns.FIND_PAPERS, Identifier.of(scheme, text), PageRequest.FIRST)
        .items()
        .stream()
        .map(paper -> paper.id().value())
        .toList();
  }
}
