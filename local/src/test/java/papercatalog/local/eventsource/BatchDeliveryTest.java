package papercatalog.local.eventsource;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papercatalog.domain.table.Retry;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.Record;

/** Batches are brought, brought again and given up as Lambda does it. */
final class BatchDeliveryTest {
  private static final Retry TWICE = new Retry(3, Duration.ofMillis(1), Duration.ofMillis(2));

  @TempDir private Path directory;

  private final List<String> calls = new ArrayList<>();
  private final List<String> givenUp = new ArrayList<>();
  private Checkpoint checkpoint = Checkpoint.in(Optional.empty());

  @Test
  void records_areBroughtInBatches() throws InterruptedException {
    deliver(6, _ -> List.of());

    assertThat(calls).containsExactly("1 2 3 4", "5 6");
    assertThat(checkpoint.last("shard")).contains("6");
  }

  @Test
  void recordsThatAreWantedAgain_areBroughtWithAllThatCameAfter() throws InterruptedException {
    Set<String> once = new HashSet<>(Set.of("3"));
    deliver(4, records -> records.stream().filter(once::remove).toList());

    assertThat(calls).containsExactly("1 2 3 4", "3 4");
    assertThat(givenUp).isEmpty();
  }

  @Test
  void recordThatIsWantedAgainForEver_isGivenUpWithItsBatch_andTheNextBatchComes()
      throws InterruptedException {
    deliver(6, records -> records.stream().filter("3"::equals).toList());

    assertThat(calls).containsExactly("1 2 3 4", "3 4", "3 4", "3 4", "5 6");
    assertThat(givenUp).containsExactly("3", "4");
    assertThat(checkpoint.last("shard")).contains("6");
  }

  @Test
  void batchAtWhichTheFunctionFails_isBroughtInHalves_untilTheRecordIsAlone()
      throws InterruptedException {
    deliver(
        4,
        records -> {
          if (records.contains("2")) {
            throw new IllegalStateException("2");
          }
          return List.of();
        });

    assertThat(calls).containsExactly("1 2 3 4", "1 2", "1", "2", "2", "2", "3 4");
    assertThat(givenUp).containsExactly("2");
  }

  @Test
  void checkpoint_inAFile_isReadAgain() throws InterruptedException {
    Optional<Path> file = Optional.of(directory.resolve("announced"));
    checkpoint = Checkpoint.in(file);
    deliver(3, _ -> List.of());

    assertThat(Checkpoint.in(file).last("shard")).contains("3");
    assertThat(Checkpoint.in(file).last("another")).isEmpty();
  }

  /**
   * @param function takes sequence numbers and returns those of the records that it wants again
   */
  private void deliver(int records, UnaryOperator<List<String>> function)
      throws InterruptedException {
    new BatchDelivery(
            batch -> {
              List<String> brought =
                  batch.stream().map(it -> it.dynamodb().sequenceNumber()).toList();
              calls.add(String.join(" ", brought));
              return function.apply(brought);
            },
            4,
            TWICE,
            checkpoint,
            (_, given) -> givenUp.add(given.dynamodb().sequenceNumber()))
        .deliver(
            "shard",
            IntStream.rangeClosed(1, records).mapToObj(BatchDeliveryTest::record).toList());
  }

  private static Record record(int number) {
    return Record.builder()
        .eventName("INSERT")
        .dynamodb(
            change ->
                change
                    .sequenceNumber(Integer.toString(number))
                    .approximateCreationDateTime(Instant.EPOCH)
                    .keys(Map.of("PK", AttributeValue.fromS("PAPER#" + number))))
        .build();
  }
}
