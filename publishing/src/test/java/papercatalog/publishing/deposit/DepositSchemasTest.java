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
import papercatalog.citations.deposit.Crossref;
import papercatalog.citations.deposit.DataCite;
import papercatalog.citations.deposit.DataCiteJson;
import papercatalog.citations.deposit.Deposit;
import papercatalog.citations.deposit.Depositor;
import papercatalog.citations.xml.XmlText;
import papercatalog.domain.GeneratedPapers;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Relation;
import papercatalog.domain.model.RelationType;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.WorkKind;
import papercatalog.publishing.FileFormat;
import papercatalog.publishing.NastyPapers;
import papercatalog.publishing.Read;

/** The schemas of the registries accept deposits. */
final class DepositSchemasTest {
  private static final Relation CORRECTION =
      new Relation(RelationType.CORRECTS, Map.of("doi", "10.5555/wrong"), Optional.empty());

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Crossref CROSSREF =
      new Crossref(
          new Depositor("Example & Co.", "doi@example.org"),
          DepositSchemasTest::page,
          Optional.of("10.5555/policy"),
          Instant.parse("2026-04-18T09:30:00Z"));

  private static String page(PaperId paper) {
    return "https://papers.example.org/papers/" + paper;
  }

  @Test
  void dataCite_acceptsEveryPaper() throws Exception {
    Schema schema = RegistrySchemas.xml(RegistrySchemas.DATA_CITE);

    for (Paper paper : papers().toList()) {
      String document =
          new XmlText().element(DataCite.resource(paper, DepositSchemasTest::page)).toString();
      assertThat(RegistrySchemas.fault(schema, document)).as(document).isEmpty();
    }
  }

  /** The schema of 4.5 knows no translators and translations. */
  @Test
  void dataCiteJson_isValid() throws Exception {
    com.networknt.schema.Schema schema =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7)
            .getSchema(
                Files.readString(RegistrySchemas.file(RegistrySchemas.DATA_CITE_JSON))
                    .replaceFirst("\"id\": .*", "")); // of an older draft

    for (Paper paper : papers().toList()) {
      Map<String, Object> attributes = DataCiteJson.attributes(paper, DepositSchemasTest::page);
      attributes.computeIfPresent(
          "doi", (_, doi) -> doi.toString().startsWith("10.1/") ? null : doi);
      String document = JSON.writeValueAsString(attributes);
      assertThat(
              schema.validate(
                  document
                      .replace("\"Translator\"", "\"Other\"")
                      .replaceAll("\"(?:Is|Has)Translation(?:Of)?\"", "\"IsVersionOf\""),
                  InputFormat.JSON))
          .as(document)
          .isEmpty();
    }
  }

  @Test
  void crossref_acceptsEveryPaper_thatIsNotRefused() throws Exception {
    Schema schema = RegistrySchemas.xml(RegistrySchemas.CROSSREF);
    Map<String, Integer> bodies = new TreeMap<>();

    for (Paper paper : papers().flatMap(DepositSchemasTest::inEachKind).toList()) {
      if (CROSSREF.of(paper) instanceof Deposit.Document(String document)) {
        assertThat(RegistrySchemas.fault(schema, document)).as(document).isEmpty();
        assertThat(RegistrySchemas.fault(schema, document.replace("doi_data>", "data>")))
            .contains("data");
        bodies.merge(document.replaceFirst("(?s).*<body>\\s*<([a-z_-]+).*", "$1"), 1, Integer::sum);
      }
    }
    assertThat(bodies)
        .containsOnlyKeys(
            "book", "conference", "dissertation", "journal", "posted_content", "report-paper");
  }

  /** With what the schema requires of a kind. */
  private static Stream<Paper> inEachKind(Paper paper) {
    return Arrays.stream(WorkKind.values())
        .map(
            kind ->
                PaperBuilder.from(paper)
                    .kind(Optional.of(kind))
                    .text(TextField.PUBLISHER, paper.publisher().orElse("A publisher"))
                    .text(TextField.SERIES, "A series")
                    .text(TextField.LICENSE, paper.license().orElse("https://a.org/license[1]"))
                    .relations(with(paper.relations(), CORRECTION))
                    .identifiers(with(paper.identifiers(), "doi", "10.5555/" + paper.id()))
                    .build());
  }

  private static List<Relation> with(List<Relation> relations, Relation one) {
    return Stream.concat(relations.stream(), Stream.of(one)).toList();
  }

  private static Map<String, String> with(
      Map<String, String> identifiers, String scheme, String value) {
    Map<String, String> all = new HashMap<>(identifiers);
    all.put(scheme, value);
    return all;
  }

  private static Stream<Paper> papers() {
    return Stream.of(
            CitedSamples.ALL.stream(),
            new GeneratedPapers(20, 300).stream(),
            Stream.generate(new NastyPapers(11)::next).limit(150),
            CrossrefWorks.of(100).stream()
                .map(work -> Read.paper(FileFormat.CSL_JSON, work.toString())))
        .flatMap(Function.identity());
  }
}
