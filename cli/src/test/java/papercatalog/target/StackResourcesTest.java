package papercatalog.target;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import papercatalog.telemetry.Operation;

final class StackResourcesTest {
  @Test
  void logGroups_ofTheStacksTemplate_areKnownByTheirFunction() throws IOException {
    JsonNode template =
        new ObjectMapper()
            .readTree(Path.of("../template-tests/src/test/resources/template.json").toFile());
    Set<String> known = new TreeSet<>();
    template
        .get("Resources")
        .properties()
        .forEach(
            resource -> {
              if (resource.getValue().get("Type").asText().equals("AWS::Logs::LogGroup")) {
                StackResources.operation(resource.getKey()).ifPresent(known::add);
              }
            });

    assertThat(known)
        .containsAll(Operation.ALL.stream().map(Operation::name).collect(Collectors.toSet()));
  }

  @Test
  void logGroups_ofOtherThings_areNot() {
    assertThat(StackResources.operation("AccessLogs")).isEmpty();
    assertThat(StackResources.operation("getPaperLogs3B2555B2")).isEmpty();
    assertThat(StackResources.operation("GetPaperLogs3B2555B2")).hasValue("GetPaper");
  }
}
