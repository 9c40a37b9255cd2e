package papercatalog.publishing.write;

/** Work done or planned. Write request units follow DynamoDB's formula and include indexes. */
public record Work(int puts, int deletes, double writeUnits) {
  public static final Work NONE = new Work(0, 0, 0);

  public Work plus(Work other) {
    return new Work(puts + other.puts, deletes + other.deletes, writeUnits + other.writeUnits);
  }
}
