package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER;
import static papercatalog.domain.pattern.AccessPatterns.LIST_COLLECTION_PAPERS;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Answers to clients that decompress. */
@Tag("slow")
final class GzipTest {
  @RegisterExtension
  static final TestCatalog CATALOG =
      TestCatalog.of(TestPapers.CROWDED, TestPapers.WITHDRAWN, TestPapers.RETRACTED);

  private static final TestRequest LONG = TestRequest.to(GET_PAPER, "crowded");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "gzip",
        "GZip",
        "x-gzip",
        "gzip, deflate, br, zstd",
        "br;q=1.0, gzip;q=0.001",
        "*",
        "br,*;q=0.1",
        "gzip;q=0.5,identity;q=0.5",
        " gzip ; q=1 ",
      })
  void longAnswer_whenGzipIsPreferred_thenIsTheSameInGzip(String accepted) {
    TestAnswer plain = CATALOG.answer(LONG);

    TestAnswer answer = CATALOG.answer(LONG.header("Accept-Encoding", accepted));

    assertThat(plain.body().length()).isGreaterThan(2_048);
    assertThat(answer.body()).isEqualTo(plain.body());
    assertThat(answer.headers())
        .containsEntry("Content-Encoding", "gzip")
        .containsEntry("ETag", "W/" + plain.headers().get("ETag"))
        .containsEntry("Vary", "Accept, Accept-Encoding");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "br",
        "identity",
        "gzip;q=0",
        "gzip;q=0.000, *",
        "*;q=0",
        "identity, gzip;q=0.9",
        "gzip;q=high",
        "gzipped",
        ";",
        ",,"
      })
  void longAnswer_whenGzipIsNotPreferred_thenStaysAsItIs(String accepted) {
    TestAnswer plain = CATALOG.answer(LONG);

    TestAnswer answer = CATALOG.answer(LONG.header("Accept-Encoding", accepted));

    assertThat(unmeasured(answer))
        .isEqualTo(unmeasured(plain))
        .doesNotContainKey("Content-Encoding");
    assertThat(plain.headers()).containsEntry("Vary", "Accept, Accept-Encoding");
    assertThat(answer.body()).isEqualTo(plain.body());
  }

  @Test
  void shortAnswer_whenGzipIsPreferred_thenStaysAsItIs() {
    TestRequest list = TestRequest.to(LIST_COLLECTION_PAPERS, "none");

    TestAnswer answer = CATALOG.answer(list.header("Accept-Encoding", "gzip"));

    assertThat(answer.headers())
        .doesNotContainKey("Content-Encoding")
        .containsEntry("ETag", CATALOG.answer(list).headers().get("ETag"))
        .containsEntry("Vary", "Accept, Accept-Encoding");
  }

  @ParameterizedTest
  @ValueSource(strings = {"gzip", "identity"})
  void ifNoneMatch_whenTheTagIsOfEitherEncoding_thenIsNotModified(String accepted) {
    TestRequest request = LONG.header("Accept-Encoding", accepted);
    TestAnswer full = CATALOG.answer(request);
    for (String encoding : new String[] {"gzip", "identity"}) {
      String tag = CATALOG.answer(LONG.header("Accept-Encoding", encoding)).headers().get("ETag");

      TestAnswer answer = CATALOG.answer(request.header("If-None-Match", tag));

      assertThat(answer.status()).isEqualTo(304);
      assertThat(answer.body()).isEmpty();
      assertThat(answer.headers())
          .containsEntry("ETag", full.headers().get("ETag"))
          .containsEntry("Vary", full.headers().get("Vary"))
          .doesNotContainKey("Content-Encoding");
    }
  }

  @Test
  void head_whenGzipIsPreferred_thenHasTheHeadersOfGet() {
    TestRequest request = LONG.header("Accept-Encoding", "gzip");

    TestAnswer head = CATALOG.answer(request.head());

    assertThat(head.body()).isEmpty();
    assertThat(unmeasured(head)).isEqualTo(unmeasured(CATALOG.answer(request)));
  }

  @Test
  void problemPage_whenABrowserAsks_thenIsCompressed() {
    TestRequest request =
        TestRequest.to(GET_PAPER, "unknown")
            .header("accept", "text/html")
            .header("accept-encoding", "gzip");

    TestAnswer answer = CATALOG.answer(request);

    assertThat(answer.status()).isEqualTo(404);
    assertThat(answer.headers())
        .containsEntry("Content-Encoding", "gzip")
        .doesNotContainKey("ETag");
    assertThat(answer.body()).startsWith("<!DOCTYPE html>");
  }

  private static Map<String, String> unmeasured(TestAnswer answer) {
    Map<String, String> headers = new TreeMap<>(answer.headers());
    headers.remove("Server-Timing");
    return headers;
  }
}
