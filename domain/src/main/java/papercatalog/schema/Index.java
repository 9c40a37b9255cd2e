package papercatalog.schema;

import java.util.List;

/** The secondary indexes. Both are sparse: an item without the index's key pair is not in it. */
public enum Index {
  /** Overloaded: papers by collection and, through memberships, by author. */
  GSI1,
  /** Papers by topic, through topic links. */
  GSI2;

  /** The name of its partition key attribute. */
  public String partitionKey() {
    return name() + "PK";
  }

  /** The name of its sort key attribute. */
  public String sortKey() {
    return name() + "SK";
  }

  /** The attributes that it projects beside the keys: a summary, never the abstract. */
  public List<String> projection() {
    return Attributes.SUMMARY;
  }
}
