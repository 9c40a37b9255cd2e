package papercatalog.functions.priming;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import papercatalog.bibliography.document.RecordJson;
import papercatalog.domain.pattern.DocsPage;
import papercatalog.functions.http.HttpFunction;
import papercatalog.functions.json.JsonText;

/**
 * Primes the function without a table: it answers for each of its pages in each format while it is
 * created. It opens no connection that restored copies could share, so it needs no hook.
 */
final class PagePriming {
  private static final int ROUNDS = 20;
  private static final String BROWSER = "text/html,application/xhtml+xml,*/*;q=0.8";
  private static final String HOST = "papers.example.org";
  private static final String FOUND = "{\"statusCode\":200,";

  private PagePriming() {}

  /**
   * Answers all pages.
   *
   * @throws IllegalStateException when an answer fails, which fails the snapshot
   */
  static void prepare(HttpFunction function) {
    try {
      for (int round = 0; round < ROUNDS; round++) {
        for (DocsPage page : DocsPage.deployed()) {
          if (!page.operation().equals(DocsPage.OPERATION)) {
            continue; // another function's
          }
          answer(function, event(page, BROWSER));
          answer(function, event(page, "*/*"));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void answer(HttpFunction function, byte[] event) throws IOException {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    function.rehearse(new ByteArrayInputStream(event), output);
    String answer = output.toString(UTF_8);
    if (!answer.startsWith(FOUND)) {
      throw new IllegalStateException("Priming failed: " + answer);
    }
  }

  private static byte[] event(DocsPage page, String accept) {
    return JsonText.object(
            json -> {
              json.writeStringField("version", "2.0");
              json.writeStringField("rawPath", page.path());
              json.writeStringField("rawQueryString", "");
              RecordJson.texts(
                  json,
                  "headers",
                  Map.of("accept", accept, "accept-encoding", "gzip", "host", HOST));
              json.writeBooleanField("isBase64Encoded", false);
            })
        .bytes();
  }
}
