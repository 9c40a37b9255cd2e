package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.functions.http.OaiAnswer.get;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Relation;
import papercatalog.domain.model.RelationType;

/** A17, to the letter: a catalog of every kind of change, an hour apart from each other. */
final class HarvestContractTest {
  private static final Instant LATER = Instant.parse("2030-05-01T00:00:00Z");
  private static final String DC = "&metadataPrefix=oai_dc";

  @RegisterExtension
  static final TestCatalog CATALOG =
      TestCatalog.of(
              TestPapers.FULL,
              TestPapers.RETRACTED,
              TestPapers.SUPERSEDED,
              paper("gone"),
              paper("moved"),
              paper("Deleted"))
          .then(hour(1), it -> it.publish(revised(TestPapers.MINIMAL)))
          .then(
              hour(2),
              it -> it.withdraw(new PaperId("gone"), Optional.empty(), OptionalLong.empty()))
          .then(hour(2).plusSeconds(1_800), it -> it.publish(in("elsewhere", paper("moved"))))
          .then(hour(4), it -> it.publish(in("at-last", paper("moved"))))
          .then(hour(3), it -> it.delete(new PaperId("deleted"), OptionalLong.empty()))
          .then(
              Instant.parse("2029-02-03T04:05:06.789Z"), it -> it.publish(related(paper("late"))));

  private static Instant hour(int hours) {
    return TestCatalog.NOW.plusSeconds(3_600L * hours);
  }

  private static Paper paper(String id) {
    return TestPapers.liskov(id, "2010").build();
  }

  private static Paper in(String collection, Paper paper) {
    return PaperBuilder.from(paper).collection(new CollectionName(collection)).build();
  }

  private static Paper related(Paper paper) {
    return PaperBuilder.from(paper)
        .relations(
            List.of(
                new Relation(
                    RelationType.IS_SUPPLEMENT_TO,
                    Map.of("doi", "10.1145/related"),
                    Optional.of(TestPapers.FULL.id()))))
        .build();
  }

  private static Paper revised(Paper paper) {
    return PaperBuilder.from(paper).build();
  }

  private static OaiAnswer ask(String query) {
    return get(CATALOG.functionsAt(LATER), query);
  }

  @Test
  void identify_readsNothing() {
    OaiAnswer answer = ask("verb=Identify");

    assertThat(answer.texts("request")).containsExactly("https://papers.example.org/oai");
    assertThat(answer.responseDate()).isEqualTo("2030-04-30T23:59:00Z");
    assertThat(answer.texts("baseURL")).containsExactly("https://papers.example.org/oai");
    assertThat(answer.texts("adminEmail")).hasSize(1);
    assertThat(answer.texts("earliestDatestamp")).containsExactly("2026-01-01T00:00:00Z");
    assertThat(answer.texts("deletedRecord")).containsExactly("transient");
    assertThat(answer.texts("granularity")).containsExactly("YYYY-MM-DDThh:mm:ssZ");
    assertThat(answer.texts("sampleIdentifier")).containsExactly("oai:papers.example.org:wp-002");
    assertThat(answer.requests()).isEmpty();
  }

  @Test
  void listRecords_showsEachPaperOnce_oldestFirst() {
    OaiAnswer answer = ask("verb=ListRecords" + DC);

    assertThat(answer.ids())
        .containsExactly("old", "wp-002", "wrong", "m", "-gone", "-deleted", "moved", "late");
    assertThat(answer.token()).isEmpty();
    assertThat(answer.texts("resumptionToken")).isEmpty();
    assertThat(answer.texts("datestamp"))
        .endsWith("2026-04-18T12:30:00Z", "2026-04-18T13:30:00Z", "2029-02-03T04:05:06Z");
    assertThat(answer.requests()).contains("6"); // a year each, and the records
  }

