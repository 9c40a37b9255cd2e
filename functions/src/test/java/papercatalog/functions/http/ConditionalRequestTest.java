package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.GET_AUTHOR;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER_VERSION;
import static papercatalog.domain.pattern.AccessPatterns.LIST_PAPER_VERSIONS;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import papercatalog.domain.pattern.AccessPattern;

/** What a client that has the answer already gets. */
final class ConditionalRequestTest {
  @RegisterExtension
  static final TestCatalog CATALOG = TestCatalog.of(TestPapers.CROWDED, TestPapers.RETRACTED);

  private static final String TAG = "\"%s\"";

  /** If-None-Match values that name the current tag. */
  static final String[] NAMING = {
    TAG, "W/" + TAG, "*", "\"other\", " + TAG, "\"other\",W/" + TAG + " , \"more\"", " " + TAG + " "
  };

  /** If-None-Match values that do not. */
  static final String[] NOT_NAMING = {
    "", "\"other\"", "%s", "'%s'", "w/" + TAG, "\"%s", "\"\"", "\"*\"", "W/\"x" + "%s\""
  };

  @Test
  void record_hasTheTimeOfItsRevision() {
    for (AccessPattern<?> pattern : List.of(GET_PAPER, GET_PAPER_VERSION)) {
      assertThat(CATALOG.get(pattern, "crowded").header("Last-Modified"))
          .contains("Sat, 18 Apr 2026 09:30:00 GMT");
    }
    assertThat(CATALOG.get(GET_AUTHOR, "barbara-liskov").header("Last-Modified")).isPresent();
    assertThat(CATALOG.get(LIST_PAPER_VERSIONS, "crowded").header("Last-Modified")).isEmpty();
  }

  @ParameterizedTest
  @FieldSource("NAMING")
  void ifNoneMatch_whenItNamesTheTag_isNotModified(String template) {
    TestAnswer full = CATALOG.get(GET_PAPER, "crowded");
    TestRequest request = TestRequest.to(GET_PAPER, "crowded");

    for (String header : new String[] {"if-none-match", "If-None-Match", "IF-NONE-MATCH"}) {
      TestAnswer answer = CATALOG.answer(request.header(header, named(template, full)));

      assertThat(answer.status()).isEqualTo(304);
      assertThat(answer.body()).isEmpty();
      assertThat(answer.header("ETag")).isEqualTo(full.header("ETag"));
      assertThat(answer.header("Cache-Control")).isEqualTo(full.header("Cache-Control"));
      assertThat(answer.headers()).doesNotContainKey("Content-Type");
    }
  }

  @ParameterizedTest
  @FieldSource("NOT_NAMING")
  void ifNoneMatch_whenItDoesNot_isAnsweredInFull(String template) {
    TestAnswer full = CATALOG.get(GET_PAPER, "crowded");
    TestRequest request = TestRequest.to(GET_PAPER, "crowded");

    TestAnswer answer = CATALOG.answer(request.header("if-none-match", named(template, full)));

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.body()).isEqualTo(full.body());
  }

  @Test
  void ifNoneMatch_whenThereIsNothing_staysAProblem() {
    TestRequest request = TestRequest.to(GET_PAPER, "unknown").header("if-none-match", "*");

    CATALOG.answer(request).assertProblem(404, "paper-not-found");
  }

  @Test
  void entityTag_isOfTheBody() {
    String crowded = CATALOG.get(GET_PAPER, "crowded").headers().get("ETag");

    assertThat(crowded).matches("\"[0-9a-f]{16}\"");
    assertThat(CATALOG.get(GET_PAPER, "crowded").headers()).containsEntry("ETag", crowded);
    assertThat(CATALOG.get(GET_PAPER, "wrong").headers()).doesNotContainEntry("ETag", crowded);
  }

  private static String named(String template, TestAnswer full) {
    return template.replace("%s", full.headers().get("ETag").replace("\"", ""));
  }
}
