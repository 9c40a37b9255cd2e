package papercatalog.functions.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import papercatalog.functions.runtime.FunctionLog;

/** What functions log, line by line. */
final class LoggedLines {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final PrintStream stream = new PrintStream(bytes);

  /** A log that takes everything. */
  FunctionLog all() {
    return FunctionLog.all(stream);
  }

  /** A log that takes what is of a level or above. */
  FunctionLog from(String level) {
    return FunctionLog.from(level, stream);
  }

  /** The lines so far, each of which must be JSON. */
  List<JsonNode> read() {
    return text().lines().map(TestAnswer::json).toList();
  }

  /** The one line. */
  JsonNode only() {
    assertThat(read()).as(text()).hasSize(1);
    return read().getFirst();
  }

  String text() {
    String text = bytes.toString(UTF_8);
    assertThat(text.isEmpty() || text.endsWith("}\n")).as("whole lines: %s", text).isTrue();
    return text;
  }
}
