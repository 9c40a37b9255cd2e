package papercatalog.publishing.entry;

import module java.base;

import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.NamedConstant;
import papercatalog.domain.model.PaperId;

/** Sorts as a backup does: authors, collections, topics, papers, each by name without case. */
public record RecordName(Kind kind, String name) implements Comparable<RecordName> {
  private static final Comparator<RecordName> ORDER =
      Comparator.comparing(RecordName::kind)
          .thenComparing(RecordName::name, String.CASE_INSENSITIVE_ORDER);

  public enum Kind implements NamedConstant {
    AUTHOR,
    COLLECTION,
    TOPIC,
    PAPER;

    public static Kind of(String itemType) {
      return valueOf(itemType.toUpperCase(Locale.ROOT));
    }

    public String plural() {
      return text() + "s";
    }
  }

  public static RecordName of(PaperId id) {
    return new RecordName(Kind.PAPER, id.value());
  }

  public static RecordName of(AuthorHandle handle) {
    return new RecordName(Kind.AUTHOR, handle.value());
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
