package papercatalog.functions.priming;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import papercatalog.functions.http.HttpFunction;
import papercatalog.functions.route.DocsPage;

/**
 * Primes the function without a table while it is created: it answers for each page in each format.
 * It opens no connection that copies could share, so it needs no hook.
 */
final class PagePriming {
  private static final int ROUNDS = 20;
  private static final int REDIRECTION = 300;
  private static final int STATUS = "{\"statusCode\":".length();

  private PagePriming() {}

  /** Answers an event to warm up. */
  interface Rehearsal {
    void answer(InputStream event, OutputStream output) throws IOException;
  }

  /** Answers all pages; a failure fails the snapshot. */
  static void prepare(HttpFunction function) {
    prepare(
        function,
        function.routes().pages().stream()
            .filter(page -> page.operation().equals(DocsPage.OPERATION)) // not another function's
            .flatMap(page -> SyntheticEvents.of(page).stream())
            .toList());
  }

  static void prepare(HttpFunction function, List<byte[]> events) {
    try {
      for (int round = 0; round < ROUNDS; round++) {
        for (byte[] event : events) {
          answer(function::rehearse, event, REDIRECTION);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Answers an event; a status from {@code failure} on fails the snapshot. */
  static void answer(Rehearsal function, byte[] event, int failure) throws IOException {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    function.answer(new ByteArrayInputStream(event), output);
    String answer = output.toString(UTF_8);
    if (Integer.parseInt(answer, STATUS, STATUS + 3, 10) >= failure) {
      throw new IllegalStateException("Priming failed: " + answer);
    }
  }
}
