package papercatalog.domain.localstack;

import java.util.Optional;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.localstack.LocalStackContainer;
import org.testcontainers.utility.DockerImageName;

/**
 * Runs the tests of a module on LocalStack, one container for all of them, which ends with the JVM;
 * without Docker it skips them and says so.
 *
 * <p>JUnit finds it by itself. The tests know nothing of it: their table opens at the endpoint that
 * it leaves in the system property {@code catalog.endpoint}. An endpoint that is there already is
 * used as it is.
 */
public final class OnLocalStack implements ExecutionCondition {
  /** Where a DynamoDB stands that tests are to use instead of an engine of their own. */
  private static final String ENDPOINT = "catalog.endpoint";

  /** The last tag that asks for no account. */
  private static final DockerImageName IMAGE =
      DockerImageName.parse("localstack/localstack:4.14.0");

  private static final String NO_DOCKER = "Docker is not available: nothing runs on LocalStack";

  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    return Engine.ENDPOINT
        .map(endpoint -> ConditionEvaluationResult.enabled("on " + endpoint))
        .orElseGet(() -> ConditionEvaluationResult.disabled(NO_DOCKER));
  }

  /** Started with the first test. */
  private static final class Engine {
    private static final Optional<String> ENDPOINT = start();

    private static Optional<String> start() {
      String present = System.getProperty(OnLocalStack.ENDPOINT, "");
      if (!present.isEmpty()) {
        return Optional.of(present);
      }
      if (!DockerClientFactory.instance().isDockerAvailable()) {
        System.out.println(NO_DOCKER + ".");
        return Optional.empty();
      }
      @SuppressWarnings("resource") // Testcontainers removes it when the JVM ends.
      LocalStackContainer container = new LocalStackContainer(IMAGE).withServices("dynamodb");
      container.start();
      String endpoint = container.getEndpoint().toString();
      System.setProperty(OnLocalStack.ENDPOINT, endpoint);
      return Optional.of(endpoint);
    }
  }
}
