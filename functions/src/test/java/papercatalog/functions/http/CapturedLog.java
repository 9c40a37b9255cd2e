package papercatalog.functions.http;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Standard error during each test of a class: where the functions log. */
final class CapturedLog implements BeforeEachCallback, AfterEachCallback {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private PrintStream before;

  @Override
  public void beforeEach(ExtensionContext context) {
    bytes.reset();
    before = System.err;
    System.setErr(new PrintStream(bytes, true, StandardCharsets.UTF_8));
  }

  @Override
  public void afterEach(ExtensionContext context) {
    System.setErr(before);
  }

  /** Its lines so far, each of which must be JSON. */
  List<JsonNode> lines() {
    return bytes.toString(StandardCharsets.UTF_8).lines().map(TestAnswer::json).toList();
  }
}
