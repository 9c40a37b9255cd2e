package papercatalog.domain.schema;

/** A list of all the names of a kind that papers use: one partition of the table for each. */
public enum Directory {
  COLLECTIONS(KeyPrefix.COLLECTION, "Collection"),
  TOPICS(KeyPrefix.TOPIC, "Topic");

  private final KeyPrefix kind;
  private final String itemType;

  Directory(KeyPrefix kind, String itemType) {
    this.kind = kind;
    this.itemType = itemType;
  }

  /** Its partition key, whole: {@code COLLECTIONS}. */
  public String partition() {
    return name();
  }

  /** What the sort keys of its entries begin with. */
  public KeyPrefix kind() {
    return kind;
  }

  /** The type of its entries' items: {@code Collection}. */
  public String itemType() {
    return itemType;
  }
}
