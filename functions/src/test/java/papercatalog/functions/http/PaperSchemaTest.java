package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.Generated;
import papercatalog.domain.Papers;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Paper;
import papercatalog.functions.route.DocsPage;
import papercatalog.publishing.document.PaperDocument;

/** The schema of a document finds the errors that publishing finds, and no others. */
@Tag(Generated.TAG)
final class PaperSchemaTest {
  private static final JsonNode SERVED = DocsContractTest.served(DocsPage.PAPER_SCHEMA).json();
  private static final Schema SCHEMA =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(SERVED.toString(), InputFormat.JSON);

  @Test
  void schema_inTheDocuments_isTheServedOne() throws IOException {
    Generated.file(
        Generated.ROOT.resolve("docs/schemas/paper.json"), SERVED.toPrettyString() + "\n");
  }

  static Stream<Paper> papers() {
    return Stream.of(
        TestPapers.FULL,
        TestPapers.COMPLETE,
        TestPapers.MINIMAL,
        Papers.CLOCKS_1978,
        Papers.largest("x", 200).build(),
        TestPapers.WITHDRAWN);
  }

  @ParameterizedTest
  @MethodSource("papers")
  void document_ofAPaper_isValid(Paper paper) {
    ObjectNode document = PaperDocument.write(paper);
    document.put("$schema", "https://papers.example.org/schemas/paper.json");

    assertThat(errors(document)).isEmpty();
    assertThat(PaperDocument.read(document)).isEqualTo(paper);
    assertThat(errors(PaperDocument.writeRecord(paper.asRevision(1, TestCatalog.NOW)))).isEmpty();
  }

