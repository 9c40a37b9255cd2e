package papercatalog.cli.backup;

import java.util.Comparator;
import java.util.Locale;
import papercatalog.domain.schema.Directory;

/**
 * Which part of a catalog: {@code author leslie-lamport}. Their order is that of a backup: authors,
 * collections, topics and papers, each by name.
 *
 * @param name of a paper, its id as it is spelled
 */
public record PartKey(Kind kind, String name) implements Comparable<PartKey> {
  private static final Comparator<PartKey> ORDER =
      Comparator.comparing(PartKey::kind).thenComparing(PartKey::comparable);

  /** What there is. */
  public enum Kind {
    AUTHOR,
    COLLECTION,
    TOPIC,
    PAPER;

    private final String text = name().toLowerCase(Locale.ROOT);

    /** Its name in a backup and in messages. */
    public String text() {
      return text;
    }

    /** The name of several in messages. */
    public String plural() {
      return text + "s";
    }
  }

  static PartKey of(Directory directory, String name) {
    return new PartKey(
        switch (directory) {
          case COLLECTIONS -> Kind.COLLECTION;
          case TOPICS -> Kind.TOPIC;
        },
        name);
  }

  /** Ids are the same in whatever case they are written. */
  @Override
  public int compareTo(PartKey other) {
    return ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return kind.text() + " " + name;
  }

  private String comparable() {
    return name.toLowerCase(Locale.ROOT);
  }
}
