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
   * Opens a file or a stream.
   *
   * @param name the file name in positions
   * @param file read once or twice before this returns, to know the parents of {@code crossref}
   *     before their children; entries of a stream without one are rejected
   */
  public EntryReader open(String name, InputStream content, Optional<Path> file)
      throws IOException {
    BibtexParents parents =
        file.isPresent() ? BibtexParents.of(file.get(), parser.copy()) : BibtexParents.none();
    return new BibtexEntries(name, content, parser, parents, cataloguer);
  }
}
