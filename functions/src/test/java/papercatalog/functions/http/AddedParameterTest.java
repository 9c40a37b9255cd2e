package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.pattern.QueryParameter;

/** Parameters that other sites add to links: pages ignore them, programs learn of them. */
final class AddedParameterTest {
  @RegisterExtension
  static final TestCatalog CATALOG =
      TestCatalog.of(TestPapers.RETRACTED).withProfiles(TestPapers.LISKOV);

  @ParameterizedTest
  @MethodSource("papercatalog.domain.pattern.AccessPatterns#all")
  void page_whenParametersAreAdded_thenIsTheSame(AccessPattern<?> pattern) {
    TestRequest plain = TestRequest.to(pattern, TestPapers.RETRACTED);

    TestAnswer asked = CATALOG.answer(HtmlPage.asked(added(plain)));
    TestAnswer named = CATALOG.answer(added(plain).query("format", "html"));

    assertThat(asked.status()).isEqualTo(200);
    assertThat(CATALOG.answer(HtmlPage.asked(plain.query("style", "dark"))).status())
        .isEqualTo(pattern.queryParameters().contains(QueryParameter.STYLE) ? 400 : 200);
    assertThat(asked.body()).isEqualTo(CATALOG.answer(HtmlPage.asked(plain)).body());
    assertThat(named.body()).isEqualTo(CATALOG.answer(plain.query("format", "html")).body());
    assertThat(asked.headers().get("Link")).doesNotContain("utm_source", "ref=");
  }

  @ParameterizedTest
  @MethodSource("papercatalog.domain.pattern.AccessPatterns#all")
  void otherFormat_whenParametersAreAdded_thenIsAProblem(AccessPattern<?> pattern) {
    for (Format format : pattern.formats()) {
      if (format != Format.HTML) {
        TestRequest request = TestRequest.to(pattern, TestPapers.RETRACTED);

        TestAnswer answer = CATALOG.answer(added(request).query("format", format.text()));

        answer.assertProblem(400, "invalid-parameter");
        assertThat(answer.wrongParameters())
            .containsExactly("fbclid", "gclid", "ref", "utm_source");
      }
    }
  }

  private static TestRequest added(TestRequest request) {
    return request
        .query("utm_source", "feed")
        .query("fbclid", "a/b&c")
        .query("gclid", "")
        .query("ref", "<b>");
  }
}
