package papercatalog.templatetests;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import papercatalog.domain.StubServer;
import papercatalog.runtime.lambda.FunctionProcess;
import papercatalog.runtime.lambda.Packaging;
import papercatalog.runtime.lambda.TaskRoot;

/** The function that announces, as it is deployed: out of its zip, in Lambda's runtime client. */
@Tag("slow")
final class AnnouncingZipTest {
  private static final String EVENT =
      """
      {"Records":[{"eventID":"1","eventName":"INSERT","eventSource":"aws:dynamodb","dynamodb":{
        "ApproximateCreationDateTime":1795161600,"SequenceNumber":"111","StreamViewType":"NEW_AND_OLD_IMAGES",
        "Keys":{"PK":{"S":"PAPER#a"},"SK":{"S":"CHANGE"}},
        "NewImage":{"PK":{"S":"PAPER#a"},"SK":{"S":"CHANGE"},"type":{"S":"Change"},"schemaVersion":{"N":"2"},
          "id":{"S":"a"},"change":{"S":"revised"},"changedRevision":{"N":"2"},
          "changedAt":{"S":"2026-11-20T09:00:00.000Z"}}}}]}
      """;

  @Test
  void function_outOfItsZip_putsEventsOnTheBus() throws Exception {
    assertThat(invoke(200, "{\"FailedEntryCount\":0,\"Entries\":[{\"EventId\":\"1\"}]}"))
        .isEqualTo("{\"batchItemFailures\":[]}");
  }

  @Test
  void function_outOfItsZip_saysWhatTheBusWasTooBusyFor() throws Exception {
    String busy =
        "{\"FailedEntryCount\":1,\"Entries\":"
            + "[{\"ErrorCode\":\"ThrottlingException\",\"ErrorMessage\":\"no\"}]}";

    assertThat(invoke(200, busy))
        .isEqualTo("{\"batchItemFailures\":[{\"itemIdentifier\":\"111\"}]}");
  }

  private String invoke(int status, String answerOfTheBus) throws Exception {
    Announcing announcing = new Announcing(Synthesis.with(Map.of("events", true)));
    String handler = announcing.function().get("Handler").asText();
    Packaging packaging = new Packaging.ManagedRuntime(Synthesis.eventsZip());
    try (StubServer bus = StubServer.answering(status, answerOfTheBus);
        TaskRoot code = TaskRoot.unpack(Synthesis.eventsZip());
        FunctionProcess function =
            new FunctionProcess(
                packaging.command(code.directory(), handler, List.of()),
                code.directory(),
                handler,
                variables(announcing, bus),
                Path.of("target", handler + ".log"))) {
      return function.firstAnswer(EVENT).text();
    }
  }

  private static Map<String, String> variables(Announcing announcing, StubServer bus) {
    Map<String, String> variables = new HashMap<>(announcing.environment());
    variables.putAll(FunctionProcess.access(bus.endpoint()));
    variables.put("AWS_ENDPOINT_URL", bus.endpoint().toString());
    return variables;
  }

  @Test
  void zip_holdsJarsUnderLib_andNoReadersOrOperatorsPart() throws IOException {
    List<String> entries;
    try (ZipFile zip = new ZipFile(Synthesis.eventsZip().toFile())) {
      entries = zip.stream().map(ZipEntry::getName).toList();
    }

    assertThat(entries)
        .allMatch(name -> name.equals("lib/") || name.matches("lib/[^/]+\\.jar"))
        .anyMatch(name -> name.startsWith("lib/announcements-"))
        .anyMatch(name -> name.startsWith("lib/eventbridge-"))
        .noneMatch(
            name ->
                name.matches(
                    "lib/(functions|citations|jte-runtime|cloudevents|picocli"
                        + "|DynamoDBLocal)-.*"));
  }
}
