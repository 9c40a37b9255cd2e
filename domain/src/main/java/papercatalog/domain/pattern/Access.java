package papercatalog.domain.pattern;

import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.KeyPrefix;

/** The single DynamoDB request behind an access pattern. */
// I-1
public sealed interface Access {
  /** The partition keys that it may read, as an IAM policy names them: {@code PAPER#*}. */
  default String leadingKeys() {
    return switch (this) {
      case GetItem(KeyPrefix prefix) -> prefix.text() + "*";
      case BatchGetItem(KeyPrefix prefix) -> prefix.text() + "*";
      case QueryItems(KeyPrefix prefix, _, _) -> prefix.text() + "*";
      case QueryItemCollection(KeyPrefix prefix, _, _, _) -> prefix.text() + "*";
      case QueryDirectory(Directory directory) -> directory.partition();
      case Query(KeyPrefix prefix) -> prefix.text() + "*";
    };
  }

  record GetItem(KeyPrefix prefix) implements Access {}

  record BatchGetItem(KeyPrefix prefix) implements Access {}

  /** One page of the items in a partition of the table whose sort keys begin with a kind. */
  record QueryItems(KeyPrefix prefix, KeyPrefix sort, boolean descending) implements Access {}

  /** One page of the items of a partition whose sort keys begin with texts of a range. */
  record QueryItemCollection(KeyPrefix prefix, String first, String last, boolean descending)
      implements Access {}

  /** One page of the entries of a directory, in the order of their names. */
  record QueryDirectory(Directory directory) implements Access {}

  /** One page of a partition of an index, in the order of its sort key. */
  record Query(KeyPrefix prefix) implements Access {
    /** The declared index; the schema of a table may have another. */
    public Index index() {
      return prefix.index().orElseThrow();
    }
  }
}
