package papercatalog.cli.target;

import module java.base;

import papercatalog.cli.failure.SdkMessages;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.model.TenantName;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.cloudformation.CloudFormationClient;
import software.amazon.awssdk.services.cloudformation.model.Output;
import software.amazon.awssdk.services.cloudformation.model.Stack;

/**
 * The outputs of a deployed stack.
 *
 * @param table the name of its table
 * @param tenant whose catalog its functions read in a shared table
 * @param indexBucket the bucket of its index, if it can be searched
 */
record StackOutputs(String table, Optional<TenantName> tenant, Optional<String> indexBucket) {
  /** The output with the name of the table. */
  static final String TABLE_NAME = "TableName";

  /** The output with the name of the tenant. */
  static final String TENANT = "Tenant";

  /** The output with the name of the index's bucket. */
  static final String INDEX_BUCKET = "IndexBucket";

  /**
   * Reads the outputs of a stack.
   *
   * @throws UnusableTarget when the stack does not exist, is not a catalog's, or belongs to another
   *     tenant than requested
   */
  static StackOutputs of(Target.Stack stack, ClientSettings.Caller caller) {
    List<Output> outputs = outputs(stack.name(), caller);
    String table =
        value(outputs, TABLE_NAME)
            .orElseThrow(
                () ->
                    new UnusableTarget(
                        "The stack "
                            + stack.name()
                            + " has no output "
                            + TABLE_NAME
                            + ": it is not a Paper Catalog, or its deployment has not finished."));
    StackOutputs own =
        new StackOutputs(
            table, value(outputs, TENANT).map(TenantName::new), value(outputs, INDEX_BUCKET));
    stack.tenant().ifPresent(tenant -> own.requireTenant(stack.name(), tenant));
    return own;
  }

  private void requireTenant(String stack, TenantName meant) {
    if (!tenant.equals(Optional.of(meant))) {
      throw new UnusableTarget(
          "The stack %s is of %s, not of %s, whose catalog is named by --table and --tenant."
              .formatted(stack, tenant.map(own -> "the tenant " + own).orElse("no tenant"), meant));
    }
  }

  private static List<Output> outputs(String stack, ClientSettings.Caller caller) {
    try (CloudFormationClient client =
        ClientSettings.forWrites().as(caller).configured(CloudFormationClient.builder()).build()) {
      return client.describeStacks(request -> request.stackName(stack)).stacks().stream()
          .map(Stack::outputs)
          .flatMap(outputs -> outputs.stream())
          .toList();
    } catch (SdkException e) {
      throw new UnusableTarget(
          "The stack %s in %s cannot be read: %s"
              .formatted(stack, caller.region(), SdkMessages.firstSentence(e)),
          e);
    }
  }

  private static Optional<String> value(List<Output> outputs, String key) {
    return outputs.stream()
        .filter(output -> output.outputKey().equals(key))
        .map(Output::outputValue)
        .findFirst();
  }
}
