package papercatalog.runtime.trial;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What stands in the log is what AWS's runtime client writes in JSON, the stack's format. */
@Tag("slow")
@Timeout(300)
final class LogTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"Failing", "Unconfigured"})
  void log_saysWhatFailed(String handler) throws Exception {
    List<Object> own = sameLines(trial(handler));

    assertThat(own).isNotEmpty();
    assertThat(own.toString()).contains("TrialHandlers.java:").doesNotContain("lambdaruntime");
  }

  @ParameterizedTest
  @CsvSource({"INFO, 3", "ERROR, 3", "FATAL, 0"})
  void level_decidesOnFailures(String level, int lines) throws Exception {
    assertThat(sameLines(trial("Failing").where("AWS_LAMBDA_LOG_LEVEL", level))).hasSize(lines);
  }

  private Trial trial(String handler) {
    return new Trial("papercatalog.runtime.trial.TrialHandlers$" + handler, directory)
        .with("of a cause", "suppressing", "unicode");
  }

  private static List<Object> sameLines(Trial trial) throws Exception {
    Map<Loop, Trial.Outcome> both = trial.underBoth();
    List<Object> own = lines(both.get(Loop.OWN));
    assertThat(own).isEqualTo(lines(both.get(Loop.AWS)));
    return own;
  }

  /** Lines of JSON without their time. */
  private static List<Object> lines(Trial.Outcome outcome) throws Exception {
    List<Object> lines = new ArrayList<>();
    for (String line : outcome.log().lines().toList()) {
      if (line.startsWith("{")) {
        JsonNode json = JSON.readTree(line);
        assertThat(json.path("timestamp").asText()).matches("\\d{4}-\\d\\d-\\d\\dT.*Z");
        lines.add(((ObjectNode) json).without("timestamp"));
      } else {
        lines.add(line);
      }
    }
    return lines;
  }
}
