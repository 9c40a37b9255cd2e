package papercatalog.cli.policy;

import java.util.Optional;
import software.amazon.awssdk.regions.PartitionMetadata;
import software.amazon.awssdk.regions.Region;

/**
 * The ARN of a table in a policy; an omitted part becomes an asterisk.
 *
 * @param table the name of the table
 */
public record TableArn(String table, Optional<String> region, Optional<String> account) {
  private static final String ANY = "*";

  /** {@code arn:aws:dynamodb:eu-central-1:111122223333:table/papers-shared}. */
  @Override
  public String toString() {
    return of("dynamodb", "table/" + table);
  }

  String index(String name) {
    return this + "/index/" + name;
  }

  /** A stack in the same Region and account. */
  String stack(String name) {
    return of("cloudformation", "stack/" + name + "/*");
  }

  private String of(String service, String resource) {
    return String.join(
        ":", "arn", partition(), service, region.orElse(ANY), account.orElse(ANY), resource);
  }

  /** The AWS partition of the Region. */
  private String partition() {
    return region.map(it -> PartitionMetadata.of(Region.of(it)).id()).orElse(ANY);
  }
}
