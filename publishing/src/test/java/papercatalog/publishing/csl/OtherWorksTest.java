package papercatalog.publishing.csl;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.json.JsonMapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.citations.deposit.DataCiteJson;
import papercatalog.domain.model.Affiliation;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Funding;
import papercatalog.domain.model.GroupName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PersonName;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.Relation;
import papercatalog.domain.model.RelationType;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.WorkKind;
import papercatalog.publishing.FileFormat;
import papercatalog.publishing.Read;
import papercatalog.publishing.entry.Entry.PaperEntry;
import papercatalog.publishing.entry.Notice;

/**
 * Works as the APIs of DataCite, OpenAlex and Crossref answer them: who, where and by whom paid.
 */
final class OtherWorksTest {
  private static final Affiliation CERN = new Affiliation("CERN", Optional.of("01ggx4157"));
  private static final Affiliation SAO =
      new Affiliation("Universidade de São Paulo", Optional.empty());
  private static final String ERC = "European Research Council";

  private static final String DATACITE =
      """
      {"id": "10.5281/zenodo.42", "type": "dois", "attributes": {
        "doi": "10.5281/zenodo.42", "url": "https://zenodo.example/records/42",
        "creators": [
          {"name": "Ruiz, Ana", "nameType": "Personal", "givenName": "Ana", "familyName": "Ruiz",
           "affiliation": [
             {"name": "CERN", "affiliationIdentifier": "https://ror.org/01ggx4157",
              "affiliationIdentifierScheme": "ROR"},
             "Universidade de São Paulo"],
           "nameIdentifiers": [
             {"nameIdentifier": "0000-0001", "nameIdentifierScheme": "ISNI"},
             {"nameIdentifier": "https://orcid.org/0000-0002-1825-0097",
              "nameIdentifierScheme": "ORCID"}]},
          {"name": "The Tide Collaboration", "nameType": "Organizational", "affiliation": []},
          {"name": "Bo Example"}],
        "contributors": [
          {"name": "Lee, Ed", "givenName": "Ed", "familyName": "Lee", "contributorType": "Editor"},
          {"name": "Zenodo", "contributorType": "HostingInstitution"}],
        "titles": [{"title": "Tides"}, {"title": "A Study", "titleType": "Subtitle"}],
        "publisher": {"name": "Zenodo"}, "publicationYear": 2024,
        "dates": [{"date": "2024-02-01", "dateType": "Available"},
                  {"date": "2024-01-31", "dateType": "Issued"}],
        "types": {"resourceTypeGeneral": "JournalArticle", "resourceType": "Journal article"},
        "container": {"title": "Sea", "volume": "3", "issue": "2", "firstPage": "7", "lastPage": "9",
                      "identifier": "1234-5679", "identifierType": "ISSN"},
        "subjects": [{"subject": "tides"}], "language": "en", "version": "2",
        "descriptions": [{"description": "<p>Water &amp; moon.</p>", "descriptionType": "Abstract"}],
        "rightsList": [{"rightsIdentifier": "cc-by-4.0", "rightsUri": "https://cc.example/"}],
        "identifiers": [{"identifier": "2001.00042", "identifierType": "arXiv"}],
        "fundingReferences": [
          {"funderName": "European Research Council", "funderIdentifierType": "Crossref Funder ID",
           "funderIdentifier": "https://doi.org/10.13039/501100000781", "awardNumber": "863650",
           "awardTitle": "Tidal", "awardUri": "https://cordis.example/863650"},
          {"funderName": "CERN", "funderIdentifierType": "ROR",
           "funderIdentifier": "https://ror.org/01ggx4157"}],
        "relatedIdentifiers": [
          {"relationType": "References", "relatedIdentifier": "10.1000/abc",
           "relatedIdentifierType": "DOI"},
          {"relationType": "Cites", "relatedIdentifier": "arXiv:2001.00001",
           "relatedIdentifierType": "arXiv"},
          {"relationType": "Cites", "relatedIdentifier": "A book", "relatedIdentifierType": "URN"},
          {"relationType": "IsCitedBy", "relatedIdentifier": "10.1000/citing",
           "relatedIdentifierType": "DOI"},
          {"relationType": "IsPartOf", "relatedIdentifier": "10.1000/whole",
           "relatedIdentifierType": "DOI"}]}}
      """;

