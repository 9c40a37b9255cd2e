package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.jsoup.nodes.Document;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.schema.Grammar;

/** Names in paths and formats are found in any case; links have lower case. */
final class AnyCaseTest {
  @RegisterExtension
  static final TestCatalog CATALOG =
      TestCatalog.of(TestPapers.RETRACTED).withProfiles(TestPapers.LISKOV);

  static Stream<AccessPattern<?>> patternsOfSlugs() {
    return TestRequest.patternsWithAPath()
        .filter(pattern -> pattern.pathParameters().getFirst().grammar() == Grammar.SLUG);
  }

  @ParameterizedTest
  @MethodSource("patternsOfSlugs")
  void name_inUpperCase_isTheSame(AccessPattern<?> pattern) {
    TestRequest lower = TestRequest.to(pattern, TestPapers.RETRACTED);
    String name = lower.path().values().iterator().next();
    TestRequest upper = TestRequest.to(pattern, name.toUpperCase(Locale.ROOT));

    assertThat(CATALOG.answer(upper).json()).isEqualTo(CATALOG.answer(lower).json());
    Document page = HtmlPage.of(CATALOG.answer(HtmlPage.asked(upper)));
    assertThat(page.select("link[rel=canonical]").attr("href")).contains("/" + name);
    assertThat(page.html()).isEqualTo(HtmlPage.of(CATALOG.answer(HtmlPage.asked(lower))).html());
  }

  @ParameterizedTest
  @MethodSource("papercatalog.domain.pattern.AccessPatterns#all")
  void format_inUpperCase_isTheSame(AccessPattern<?> pattern) {
    TestRequest request = TestRequest.to(pattern, TestPapers.RETRACTED);
    for (Format format : pattern.formats()) {
      TestAnswer lower = CATALOG.answer(request.query("format", format.text()));
      TestAnswer upper =
          CATALOG.answer(request.query("format", format.text().toUpperCase(Locale.ROOT)));

      assertThat(upper.status()).isEqualTo(200);
      assertThat(upper.body()).isEqualTo(lower.body());
      assertThat(upper.headers().get("Link")).isEqualTo(lower.headers().get("Link"));
    }
  }
}
