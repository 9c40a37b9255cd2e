package papercatalog.publishing.citation;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Relation;
import papercatalog.publishing.FileFormat;
import papercatalog.publishing.Read;
import papercatalog.publishing.entry.Entry.PaperEntry;

/** The relations of works of Crossref's shape, and of biblatex's related entries. */
final class SourcedRelationsTest {
  private static final String WORK =
      """
      {"title": ["A"], "author": [{"family": "Vale"}], "issued": {"date-parts": [[2020]]},
       "DOI": "10.1000/own", %s}
      """;
  private static final String ENTRY =
      "@article{own, title={A}, author={Vale, A.}, year=2020, journal={J}, %s}";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`\"relation\":{\"is-preprint-of\":[{\"id-type\":\"doi\",\"id\":\"10.1000/A\",\"asserted-by\":\"subject\"}]}` | IsPreprintOf {doi=10.1000/a}",
        "`\"relation\":{\"has-review\":[{\"id-type\":\"doi\",\"id\":\"10.1000/a\"},{\"id-type\":\"uri\",\"id\":\"https://example.org/r\"}]}` | IsReviewedBy {doi=10.1000/a}; IsReviewedBy {url=https://example.org/r}",
        "`\"relation\":{\"is-version-of\":[{\"id-type\":\"arxiv\",\"id\":\"2001.00042\"}],\"replaces\":[{\"id-type\":\"doi\",\"id\":\"10.1000/a\"}]}` | IsVersionOf {arxiv=2001.00042}; Obsoletes {doi=10.1000/a}",
        "`\"relation\":{\"references\":[{\"id-type\":\"doi\",\"id\":\"10.1000/a\"}]}` | ``",
        "`\"update-to\":[{\"DOI\":\"10.1000/a\",\"type\":\"corrigendum\"},{\"DOI\":\"10.1000/b\",\"type\":\"retraction\"}]` | Corrects {doi=10.1000/a}; Retracts {doi=10.1000/b}",
        "`\"updated-by\":[{\"DOI\":\"10.1000/a\",\"type\":\"erratum\"}]` | IsCorrectedBy {doi=10.1000/a}",
        "`\"updated-by\":[{\"DOI\":\"10.1000/a\",\"type\":\"erratum\"}],\"relation\":{}` | IsCorrectedBy {doi=10.1000/a}",
      })
  void workOfCrossref_hasRelations(String members, String relations) {
    assertThat(text(FileFormat.CSL_JSON, WORK.formatted(members))).isEqualTo(relations);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "related={x,y z}, relatedtype={translationof} | IsTranslationOf x; IsTranslationOf y-z",
        "related={x}, relatedtype={multivolume} | HasPart x",
        "related={x}, relatedtype={reprintfrom} | IsVersionOf x",
        "related={x}, relatedtype={IsSupplementTo} | IsSupplementTo x",
        "related={x} | ''",
      })
  void entryOfBiblatex_hasRelations_toTheIdsOfOthers(String fields, String relations) {
    assertThat(text(FileFormat.BIBTEX, ENTRY.formatted(fields))).isEqualTo(relations);
  }

  @Test
  void relationThatTheCatalogCannotHold_isLeftOutWithANotice() {
    PaperEntry entry =
        Read.onlyEntry(
            FileFormat.CSL_JSON,
            WORK.formatted(
                """
                "relation": {"is-comment-on": [{"id-type": "doi", "id": "10.1000/a"}],
                  "has-part": [{"id-type": "ark", "id": "x"}, {"id-type": "doi", "id": "none"},
                    {"id-type": "doi", "id": " "}, "text", {}], "has-version": "text", "is-part-of": {"id": 1}},
                "update-to": [{"type": "correction"}], "updated-by": [{"type": "retraction"}]"""));

    assertThat(entry.paper().relations()).isEmpty();
    assertThat(entry.notices())
        .extracting(notice -> notice.text())
        .contains(
            "relation `is-comment-on` left out: no such relation",
            "relation `has-part` left out: an identifier `ark`",
            "doi `none` left out: no DOI",
            "relation `correction` left out: doi must have 1 to 300 characters and not be blank");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "CSL_JSON | `\"relation\":{\"is-identical-to\":[{\"id-type\":\"doi\",\"id\":\"10.1000/OWN\"}]}` | IsIdenticalTo",
        "CSL_JSON | `\"relation\":{\"has-part\":[{\"id-type\":\"doi\",\"id\":\"10.1000/a\\uFFFE\"}]}` | noncharacters",
        "CSL_JSON | `\"reference\":[{\"key\":\"r\",\"unstructured\":\"a\\uFFFE\"}]` | noncharacters",
        "BIBTEX | `related={OWN}, relatedtype={translationof}` | leads to the paper itself",
      })
  void workThatCannotBeNamed_isLeftOut_andTheEntryIsRead(
      FileFormat format, String fields, String notice) {
    String entry = format == FileFormat.BIBTEX ? ENTRY : WORK;
    PaperEntry read = Read.onlyEntry(format, entry.formatted(fields));

    assertThat(read.paper().works()).isEmpty();
    assertThat(read.notices()).anyMatch(it -> it.text().contains(notice));
  }

  @Test
  void moreRelationsThanAPaperMayHave_areLeftOutWithANotice() {
    String parts =
        IntStream.range(0, Paper.MAX_RELATIONS + 3)
            .mapToObj("{\"id-type\": \"doi\", \"id\": \"10.1000/%d\"}"::formatted)
            .collect(Collectors.joining(", ", "\"relation\": {\"has-part\": [", "]}"));
    PaperEntry entry = Read.onlyEntry(FileFormat.CSL_JSON, WORK.formatted(parts));

    assertThat(entry.paper().relations()).hasSize(Paper.MAX_RELATIONS);
    assertThat(entry.notices())
        .extracting(notice -> notice.text())
        .contains("relations beyond 100 left out: 3");
  }

  private static String text(FileFormat format, String source) {
    return Read.paper(format, source).relations().stream()
        .map(SourcedRelationsTest::text)
        .collect(Collectors.joining("; "));
  }

  private static String text(Relation relation) {
    return relation.type().text()
        + " "
        + relation
            .work()
            .paper()
            .map(Object::toString)
            .orElseGet(() -> relation.work().identifiers().toString());
  }
}
