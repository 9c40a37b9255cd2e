package papercatalog.bibliography.bibtex;

import module java.base;

import papercatalog.bibliography.citation.Cataloguer;
import papercatalog.bibliography.entry.Entry;
import papercatalog.bibliography.entry.EntryReader;
import papercatalog.bibliography.entry.FilePosition;
import papercatalog.bibliography.entry.Rejected;
import papercatalog.bibliography.entry.UnusableEntry;

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
    Reader reader = new InputStreamReader(content, StandardCharsets.UTF_8);
    return new OneFile(name, new BibtexScanner(reader), parents);
  }

  private final class OneFile implements EntryReader {
    private final String file;
    private final BibtexScanner scanner;
    private final BibtexParents parents;
    private boolean blocks;

    OneFile(String file, BibtexScanner scanner, BibtexParents parents) {
      this.file = file;
      this.scanner = scanner;
      this.parents = parents;
    }

    @Override
    public Optional<Entry> next() throws IOException {
      for (var block = scanner.next(); block.isPresent(); block = scanner.next()) {
        blocks = true;
        Optional<Entry> entry = entry(block.get());
        if (entry.isPresent()) {
          return entry;
        }
      }
      boolean unknown = !blocks && scanner.readAnything();
      blocks = true;
      return unknown
          ? Optional.of(
              new Rejected(new FilePosition(file, 1, ""), "there is no BibTeX entry in this file"))
          : Optional.empty();
    }

    private Optional<Entry> entry(BibtexBlock block) {
      return switch (block.type()) {
        case "comment", "preamble" -> Optional.empty();
        case "string" -> definition(block);
        default -> {
          FilePosition position = new FilePosition(file, block.line(), block.key());
          yield Optional.of(EntryReader.entry(position, () -> paper(position, block)));
        }
      };
    }

    private Entry paper(FilePosition position, BibtexBlock block) {
      requireReadable(block);
      BibtexFields fields = parents.complete(parser.fields(block));
      return cataloguer.paper(position, block.key(), BibtexCitation.of(fields));
    }

    private Optional<Entry> definition(BibtexBlock block) {
      try {
        requireReadable(block);
        parser.define(block);
        return Optional.empty();
      } catch (UnusableEntry e) {
        return Optional.of(
            new Rejected(new FilePosition(file, block.line(), "@string"), e.getMessage()));
      }
    }

    private static void requireReadable(BibtexBlock block) {
      if (block.problem().isPresent()) {
        throw new UnusableEntry(block.problem().get());
      }
      if (block.content().indexOf('\uFFFD') >= 0) {
        throw new UnusableEntry("not UTF-8: there is a character that cannot be read");
      }
    }
  }
}
