package papercatalog.bibliography.entry;

import module java.base;

import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.schema.Directory;

/**
 * The kind and the name of a record: {@code author leslie-lamport}. Sorts in the order of a backup:
 * authors, collections, topics and papers, each by name without case.
 *
 * @param name the id, handle or slug as it is spelled
 */
public record RecordName(Kind kind, String name) implements Comparable<RecordName> {
  private static final Comparator<RecordName> ORDER =
      Comparator.comparing(RecordName::kind)
          .thenComparing(RecordName::name, String.CASE_INSENSITIVE_ORDER);

  public enum Kind {
    AUTHOR,
    COLLECTION,
    TOPIC,
    PAPER;

    private final String text = name().toLowerCase(Locale.ROOT);

    public static Kind of(Directory directory) {
      return switch (directory) {
        case COLLECTIONS -> COLLECTION;
        case TOPICS -> TOPIC;
      };
    }

    /** The name in files and messages. */
    public String text() {
      return text;
    }

    public String plural() {
      return text + "s";
    }
  }

  public static RecordName of(PaperId id) {
    return new RecordName(Kind.PAPER, id.value());
  }

  public static RecordName of(AuthorHandle handle) {
    return new RecordName(Kind.AUTHOR, handle.value());
  }

  public static RecordName of(Directory directory, String name) {
    return new RecordName(Kind.of(directory), name);
  }

  @Override
  public int compareTo(RecordName other) {
    return ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return kind.text() + " " + name;
  }
}
