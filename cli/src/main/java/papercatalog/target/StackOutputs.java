package papercatalog.target;

import papercatalog.client.ClientSettings;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.cloudformation.CloudFormationClient;
import software.amazon.awssdk.services.cloudformation.model.Output;
import software.amazon.awssdk.services.cloudformation.model.Stack;

/** Reads what a deployed stack says of itself. */
final class StackOutputs {
  /** The output that names the table, as the stack declares it. */
  static final String TABLE_NAME = "TableName";

  private StackOutputs() {}

  /**
   * The name of a stack's table.
   *
   * @throws UnusableTarget when there is no such stack, or it is none of a catalog
   */
  static String tableName(String stack, ClientSettings.Caller caller) {
    try (CloudFormationClient client = StackClient.open(caller)) {
      return client.describeStacks(request -> request.stackName(stack)).stacks().stream()
          .map(Stack::outputs)
          .flatMap(outputs -> outputs.stream())
          .filter(output -> output.outputKey().equals(TABLE_NAME))
          .map(Output::outputValue)
          .findFirst()
          .orElseThrow(
              () ->
                  new UnusableTarget(
                      "The stack "
                          + stack
                          + " has no output "
                          + TABLE_NAME
                          + ": it is none of a Paper Catalog, or its deployment has not ended."));
    } catch (SdkException e) {
      throw StackClient.unreadable(stack, caller, e);
    }
  }
}
