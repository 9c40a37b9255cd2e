package papercatalog.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.Papers.CLOCKS_1978;
import static papercatalog.TestTable.NOW;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import papercatalog.announcement.Announcement;
import papercatalog.model.Change;
import papercatalog.model.ChangedPaper;
import papercatalog.table.RetryPolicy;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.eventbridge.EventBridgeClient;

/** A bus that answers as EventBridge does, on this machine. */
final class BusTest {
  private static final String PUT = "AWSEvents.PutEvents";
  private static final String TAKEN = "{\"FailedEntryCount\":0,\"Entries\":[{\"EventId\":\"1\"}]}";
  private static final RetryPolicy RETRIES =
      new RetryPolicy(3, Duration.ofMillis(1), Duration.ofMillis(2));
  private static final Announcement CREATED =
      new Announcement(
          Change.to(CLOCKS_1978.asRevision(1, NOW), NOW),
          Optional.of(ChangedPaper.of(CLOCKS_1978)));

  private FakeAws aws;
  private Bus bus;

  @BeforeEach
  void open() throws IOException {
    aws = new FakeAws();
    EventBridgeClient client =
        EventBridgeClient.builder()
            .httpClientBuilder(UrlConnectionHttpClient.builder())
            .endpointOverride(URI.create(aws.url()))
            .region(Region.EU_NORTH_1)
            .credentialsProvider(
                StaticCredentialsProvider.create(AwsBasicCredentials.create("a", "b")))
            .build();
    bus = new Bus(client, "papers", URI.create("https://papers.example.org"), RETRIES);
  }

  @AfterEach
  void close() {
    bus.close();
    aws.close();
  }

  @Test
  void event_isPutAsItWasAnnounced() throws IOException {
    answers(TAKEN);

    bus.take(CREATED);

    assertThat(aws.calls(PUT)).hasSize(1);
    JsonNode entry = aws.calls(PUT).getFirst().at("/Entries/0");
    assertThat(entry.get("EventBusName").textValue()).isEqualTo("papers");
    assertThat(entry.get("Source").textValue()).isEqualTo("papercatalog");
    assertThat(entry.get("DetailType").textValue()).isEqualTo("papercatalog.paper.created.v1");
    assertThat(new ObjectMapper().readTree(entry.get("Detail").textValue()).get("id").textValue())
        .isEqualTo(CREATED.id());
  }

  @Test
  void event_isPutAgain_whileTheBusIsBusy() {
    answers(failed("ThrottlingException"), failed("InternalFailure"), TAKEN);

    bus.take(CREATED);

    assertThat(aws.calls(PUT)).hasSize(3);
  }

  @Test
  void event_thatTheBusNeverTakes_isSaidSo() {
    answers(failed("MalformedDetail"));
    assertThatThrownBy(() -> bus.take(CREATED))
        .isInstanceOf(NotAnnounced.class)
        .hasMessageContaining("MalformedDetail")
        .hasMessageContaining(CREATED.id());
    assertThat(aws.calls(PUT)).hasSize(1);

    answers(failed("InternalFailure"), failed("InternalFailure"), failed("InternalFailure"));
    assertThatThrownBy(() -> bus.take(CREATED)).isInstanceOf(NotAnnounced.class);
  }

  @Test
  void bus_thatIsNotThere_isSaidSo() {
    aws.on(PUT, _ -> FakeAws.Answer.refusal("ResourceNotFoundException", "No such bus."));

    assertThatThrownBy(() -> bus.take(CREATED))
        .isInstanceOf(NotAnnounced.class)
        .hasMessageContaining("No such bus.");
  }

  private void answers(String... answers) {
    Iterator<String> next = List.of(answers).iterator();
    aws.on(PUT, _ -> FakeAws.Answer.ok(next.next()));
  }

  private static String failed(String code) {
    return "{\"FailedEntryCount\":1,\"Entries\":[{\"ErrorCode\":\"%s\",\"ErrorMessage\":\"As planned.\"}]}"
        .formatted(code);
  }
}
