package papercatalog.publishing;

import module java.base;

import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.publishing.citation.Handles;
import papercatalog.publishing.citation.Mapping;
import papercatalog.publishing.entry.Entry;
import papercatalog.publishing.entry.Entry.PaperEntry;
import papercatalog.publishing.entry.Entry.Rejected;
import papercatalog.publishing.entry.Notice;

/** What a text becomes that is read as a file. */
public final class Read {
  /** Bibliographies go to one collection. */
  public static final Mapping MAPPING =
      new Mapping(
          Optional.of(new CollectionName("refs")),
          false,
          List.of(),
          true,
          Optional.empty(),
          Handles.NONE);

  /** A BibTeX entry, to be formatted with its type and more fields. */
  static final String ENTRY = "@%s{k, author={Vale, Ruth}, title={T}, %s}";

  private Read() {}

  public static List<Entry> entries(FileFormat format, String text) {
    return entries(format, text, MAPPING);
  }

  public static List<Entry> entries(FileFormat format, String text, Mapping mapping) {
    return entries(format, text.getBytes(StandardCharsets.UTF_8), mapping);
  }

  public static List<Entry> entries(FileFormat format, byte[] bytes, Mapping mapping) {
    try (Sources sources = new Sources(mapping)) {
      sources.add("file", new ByteArrayInputStream(bytes), format);
      List<Entry> entries = new ArrayList<>();
      sources.forEachRemaining(entries::add);
      return entries;
    }
  }

  public static PaperEntry onlyEntry(FileFormat format, String text) {
    List<Entry> entries = entries(format, text);
    if (entries.size() == 1 && entries.getFirst() instanceof PaperEntry entry) {
      return entry;
    }
    throw new AssertionError(entries);
  }

  static List<Notice> notices(String bibtex) {
    return onlyEntry(FileFormat.BIBTEX, bibtex).notices();
  }

  public static Paper paper(FileFormat format, String text) {
    return onlyEntry(format, text).paper();
  }

  public static Rejected onlyRejected(FileFormat format, String text) {
    List<Entry> entries = entries(format, text);
    if (entries.size() == 1 && entries.getFirst() instanceof Rejected rejected) {
      return rejected;
    }
    throw new AssertionError(entries);
  }
}
