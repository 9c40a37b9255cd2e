package papercatalog.telemetry;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import papercatalog.schema.Access;
import papercatalog.schema.AccessPattern;
import papercatalog.schema.Index;
import papercatalog.schema.TableSchema;

/**
 * Where patterns read, and share what it gives in a second: an index, or the table itself.
 *
 * @param operations those that read there
 */
public record Place(String name, List<Operation> operations) {
  /** The name of the table itself among the places. */
  public static final String TABLE = "table";

  /** The patterns of which several may read one partition key, together. */
  List<List<Operation>> byKey() {
    return List.copyOf(
        operations.stream()
            .collect(Collectors.groupingBy(Place::leadingKeys, TreeMap::new, Collectors.toList()))
            .values());
  }

  private static String leadingKeys(Operation operation) {
    return operation.pattern().map(pattern -> pattern.access().leadingKeys()).orElse("");
  }

  /** The indexes of a schema and its table, with the patterns that are declared to read them. */
  public static List<Place> of(TableSchema schema) {
    List<Place> places = new ArrayList<>();
    for (Index index : schema.indexes()) {
      places.add(place(schema, index.name()));
    }
    places.add(place(schema, TABLE));
    return List.copyOf(places);
  }

  private static Place place(TableSchema schema, String name) {
    List<Operation> readers = new ArrayList<>();
    for (AccessPattern pattern : AccessPattern.values()) {
      if (name.equals(name(schema, pattern))) {
        readers.add(Operation.of(pattern));
      }
    }
    return new Place(name, List.copyOf(readers));
  }

  private static String name(TableSchema schema, AccessPattern pattern) {
    return switch (pattern.access()) {
      case Access.Query _ -> schema.index(pattern).name();
      case Access.GetItem _, Access.QueryItems _, Access.QueryDirectory _ -> TABLE;
    };
  }
}
