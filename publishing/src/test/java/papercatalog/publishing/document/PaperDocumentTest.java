package papercatalog.publishing.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static papercatalog.domain.Differences.OF_AUTHORS;
import static papercatalog.domain.Differences.OF_PAPERS;

import module java.base;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.citations.format.RecordJson;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Identity;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;

final class PaperDocumentTest {
  private static final String MINIMAL =
      """
      {"id": "a", "title": "T", "collection": "c", "published": "2018",
       "authors": [{"handle": "ada", "name": "Ada Lovelace"}]%s}
      """;
  private static final String WHOLE =
      "{\"id\":\"a\",\"title\":\"T\",\"abstract\":\"A\\n"
          + "B\",\"collection\":\"c\",\"topics\":[\"t\"],\"authors\":[{\"handle\":\"ada\",\"name\":\"Ada"
          + " Lovelace\",\"role\":\"editor\"}],"
          + "\"kind\":\"article-journal\",\"venue\":\"V\",\"volume\":\"21\",\"issue\":\"7\","
          + "\"pages\":\"558–565\",\"publisher\":\"P\",\"language\":\"en\",\"version\":\"0.3\",\"status\":\"superseded\",\"statusReason\":\"R\","
          + "\"supersededBy\":\"b\",\"published\":\"2018-07\",\"identifiers\":{\"doi\":\"10.1/x\"},"
          + "\"license\":\"CC0-1.0\"}";

  @Test
  void document_readsAndWritesTheSame() {
    assertThat(PaperDocument.write(PaperDocument.read(json(WHOLE)))).hasToString(WHOLE);
  }

  @Test
  void document_showsEveryComponent_butWhatBelongsToTheTable() {
    assertThat(OF_PAPERS.shownBy(PaperDocument::write))
        .isEqualTo(OF_PAPERS.allBut("revision", "createdAt", "updatedAt"));
    assertThat(OF_PAPERS.shownBy(PaperDocument::writeRecord)).isEqualTo(OF_PAPERS.allBut());
    assertThat(OF_PAPERS.shownBy(paper -> RecordDocument.of(paper.summary(), RecordJson::summary)))
        .isEqualTo(OF_PAPERS.shownBy(Paper::summary));
    assertThat(OF_AUTHORS.shownBy(AuthorDocument::write)).isEqualTo(OF_AUTHORS.allBut("updatedAt"));
    assertThat(OF_AUTHORS.shownBy(AuthorDocument::writeRecord)).isEqualTo(OF_AUTHORS.allBut());
  }

  @Test
  void record_comesBackEqual_whateverItSays() {
    assertThat(OF_PAPERS.values().filter(Paper::isWhole))
        .allSatisfy(
            paper ->
                assertThat(PaperDocument.read(PaperDocument.writeRecord(paper)))
                    .isEqualTo(asRead(paper)));
    assertThat(OF_AUTHORS.values())
        .allSatisfy(
            author ->
                assertThat(AuthorDocument.read(AuthorDocument.writeRecord(author)))
                    .isEqualTo(author.writtenAt(Instant.EPOCH)));
  }

  @Test
  void record_ofTheTable_isReadWithTheRevisionSeen() {
    Paper paper =
        PaperDocument.read(json(WHOLE)).asRevision(7, Instant.parse("2026-01-02T03:04:05Z"));
    JsonNode document = PaperDocument.writeRecord(paper);

    assertThat(document.path("authorCount").intValue()).isEqualTo(1);
    assertThat(document.path("revision").intValue()).isEqualTo(7);
    assertThat(document.path("createdAt").textValue()).isEqualTo("2026-01-02T03:04:05Z");
    assertThat(document.path("updatedAt").textValue()).isEqualTo("2026-01-02T03:04:05Z");
    assertThat(PaperDocument.read(document)).isEqualTo(asRead(paper));
  }

  @Test
  void answerOfTheApi_isRead() {
    Paper paper =
        read(
            ", \"authorCount\": 1, \"revision\": 3, \"updatedAt\": \"2026-01-02T03:04:05Z\","
                + " \"status\": \"published\", \"links\": {\"self\": \"/papers/a\"}");

    assertThat(paper.revision()).isEqualTo(3);
    assertThat(paper.updatedAt()).isEqualTo(Instant.EPOCH);
  }