  private static final String OPENALEX =
      """
      {"id": "https://openalex.org/W42", "doi": "https://doi.org/10.1000/Tides",
       "title": "Tides", "display_name": "Tides", "publication_year": 2024,
       "publication_date": "2024-01-31", "language": "en", "type": "article", "is_retracted": true,
       "ids": {"pmid": "https://pubmed.ncbi.nlm.nih.gov/7",
               "pmcid": "https://www.ncbi.nlm.nih.gov/pmc/articles/8"},
       "primary_location": {"landing_page_url": "https://doi.org/10.1000/tides",
         "pdf_url": "https://sea.example/42.pdf", "license": "cc-by",
         "source": {"display_name": "Sea", "issn_l": "1234-5679", "type": "journal",
                    "host_organization_name": "Waves"}},
       "authorships": [
         {"author": {"display_name": "Ana Ruiz", "orcid": "https://orcid.org/0000-0002-1825-0097"},
          "raw_author_name": "A. Ruiz",
          "institutions": [{"display_name": "CERN", "ror": "https://ror.org/01ggx4157"}],
          "raw_affiliation_strings": ["CERN, Geneva"]},
         {"author": {"display_name": "Bo Example", "orcid": null}, "institutions": [],
          "raw_affiliation_strings": ["Universidade de São Paulo"]}],
       "biblio": {"volume": "3", "issue": null, "first_page": "7", "last_page": "9"},
       "keywords": [{"id": "https://openalex.org/keywords/tide", "display_name": "tide"}],
       "abstract_inverted_index": {"moon.": [2], "Water": [0], "and": [1]},
       "grants": [{"funder": "https://openalex.org/F1", "award_id": "863650",
                   "funder_display_name": "European Research Council"},
                  {"funder_display_name": "CERN", "award_id": null}],
       "referenced_works": ["https://openalex.org/W1"]}
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {"%s", "{\"data\": %s}", "{\"data\": [%s], \"meta\": {\"total\": 1}}", "[%s]"})
  void recordOfDataCite_isAPaper(String wrapper) {
    Paper paper = paper(wrapper.formatted(DATACITE));

    assertThat(paper.fullTitle()).isEqualTo("Tides: A Study");
    assertThat(paper.kind()).contains(WorkKind.ARTICLE_JOURNAL);
    assertThat(paper.published().text()).isEqualTo("2024-01-31");
    assertThat(paper.venue()).contains("Sea");
    assertThat(paper.pages()).contains("7–9");
    assertThat(paper.publisher()).contains("Zenodo");
    assertThat(paper.version()).contains("2");
    assertThat(paper.license()).contains("CC-BY-4.0");
    assertThat(paper.abstractText()).contains("Water & moon.");
    assertThat(paper.identifiers())
        .isEqualTo(
            Map.of(
                "doi",
                "10.5281/zenodo.42",
                "arxiv",
                "2001.00042",
                "issn",
                "1234-5679",
                "url",
                "https://zenodo.example/records/42"));
    Authorship ana = paper.authors().getFirst();
    assertThat(ana.person().map(PersonName::inverted)).contains("Ruiz, Ana");
    assertThat(ana.orcid()).contains("0000-0002-1825-0097");
    assertThat(ana.affiliations()).containsExactly(CERN, SAO);
    assertThat(paper.authors())
        .extracting(Authorship::name)
        .containsExactly("Ana Ruiz", "The Tide Collaboration", "Bo Example", "Ed Lee");
    assertThat(paper.authors().get(1).parts()).contains(new GroupName());
    assertThat(paper.authors().get(2).parts()).isEmpty();
    assertThat(paper.authors().getLast().role()).isEqualTo(Role.EDITOR);
    assertThat(paper.funding())
        .containsExactly(
            new Funding(
                ERC,
                Optional.empty(),
                Optional.of("10.13039/501100000781"),
                Optional.of("863650"),
                Optional.of("Tidal"),
                Optional.of("https://cordis.example/863650")),
            Funding.of(Map.of("funder", "CERN", "ror", "01ggx4157")));
    assertThat(paper.references())
        .containsExactly(
            new Reference(Optional.empty(), Map.of("doi", "10.1000/abc"), Optional.empty()),
            new Reference(Optional.empty(), Map.of("arxiv", "2001.00001"), Optional.empty()),
            new Reference(Optional.of("A book"), Map.of(), Optional.empty()));
    assertThat(paper.relations())
        .containsExactly(
            new Relation(
                RelationType.of("IsPartOf"), Map.of("doi", "10.1000/whole"), Optional.empty()));
  }

  /** Its address is that of the catalog's page, and its references have identifiers. */
  @Test
  void recordThatTheCatalogWrites_isTheSamePaper() throws IOException {
    Paper paper = paper(DATACITE);
    String json =
        new JsonMapper()
            .writeValueAsString(
                DataCiteJson.attributes(paper, id -> "https://papers.example/papers/" + id));
    Paper again = paper(json);

    assertThat(again.authors().stream().map(Authorship::unsplit))
        .containsExactlyElementsOf(paper.authors().stream().map(Authorship::unsplit).toList());
    assertThat(again.references()).isEqualTo(paper.references().subList(0, 2));
    assertThat(
            PaperBuilder.from(again)
                .references(paper.references())
                .identifiers(paper.identifiers())
                .authors(paper.authors())
                .build())
        .isEqualTo(paper);
    // DataCite's writer splits a name that the source has not split
    assertThat(again.authors())
        .filteredOn(author -> !author.name().equals("Bo Example"))
        .isEqualTo(paper.authors().stream().filter(author -> author.parts().isPresent()).toList());
  }

  @ParameterizedTest
  @ValueSource(strings = {"%s", "{\"meta\": {\"count\": 1}, \"results\": [%s]}"})
  void workOfOpenAlex_isAPaper(String wrapper) {
    Paper paper = paper(wrapper.formatted(OPENALEX));

    assertThat(paper.title()).isEqualTo("Tides");
    assertThat(paper.kind()).contains(WorkKind.ARTICLE_JOURNAL);
    assertThat(paper.status()).isEqualTo(Status.RETRACTED);
    assertThat(paper.published().text()).isEqualTo("2024-01-31");
    assertThat(paper.venue()).contains("Sea");
    assertThat(paper.volume()).contains("3");
    assertThat(paper.pages()).contains("7–9");
    assertThat(paper.license()).contains("CC-BY");
    assertThat(paper.text(TextField.FULL_TEXT)).contains("https://sea.example/42.pdf");
    assertThat(paper.abstractText()).contains("Water and moon.");
    assertThat(paper.identifiers())
        .isEqualTo(
            Map.of("doi", "10.1000/tides", "pmid", "7", "pmcid", "PMC8", "issn", "1234-5679"));
    assertThat(paper.authors())
        .extracting(Authorship::name)
        .containsExactly("A. Ruiz", "Bo Example");
    assertThat(paper.authors()).allMatch(it -> it.parts().isEmpty());
    assertThat(paper.authors().getFirst().orcid()).contains("0000-0002-1825-0097");
    assertThat(paper.authors())
        .extracting(Authorship::affiliations)
        .containsExactly(List.of(CERN), List.of(SAO));
    assertThat(paper.funding())
        .containsExactly(
            Funding.of(Map.of("funder", ERC, "award", "863650")),
            Funding.of(Map.of("funder", "CERN")));
  }

  @Test
  void awardsOfOpenAlex_haveTheirFunders() {
    String awards =
        """
        "funders": [{"id": "F1", "display_name": "CERN", "ror": "https://ror.org/01ggx4157"},
                    {"id": "F2", "display_name": "European Research Council", "ror": null}],
        "awards": [{"id": "G1", "display_name": "Tidal", "funder_award_id": "1", "funder_id": "F1",
                    "funder_display_name": "CERN"}],
        "grants": [""";
    Map<String, String> cern = Map.of("funder", "CERN", "ror", "01ggx4157", "title", "Tidal");

    assertThat(paper(OPENALEX.replace("\"grants\": [", awards)).funding())
        .extracting(Funding::texts)
        .containsExactly(with(cern, "award", "1"), Map.of("funder", ERC));
  }

  @Test
  void workOfCrossref_hasAffiliationsFundersAndLicence() {
    PaperEntry entry =
        crossref(
            """
            "affiliation": [
              {"name": "CERN", "id": [{"id": "https://ror.org/01ggx4157", "id-type": "ROR"}]},
              {"name": "Universidade de São Paulo", "place": ["Brazil"]},
              {"name": "CERN", "department": ["Theory"], "id": []},
              {"name": "CERN", "id": [{"id": "https://ror.org/01ggx4157", "id-type": "ROR"}]}]
            """,
            """
            "funder": [
              {"DOI": "10.13039/501100000781", "name": "European Research Council",
               "award": ["1", "2"]},
              {"name": "CERN", "award": [], "id": [{"id": "01ggx4157", "id-type": "ROR"}]}],
            "license": [{"URL": "https://publisher.example/tdm", "content-version": "tdm"},
                        {"URL": "http://creativecommons.org/licenses/by-nc/4.0/"}]
            """);
    Map<String, String> erc = Map.of("funder", ERC, "funderId", "10.13039/501100000781");

    assertThat(entry.paper().authors().getFirst().affiliations())
        .containsExactly(CERN, SAO, new Affiliation("Theory, CERN", Optional.empty()));
    assertThat(entry.paper().funding())
        .extracting(Funding::texts)
        .containsExactly(
            with(erc, "award", "1"),
            with(erc, "award", "2"),
            Map.of("funder", "CERN", "ror", "01ggx4157"));
    assertThat(entry.paper().license()).contains("CC-BY-NC-4.0");
    assertThat(entry.notices()).isEmpty();
  }

  @Test
  void creditsThatCannotBeKept_areLeftOut_withANotice() {
    String many =
        IntStream.range(0, 22)
            .mapToObj("{\"name\": \"A%d\"}"::formatted)
            .collect(Collectors.joining(","));
    PaperEntry entry =
        crossref(
            "\"affiliation\": [null, 7, {}, {\"name\": \"%s\"}, {\"name\": \"\\u200b\"}, %s]"
                .formatted("x".repeat(501), many),
            """
            "funder": [{"award": ["1"]}, {"name": "F", "award": ["%s", "2"],
              "id": [{"id": "https://ror.org/01ggx4156", "id-type": "ROR"}]}, "text"]
            """
                .formatted("9".repeat(101)));

    assertThat(entry.paper().authors().getFirst().affiliations()).hasSize(20);
    assertThat(entry.paper().funding())
        .containsExactly(Funding.of(Map.of("funder", "F", "award", "2")));
    assertThat(entry.notices())
        .extracting(Notice::text)
        .anyMatch(it -> it.contains("affiliation must have 1 to 500 characters"))
        .anyMatch(it -> it.contains("must have a visible character"))
        .anyMatch(it -> it.contains("affiliations beyond 20 left out: 3"))
        .anyMatch(it -> it.contains("funder must have 1 to 500 characters"))
        .anyMatch(it -> it.contains("award must have 1 to 100 characters"))
        .anyMatch(it -> it.contains("ROR id `01ggx4156` left out"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "javascript:alert(1)",
        "https://user:secret@award.example/",
        "https://award.example/ü",
        "https://award.example/%s"
      })
  void addressOfAnAward_thatIsNone_isLeftOut_andTheFunderStays(String url) {
    PaperEntry entry =
        crossref(
            "\"affiliation\": []",
            "\"funder\": [{\"name\": \"F\", \"award\": \"1\", \"URL\": \"%s\"}]"
                .formatted(url.formatted("x".repeat(1_000))));

    assertThat(entry.paper().funding())
        .containsExactly(Funding.of(Map.of("funder", "F", "award", "1")));
    assertThat(entry.notices()).extracting(Notice::text).anyMatch(it -> it.contains("an award `"));
  }

  @Test
  void affiliationsOfOneAuthor_inTwoRoles_areCutWithANotice() {
    String many =
        IntStream.range(0, 15)
            .mapToObj("{\"name\": \"%%s%d\"}"::formatted)
            .collect(Collectors.joining(",", "\"affiliation\": [", "]"));
    PaperEntry entry =
        crossref(
            many.replace("%s", "A"),
            "\"editor\": [{\"given\": \"Ana\", \"family\": \"Ruiz\", %s}]"
                .formatted(many.replace("%s", "E")));

    assertThat(entry.paper().authors().getFirst().affiliations()).hasSize(20);
    assertThat(entry.notices())
        .extracting(Notice::text)
        .containsExactly("affiliations of `Ana Ruiz` beyond 20 left out: 10");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"creators\": [], \"titles\": []}",
        "{\"creators\": [7, null, {}], \"titles\": [{}], \"contributors\": 3, \"types\": []}",
        "{\"authorships\": [null, 7, {\"author\": 7}], \"abstract_inverted_index\": {\"a\": 7}}",
        "{\"authorships\": [], \"title\": {}, \"ids\": [], \"primary_location\": null}",
        "{\"authorships\": [], \"abstract_inverted_index\": {\"a\": [{}, -1, 1e99]}, \"biblio\": 1}",
        "{\"data\": {\"attributes\": {\"creators\": [], \"titles\": [], \"relatedIdentifiers\": [1, {\"relationType\": \"/a/b\"}]}}}",
      })
  void brokenWork_isRejectedWithAReason(String work) {
    assertThat(Read.onlyRejected(FileFormat.CSL_JSON, work).reason()).isNotBlank();
  }

  private static Map<String, String> with(Map<String, String> map, String name, String value) {
    Map<String, String> more = new HashMap<>(map);
    more.put(name, value);
    return more;
  }

  private static PaperEntry crossref(String person, String members) {
    return Read.onlyEntry(
        FileFormat.CSL_JSON,
        """
        {"message": {"type": "journal-article", "DOI": "10.1000/tides", "title": ["Tides"],
          "container-title": ["Sea"], "issued": {"date-parts": [[2024]]},
          "author": [{"given": "Ana", "family": "Ruiz", %s}], %s}}
        """
            .formatted(person, members));
  }

  private static Paper paper(String json) {
    return Read.paper(FileFormat.CSL_JSON, json);
  }
}
