package papercatalog.cli.backup;

import module java.base;

import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.publishing.entry.RecordName;

public record Counts(Map<RecordName.Kind, Long> parts, long versions) {
  public static final Counts NONE = new Counts(Map.of(), 0);

  public Counts {
    Map<RecordName.Kind, Long> complete = new EnumMap<>(RecordName.Kind.class);
    for (RecordName.Kind kind : RecordName.Kind.values()) {
      complete.put(kind, parts.getOrDefault(kind, 0L));
    }
    parts = complete;
  }

  public Counts plus(Part part) {
    Map<RecordName.Kind, Long> more = new EnumMap<>(parts);
    more.merge(part.key().kind(), 1L, Long::sum);
    long states = part instanceof Part.History paper ? paper.versions().size() : 0;
    return new Counts(more, versions + states);
  }

  public long of(RecordName.Kind kind) {
    return parts.get(kind);
  }

  public ObjectNode putInto(ObjectNode json) {
    parts.forEach((kind, count) -> json.put(kind.plural(), count));
    return json.put("versions", versions);
  }

  public long sum() {
    return parts.values().stream().mapToLong(Long::longValue).sum();
  }

  /** {@code 84 papers with 86 versions, 308 authors, 20 collections, 31 topics}. */
  @Override
  public String toString() {
    return "%,d %s with %,d %s, "
            .formatted(
                of(RecordName.Kind.PAPER),
                noun(RecordName.Kind.PAPER),
                versions,
                versions == 1 ? "version" : "versions")
        + parts.keySet().stream()
            .filter(kind -> kind != RecordName.Kind.PAPER)
            .map(kind -> "%,d %s".formatted(of(kind), noun(kind)))
            .collect(Collectors.joining(", "));
  }

  private String noun(RecordName.Kind kind) {
    return of(kind) == 1 ? kind.text() : kind.plural();
  }
}
