package papercatalog.domain.write;

/**
 * The work of a write, done or only planned.
 *
 * @param writeUnits on-demand write request units by DynamoDB's formula, including those of the
 *     indexes
 */
public record Work(int puts, int deletes, double writeUnits) {
  public static final Work NONE = new Work(0, 0, 0);

  public Work plus(Work other) {
    return new Work(puts + other.puts, deletes + other.deletes, writeUnits + other.writeUnits);
  }
}