  @Test
  void getRecord_hasEveryField() {
    OaiAnswer answer = ask("verb=GetRecord&identifier=oai:papers.example.org:WP-002" + DC);

    assertThat(answer.texts("identifier")).containsExactly("oai:papers.example.org:wp-002");
    assertThat(answer.texts("setSpec")).containsExactly("working-papers");
    assertThat(answer.texts("dc:title")).containsExactly("On \"O(n²)\" \\emph{Größe} — 大きさ 📐");
    assertThat(answer.texts("dc:creator")).containsExactly("František Žilka");
    assertThat(answer.texts("dc:contributor")).containsExactly("姚期智");
    assertThat(answer.texts("dc:subject")).containsExactly("databases", "data-modeling");
    assertThat(answer.texts("dc:description")).singleElement().asString().contains("«naïve» <b>");
    assertThat(answer.texts("dc:publisher")).containsExactly("Zürcher Verlag");
    assertThat(answer.texts("dc:date")).containsExactly("2026-04-18");
    assertThat(answer.texts("dc:type")).containsExactly("article-journal");
    assertThat(answer.texts("dc:identifier"))
        .containsExactly(
            "https://papers.example.org/papers/wp-002",
            "https://arxiv.org/abs/2604.01234",
            "https://doi.org/10.1145/1294261.1294281");
    assertThat(answer.texts("dc:source"))
        .containsExactly("Arbeitspapiere für „Kataloge“ 21(7, Teil „B“), 558–565");
    assertThat(answer.texts("dc:language")).containsExactly("de-CH");
    assertThat(answer.texts("dc:rights"))
        .containsExactly("https://spdx.org/licenses/CC-BY-4.0.html");
    assertThat(answer.requests()).contains("2");
    assertThat(answer.answer().header("X-DynamoDB-Read-Units")).contains("1.0");
  }

  @Test
  void getRecord_namesRelatedWorks() {
    assertThat(
            ask("verb=GetRecord&identifier=oai:papers.example.org:late" + DC).texts("dc:relation"))
        .containsExactly(
            "https://papers.example.org/papers/wp-002", "https://doi.org/10.1145/related");
  }

  @Test
  void getRecord_inDataCite_isOfItsWriter() {
    OaiAnswer answer =
        ask(
            "verb=GetRecord&metadataPrefix=oai_datacite"
                + "&identifier=oai:papers.example.org:wp-002");

    assertThat(answer.texts("schemaVersion")).containsExactly("4.6");
    assertThat(answer.texts("creatorName")).contains("Žilka, František");
  }

  @Test
  void getRecord_saysThatAPaperIsRetractedOrSuperseded() {
    OaiAnswer retracted = ask("verb=GetRecord&identifier=oai:papers.example.org:wrong" + DC);
    OaiAnswer superseded = ask("verb=GetRecord&identifier=oai:papers.example.org:old" + DC);

    assertThat(retracted.texts("dc:title").getFirst()).startsWith("[RETRACTED] ");
    assertThat(retracted.texts("dc:description")).contains("Retracted: The proof has a gap.");
    assertThat(superseded.texts("dc:relation"))
        .containsExactly("https://papers.example.org/papers/wp-002");
  }

  @ParameterizedTest
  @CsvSource({
    "gone, -gone",
    "deleted, -deleted",
  })
  void getRecord_ofARemovedPaper_isDeleted(String id, String shown) {
    OaiAnswer answer = ask("verb=GetRecord&identifier=oai:papers.example.org:" + id + DC);

    assertThat(answer.ids()).containsExactly(shown);
    assertThat(answer.texts("metadata")).isEmpty();
    assertThat(answer.requests()).contains("1");
  }

  @Test
  void listSets_areCollections() {
    OaiAnswer answer = ask("verb=ListSets");

    assertThat(answer.texts("setSpec"))
        .containsExactly("at-last", "elsewhere", "minimal", "sosp", "working-papers");
    assertThat(answer.requests()).contains("1");
  }

  @Test
  void listMetadataFormats_canBeOfARecord() {
    assertThat(ask("verb=ListMetadataFormats").texts("metadataPrefix")).startsWith("oai_dc");
    assertThat(
            ask("verb=ListMetadataFormats&identifier=oai:papers.example.org:m")
                .texts("metadataPrefix"))
        .startsWith("oai_dc");
  }

  /** A set loses a paper that moves, or is deleted, once: when it happens. */
  @ParameterizedTest
  @CsvSource({
    "sosp, old wrong -gone -moved -deleted late",
    "elsewhere, -moved",
    "at-last, moved",
  })
  void listRecords_ofASet_showsWhatLeftIt(String set, String ids) {
    for (String verb : List.of("ListRecords", "ListIdentifiers")) {
      OaiAnswer answer = ask("verb=" + verb + DC + "&set=" + set);

      assertThat(answer.ids()).isEqualTo(List.of(ids.split(" ", -1)));
      assertThat(Set.copyOf(answer.texts("setSpec"))).containsExactly(set);
    }
    assertThat(ask("verb=GetRecord&identifier=oai:papers.example.org:moved" + DC).ids())
        .containsExactly("moved");
  }

