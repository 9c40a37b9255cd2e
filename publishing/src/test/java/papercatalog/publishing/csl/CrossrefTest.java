package papercatalog.publishing.csl;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.Reference;
import papercatalog.publishing.FileFormat;
import papercatalog.publishing.Sources;
import papercatalog.publishing.citation.Handles;
import papercatalog.publishing.citation.Mapping;
import papercatalog.publishing.entry.Entry;
import papercatalog.publishing.entry.Entry.PaperEntry;

/** A work as Crossref's API answers it. */
final class CrossrefTest {
  private static final String WORK =
      """
      {
        "status": "ok", "message-type": "work", "message-version": "1.0.0", "message": {
        "publisher": "Association for Computing Machinery (ACM)", "issue": "POPL",
        "type": "journal-article", "page": "1-34", "volume": "2", "DOI": "10.1145/3158154",
        "abstract": "<jats:p>Rust is a <jats:italic>new</jats:italic> language.</jats:p>",
        "title": ["RustBelt: securing the foundations"],
        "container-title": ["Proceedings of the ACM on Programming Languages"],
        "issued": {"date-parts": [[2018, 1]]}, "language": "en",
        "author": [
          {"ORCID": "https://orcid.org/0000-0002-1825-0097", "given": "Ralf", "family": "Jung",
           "sequence": "first", "affiliation": [{"name": "MPI-SWS, Germany"}]},
          {"name": "The Rust Team", "sequence": "additional"}],
        "reference-count": 4,
        "reference": [
          {"key": "e_1", "doi-asserted-by": "publisher", "DOI": "10.1145/99370.99404"},
          {"key": "e_2", "unstructured": "A. Author.\\n A  book. 1999.", "ISBN": "9780201896831"},
          {"key": "e_3", "author": "Lamport", "year": "1978", "article-title": "Time, Clocks",
           "journal-title": "CACM", "volume": "21", "first-page": "558"},
          {"key": "e_4", "doi-asserted-by": "crossref"},
          {"key": "e_5", "author": "Odd", "year": {"of": 1999}}]}}
      """;

  @Test
  void work_isAPaper_withItsReferences() {
    Entry read = only(WORK);
    assertThat(read).isInstanceOf(PaperEntry.class);
    PaperEntry entry = (PaperEntry) read;
    Paper paper = entry.paper();

    assertThat(paper.title()).isEqualTo("RustBelt: securing the foundations");
    assertThat(paper.abstractText()).contains("Rust is a new language.");
    assertThat(paper.authors().getFirst().orcid()).contains("0000-0002-1825-0097");
    assertThat(paper.authors().getLast().name()).isEqualTo("The Rust Team");
    assertThat(paper.identifiers()).containsEntry("doi", "10.1145/3158154");
    assertThat(paper.published().text()).isEqualTo("2018-01");
    assertThat(paper.references())
        .containsExactly(
            new Reference(Optional.empty(), Map.of("doi", "10.1145/99370.99404"), Optional.empty()),
            new Reference(
                Optional.of("A. Author. A book. 1999."),
                Map.of("isbn", "9780201896831"),
                Optional.empty()),
            new Reference(
                Optional.of("Lamport. 1978. Time, Clocks. CACM. 21. 558"),
                Map.of(),
                Optional.empty()));
    assertThat(entry.notices())
        .anyMatch(it -> it.text().contains("reference e_4 left out"))
        .anyMatch(it -> it.text().contains("reference e_5 left out: year must be a text"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`\"DOI\":\"https://doi.org/10.1000/ABC\"` | - {doi=10.1000/abc}",
        "`\"DOI\":\"doi:10.1000/abc.\"` | - {doi=10.1000/abc}",
        "`\"DOI\":\"10.1000/1&lt;2&gt;3\"` | - {doi=10.1000/1<2>3}",
        "`\"DOI\":\"10.48550/arXiv.2001.00042\"` | - {arxiv=2001.00042, doi=10.48550/arxiv.2001.00042}",
        "`\"DOI\":\"none\",\"unstructured\":\"Vale, Tide.\"` | Vale, Tide. {}",
        "`\"unstructured\":\"Vale, Tide. https://doi.org/10.1000/abc.\"` | Vale, Tide. https://doi.org/10.1000/abc. {doi=10.1000/abc}",
        "`\"unstructured\":\"Vale (doi:10.1000/abc), <i>Tide</i>\"` | Vale (doi:10.1000/abc), Tide {doi=10.1000/abc}",
        "`\"unstructured\":\"Vale, 10.1000/a; Moor, 10.1000/b\"` | Vale, 10.1000/a; Moor, 10.1000/b {}",
        "`\"unstructured\":\"Vale, Tide, arXiv:2001.00042 (2020)\"` | Vale, Tide, arXiv:2001.00042 (2020) {}",
        "`\"ISBN\":\"http://id.crossref.org/isbn/9780201896831\"` | - {isbn=9780201896831}",
        "`\"standard-designator\":\"ISO 8601\",\"year\":\"2019\"` | 2019. ISO 8601 {}",
        "`\"volume-title\":\"Tides\",\"edition\":\"2\"` | Tides. 2 {}",
      })
  void reference_isReadFromItsMembers(String members, String reference) {
    String work =
        WORK.replaceFirst(
            "(?s)\"reference\": .*",
            "\"reference\": [{" + Matcher.quoteReplacement(members) + "}]}}");

    assertThat(((PaperEntry) only(work)).paper().references())
        .map(it -> it.text().orElse("-") + " " + it.identifiers())
        .containsExactly(reference);
  }

  private static Entry only(String work) {
    Mapping mapping =
        new Mapping(
            Optional.of(new CollectionName("popl")),
            false,
            List.of(),
            false,
            Optional.empty(),
            Handles.NONE);
    try (Sources sources = new Sources(mapping)) {
      sources.add("x.json", new ByteArrayInputStream(work.getBytes(UTF_8)), FileFormat.CSL_JSON);
      return sources.next();
    }
  }
}
