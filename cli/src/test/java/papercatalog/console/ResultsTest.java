package papercatalog.console;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.transfer.ImportSummary;
import papercatalog.write.Work;

final class ResultsTest {
  @ParameterizedTest
  @CsvSource({
    "0, $0.00, 0.0",
    "1000, $0.000625, 6.25E-4",
    "271987, $0.17, 0.17",
    "2400000000, '$1,500.00', 1500.0"
  })
  void dollars_areTheSameInJsonAsInText(double writeUnits, String text, String json) {
    ImportSummary summary = new ImportSummary(Map.of(), new Work(1, 0, writeUnits));

    assertThat(Results.text(summary, false)).endsWith(", " + text);
    JsonNode members = Results.json(summary, false, true).get("summary");
    assertThat(members.get("dollars")).hasToString(json);
  }
}
