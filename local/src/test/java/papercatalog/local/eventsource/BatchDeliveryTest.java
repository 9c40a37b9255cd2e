package papercatalog.local.eventsource;

import static org.assertj.core.api.Assertions.assertThat;

import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.Record;

/** Batches are brought, brought again and given up as Lambda does it. */
final class BatchDeliveryTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Retrying TWICE =
      new Retrying(4, 2, Duration.ofMillis(1), Duration.ofMillis(2));

  @TempDir private Path directory;

  private final List<String> calls = new ArrayList<>();
  private final List<String> givenUp = new ArrayList<>();
  private Checkpoint checkpoint = Checkpoint.in(Optional.empty());

  @Test
  void records_areBroughtInBatches() throws InterruptedException {
    deliver(6, (_, _) -> {});

    assertThat(calls).containsExactly("1 2 3 4", "5 6");
    assertThat(checkpoint.last("shard")).contains("6");
  }

  @Test
  void recordsThatAreWantedAgain_areBroughtWithAllThatCameAfter() throws InterruptedException {
    Set<String> once = new HashSet<>(Set.of("3"));
    deliver(
        4,
        (records, answer) ->
            records.stream().filter(once::remove).forEach(it -> wantAgain(answer, it)));

    assertThat(calls).containsExactly("1 2 3 4", "3 4");
    assertThat(givenUp).isEmpty();
  }

  @Test
  void recordThatIsWantedAgainForEver_isGivenUpWithItsBatch_andTheNextBatchComes()
      throws InterruptedException {
    deliver(
        6,
        (records, answer) -> {
          if (records.contains("3")) {
            wantAgain(answer, "3");
          }
        });

    assertThat(calls).containsExactly("1 2 3 4", "3 4", "3 4", "3 4", "5 6");
    assertThat(givenUp).containsExactly("3", "4");
    assertThat(checkpoint.last("shard")).contains("6");
  }

  @Test
  void batchAtWhichTheFunctionFails_isBroughtInHalves_untilTheRecordIsAlone()
      throws InterruptedException {
    deliver(
        4,
        (records, _) -> {
          if (records.contains("2")) {
            throw new IllegalStateException("2");
          }
        });

    assertThat(calls).containsExactly("1 2 3 4", "1 2", "1", "2", "2", "2", "3 4");
    assertThat(givenUp).containsExactly("2");
  }

  @Test
  void checkpoint_inAFile_isReadAgain() throws InterruptedException {
    Optional<Path> file = Optional.of(directory.resolve("announced"));
    checkpoint = Checkpoint.in(file);
    deliver(3, (_, _) -> {});

    assertThat(Checkpoint.in(file).last("shard")).contains("3");
    assertThat(Checkpoint.in(file).last("another")).isEmpty();
  }

  @Test
  void pauses_doubleUpToTheLongest() {
    Retrying retrying = new Retrying(1, 100, Duration.ofMillis(200), Duration.ofSeconds(5));

    assertThat(IntStream.rangeClosed(1, 7).mapToObj(retrying::pauseBefore).map(Duration::toMillis))
        .containsExactly(200L, 400L, 800L, 1_600L, 3_200L, 5_000L, 5_000L);
    assertThat(retrying.pauseBefore(100)).isEqualTo(Duration.ofSeconds(5));
  }

  private interface Behaviour {
    void call(List<String> records, ObjectNode answer);
  }

  private void deliver(int records, Behaviour behaviour) throws InterruptedException {
    RequestStreamHandler function =
        (input, output, _) -> {
          List<String> sequenceNumbers = JSON.readTree(input).findValuesAsText("SequenceNumber");
          calls.add(String.join(" ", sequenceNumbers));
          ObjectNode answer = JSON.createObjectNode();
          answer.putArray("batchItemFailures");
          behaviour.call(sequenceNumbers, answer);
          output.write(JSON.writeValueAsBytes(answer));
        };
    new BatchDelivery(
            function,
            "arn",
            TWICE,
            checkpoint,
            given -> given.forEach(it -> givenUp.add(it.sequenceNumber())))
        .deliver(IntStream.rangeClosed(1, records).mapToObj(BatchDeliveryTest::record).toList());
  }

  private static void wantAgain(ObjectNode answer, String sequenceNumber) {
    answer.withArray("batchItemFailures").addObject().put("itemIdentifier", sequenceNumber);
  }

  private static StreamedRecord record(int number) {
    return new StreamedRecord(
        "shard",
        Record.builder()
            .eventName("INSERT")
            .dynamodb(
                change ->
                    change
                        .sequenceNumber(Integer.toString(number))
                        .approximateCreationDateTime(Instant.EPOCH)
                        .keys(Map.of("PK", AttributeValue.fromS("PAPER#" + number))))
            .build());
  }

  @Test
  void event_holdsAttributesOfEveryType() throws IOException {
    JsonNode event =
        JSON.readTree(
            EventJson.of(
                "arn",
                List.of(
                    new StreamedRecord(
                        "shard",
                        record(1).content().toBuilder()
                            .dynamodb(
                                change ->
                                    change
                                        .approximateCreationDateTime(Instant.ofEpochMilli(1_500))
                                        .keys(Map.of())
                                        .newImage(
                                            Map.of(
                                                "m",
                                                AttributeValue.fromM(
                                                    Map.of("n", AttributeValue.fromN("1"))),
                                                "l",
                                                AttributeValue.fromL(
                                                    List.of(AttributeValue.fromBool(true))),
                                                "ss",
                                                AttributeValue.fromSs(List.of("a")))))
                            .build()))));

    JsonNode change = event.at("/Records/0/dynamodb");
    assertThat(change.get("ApproximateCreationDateTime").asText()).isEqualTo("1.5");
    assertThat(change.get("NewImage"))
        .isEqualTo(
            JSON.readTree(
                """
                {"m":{"M":{"n":{"N":"1"}}},"l":{"L":[{"BOOL":true}]},"ss":{"SS":["a"]}}
                """));
    assertThat(change.has("OldImage")).isFalse();
  }
}
