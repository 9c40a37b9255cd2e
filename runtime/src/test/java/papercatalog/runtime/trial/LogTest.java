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

/** What stands in the log is what AWS's runtime client writes. */
@Tag("slow")
@Timeout(300)
final class LogTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir Path directory;

  @ParameterizedTest
  @CsvSource({"TEXT,", "TEXT, ERROR", "JSON,", "JSON, INFO", "JSON, fatal"})
  void log_hasTheSameLines(String format, String level) throws Exception {
    Trial trial =
        new Trial("papercatalog.runtime.trial.TrialHandlers$Talking", directory)
            .where("AWS_LAMBDA_LOG_FORMAT", format)
            .with("{}");
    if (level != null) {
      trial.where("AWS_LAMBDA_LOG_LEVEL", level);
    }

    Map<Loop, Trial.Outcome> both = trial.underBoth();
    List<Object> own = lines(both.get(Loop.OWN));
    assertThat(own).isEqualTo(lines(both.get(Loop.AWS))).hasSizeGreaterThan(3);
    assertThat(own.toString()).contains("as it is", "a line – with a dash");
  }

  @ParameterizedTest
  @CsvSource({"Failing, TEXT", "Failing, JSON", "Unconfigured, TEXT", "Unconfigured, JSON"})
  void log_saysWhatFailed(String handler, String format) throws Exception {
    Trial trial =
        new Trial("papercatalog.runtime.trial.TrialHandlers$" + handler, directory)
            .where("AWS_LAMBDA_LOG_FORMAT", format)
            .with("of a cause", "suppressing", "unicode");

    Map<Loop, Trial.Outcome> both = trial.underBoth();
    List<Object> own = lines(both.get(Loop.OWN));
    assertThat(own).isEqualTo(lines(both.get(Loop.AWS))).isNotEmpty();
    assertThat(own.toString()).contains("TrialHandlers.java:").doesNotContain("lambdaruntime");
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
