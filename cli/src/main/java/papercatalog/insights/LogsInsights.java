package papercatalog.insights;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import papercatalog.client.ClientSettings;
import papercatalog.failure.SdkMessages;
import papercatalog.telemetry.Operation;
import papercatalog.telemetry.Period;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.services.cloudwatchlogs.CloudWatchLogsClient;
import software.amazon.awssdk.services.cloudwatchlogs.model.GetQueryResultsResponse;
import software.amazon.awssdk.services.cloudwatchlogs.model.LimitExceededException;
import software.amazon.awssdk.services.cloudwatchlogs.model.QueryStatistics;
import software.amazon.awssdk.services.cloudwatchlogs.model.ResultField;

/**
 * Puts queries to the log groups of a stack, one at a time, and stops the one that runs when it is
 * given up: it would cost until its end.
 */
final class LogsInsights implements AutoCloseable {
  private static final Duration FIRST_PAUSE = Duration.ofMillis(200);
  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(2);

  private final CloudWatchLogsClient client;
  private final String place;
  private final Map<String, String> logGroups;
  private final Period period;
  private final Duration timeLimit;
  private final CountDownLatch stopped = new CountDownLatch(1);
  private Scan scan = Scan.NONE;

  /**
   * Connects with its first query.
   *
   * @param logGroups by operation
   * @param period of the lines, to the second
   * @param timeLimit after which a query is given up
   */
  LogsInsights(
      ClientSettings.Caller caller,
      Map<String, String> logGroups,
      Period period,
      Duration timeLimit) {
    this.place = "CloudWatch Logs in Region " + caller.region();
    this.logGroups = logGroups;
    this.period = period;
    this.timeLimit = timeLimit;
    this.client =
        CloudWatchLogsClient.builder()
            .httpClientBuilder(UrlConnectionHttpClient.builder())
            .region(caller.region())
            .credentialsProvider(caller.credentials())
            .overrideConfiguration(override -> override.apiCallTimeout(Duration.ofSeconds(30)))
            .build();
  }

  /**
   * The rows of the answer, by the names of the columns.
   *
   * @throws QueryFailed when there is none
   */
  List<Map<String, String>> ask(Query query) throws InterruptedException {
    List<String> groups =
        query.operations().stream()
            .map(Operation::name)
            .map(logGroups::get)
            .filter(group -> group != null)
            .distinct()
            .toList();
    if (groups.isEmpty()) {
      return List.of();
    }
    try {
      GetQueryResultsResponse answer = await(start(query, groups));
      QueryStatistics statistics = answer.statistics();
      if (statistics != null) {
        scan = scan.plus(orNone(statistics.recordsScanned()), orNone(statistics.bytesScanned()));
      }
      return rows(answer);
    } catch (LimitExceededException e) {
      throw new QueryFailed(
          place + " runs as many queries of this account as it may: try again later.", e);
    } catch (SdkException e) {
      throw new QueryFailed(place + " gave no answer: " + SdkMessages.firstSentence(e), e);
    }
  }

  /** What all queries so far went through. */
  Scan scan() {
    return scan;
  }

  /** Gives up, and says so to whoever waits for an answer. */
  void stop() {
    stopped.countDown();
  }

  @Override
  public void close() {
    client.close();
  }

  private String start(Query query, List<String> groups) {
    return client
        .startQuery(
            request ->
                request
                    .logGroupNames(groups)
                    .startTime(period.from().getEpochSecond())
                    .endTime(period.until().getEpochSecond() + 1) // whose first moment is the last
                    .queryString(query.text()))
        .queryId();
  }

  private GetQueryResultsResponse await(String id) throws InterruptedException {
    Optional<GetQueryResultsResponse> answer = Optional.empty();
    try {
      answer = poll(id);
    } finally {
      if (answer.isEmpty()) {
        abandon(id);
      }
    }
    return switch (answer.get().status()) {
      case COMPLETE -> answer.get();
      case FAILED, CANCELLED, TIMEOUT, SCHEDULED, RUNNING, UNKNOWN, UNKNOWN_TO_SDK_VERSION ->
          throw new QueryFailed(
              ("%s ended a query as %s: ask for a shorter time (--last, --since, --until), or try"
                      + " again.")
                  .formatted(place, answer.get().statusAsString()));
    };
  }

  /** The answer, once the query has ended in whatever way. */
  private Optional<GetQueryResultsResponse> poll(String id) throws InterruptedException {
    long end = System.nanoTime() + timeLimit.toNanos();
    Duration pause = FIRST_PAUSE;
    while (true) {
      GetQueryResultsResponse answer = client.getQueryResults(request -> request.queryId(id));
      switch (answer.status()) {
        case SCHEDULED, RUNNING -> {}
        case COMPLETE, FAILED, CANCELLED, TIMEOUT, UNKNOWN, UNKNOWN_TO_SDK_VERSION -> {
          return Optional.of(answer);
        }
      }
      if (System.nanoTime() > end) {
        throw new QueryFailed(
            ("%s had no answer after %d minutes, and was stopped: ask for a shorter time"
                    + " (--last, --since, --until).")
                .formatted(place, timeLimit.toMinutes()));
      }
      if (stopped.await(pause.toMillis(), TimeUnit.MILLISECONDS)) {
        throw new QueryFailed("Stopped before the end, and the query with it.");
      }
      Duration longer = pause.multipliedBy(2);
      pause = longer.compareTo(LONGEST_PAUSE) < 0 ? longer : LONGEST_PAUSE;
    }
  }

  private void abandon(String id) {
    try {
      client.stopQuery(request -> request.queryId(id));
    } catch (SdkException _) {
      // It ends by itself then; why it was given up is said already.
    }
  }

  private static List<Map<String, String>> rows(GetQueryResultsResponse answer) {
    List<Map<String, String>> rows = new ArrayList<>();
    for (List<ResultField> fields : answer.results()) {
      Map<String, String> row = new HashMap<>();
      for (ResultField field : fields) {
        if (field.value() != null) { // A sum over nothing has none.
          row.put(field.field(), field.value());
        }
      }
      rows.add(row);
    }
    return rows;
  }

  private static double orNone(Double value) {
    return value == null ? 0 : value;
  }
}
