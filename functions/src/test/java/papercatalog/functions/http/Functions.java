package papercatalog.functions.http;

import module java.base;

import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.read.Catalog;
import papercatalog.functions.handler.Handlers;
import papercatalog.functions.route.Routes;
import papercatalog.functions.runtime.FunctionLog;

/**
 * The handlers over one catalog, called as Lambda calls them: a stream in, a stream out.
 *
 * @param log of all of them; without one, faults are on standard error
 */
record Functions(Catalog catalog, Optional<FunctionLog> log) {
  Functions(Catalog catalog) {
    this(catalog, Optional.empty());
  }

  /** The same, with a log. */
  Functions logging(FunctionLog lines) {
    return new Functions(catalog, Optional.of(lines));
  }

  /** The answer, which is as the API's description says. */
  TestAnswer answer(TestRequest request) {
    TestAnswer answer = TestAnswer.read(invoke(request.pattern(), request.event()));
    String method = request.method().toLowerCase(Locale.ROOT);
    Description.SERVED.assertDescribed(request.pattern(), method, answer);
    return answer;
  }

  byte[] invoke(AccessPattern<?> pattern, byte[] event) {
    return invoke(function(pattern), event);
  }

  /** A new function of a pattern. */
  CatalogFunction<?> function(AccessPattern<?> pattern) {
    return Handlers.of(
        pattern,
        catalog,
        log.orElseGet(() -> FunctionLog.faults(System.err)),
        Routes.WITHOUT_SEARCH);
  }

  static byte[] invoke(HttpFunction function, byte[] event) {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    try {
      function.handleRequest(new ByteArrayInputStream(event), output, null);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return output.toByteArray();
  }
}