  @ParameterizedTest
  @CsvSource({
    "from=2026-04-18T10:30:00Z&until=2026-04-18T11:30:00Z, m -gone",
    "from=2026-04-18T10:30:01Z&until=2026-04-18T11:29:59Z, ''",
    "from=2026-04-18&until=2026-04-18, old wp-002 wrong m -gone -deleted moved",
    "until=2026-04-18T09:30:00Z, old wp-002 wrong",
    "from=2029-02-03T04:05:06Z&until=2029-02-03T04:05:06Z, late",
    "from=1900-01-01&until=1950-01-01, ''",
    "from=2031-01-01, ''",
    "from=9999-12-31, ''",
    "set=working-papers, wp-002",
    "set=minimal&from=2027-01-01, ''",
    "set=none, ''",
  })
  void listIdentifiers_selects(String arguments, String ids) {
    OaiAnswer answer = ask("verb=ListIdentifiers" + DC + "&" + arguments);

    assertThat(answer.ids()).isEqualTo(ids.isEmpty() ? List.of() : List.of(ids.split(" ", -1)));
    assertThat(answer.errors()).isEqualTo(ids.isEmpty() ? List.of("noRecordsMatch") : List.of());
  }

  @ParameterizedTest
  @CsvSource({
    "'', badVerb",
    "verb=, badVerb",
    "verb=identify, badVerb",
    "verb=Identify&verb=Identify, badVerb",
    "verb=Identify&x=1, badArgument",
    "verb=Identify&%=1, badArgument",
    "verb=Identify&%F0%28=1, badArgument",
    "verb=ListRecords, badArgument",
    "verb=ListRecords&metadataPrefix=oai_dc&metadataPrefix=oai_dc, badArgument",
    "verb=ListRecords&metadataPrefix=marc21, cannotDisseminateFormat",
    "verb=ListRecords&metadataPrefix=, badArgument",
    "verb=ListRecords&metadataPrefix=%C3%B6, badArgument",
    "verb=ListRecords&metadataPrefix=oai_dc&set=, badArgument",
    "verb=ListRecords&metadataPrefix=oai_dc&set=A:b, noRecordsMatch",
    "verb=ListRecords&metadataPrefix=oai_dc&from=2026, badArgument",
    "verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-30, badArgument",
    "verb=ListRecords&metadataPrefix=oai_dc&from=0000-01-01, badArgument",
    "verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-01T24:00:00Z, badArgument",
    "verb=ListRecords&metadataPrefix=oai_dc&until=2026-02-01T00:00:60Z, badArgument",
    "verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-01T00:00:00.5Z, badArgument",
    "verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-01&until=2026-02-01T00:00:00Z, badArgument",
    "verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-02&until=2026-02-01, badArgument",
    "verb=ListRecords&metadataPrefix=oai_dc&resumptionToken=x, badArgument",
    "verb=ListRecords&resumptionToken=x, badResumptionToken",
    "verb=ListRecords&resumptionToken=, badResumptionToken",
    "verb=ListSets&resumptionToken=AAAA, badResumptionToken",
    "verb=GetRecord&metadataPrefix=oai_dc, badArgument",
    "verb=GetRecord&metadataPrefix=oai_dc&identifier=wp-002, idDoesNotExist",
    "verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:papers.example.org:no, idDoesNotExist",
    "verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:papers.example.org:a%20b, badArgument",
    "verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:other.example.org:wp-002, idDoesNotExist",
    "verb=ListMetadataFormats&identifier=oai:papers.example.org:no, idDoesNotExist",
  })
  void oai_ofAnInvalidRequest_namesTheError(String query, String code) {
    assertThat(ask(query).errors()).containsExactly(code);
    assertThat(OaiAnswer.post(CATALOG.functions(), query).errors()).containsExactly(code);
  }

  /** An answer repeats arguments: five megabytes of quotes would be thirty. */
  @ParameterizedTest
  @ValueSource(strings = {"resumptionToken", "metadataPrefix", "set", "from"})
  void post_ofALongArgument_isRefused(String name) {
    OaiAnswer answer =
        OaiAnswer.post(
            CATALOG.functions(), "verb=ListRecords&" + name + "=" + "%22".repeat(1_400_000));

    assertThat(answer.errors()).containsExactly("badArgument");
    assertThat(answer.answer().body()).hasSizeLessThan(1_000);
  }

  @Test
  void post_hasTheArgumentsInItsBody() {
    String form = "verb=ListIdentifiers&metadataPrefix=oai_dc&from=2026-04-18T10:30:00Z";

    OaiAnswer answer =
        OaiAnswer.post(CATALOG.functionsAt(LATER), form.replace(":", "%3A") + "\r\n");

    assertThat(answer.xml().toString()).isEqualTo(ask(form).xml().toString());
  }
}
