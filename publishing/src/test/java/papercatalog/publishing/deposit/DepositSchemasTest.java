package papercatalog.publishing.deposit;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import javax.xml.validation.Schema;
import org.junit.jupiter.api.Test;
import papercatalog.citations.CitedSamples;
import papercatalog.citations.deposit.DataCite;
import papercatalog.citations.deposit.DataCiteJson;
import papercatalog.citations.xml.XmlText;
import papercatalog.domain.GeneratedPapers;
import papercatalog.domain.model.Paper;
import papercatalog.publishing.NastyPapers;

/** The schemas of the registries accept deposits. */
final class DepositSchemasTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @Test
  void dataCite_acceptsEveryPaper() throws Exception {
    Schema schema = Schemas.xml(Schemas.DATA_CITE);

    for (Paper paper : papers().toList()) {
      String document =
          new XmlText().element(DataCite.resource(paper, "https://papers.example.org")).toString();
      assertThat(Schemas.fault(schema, document)).as(document).isEmpty();
    }
  }

  /** The schema of 4.5 does not know translators. */
  @Test
  void dataCiteJson_isValid() throws Exception {
    com.networknt.schema.Schema schema =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7)
            .getSchema(
                Files.readString(Schemas.file(Schemas.DATA_CITE_JSON))
                    .replaceFirst("\"id\": .*", "")); // of an older draft

    for (Paper paper : papers().toList()) {
      Map<String, Object> attributes = DataCiteJson.attributes(paper, "https://papers.example.org");
      attributes.computeIfPresent(
          "doi", (_, doi) -> doi.toString().startsWith("10.1/") ? null : doi);
      String document = JSON.writeValueAsString(attributes);
      assertThat(schema.validate(document.replace("\"Translator\"", "\"Other\""), InputFormat.JSON))
          .as(document)
          .isEmpty();
    }
  }

  private static Stream<Paper> papers() {
    return Stream.of(
            CitedSamples.ALL.stream(),
            new GeneratedPapers(20, 300).stream(),
            new NastyPapers(11).list(150).stream())
        .flatMap(Function.identity());
  }
}
