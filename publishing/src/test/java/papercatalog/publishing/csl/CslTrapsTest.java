package papercatalog.publishing.csl;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.publishing.Read.onlyEntry;
import static papercatalog.publishing.Read.onlyRejected;
import static papercatalog.publishing.Read.paper;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.model.WorkKind;
import papercatalog.publishing.FileFormat;
import papercatalog.publishing.Read;
import papercatalog.publishing.entry.Entry;
import papercatalog.publishing.entry.Entry.PaperEntry;
import papercatalog.publishing.entry.Entry.Rejected;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.entry.NoticeKind;
import papercatalog.publishing.entry.RecordName;

/** What real CSL-JSON holds, case by case. */
final class CslTrapsTest {
  private static final String ITEM =
      "{\"id\":\"k\",\"title\":\"T\",\"author\":[{\"family\":\"Lovelace\",\"given\":\"Ada\"}],"
          + "\"issued\":{\"date-parts\":[[2018]]},%s}";

  @Test
  void item_becomesAPaper() {
    PaperEntry entry =
        onlyEntry(
            FileFormat.CSL_JSON,
            """
            [{"id": "http://zotero.org/items/ABC", "type": "article-journal", "status": "x", "custom": {"a": 1},
              "title": "The <i>E. coli</i> <span class=\\"nocase\\">DNA</span> &amp; a < b",
              "abstract": "<jats:title>Abstract</jats:title><jats:p>We read.</jats:p>",
              "author": [{"family": "Beethoven", "given": "Ludwig", "non-dropping-particle": "van"},
                         {"literal": "IETF Trust"}, {"family": "King", "given": "Martin Luther", "suffix": "Jr."},
                         {"family": "Erdős"}],
              "container-title": "Nature", "keyword": "Machine Learning, storage",
              "DOI": "https://doi.org/10.1145/ABC", "ISSN": "1234-5678", "URL": "https://arxiv.org/abs/1706.03762v1",
              "version": 2, "issued": {"date-parts": [["2018", 7, 15]]}}]
            """);
    Paper paper = entry.paper();

    assertThat(paper.id().value()).isEqualTo("http---zotero.org-items-ABC");
    assertThat(paper.title()).isEqualTo("The E. coli DNA & a < b");
    assertThat(paper.abstractText()).contains("We read.");
    assertThat(paper.authors())
        .extracting(Authorship::name)
        .containsExactly("Ludwig van Beethoven", "IETF Trust", "Martin Luther King Jr.", "Erdős");
    assertThat(paper.venue()).contains("Nature");
    assertThat(paper.topics())
        .containsExactly(new TopicName("machine-learning"), new TopicName("storage"));
    assertThat(paper.identifiers())
        .isEqualTo(
            Map.of(
                "doi", "10.1145/abc",
                "issn", "1234-5678",
                "arxiv", "1706.03762v1"));
    assertThat(paper.version()).contains("2");
    assertThat(paper.published()).isEqualTo(new PublicationDate("2018-07-15"));
    assertThat(entry.notices()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"date-parts\": [[2018, 7, 15]]} | 2018-07-15",
        "{\"date-parts\": [[2018, \"7\"]]} | 2018-07",
        "{\"date-parts\": [[2018, 7], [2018, 9]]} | 2018-07",
        "{\"date-parts\": [[2018, null]]} | 2018",
        "{\"date-parts\": [[2018, 13, 40]]} | 2018",
        "{\"date-parts\": [[2018, 1e999]]} | 2018",
        "{\"date-parts\": [[2018, 2, 31]]} | 2018-02",
        "{\"date-parts\": [[987, \"Mar\"]]} | 0987-03",
        "{\"raw\": \"2018-07-15\"} | 2018-07-15",
        "{\"raw\": \"May 2-7, 2019\"} | 2019-05-02",
        "{\"literal\": \"2 May 2019\"} | 2019-05-02",
        "{\"literal\": \"Spring 2019\"} | 2019",
        "\"2018-07\" | 2018-07",
        "{\"date-parts\": [[null]]}, \"published-online\": {\"date-parts\": [[2017, 3]]} | 2017-03",
        "null, \"published-other\": {\"date-parts\": [[2017]]} | 2017",
        "null, \"posted\": {\"date-parts\": [[2017, 3, 1]]} | 2017-03-01",
        "null, \"approved\": {\"date-parts\": [[2017, 3]]} | 2017-03",
      })
  void date_isReadInAllItsForms(String issued, String published) {
    String item = ITEM.replace("{\"date-parts\":[[2018]]}", issued).formatted("\"type\":\"book\"");

    assertThat(paper(FileFormat.CSL_JSON, item).published())
        .isEqualTo(new PublicationDate(published));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"date-parts\": [[null]]} | no year: give such entries a date (--default-date)",
        "null | no year: give such entries a date (--default-date)",
        "{\"date-parts\": []} | no year: give such entries a date (--default-date)",
        "{\"literal\": \"in press\"} | no year: give such entries a date (--default-date)",
      })
  void noYear_isRejected(String issued, String reason) {
    String item = ITEM.replace("{\"date-parts\":[[2018]]}", issued).formatted("\"type\":\"book\"");

    assertThat(onlyRejected(FileFormat.CSL_JSON, item).reason()).isEqualTo(reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"title\":\"T\"} | no authors and no editors",
        "{\"id\":\"k\"} | no title",
        "{\"data\":[{\"attributes\":{\"types\":{\"resourceTypeGeneral\":\"Text\"}}}]} | JSON of"
            + " DataCite, no CSL-JSON: export or request CSL-JSON",
        "{\"results\":[{\"title\":\"T\",\"authorships\":[]}]} | JSON of OpenAlex, no CSL-JSON:"
            + " export or request CSL-JSON",
        "{\"title\":\"T\",\"paperId\":\"a\",\"authors\":[]} | JSON of Semantic Scholar, no"
            + " CSL-JSON: export or request CSL-JSON",
        "{\"items\":[{\"title\":\"T\",\"itemType\":\"book\"}]} | JSON of Zotero, no CSL-JSON:"
            + " export or request CSL-JSON",
        "{\"id\":\"k\",\"title\":NaN} | not JSON: Non-standard token 'NaN'",
        "{\"id\":\"k\",/* */} | not JSON: Unexpected character ('/' (code 47))",
        "{\"id\":\"k\",\"title\":{\"x\":1}} | title must be a text",
        "{\"id\":\"\",\"title\":\"T\"} | no authors and no editors",
        "{\"id\":\"k\",\"title\":\"T\",\"author\":\"Ada\"} | author must be an array of names",
        "{\"id\":\"k\",\"title\":\"T\",\"author\":[\"Ada\"]} | author must be an array of names",
        "{\"id\":\"k\",\"collection\":\"c\",\"published\":\"2018\"} | a document of this catalog,"
            + " no CSL-JSON: read it as ndjson (--format)",
      })
  void unusableItem_isRejected(String item, String reason) {
    assertThat(
            onlyRejected(
                    FileFormat.CSL_JSON,
                    item.startsWith("{\"title")
                        ? item.replace("{", "{\"id\":\"k\",\"issued\":\"2018\",")
                        : item)
                .reason())
        .isEqualTo(reason);
  }

  @Test
  void noId_isMade() {
    Paper paper =
        paper(FileFormat.CSL_JSON, ITEM.formatted("\"type\":\"book\"").replace("\"k\"", "\"\""));

    assertThat(paper.id().value()).isEqualTo("lovelace-2018-t");
  }

  /** Crossref's works have no {@code id}. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"id\":null | lovelace-2018-t",
        "\"DOI\":\"10.1000/ABC\" | 10.1000-ABC",
        "\"id\":\"\",\"DOI\":\" https://doi.org/10.1000/a \" | 10.1000-a",
        "\"DOI\":\"n/a\" | lovelace-2018-t",
        "\"id\":\"http://dx.doi.org/10.1000/a\" | 10.1000-a",
        "\"id\":\"http://zotero.org/items/A\",\"citation-key\":\"ada2018\" | ada2018",
      })
  void id_isThatOfTheItem_elseOfItsDoi(String members, String id) {
    String item = ITEM.replace("\"id\":\"k\"", members).formatted("\"type\":\"book\"");

    assertThat(paper(FileFormat.CSL_JSON, item).id().value()).isEqualTo(id);
  }

  @Test
  void membersOfOthers_inAnEditedVolume_areNoOtherJson() {
    String item =
        ITEM.replace("\"author\"", "\"editor\"").formatted("\"custom\":{\"paperId\":\"a\"}");

    assertThat(paper(FileFormat.CSL_JSON, item).id().value()).isEqualTo("k");
  }

  @Test
  void noIds_ofTheSameAuthorYearAndWord_areDistinct() {
    String item = ITEM.replace("\"k\"", "\"\"").formatted("\"type\":\"book\"");

    assertThat(
            Read.entries(
                FileFormat.CSL_JSON, item + "\n" + item.replace("\"T\"", "\"T U\"") + "\n" + item))
        .extracting(it -> it.record().map(RecordName::name))
        .containsExactly(
            Optional.of("lovelace-2018-t"), Optional.of("lovelace-2018-t-13f89"), Optional.empty());
  }

  @Test
  void titleInAnArray_asOfCrossref_isRead() {
    String item = ITEM.replace("\"T\"", "[\"T\"]").formatted("\"container-title\":[\"Nature\"]");

    assertThat(paper(FileFormat.CSL_JSON, item).venue()).contains("Nature");
  }

  @Test
  void arrays_areTakenWhole_orReported() {
    PaperEntry entry =
        onlyEntry(
            FileFormat.CSL_JSON,
            ITEM.formatted(
                """
                "type": "book-chapter", "container-title": ["Sea Notes", "Tides"], "keyword": ["a", "b"],
                "subtitle": ["One", "Two"]
                """));

    assertThat(entry.paper().venue()).contains("Tides");
    assertThat(entry.paper().text(TextField.SERIES)).contains("Sea Notes");
    assertThat(entry.paper().topics()).containsExactly(new TopicName("a"), new TopicName("b"));
    assertThat(entry.notices())
        .extracting(Notice::text)
        .containsExactly("subtitle: only the first was taken");
  }

  @Test
  void formulaInTwoDollars_isOne() {
    String item = ITEM.replace("\"T\"", "\"On $$ x^2 $$ forms\"").formatted("\"volume\":1");

    assertThat(paper(FileFormat.CSL_JSON, item).title()).isEqualTo("On $x^2$ forms");
  }

  /** As Zotero had preprints before it had a type for them. */
  @Test
  void arxivIdInTheVenue_isTheId() {
    Paper paper =
        paper(FileFormat.CSL_JSON, ITEM.formatted("\"container-title\":\"arXiv:1706.03762 [cs]\""));

    assertThat(paper.identifiers()).isEqualTo(Map.of("arxiv", "1706.03762"));
    assertThat(paper.venue()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://orcid.org/0000-0002-1694-233X/",
        "https://www.orcid.org/0000-0002-1694-233x",
        "ORCID: 0000-0002-1694-233X",
        "000000021694233X",
      })
  void orcid_isReadInEachForm(String orcid) {
    String item =
        ITEM.formatted("\"volume\":1").replace("\"Ada\"", "\"Ada\",\"ORCID\":\"" + orcid + "\"");

    assertThat(paper(FileFormat.CSL_JSON, item).authors().getFirst().orcid())
        .contains("0000-0002-1694-233X");
  }

  @Test
  void nullsAmongIsbns_areNone() {
    String isbns = "\"ISBN\":[null,\"0-306-40615-2\",\"9783161484100\"],\"ISSN\":[null]";

    assertThat(paper(FileFormat.CSL_JSON, ITEM.formatted(isbns)).identifiers())
        .isEqualTo(Map.of("isbn", "0-306-40615-2, 9783161484100"));
  }

  @Test
  void linesOfANote_areIdentifiers() {
    String note = "\"note\":\"PMID: 19515776\\r\\nDOI: 10.1000/abc\\nSee PMID: 3\"";

    assertThat(paper(FileFormat.CSL_JSON, ITEM.formatted(note)).identifiers())
        .isEqualTo(Map.of("pmid", "19515776", "doi", "10.1000/abc"));
  }

  /** As Crossref describes proceedings, reports, preprints and books. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"event\":{\"name\":\"Sea Days\"} | venue=Sea Days",
        "\"institution\":[{\"name\":\"Sea Lab\"}] | venue=Sea Lab",
        "\"institution\":[{\"id\":[{}]},{\"name\":\"Sea Lab\"}] | venue=Sea Lab",
        "\"institution\":[{\"name\":\"SeaRxiv\"}],\"publisher\":\"Press\" | venue=SeaRxiv,"
            + " publisher=Press",
        "\"type\":\"book\",\"edition-number\":\"3\" | version=3",
        "\"type\":\"book-chapter\",\"container-title\":[\"Sea\",\"Sea\"] | venue=Sea",
        "\"container-title\":[\"\",\"Sea\"] | venue=Sea",
        "\"container-title\":[null,\"Sea\"] | venue=Sea",
      })
  void membersOfCrossref_areRead(String members, String texts) {
    PaperEntry entry = onlyEntry(FileFormat.CSL_JSON, ITEM.formatted(members));

    assertThat(entry.notices()).isEmpty();
    assertThat(
            entry.paper().texts().entrySet().stream()
                .map(it -> it.getKey().text() + "=" + it.getValue()))
        .containsExactlyInAnyOrder(texts.split(", "));
  }

  @ParameterizedTest
  @CsvSource({"retraction, RETRACTED", "correction, PUBLISHED"})
  void updateByARetraction_isTheStatus(String type, Status status) {
    String update = "\"updated-by\":[{\"DOI\":\"10.1000/r\",\"type\":\"%s\"}]".formatted(type);

    assertThat(paper(FileFormat.CSL_JSON, ITEM.formatted(update)).status()).isEqualTo(status);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<mml:math>¶ <mml:mi>K</mml:mi>¶ </mml:math>¶-theory | K -theory",
        "Solitons in<mml:math><mml:mi>N</mml:mi></mml:math>-coupled | Solitons in N-coupled",
        "La<math><mi>N</mi></math>mixed<math><mi>x</mi></math>th | LaN mixed xth",
        "10<sup>−3</sup> | 10⁻³",
        "a <mml:math altimg='x'>¶ <mml:mrow>¶ <mml:mi>K</mml:mi>¶ </mml:mrow>¶ </mml:math>-theory |"
            + " a K-theory",
        "<mml:math><mml:msub><mml:mi>H</mml:mi><mml:mn>2</mml:mn></mml:msub><mml:mi>O</mml:mi></mml:math>"
            + " | H₂O",
        "<mml:math><mml:mtext>for all </mml:mtext> <mml:mi>n</mml:mi></mml:math> | for all n",
        "<math><msup><mi>x</mi>¶<mn>2</mn>¶</msup></math> sums | x² sums",
        "<math><msup><mi>x</mi><mrow><mo>-</mo><mn>1</mn></mrow></msup></math> | x⁻¹",
        "<math><msup><mi>x</mi><mi>n</mi></msup></math> | x^n",
        "Ti\u00ADde Work | Tide Work",
      })
  void markupOfATitle_isText(String title, String text) {
    String item =
        ITEM.replace("\"T\"", "\"" + title.replace("¶", "\\n") + "\"").formatted("\"volume\":1");

    assertThat(paper(FileFormat.CSL_JSON, item).title()).isEqualTo(text);
  }

  /** As Zotero's translator keeps it. */
  @Test
  void addressOfTheArxivId_isNoOther() {
    Paper paper =
        paper(
            FileFormat.CSL_JSON,
            ITEM.formatted(
                "\"number\":\"arXiv:1706.03762\",\"URL\":\"http://arxiv.org/abs/1706.03762\""));

    assertThat(paper.identifiers()).isEqualTo(Map.of("arxiv", "1706.03762"));
  }

  @ParameterizedTest
  @CsvSource({
    "article, article",
    "paper-conference, paper-conference",
    "book, book",
    "entry-encyclopedia, entry-encyclopedia",
    "post-weblog, post-weblog",
    "journal-article, article-journal",
    "proceedings-article, paper-conference",
    "book-chapter, chapter",
    "posted-content, article",
    "dissertation, thesis",
    "monograph, book",
    "book-set, book",
    "book-series, book",
    "journal-issue, book",
    "book-track, chapter",
    "report-component, report",
    "report-series, report",
    "database, dataset",
    "component, document",
    "other, document",
  })
  void type_isTheKind(String type, String kind) {
    PaperEntry entry = onlyEntry(FileFormat.CSL_JSON, ITEM.formatted("\"type\":\"" + type + "\""));

    assertThat(entry.paper().kind()).contains(WorkKind.of(kind));
    assertThat(entry.notices()).isEmpty();
  }

  @Test
  void otherType_isNoticed() {
    PaperEntry entry = onlyEntry(FileFormat.CSL_JSON, ITEM.formatted("\"type\":\"song\""));

    assertThat(entry.paper().kind()).isEmpty();
    assertThat(entry.notices())
        .containsExactly(
            new Notice(NoticeKind.KIND_LEFT_OUT, "type `song` is no kind of work: left out"));
  }

  @Test
  void placeAndPublisher_areRead() {
    Paper paper =
        paper(
            FileFormat.CSL_JSON,
            ITEM.formatted(
                """
                "volume": 21, "issue": "7", "page": "558-565", "publisher": "ACM &amp; IEEE",\
                "container-title": "CACM", "language": "eng"\
                """));

    assertThat(paper.volume()).contains("21");
    assertThat(paper.issue()).contains("7");
    assertThat(paper.pages()).contains("558–565");
    assertThat(paper.publisher()).contains("ACM & IEEE");
    assertThat(paper.language()).contains("en");
  }

  @Test
  void number_isThatOfAReport_unlessItIsAnArxivId() {
    assertThat(paper(FileFormat.CSL_JSON, ITEM.formatted("\"number\":\"RFC 9000\"")).issue())
        .contains("RFC 9000");
    assertThat(
            paper(FileFormat.CSL_JSON, ITEM.formatted("\"number\":\"arXiv:1706.03762\"")).issue())
        .isEmpty();
  }

  @Test
  void memberOfTheWrongType_isNoticed_whenAPaperCanDoWithout() {
    PaperEntry entry =
        onlyEntry(FileFormat.CSL_JSON, ITEM.formatted("\"volume\":{},\"language\":\"x\""));

    assertThat(entry.paper().volume()).isEmpty();
    assertThat(entry.notices())
        .containsExactly(
            new Notice(NoticeKind.FIELD_LEFT_OUT, "volume must be a text: left out"),
            new Notice(NoticeKind.LANGUAGE_LEFT_OUT, "language `x` left out: not known"));
  }

  /** As doi.org answers for a DOI of DataCite. */
  @Test
  void itemOfDataCite_becomesAPaper() {
    Paper paper =
        onlyEntry(
                FileFormat.CSL_JSON,
                """
                {"type": "dataset", "id": "https://doi.org/10.5281/zenodo.17", "categories": ["tides"],
                 "language": "eng", "author": [{"family": "Vale", "given": "Rosa"}, {"literal": "Harbour Group"}],
                 "issued": {"date-parts": [[2020, 5, 1]]}, "DOI": "10.5281/ZENODO.17", "publisher": "Zenodo",
                 "title": "Tide Levels", "copyright": "CC", "version": "1.0"}
                """)
            .paper();

    assertThat(paper.id().value()).isEqualTo("10.5281-zenodo.17");
    assertThat(paper.identifiers()).isEqualTo(Map.of("doi", "10.5281/zenodo.17"));
    assertThat(paper.published().text()).isEqualTo("2020-05-01");
  }

  @Test
  void itemsByLine_areRead_andBrokenOnesReported() {
    String item = ITEM.formatted("\"type\":\"book\"");
    List<Entry> entries =
        Read.entries(FileFormat.CSL_JSON, item + "\n{oops\n" + item.replace("\"k\"", "7"));

    assertThat(entries).hasSize(3);
    assertThat(entries.get(1))
        .isInstanceOfSatisfying(
            Rejected.class, rejected -> assertThat(rejected.reason()).startsWith("not JSON: "));
    assertThat(entries.get(2))
        .isInstanceOfSatisfying(
            PaperEntry.class, read -> assertThat(read.paper().id().value()).isEqualTo("7"));
  }

  /** Editions before this one wrote {@code custom.catalog}. */
  @Test
  void membersOfEarlierEditions_arePassedOverLikeAnyUnknown() {
    Paper paper =
        paper(
            FileFormat.CSL_JSON,
            ITEM.formatted(
                """
                "archive":"arXiv","archive_location":"1706.03762",\
                "custom":{"catalog":{"collection":"wp","handles":["ada"],"kind":"book",\
                "license":"MIT","status":"draft"}}\
                """));

    assertThat(paper.collection()).isEqualTo(new CollectionName("refs"));
    assertThat(paper.authors().getFirst().handle().value()).isEqualTo("ada-lovelace");
    assertThat(paper.kind()).isEmpty();
    assertThat(paper.license()).isEmpty();
    assertThat(paper.identifiers()).containsExactly(Map.entry("arxiv", "1706.03762"));
  }
}
