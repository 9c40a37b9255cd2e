package papercatalog.schema;

/** The single DynamoDB request behind an access pattern. */
// I-1
public sealed interface Access {
  /** What the partition keys that it may read begin with. */
  KeyPrefix prefix();

  /** One item of the table by its whole key. */
  record GetItem(KeyPrefix prefix) implements Access {}

  /**
   * One page of a partition of the table: the items whose sort keys begin with a kind.
   *
   * @param sort the kind
   * @param descending whether the last sort key comes first
   */
  record QueryItems(KeyPrefix prefix, KeyPrefix sort, boolean descending) implements Access {}

  /** One page of a partition of an index, in the order of its sort key. */
  record Query(Index index, KeyPrefix prefix) implements Access {}
}
