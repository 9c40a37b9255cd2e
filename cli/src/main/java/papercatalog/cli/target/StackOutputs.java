package papercatalog.cli.target;

import module java.base;

import papercatalog.cli.failure.SdkMessages;
import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.model.TenantName;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.cloudformation.CloudFormationClient;
import software.amazon.awssdk.services.cloudformation.model.Output;

/**
 * The tenant is that of the functions; there is a bucket if the catalog can be searched, a
 * distribution if it has a CDN, a bucket of its own if that serves a dump.
 */
record StackOutputs(
    String table,
    Optional<TenantName> tenant,
    Optional<String> indexBucket,
    Optional<String> distribution,
    Optional<String> host,
    Optional<String> dumpBucket) {
  static final String INDEX_BUCKET = "IndexBucket";
  static final String DUMP_BUCKET = "DumpBucket";

  private static final String TABLE_NAME = "TableName";
  private static final String API_URL = "ApiUrl";
  private static final String TENANT = "Tenant";

  /** Reads the outputs of a catalog's stack, which must be of the requested tenant. */
  static StackOutputs of(
      String stack, Optional<TenantName> requested, ClientSettings.AwsCaller caller) {
    Map<String, String> outputs = read(stack, caller);
    if (!outputs.containsKey(TABLE_NAME)) {
      throw new UnusableTarget(
          "The stack %s has no output %s: it is not a Paper Catalog, or its deployment has not finished."
              .formatted(stack, TABLE_NAME));
    }
    Optional<TenantName> tenant = Optional.ofNullable(outputs.get(TENANT)).map(TenantName::new);
    if (requested.isPresent() && !requested.equals(tenant)) {
      throw new UnusableTarget(
          "The stack %s belongs to %s, not to %s: pass --table and --tenant instead."
              .formatted(
                  stack,
                  tenant.map(own -> "the tenant " + own).orElse("no tenant"),
                  requested.get()));
    }
    return new StackOutputs(
        outputs.get(TABLE_NAME),
        tenant,
        Optional.ofNullable(outputs.get(INDEX_BUCKET)),
        Optional.ofNullable(outputs.get("DistributionId")),
        Optional.ofNullable(outputs.get(API_URL)).map(it -> URI.create(it).getAuthority()),
        Optional.ofNullable(outputs.get(DUMP_BUCKET)));
  }

  private static Map<String, String> read(String stack, ClientSettings.AwsCaller caller) {
    try (CloudFormationClient client =
        ClientSettings.forWrites().as(caller).configured(CloudFormationClient.builder()).build()) {
      return client.describeStacks(request -> request.stackName(stack)).stacks().stream()
          .flatMap(found -> found.outputs().stream())
          .collect(Collectors.toMap(Output::outputKey, Output::outputValue));
    } catch (SdkException e) {
      throw new UnusableTarget(
          "The stack %s in %s cannot be read: %s"
              .formatted(stack, caller.region(), SdkMessages.firstSentence(e)),
          e);
    }
  }
}
