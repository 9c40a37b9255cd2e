package papercatalog.target;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import papercatalog.client.ClientSettings;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.cloudformation.CloudFormationClient;
import software.amazon.awssdk.services.cloudformation.model.StackResourceSummary;

/**
 * What a deployed stack consists of, as far as it is asked here.
 *
 * @param caller who may ask it
 * @param logGroups of its functions, by the operation that each answers
 * @param table the name of its table, if it has one
 */
public record StackResources(
    String stack,
    ClientSettings.Caller caller,
    Map<String, String> logGroups,
    Optional<String> table) {
  /** The stack's construct of a function is named like its operation, and has its log group. */
  private static final Pattern LOGS = Pattern.compile("([A-Z][A-Za-z]*)Logs[0-9A-F]{8}");

  private static final String LOG_GROUP = "AWS::Logs::LogGroup";
  private static final String TABLE = "AWS::DynamoDB::Table";

  /** Keeps a copy. */
  public StackResources {
    logGroups = Map.copyOf(logGroups);
  }

  /**
   * Those of a stack.
   *
   * @param operations those whose log groups are asked for
   * @throws UnusableTarget when there is no such stack, or none of them has a log group in it
   */
  public static StackResources of(Target.Stack stack, List<String> operations) {
    ClientSettings.Caller caller = AwsCaller.of(stack.caller());
    Map<String, String> groups = new TreeMap<>();
    Optional<String> table = Optional.empty();
    try (CloudFormationClient client = StackClient.open(caller)) {
      for (StackResourceSummary resource :
          client
              .listStackResourcesPaginator(request -> request.stackName(stack.name()))
              .stackResourceSummaries()) {
        switch (resource.resourceType()) {
          case LOG_GROUP ->
              operation(resource.logicalResourceId())
                  .filter(operations::contains)
                  .ifPresent(operation -> groups.put(operation, resource.physicalResourceId()));
          case TABLE -> table = Optional.ofNullable(resource.physicalResourceId());
          default -> {} // It is not asked here.
        }
      }
    } catch (SdkException e) {
      throw StackClient.unreadable(stack.name(), caller, e);
    }
    if (groups.isEmpty()) {
      throw new UnusableTarget(
          "The stack "
              + stack.name()
              + " has no log groups of the functions: it is none of a Paper Catalog, or its"
              + " deployment has not ended.");
    }
    return new StackResources(stack.name(), caller, groups, table);
  }

  /** {@code GetPaper} of {@code GetPaperLogs3B2555B2}, as the stack's construct names it. */
  static Optional<String> operation(String logicalId) {
    Matcher matcher = LOGS.matcher(logicalId);
    return matcher.matches() ? Optional.of(matcher.group(1)) : Optional.empty();
  }
}
