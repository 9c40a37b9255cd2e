package papercatalog.templatetests.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Differences.OF_PAPERS;

import module java.base;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.http.HttpResponse;
import javax.xml.parsers.DocumentBuilderFactory;
import org.jbibtex.BibTeXParser;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import papercatalog.domain.Differences;
import papercatalog.domain.model.Paper;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.functions.content.MediaType;

/** Every hostile record, and every list of them, in every format: well-formed. */
@Tag("slow")
final class HostileRecordsTest {
  @RegisterExtension static final ServedCatalog CATALOG = new ServedCatalog();

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  @Test
  void records_differInEveryComponent_thatHasAText() {
    assertThat(Differences.among(Paper.class, HostileRecords.papers()))
        .isEqualTo(
            OF_PAPERS.allBut(
                "collection",
                "topics",
                "withdrawnAt",
                "references",
                "referenceCount",
                "revision",
                "createdAt",
                "updatedAt"));
  }

  @ParameterizedTest
  @EnumSource(Format.class)
  void records_inEveryFormat_areWellFormed(Format format) {
    Stream<String> papers =
        IntStream.range(0, HostileRecords.COUNT)
            .mapToObj(HostileRecords::id)
            .filter(_ -> AccessPatterns.GET_PAPER.formats().contains(format))
            .map(AccessPatterns.GET_PAPER::path);
    Stream<String> lists =
        Stream.of(
                AccessPatterns.LIST_COLLECTION_PAPERS.path(HostileRecords.COLLECTION),
                AccessPatterns.LIST_TOPIC_PAPERS.path(HostileRecords.TOPIC),
                AccessPatterns.LIST_AUTHOR_PAPERS.path(HostileRecords.handle(0)))
            .filter(_ -> AccessPatterns.LIST_COLLECTION_PAPERS.formats().contains(format));
    List<String> paths = Stream.concat(papers, lists).toList();
    assertThat(paths).isNotEmpty();
    paths.forEach(path -> assertWellFormed(path, format));
  }

  private static void assertWellFormed(String path, Format format) {
    HttpResponse<String> answer = CATALOG.get(path + "?format=" + format.text());
    assertThat(answer.statusCode()).as(path).isEqualTo(200);
    assertThat(answer.headers().firstValue("Content-Type").orElseThrow())
        .startsWith(MediaType.of(format).text());
    try {
      read(answer.body(), format);
    } catch (Exception e) {
      throw new AssertionError(path + " in " + format + ": " + answer.body(), e);
    }
  }

  private static void read(String body, Format format) throws Exception {
    switch (format) {
      case JSON, JSON_LD, LINKSET -> assertThat(JSON.readTree(body).isObject()).isTrue();
      case CSL -> assertThat(JSON.readTree(body)).isNotEmpty().allMatch(JsonNode::isObject);
      case BIBTEX ->
          assertThat(new BibTeXParser().parse(new StringReader(body)).getEntries()).isNotEmpty();
      case RIS ->
          assertThat(body.lines())
              .allMatch(line -> line.isEmpty() || line.matches("[A-Z][A-Z0-9]  - .*|ER  - ?"));
      case CITATION -> assertThat(body.lines()).isNotEmpty().noneMatch(String::isBlank);
      case LINKSET_TEXT ->
          assertThat(body.lines())
              .allMatch(line -> line.matches("<[!-;=?-~]+>; rel=.*; anchor=\"[!-~]+\",?"));
      case ATOM -> {
        Document feed =
            DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(body)));
        assertThat(feed.getElementsByTagName("entry").getLength()).isPositive();
      }
      case HTML ->
          assertThat(body.strip())
              .startsWith("<!DOCTYPE html>")
              .endsWith("</html>")
              .doesNotContain("<script>");
    }
  }
}
