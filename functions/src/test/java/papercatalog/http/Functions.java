package papercatalog.http;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import papercatalog.handler.Handlers;
import papercatalog.read.Catalog;
import papercatalog.schema.AccessPattern;

/** The handlers over one catalog, called as Lambda calls them: a stream in, a stream out. */
record Functions(Catalog catalog) {
  /** The answer, which is as the API's description says. */
  Answer answer(TestRequest request) {
    Answer answer = Answer.read(invoke(request.pattern(), request.event()));
    String method = request.method().toLowerCase(Locale.ROOT);
    Description.SERVED.assertDescribed(request.pattern(), method, answer);
    return answer;
  }

  byte[] invoke(AccessPattern pattern, byte[] event) {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    try {
      Handlers.of(pattern, catalog).handleRequest(new ByteArrayInputStream(event), output, null);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return output.toByteArray();
  }
}
