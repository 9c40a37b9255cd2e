package papercatalog.citations.deposit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import papercatalog.citations.CitedSamples;
import papercatalog.citations.format.MapJson;
import papercatalog.citations.xml.XmlText;
import papercatalog.domain.model.Affiliation;
import papercatalog.domain.model.Funding;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.Relation;
import papercatalog.domain.model.RelationType;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.WorkKind;
import papercatalog.domain.pattern.AccessPatterns;

final class DataCiteTest {
  private static final String ORIGIN = "https://papers.example.org";

  @Test
  void xml_hasEveryFact() throws IOException {
    assertThat(xml(withReferences())).isEqualTo(expected("datacite.xml"));
  }

  @Test
  void json_hasTheSameFacts() throws IOException {
    assertThat(json(withReferences()) + "\n").isEqualTo(expected("datacite.json"));
  }

  private static String expected(String file) throws IOException {
    try (InputStream text = DataCiteTest.class.getResourceAsStream(file)) {
      return new String(text.readAllBytes(), UTF_8);
    }
  }

  private static Paper withReferences() {
    return PaperBuilder.from(CitedSamples.RETRACTED)
        .text(TextField.SUBTITLE, "With a subtitle")
        .text(TextField.SERIES, "Lecture Notes")
        .text(TextField.SERIES_NUMBER, "12")
        .authors(
            CitedSamples.RETRACTED.authors().stream()
                .map(
                    author ->
                        author.handle().value().equals("ada-lovelace")
                            ? author.withOrcid("0000-0002-1825-0097")
                            : author)
                .toList())
        .references(
            List.of(
                reference("A. Author. A book.", Map.of()),
                reference("Dynamo", Map.of("doi", "https://doi.org/10.1145/1294261.1294281")),
                reference("Attention", Map.of("arxiv", "1706.03762v5")),
                reference("Again", Map.of("arxiv", "1706.03762")),
                new Reference(
                    Optional.empty(),
                    Map.of(),
                    Optional.of(new PaperId("clocks")),
                    Reference.Look.PRESENT)))
        .build();
  }

  private static Reference reference(String text, Map<String, String> identifiers) {
    return new Reference(Optional.of(text), identifiers, Optional.empty());
  }

  @ParameterizedTest
  @CsvSource({
    "ARTICLE, Preprint, Text",
    "ARTICLE_JOURNAL, JournalArticle, Journal",
    "CHAPTER, BookChapter, Book",
    "PAPER_CONFERENCE, ConferencePaper, ConferenceProceeding",
    "THESIS, Dissertation, Text",
    "WEBPAGE, Text, Text",
  })
  void kind_isTheType_andDecidesWhatHoldsThePaper(WorkKind kind, String type, String container) {
    Paper paper = PaperBuilder.from(CitedSamples.ARTICLE).kind(Optional.of(kind)).build();

    assertThat(xml(paper))
        .contains("<resourceType resourceTypeGeneral=\"%s\">%s<".formatted(type, kind.text()))
        .contains("relatedItemType=\"%s\"".formatted(container));
  }

  @ParameterizedTest
  @EnumSource
  void kind_hasAType(WorkKind kind) {
    assertThat(xml(PaperBuilder.from(CitedSamples.BOOK).kind(Optional.of(kind)).build()))
        .contains(">" + kind.text() + "</resourceType>");
  }

