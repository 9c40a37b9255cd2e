package papercatalog.domain.pattern;

import java.util.List;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;

/** The single DynamoDB request behind an access pattern. */
// I-1
public sealed interface Access {
  /** The partition keys that it may read, as an IAM policy names them: {@code PAPER#*}. */
  default List<String> leadingKeys() {
    return switch (this) {
      case GetItem(KeyPrefix prefix) -> List.of(prefix.text() + "*");
      case BatchGetItem(List<KeyPrefix> prefixes) ->
          prefixes.stream().map(prefix -> prefix.text() + "*").toList();
      case QueryItems(KeyPrefix prefix, _, _) -> List.of(prefix.text() + "*");
      case QueryItemCollection(KeyPrefix prefix, _, _, _) -> List.of(prefix.text() + "*");
      case QueryDirectory(Directory directory) -> List.of(directory.partition());
      case Query(KeyPrefix prefix) -> List.of(prefix.text() + "*");
    };
  }

  /** The request behind a list of the things of one name, such as the papers of an author. */
  sealed interface OfList extends Access {
    String partition(Object name);

    /** The item whose entry is at a sort key; fails with InvalidValue when none can be there. */
    ItemKey itemAt(Object name, String sortKey);
  }

  record GetItem(KeyPrefix prefix) implements Access {}

  record BatchGetItem(List<KeyPrefix> prefixes) implements Access {}

  /** One page of the items in a partition of the table whose sort keys begin with a kind. */
  record QueryItems(KeyPrefix prefix, KeyPrefix sort, boolean descending) implements OfList {
    @Override
    public String partition(Object name) {
      return Keys.partition(prefix, name);
    }

    @Override
    public ItemKey itemAt(Object name, String sortKey) {
      return Keys.itemAt(partition(name), sort, sortKey);
    }
  }

  /** One page of the items of a partition whose sort keys begin with texts of a range. */
  record QueryItemCollection(KeyPrefix prefix, String first, String last, boolean descending)
      implements Access {}

  /** One page of the entries of a directory, in the order of their names. */
  record QueryDirectory(Directory directory) implements OfList {
    @Override
    public String partition(Object name) {
      return directory.partition();
    }

    @Override
    public ItemKey itemAt(Object name, String sortKey) {
      return Keys.entry(directory, Keys.nameAt(directory, sortKey));
    }
  }

  /** One page of a partition of an index, in the order of its sort key. */
  record Query(KeyPrefix prefix) implements OfList {
    @Override
    public String partition(Object name) {
      return Keys.partition(prefix, name);
    }

    @Override
    public ItemKey itemAt(Object name, String sortKey) {
      return Keys.entryAt(prefix, name, sortKey);
    }

    /** The declared index; the schema of a table may have another. */
    public Index index() {
      return prefix.index().orElseThrow();
    }
  }
}
