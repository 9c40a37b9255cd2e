package papercatalog.domain.write;

/**
 * What a write takes, done or only planned.
 *
 * @param puts items written
 * @param deletes items removed
 * @param writeUnits on-demand write request units by DynamoDB's formula, the indexes' included
 */
public record Work(int puts, int deletes, double writeUnits) {
  /** Nothing. */
  public static final Work NONE = new Work(0, 0, 0);

  /** Both. */
  public Work plus(Work other) {
    return new Work(puts + other.puts, deletes + other.deletes, writeUnits + other.writeUnits);
  }
}
