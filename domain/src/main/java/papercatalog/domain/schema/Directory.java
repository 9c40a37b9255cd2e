package papercatalog.domain.schema;

import java.util.Optional;

/** A list of all collections or topics that papers use: one partition of the table. */
public enum Directory {
  COLLECTIONS(KeyPrefix.COLLECTION, "Collection"),
  TOPICS(KeyPrefix.TOPIC, "Topic");

  private final KeyPrefix kind;
  private final String itemType;

  Directory(KeyPrefix kind, String itemType) {
    this.kind = kind;
    this.itemType = itemType;
  }

  public static Optional<Directory> of(String partition) {
    for (Directory directory : values()) {
      if (directory.partition().equals(partition)) {
        return Optional.of(directory);
      }
    }
    return Optional.empty();
  }

  /** The directory of the collections or topics. */
  public static Directory of(KeyPrefix kind) {
    return kind == KeyPrefix.COLLECTION ? COLLECTIONS : TOPICS;
  }

  /** The full partition key: {@code COLLECTIONS}. */
  public String partition() {
    return name();
  }

  public KeyPrefix kind() {
    return kind;
  }

  /** The type of its entries' items: {@code Collection}. */
  public String itemType() {
    return itemType;
  }
}
