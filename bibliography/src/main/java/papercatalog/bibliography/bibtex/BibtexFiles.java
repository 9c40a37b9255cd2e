package papercatalog.bibliography.bibtex;

import module java.base;

import papercatalog.bibliography.citation.Cataloguer;
import papercatalog.bibliography.entry.EntryReader;

/**
 * The BibTeX files of one run, read one after the other: {@code @string} definitions are carried
 * from one file to the next.
 */
public final class BibtexFiles {
  private final BibtexParser parser = new BibtexParser();
  private final Cataloguer cataloguer;

  public BibtexFiles(Cataloguer cataloguer) {
    this.cataloguer = cataloguer;
  }

  /**
   * Opens a file. Reads it once or twice before returning, to know the parents of {@code crossref}
   * before their children.
   */
  public EntryReader open(Path file, InputStream content) throws IOException {
    return new BibtexEntries(
        file.toString(), content, parser, BibtexParents.of(file, parser.copy()), cataloguer);
  }

  /** Opens a stream, which can be read only once: entries with a {@code crossref} are rejected. */
  public EntryReader open(String name, InputStream content) {
    return new BibtexEntries(name, content, parser, BibtexParents.none(), cataloguer);
  }
}
