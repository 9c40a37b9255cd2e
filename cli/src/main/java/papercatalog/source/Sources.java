package papercatalog.source;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The files of one run. A paper that several of them name is taken from the first; BibTeX's {@code
 * @string} definitions hold from one file to the next. The files are read one after the other: open
 * the next when the one before has ended.
 */
public final class Sources {
  private final Mapping mapping;
  private final EntryIds ids = new EntryIds();
  private final BibtexParser bibtex = new BibtexParser();

  /**
   * @param mapping what bibliographies do not tell
   */
  public Sources(Mapping mapping) {
    this.mapping = mapping;
  }

  /**
   * Opens a file. A BibTeX file is read twice or three times, to know the parents of {@code
   * crossref} before their children.
   */
  public Source open(Path file, Format format) throws IOException {
    BibtexParents parents =
        format == Format.BIBTEX ? BibtexParents.of(file, bibtex.copy()) : BibtexParents.NONE;
    return open(file.toString(), Files.newInputStream(file), format, parents);
  }

  /**
   * Opens a stream, which can be read only once: entries with a {@code crossref} are rejected.
   *
   * @param name what origins are to call it
   * @param content is closed with the source
   */
  public Source open(String name, InputStream content, Format format) throws IOException {
    return open(name, content, format, BibtexParents.NONE);
  }

  private Source open(String name, InputStream content, Format format, BibtexParents parents)
      throws IOException {
    MeteredStream metered = new MeteredStream(content);
    try {
      return new Source(reader(name, metered, format, parents), metered, ids);
    } catch (IOException e) {
      metered.close();
      throw e;
    }
  }

  private EntryReader reader(
      String name, MeteredStream metered, Format format, BibtexParents parents) throws IOException {
    Cataloguer cataloguer = new Cataloguer(mapping);
    return switch (format) {
      case NDJSON -> new DocumentEntries(name, metered);
      case BIBTEX -> new BibtexEntries(name, metered, bibtex, parents, cataloguer);
      case CSL_JSON -> new CslEntries(name, metered, cataloguer);
    };
  }
}
