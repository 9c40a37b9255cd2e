package papercatalog.bibliography;

import module java.base;

import papercatalog.bibliography.bibtex.BibtexFiles;
import papercatalog.bibliography.citation.Cataloguer;
import papercatalog.bibliography.citation.Mapping;
import papercatalog.bibliography.csl.CslEntries;
import papercatalog.bibliography.document.DocumentEntries;
import papercatalog.bibliography.entry.EntryReader;
import papercatalog.bibliography.entry.FilePosition;
import papercatalog.bibliography.entry.MeteredStream;

/**
 * The files of one run. A paper that several of them name is taken from the first; BibTeX's
 * {@code @string} definitions are carried from one file to the next. Read the files one after the
 * other: open the next when the one before has ended.
 */
public final class Sources {
  private final Map<String, FilePosition> seen = new HashMap<>();
  private final Cataloguer cataloguer;
  private final BibtexFiles bibtex;

  /**
   * @param mapping the operator's values for fields that bibliographies lack
   */
  public Sources(Mapping mapping) {
    this.cataloguer = new Cataloguer(mapping);
    this.bibtex = new BibtexFiles(cataloguer);
  }

  /** Opens a file. BibTeX is read up to three times, to know parents before their children. */
  public Source open(Path file, FileFormat format) throws IOException {
    return open(file.toString(), Files.newInputStream(file), format, Optional.of(file));
  }

  /**
   * Opens a stream, which can be read only once: BibTeX entries with a {@code crossref} are
   * rejected.
   *
   * @param name the file name in positions
   * @param content closed with the source
   */
  public Source open(String name, InputStream content, FileFormat format) throws IOException {
    return open(name, content, format, Optional.empty());
  }

  private Source open(String name, InputStream content, FileFormat format, Optional<Path> file)
      throws IOException {
    MeteredStream metered = new MeteredStream(content);
    try {
      EntryReader reader =
          switch (format) {
            case NDJSON -> DocumentEntries.open(name, metered);
            case BIBTEX -> bibtex.open(name, metered, file);
            case CSL_JSON -> CslEntries.open(name, metered, cataloguer);
            case RIS -> throw new IllegalArgumentException("RIS is not read");
          };
      return new Source(reader, metered, seen);
    } catch (IOException e) {
      metered.close();
      throw e;
    }
  }
}