  static Stream<Named<Consumer<ObjectNode>>> mistakes() {
    return Stream.of(
        Named.of("a misspelled member", it -> it.put("colection", "sosp")),
        Named.of("a misspelled member of an author", it -> it.withObject("/authors/0").put("n", 1)),
        Named.of("no title", it -> it.remove("title")),
        Named.of("no authors", it -> it.remove("authors")),
        Named.of("an author without a name", it -> it.withObject("/authors/0").remove("name")),
        Named.of("another status", it -> it.put("status", "final")),
        Named.of("another kind", it -> it.put("kind", "paper")),
        Named.of("another date", it -> it.put("published", "July 1978")),
        Named.of("a name in upper case", it -> it.put("collection", "SOSP")),
        Named.of("an id with a slash", it -> it.put("id", "10.1145/x")),
        Named.of("a number for a text", it -> it.put("volume", 21)),
        Named.of("a schema that is no text", it -> it.put("$schema", 1)),
        Named.of("an empty title", it -> it.put("title", "")),
        Named.of("a blank title", it -> it.put("title", " \t")),
        Named.of("a title of two lines", it -> it.put("title", "On\nTides")),
        Named.of("a long title", it -> it.put("title", "x".repeat(1_001))),
        Named.of("a blank volume", it -> it.put("volume", " ")),
        Named.of("a control character", it -> it.put("abstract", "a\u0007")),
        Named.of("a blank abstract", it -> it.put("abstract", "\n")),
        Named.of("a month 13", it -> it.put("published", "2026-13")),
        Named.of("the 30th of February", it -> it.put("published", "2024-02-30")),
        Named.of("a leap day of another year", it -> it.put("published", "2023-02-29")),
        Named.of("an hour 25", it -> it.put("published", "2026-04-18T25:00:00Z")),
        Named.of("the year 0", it -> it.put("published", "0000")),
        Named.of("a language in words", it -> it.put("language", "e")),
        Named.of("no address", it -> it.put("fullText", "paper.pdf")),
        Named.of("an address with a space", it -> it.put("fullText", "https://a.org/x y")),
        Named.of("an address with a user", it -> it.put("fullText", "https://u:p@a.org/x")),
        Named.of("an address without a host", it -> it.put("fullText", "https:///x")),
        Named.of("a broken escape", it -> it.put("fullText", "https://a.org/%zz")),
        Named.of("21 topics", it -> topics(it, IntStream.range(0, 21).mapToObj(n -> "t" + n))),
        Named.of("a topic twice", it -> topics(it, Stream.of("a", "a"))),
        Named.of("a topic in upper case", it -> topics(it, Stream.of("A"))),
        Named.of("an empty byline", it -> it.putArray("authors")),
        Named.of("a blank name", it -> it.withObject("/authors/0").put("name", "")),
        Named.of("a long name", it -> it.withObject("/authors/0").put("name", "x".repeat(201))),
        Named.of("a given name alone", it -> person(it).put("given", "A")),
        Named.of("a suffix alone", it -> person(it).put("suffix", "Jr.")),
        Named.of("a group with a family", it -> person(it).put("literal", "A").put("family", "B")),
        Named.of(
            "a long particle", it -> person(it).put("family", "B").put("particle", "x".repeat(51))),
        Named.of("another role", it -> person(it).put("role", "writer")),
        Named.of("a short ORCID", it -> person(it).put("orcid", "0000-0001")),
        Named.of("a successor", it -> it.put("status", "published").put("supersededBy", "x")),
        Named.of("no successor", it -> it.put("status", "superseded").remove("supersededBy")),
        Named.of(
            "no status, but a successor",
            it -> {
              it.remove("status");
              it.put("supersededBy", "x");
            }),
        Named.of("a withdrawal", it -> it.put("withdrawnAt", "2026-04-18T09:30:00Z")),
        Named.of("a time in words", it -> it.put("createdAt", "yesterday")),
        Named.of("a time that is a day", it -> it.put("updatedAt", "2026-04-18")),
        Named.of("a negative revision", it -> it.put("revision", -1)),
        Named.of("links in words", it -> it.put("links", "none")),
        Named.of("a negative count", it -> it.put("authorCount", -1)),
        Named.of("a huge count", it -> it.put("authorCount", 1L << 31).put("status", "withdrawn")),
        Named.of("a scheme in upper case", it -> identifier(it, "DOI", "10.1/x")),
        Named.of("an empty identifier", it -> identifier(it, "doi", "")),
        Named.of("a long identifier", it -> identifier(it, "doi", "x".repeat(301))),
        Named.of("an identifier of two lines", it -> identifier(it, "doi", "a\nb")),
        Named.of("a number for an identifier", it -> it.putObject("identifiers").put("pmid", 1)),
        Named.of("a broken web address", it -> identifier(it, "url", "https://a b")),
        Named.of("a web address with a user", it -> identifier(it, "url", "HTTPS://u@a.org/é")),
        Named.of(
            "21 identifiers",
            it ->
                IntStream.range(0, 21)
                    .forEach(n -> it.withObject("/identifiers").put("x" + n, "1"))),
        Named.of("an empty reference", it -> references(it).addObject()),
        Named.of(
            "a reference with a link",
            it -> references(it).addObject().put("text", "x").putObject("links")),
        Named.of(
            "a reference without identifiers",
            it -> references(it).addObject().putObject("identifiers")),
        Named.of("a blank reference", it -> references(it).addObject().put("text", " ")),
        Named.of(
            "a long reference", it -> references(it).addObject().put("text", "x".repeat(4_001))),
        Named.of("a reference in words", it -> references(it).add("Lamport 1978")));
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void document_withAMistake_isInvalid_asForPublishing(Consumer<ObjectNode> mistake) {
    ObjectNode document = PaperDocument.write(TestPapers.FULL);
    mistake.accept(document);

    assertThat(errors(document)).isNotEmpty();
    assertThatExceptionOfType(InvalidValue.class).isThrownBy(() -> PaperDocument.read(document));
  }

  /** What publishing refuses and a schema cannot say. */
  @Test
  void description_namesTheOtherRules() {
    assertThat(SERVED.get("description").asText())
        .contains(
            "named once",
            "`authorCount`",
            "`referenceCount`",
            "same as `name`",
            "check digit",
            "visible character",
            "noncharacter",
            "combining marks");
  }

  private static ObjectNode person(ObjectNode document) {
    document.putArray("authors").addObject().put("handle", "a").put("name", "A");
    document.remove("authorCount");
    return document.withObject("/authors/0");
  }

  private static void topics(ObjectNode document, Stream<String> topics) {
    ArrayNode array = document.putArray("topics");
    topics.forEach(array::add);
  }

  private static void identifier(ObjectNode document, String scheme, String value) {
    document.putObject("identifiers").put(scheme, value);
  }

  private static ArrayNode references(ObjectNode document) {
    document.remove("referenceCount");
    return document.putArray("references");
  }

  private static List<String> errors(JsonNode document) {
    return SCHEMA.validate(document.toString(), InputFormat.JSON).stream()
        .map(Object::toString)
        .toList();
  }
}