  @Test
  void withdrawnPaper_mayNameFewerAuthorsThanThereWere() {
    String withdrawn =
        ", \"authorCount\": 3000, \"status\": \"withdrawn\", \"withdrawnAt\":"
            + " \"2026-01-02T03:04:05Z\"";

    Paper paper = read(withdrawn);

    assertThat(paper.authorCount()).isEqualTo(3_000);
    assertThat(PaperDocument.read(PaperDocument.write(paper))).isEqualTo(paper);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"titel\": \"x\" | titel must be left out: there is no such field (did you mean title?)",
        "\"venue\": 7 | venue must be a text, or left out",
        "\"venue\": null | venue must be a text, or left out",
        "\"topics\": \"t\" | topics must be an array",
        "\"topics\": [\"t\", \"T\"] | topics[1] must match [a-z0-9][a-z0-9-]{0,63}",
        "\"topics\": [\"t\", \"t\"] | topics must name each once",
        "\"status\": \"gone\" | status must be draft, published, superseded, retracted or"
            + " withdrawn",
        "\"identifiers\": [] | identifiers must be an object",
        "\"identifiers\": {\"doi\": 1} | identifiers.doi must be a text, or left out",
        "\"withdrawnAt\": \"yesterday\" | withdrawnAt must be an instant, as in"
            + " 2026-04-18T09:30:00Z",
        "\"revision\": -1 | revision must be a whole number, 0 or more",
        "\"revision\": 1.5 | revision must be a whole number, 0 or more",
        "\"authorCount\": 2 | authorCount must be the number of authors: all must be named",
        "\"links\": \"x\" | links must be an object",
        "\"volume\": 21 | volume must be a text, or left out",
        "\"volume\": \"\" | volume must have 1 to 50 characters and not be blank",
        "\"language\": \"en_US\" | language must match [A-Za-z0-9][A-Za-z0-9-]{0,34}",
        "\"createdAt\": 5 | createdAt must be a text, or left out",
        "\"updatedAt\": 5 | updatedAt must be a text, or left out",
      })
  void wrongMember_isNamedWithItsRule(String member, String message) {
    assertThatExceptionOfType(InvalidValue.class)
        .isThrownBy(() -> read(", " + member))
        .withMessage(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"name\": \"A\" | authors[1].handle must be given",
        "\"handle\": \"A\", \"name\": \"A\" | authors[1].handle must match [a-z0-9][a-z0-9-]{0,63}",
        "\"handle\": \"a\", \"name\": \"A\", \"role\": \"x\" | authors[1].role must be author,"
            + " editor, translator or contributor",
        "\"handle\": \"a\", \"name\": \"A\", \"email\": \"x\" | authors[1].email must be left out:"
            + " there is no such field",
      })
  void wrongAuthor_isNamedByItsPlace(String author, String message) {
    assertThatExceptionOfType(InvalidValue.class)
        .isThrownBy(
            () ->
                PaperDocument.read(
                    json(MINIMAL.formatted("").replace("}]", "}, {" + author + "}]"))))
        .withMessage(message);
  }

  @Test
  void missingMember_isNamed() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PaperDocument.read(json("{\"id\": \"a\"}")))
        .withMessage(
            "title must be given; collection must be given; published must be given;"
                + " authors must be given");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PaperDocument.read(json("[]")))
        .withMessage("document must be a JSON object");
  }

  @Test
  void wrongMembers_areAllNamed_withTheirNearestNames() {
    String document =
        """
        {"id": "a b", "title": " ", "colection": "c", "published": "2018-13", "publishde": 1,
         "venue": 7, "topics": ["T"], "identifiers": {"doi": 1}, "revision": "x",
         "authors": [{"handle": "ada"}, 5, {"handle": "b", "name": " ", "nmae": "B"}]}
        """;

    assertThatIllegalArgumentException()
        .isThrownBy(() -> PaperDocument.read(json(document)))
        .satisfies(
            fault ->
                assertThat(fault.getMessage().split("; "))
                    .satisfiesExactly(
                        it -> assertThat(it).startsWith("id must match"),
                        it -> assertThat(it).startsWith("title must have 1 to 1000 characters"),
                        it -> assertThat(it).isEqualTo("collection must be given"),
                        it -> assertThat(it).startsWith("published must"),
                        it -> assertThat(it).isEqualTo("venue must be a text, or left out"),
                        it -> assertThat(it).startsWith("topics[0] must match"),
                        it -> assertThat(it).isEqualTo("authors[0].name must be given"),
                        it -> assertThat(it).isEqualTo("authors[1] must be an object"),
                        it -> assertThat(it).contains("authors[2].nmae", "did you mean name?"),
                        it -> assertThat(it).startsWith("identifiers.doi must be a text"),
                        it -> assertThat(it).startsWith("revision must be a whole number"),
                        it -> assertThat(it).contains("colection", "did you mean collection?"),
                        it -> assertThat(it).contains("publishde", "did you mean published?")));
  }

  @Test
  void hundredsOfFaults_areCountedAfterTheFirst() {
    String authors = "{\"handle\": \"A\"}, ".repeat(300);

    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                PaperDocument.read(json(MINIMAL.formatted("").replace("[{", "[" + authors + "{"))))
        .satisfies(
            fault ->
                assertThat(fault.getMessage()).hasSizeLessThan(3_000).endsWith("; and 279 more"));
  }

  @Test
  void document_mayNameItsSchema() {
    assertThat(read(", \"$schema\": \"https://example.org/schemas/paper.json\""))
        .isEqualTo(read(""));
  }

  @Test
  void profile_readsAndWritesTheSame() {
    String document =
        "{\"handle\":\"ada\",\"name\":\"Ada Lovelace\",\"affiliations\":[\"London\"],"
            + "\"orcid\":\"0000-0002-1825-0097\",\"homepage\":\"https://x.org\"}";
    Author author = AuthorDocument.read(json(document));

    assertThat(AuthorDocument.write(author)).hasToString(document);
    assertThat(AuthorDocument.read(AuthorDocument.writeRecord(author))).isEqualTo(author);
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> AuthorDocument.read(json("{\"handle\":\"ada\",\"name\":\"A\",\"email\":\"\"}")))
        .withMessage("email must be left out: there is no such field");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void record_keepsTheAuthorsToWhomPapersHaveGone(boolean former) {
    Identity identity =
        new Identity(
            List.of(),
            List.of(new AuthorHandle("ben-moss"), new AuthorHandle("cyd-moss")),
            former,
            List.of(),
            Optional.empty(),
            Optional.empty(),
            List.of());
    Author author =
        new Author(
            new AuthorHandle("b-moss"),
            "B. Moss",
            List.of(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            identity,
            Instant.EPOCH);

    assertThat(AuthorDocument.readRecord(AuthorDocument.writeRecord(author))).isEqualTo(author);
  }

  @ParameterizedTest
  @ValueSource(strings = {"alsoAs", "notSameAs"})
  void person_withMoreNamesThanAProfileKeeps_isRefused(String member) {
    String names = "\"moss\"" + ", \"moss\"".repeat(Identity.MAX_NAMES);
    JsonNode person = json("{\"handle\": \"b-moss\", \"%s\": [%s]}".formatted(member, names));

    assertThatExceptionOfType(InvalidValue.class)
        .isThrownBy(() -> PersonDocument.read(person, 1))
        .withMessage(member + " must have at most 100 names");
  }

  /** Times of writing are not read: the table knows them. */
  private static Paper asRead(Paper paper) {
    return PaperBuilder.from(paper).createdAt(Instant.EPOCH).updatedAt(Instant.EPOCH).build();
  }

  private static Paper read(String members) {
    return PaperDocument.read(json(MINIMAL.formatted(members)));
  }

  private static JsonNode json(String text) {
    try {
      return new ObjectMapper().readTree(text);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
