package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
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
import papercatalog.domain.pattern.DocsPage;
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
        Named.of("a schema that is no text", it -> it.put("$schema", 1)));
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void document_withAMistake_isInvalid_asForPublishing(Consumer<ObjectNode> mistake) {
    ObjectNode document = PaperDocument.write(TestPapers.FULL);
    mistake.accept(document);

    assertThat(errors(document)).isNotEmpty();
    assertThatExceptionOfType(InvalidValue.class).isThrownBy(() -> PaperDocument.read(document));
  }

  private static List<String> errors(JsonNode document) {
    return SCHEMA.validate(document.toString(), InputFormat.JSON).stream()
        .map(Object::toString)
        .toList();
  }
}
