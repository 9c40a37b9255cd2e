package papercatalog.domain.schema;

import java.util.List;

/**
 * A secondary index, sparse, which any number of patterns may share.
 *
 * @param projection the attributes that it projects in addition to the keys
 */
public record Index(String name, String partitionKey, String sortKey, List<String> projection) {
  public static final Index GSI1 = new Index("GSI1");
  public static final Index GSI2 = new Index("GSI2");

  /** An index with key attributes named after it. It projects the attributes of lists. */
  public Index(String name) {
    this(name, Attributes.PROJECTED);
  }

  public Index(String name, List<String> projection) {
    this(name, name + "PK", name + "SK", projection);
  }

  @Override
  public String toString() {
    return name;
  }
}
