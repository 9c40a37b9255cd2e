package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.Catalog;
import papercatalog.domain.table.CatalogTable;
import papercatalog.local.engine.DynamoDbLocal;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

/** DynamoDB answers, but with a refusal or not in time. */
@Timeout(30)
@Tag("slow")
final class RefusalTest {
  private static final String MESSAGE = "User: arn:aws:iam::123456789012:role/secret";
  private static final String THROUGHPUT = "ProvisionedThroughputExceededException";

  private final LoggedLines lines = new LoggedLines();

  @ParameterizedTest
  @MethodSource("papercatalog.domain.pattern.AccessPatterns#all")
  void throttling_ofAnyRead_isTriedThreeTimesAndThenAsksToRetry(AccessPattern<?> pattern)
      throws IOException {
    try (DynamoDbStub stub = DynamoDbStub.failing(400, dynamoDb(THROUGHPUT), MESSAGE)) {
      TestAnswer answer = read(stub.functions(), pattern);

      assertUnavailable(answer, "throttled");
      assertThat(answer.headers())
          .containsEntry("X-DynamoDB-Requests", "3")
          .containsEntry("X-DynamoDB-Read-Units", "0.0")
          .containsKey("Server-Timing");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {THROUGHPUT, "ThrottlingException", "RequestLimitExceeded"})
  void throttling_ofEveryKind_asksToRetry(String type) throws IOException {
    try (DynamoDbStub stub = DynamoDbStub.failing(400, dynamoDb(type), MESSAGE)) {
      assertUnavailable(read(stub.functions(), AccessPatterns.GET_PAPER), "throttled");
    }
  }

  @ParameterizedTest
  @CsvSource({"500, InternalServerError", "503, ServiceUnavailable"})
  void serverError_asksToRetry(int status, String type) throws IOException {
    try (DynamoDbStub stub = DynamoDbStub.failing(status, dynamoDb(type), MESSAGE)) {
      TestAnswer answer = read(stub.functions(), AccessPatterns.GET_AUTHOR);

      assertUnavailable(answer, "table-unavailable");
      assertThat(answer.headers()).containsEntry("X-DynamoDB-Requests", "3");
    }
  }

  static final List<Supplier<Error>> ERRORS =
      List.of(StackOverflowError::new, OutOfMemoryError::new);

  /** As what is read may cause. */
  @ParameterizedTest
  @FieldSource("ERRORS")
  void error_isOurFault(Supplier<Error> error) {
    DynamoDbClient client =
        new DynamoDbClient() {
          @Override
          public GetItemResponse getItem(GetItemRequest request) {
            throw error.get();
          }

          @Override
          public String serviceName() {
            return SERVICE_NAME;
          }

          @Override
          public void close() {}
        };
    Functions functions = new Functions(new Catalog(new CatalogTable(client, "papers")));

    read(functions, AccessPatterns.GET_PAPER).assertProblem(500, "internal-error");
    assertThat(lines.read().getFirst().at("/causes/0/error").textValue())
        .isEqualTo(error.get().getClass().getName());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void throttling_thatPasses_isNotSeenButInTheProof(int failures) throws IOException {
    try (DynamoDbStub stub = DynamoDbStub.failing(400, dynamoDb(THROUGHPUT), MESSAGE, failures)) {
      TestAnswer answer = read(stub.functions(), AccessPatterns.GET_PAPER);

      answer.assertProblem(404, "paper-not-found");
      assertThat(answer.headers())
          .containsEntry("X-DynamoDB-Requests", Integer.toString(failures + 1))
          .containsEntry("X-DynamoDB-Read-Units", "0.5");
      assertThat(lines.read()).isEmpty();
    }
  }

  @Test
  void silence_asksToRetry() throws IOException {
    try (DynamoDbStub stub = DynamoDbStub.silent()) {
      assertUnavailable(read(stub.functions(), AccessPatterns.GET_PAPER), "table-unavailable");
      assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }
  }

  @ParameterizedTest
  @MethodSource("papercatalog.domain.pattern.AccessPatterns#all")
  void deniedAccess_isOurFaultAndLeaksNothing(AccessPattern<?> pattern) throws IOException {
    String type = "com.amazon.coral.service#AccessDeniedException";
    try (DynamoDbStub stub = DynamoDbStub.failing(400, type, MESSAGE)) {
      TestAnswer answer = read(stub.functions(), pattern);

      assertInternal(answer);
      assertThat(answer.headers()).containsEntry("X-DynamoDB-Requests", "1");
    }
  }

  @ParameterizedTest
  @MethodSource("papercatalog.domain.pattern.AccessPatterns#all")
  void wrongTable_isOurFaultAndLeaksNothing(AccessPattern<?> pattern) {
    try (DynamoDbLocal engine = DynamoDbLocal.inMemory();
        DynamoDbClient client = ClientSettings.forReads().at(engine.endpoint()).open()) {
      assertInternal(
          read(
              new Functions(new Catalog(new CatalogTable(client, "papers-of-production"))),
              pattern));
    }
  }

  private TestAnswer read(Functions functions, AccessPattern<?> pattern) {
    return functions.logging(lines.from("WARN")).answer(TestRequest.to(pattern, "x"));
  }

  private static String dynamoDb(String type) {
    return "com.amazonaws.dynamodb.v20120810#" + type;
  }

  private void assertUnavailable(TestAnswer answer, String code) {
    answer.assertProblem(503, code);
    assertThat(answer.header("Retry-After").orElseThrow()).matches("[1-9]\\d*");
    assertLeaksNothing(answer);
  }

  private void assertInternal(TestAnswer answer) {
    answer.assertProblem(500, "internal-error");
    assertThat(answer.json())
        .isEqualTo(
            TestAnswer.json(
                """
                {
                  "type": "urn:problem-type:internal-error",
                  "title": "Internal error",
                  "status": 500,
                  "detail": "Something went wrong on our side.",
                  "instance": "urn:request:JKJaXmPLvHcESHA=",
                  "code": "internal-error"
                }
                """));
    assertThat(answer.headers()).doesNotContainKey("Retry-After");
    assertLeaksNothing(answer);
  }

  /** What happened is for the log, in one line, and not for the client. */
  private void assertLeaksNothing(TestAnswer answer) {
    assertThat(lines.read()).hasSize(1);
    assertThat(lines.read().getFirst().get("requestId").textValue()).isEqualTo(TestRequest.ID);
    assertThat(answer.headers() + answer.body())
        .doesNotContain("Exception", "arn:", "papers-of-production", "papercatalog", "127.0.0.1");
  }
}