  @Test
  void affiliationsFundingAndRelations_areInXmlAndJson() {
    Paper paper =
        PaperBuilder.from(CitedSamples.ARTICLE)
            .authors(
                List.of(
                    CitedSamples.LAMPORT_IN_PARTS.with(
                        List.of(new Affiliation("SRI", Optional.of("05s570m15"))))))
            .funding(
                List.of(
                    Funding.of(
                        Map.of(
                            "funder", "NSF",
                            "funderId", "10.13039/100000001",
                            "award", "A1",
                            "title", "A title",
                            "url", "https://awards.example.org/1"))))
            .relations(
                List.of(
                    new Relation(
                        RelationType.IS_PREPRINT_OF, Map.of("doi", "10.1/X"), Optional.empty())))
            .build();

    assertThat(xml(paper))
        .contains(
            "<affiliation affiliationIdentifier=\"https://ror.org/05s570m15\""
                + " affiliationIdentifierScheme=\"ROR\" schemeURI=\"https://ror.org/\">SRI<",
            "<funderIdentifier funderIdentifierType=\"Crossref Funder ID\">"
                + "https://doi.org/10.13039/100000001<",
            "<awardNumber awardURI=\"https://awards.example.org/1\">A1<",
            "relationType=\"IsVersionOf\">10.1/x<");
    assertThat(json(paper).replaceAll("\\s+", ""))
        .contains(
            "\"affiliation\":[{\"name\":\"SRI\",\"affiliationIdentifier\":\"https://ror.org/",
            "\"fundingReferences\":[{\"funderName\":\"NSF\",\"funderIdentifier\":\"https://doi.org/",
            "\"awardNumber\":\"A1\",\"awardUri\":\"https://awards.example.org/1\"");
  }

  /** Schemas take no brackets in a path, which browsers do. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "https://x.example/a[1] | rightsURI=\"https://x.example/a%5B1%5D\">https://x.example/a[1]<",
        "https://x.example/a b | rightsURI=\"https://x.example/a%20b\">https://x.example/a b<",
        "https://x.example/%a | <rights>https://x.example/%a<",
      })
  void address_isThatOfALicence_asSchemasTakeIt(String license, String rights) {
    assertThat(xml(PaperBuilder.from(CitedSamples.BOOK).text(TextField.LICENSE, license).build()))
        .contains(rights);
  }

  @Test
  void paper_withoutADoi_isIdentifiedByItsPage() {
    assertThat(xml(CitedSamples.PREPRINT))
        .contains(
            "<identifier identifierType=\"URL\">https://papers.example.org/papers/attention<",
            "<publisher>(:unav)</publisher>",
            "<alternateIdentifier alternateIdentifierType=\"arXiv\">1706.03762<");
    assertThat(json(CitedSamples.PREPRINT)).doesNotContain("\"doi\"", "\"id\"");
  }

  @Test
  void identifiers_ofTheVolume_areNotThePapers() {
    Paper chapter =
        PaperBuilder.from(CitedSamples.BOOK)
            .kind(Optional.of(WorkKind.CHAPTER))
            .text(TextField.VENUE, "A Book")
            .build();

    assertThat(xml(chapter))
        .contains("relatedItemIdentifierType=\"ISBN\">9780262011532<")
        .doesNotContain("alternateIdentifierType=\"ISBN\"");
    assertThat(xml(CitedSamples.BOOK))
        .contains("<creatorName nameType=\"Personal\">Abelson, Harold<")
        .contains("alternateIdentifierType=\"ISBN\">978-0-262-01153-2<")
        .contains("<contributor contributorType=\"Editor\">")
        .doesNotContain("relatedItem");
  }

  @Test
  void supersededPaper_namesTheNewer_withdrawnPaper_itsDate() {
    Paper superseded =
        PaperBuilder.from(CitedSamples.TALK)
            .status(Status.SUPERSEDED)
            .supersededBy(Optional.of(new PaperId("New.1")))
            .build();

    assertThat(xml(superseded))
        .contains("relationType=\"IsObsoletedBy\">https://papers.example.org/papers/new.1<");
    assertThat(
            xml(
                CitedSamples.TALK.tombstone(
                    Optional.empty(), Instant.parse("2026-04-18T09:30:00Z"))))
        .contains("<date dateType=\"Withdrawn\">2026-04-18T09:30:00Z<");
  }

  private static String xml(Paper paper) {
    return new XmlText()
        .element(DataCite.resource(paper, id -> ORIGIN + AccessPatterns.GET_PAPER.path(id)))
        .toString();
  }

  private static String json(Paper paper) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.useDefaultPrettyPrinter();
      MapJson.value(
          json, DataCiteJson.attributes(paper, id -> ORIGIN + AccessPatterns.GET_PAPER.path(id)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }
}
