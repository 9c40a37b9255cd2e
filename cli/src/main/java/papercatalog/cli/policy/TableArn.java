package papercatalog.cli.policy;

import java.util.Optional;
import software.amazon.awssdk.regions.PartitionMetadata;
import software.amazon.awssdk.regions.Region;

/**
 * A table, as a policy names it; what is not given may be any.
 *
 * @param table its name
 */
public record TableArn(String table, Optional<String> region, Optional<String> account) {
  private static final String ANY = "*";

  /** {@code arn:aws:dynamodb:eu-central-1:111122223333:table/papers-shared}. */
  @Override
  public String toString() {
    return of("dynamodb", "table/" + table);
  }

  /** One of its indexes. */
  String index(String name) {
    return this + "/index/" + name;
  }

  /** A stack next to it. */
  String stack(String name) {
    return of("cloudformation", "stack/" + name + "/*");
  }

  private String of(String service, String resource) {
    return String.join(
        ":", "arn", partition(), service, region.orElse(ANY), account.orElse(ANY), resource);
  }

  /** The Region says in which of AWS's separate parts it is. */
  private String partition() {
    return region.map(it -> PartitionMetadata.of(Region.of(it)).id()).orElse(ANY);
  }
}
