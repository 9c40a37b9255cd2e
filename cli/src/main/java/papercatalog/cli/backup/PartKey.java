package papercatalog.cli.backup;

import module java.base;

import papercatalog.domain.schema.Directory;

/**
 * The key of a part: {@code author leslie-lamport}. Keys sort in the order of a backup: authors,
 * collections, topics and papers, each by name.
 *
 * @param name the id, handle or slug as it is spelled
 */
public record PartKey(Kind kind, String name) implements Comparable<PartKey> {
  private static final Comparator<PartKey> ORDER =
      Comparator.comparing(PartKey::kind)
          .thenComparing(PartKey::name, String.CASE_INSENSITIVE_ORDER);

  public enum Kind {
    AUTHOR,
    COLLECTION,
    TOPIC,
    PAPER;

    private final String text = name().toLowerCase(Locale.ROOT);

    static Kind of(Directory directory) {
      return switch (directory) {
        case COLLECTIONS -> COLLECTION;
        case TOPICS -> TOPIC;
      };
    }

    /** The name in backups and messages. */
    public String text() {
      return text;
    }

    public String plural() {
      return text + "s";
    }
  }

  /** Ignores the case of ids. */
  @Override
  public int compareTo(PartKey other) {
    return ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return kind.text() + " " + name;
  }
}
