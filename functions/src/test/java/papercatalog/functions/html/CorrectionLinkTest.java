package papercatalog.functions.html;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.Papers.paper;

import module java.base;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TextField;

final class CorrectionLinkTest {
  private static final String PAGE = "https://papers.example.org/papers/wp-1";
  private static final String MAIL = "mailto:a@example.org";

  private static final Paper PAPER =
      paper("WP-1", "2026").text(TextField.ABSTRACT, "Short.").revision(3).build();

  @ParameterizedTest
  @ValueSource(
      strings = {MAIL, "https://github.com/a/b/issues/new", "https://gitlab.com/a/b/-/issues/new"})
  void link_holdsTheRecordAsJson(String address) throws JsonProcessingException {
    URI link = URI.create(CorrectionLink.of(address, PAPER, PAGE));

    assertThat(link.toString())
        .startsWith(address + "?")
        .hasSizeLessThan(CorrectionLink.MAX_LENGTH);
    assertThat(link.toString()).contains("Correction%20of%20WP-1%2C%20revision%203");
    JsonNode record = record(link.toString());
    assertThat(record.path("id").asText()).isEqualTo("WP-1");
    assertThat(record.path("revision").asLong()).isEqualTo(3);
    assertThat(record.path("abstract").asText()).isEqualTo("Short.");
    assertThat(record.has("updatedAt")).as("whether missing members are removed").isFalse();
  }

  @Test
  void link_ofALongAbstract_leavesItOut() throws JsonProcessingException {
    Paper paper =
        PaperBuilder.from(PAPER).text(TextField.ABSTRACT, "word ".repeat(400).strip()).build();

    String link = CorrectionLink.of(MAIL, paper, PAGE);

    assertThat(link).hasSizeLessThanOrEqualTo(CorrectionLink.MAX_LENGTH);
    assertThat(record(link).has("abstract")).isFalse();
    assertThat(record(link).path("title").asText()).isEqualTo(PAPER.title());
  }

  @Test
  void link_ofALongRecord_saysWhereItIs() {
    List<Authorship> authors =
        IntStream.range(0, 100)
            .mapToObj(i -> new Authorship(new AuthorHandle("a" + i), "王 " + i, Role.AUTHOR))
            .toList();
    Paper paper = PaperBuilder.from(PAPER).authors(authors).authorCount(3_000).build();

    String link = CorrectionLink.of(MAIL, paper, PAGE);

    assertThat(link).hasSizeLessThanOrEqualTo(CorrectionLink.MAX_LENGTH);
    assertThat(body(link)).contains(PAGE + "?format=json").doesNotContain("{");
  }

  @Test
  void link_ofHostileTexts_hasOnlyLegalCharacters() throws JsonProcessingException {
    String hostile = "\"><script>alert(1)</script>&body=x&cc=b@example.org#?%0d%0aBcc: 'é\u202e";
    Paper paper = PaperBuilder.from(PAPER).title(hostile).build();

    String link = CorrectionLink.of(MAIL, paper, PAGE);

    assertThat(link)
        .matches("mailto:a@example\\.org\\?subject=[A-Za-z0-9._~/:%-]+&body=[A-Za-z0-9._~/:%-]+");
    assertThat(record(link).path("title").asText()).isEqualTo(paper.title());
  }

  private static JsonNode record(String link) throws JsonProcessingException {
    String body = body(link);
    return new ObjectMapper()
        .readTree(body.substring(body.indexOf("{\""), body.lastIndexOf('}') + 1));
  }

  private static String body(String link) {
    return URLDecoder.decode(link.substring(link.lastIndexOf('=') + 1), StandardCharsets.UTF_8);
  }
}
