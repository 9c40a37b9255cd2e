package papercatalog.bibliography.bibtex;

import module java.base;

import papercatalog.bibliography.citation.Cataloguer;
import papercatalog.bibliography.entry.Entry;
import papercatalog.bibliography.entry.EntryReader;
import papercatalog.bibliography.entry.FilePosition;
import papercatalog.bibliography.entry.Rejected;
import papercatalog.bibliography.entry.UnusableEntry;

final class BibtexEntries implements EntryReader {
  private final String file;
  private final BibtexScanner scanner;
  private final BibtexParser parser;
  private final BibtexParents parents;
  private final Cataloguer cataloguer;
  private boolean blocks;

  BibtexEntries(
      String file,
      InputStream content,
      BibtexParser parser,
      BibtexParents parents,
      Cataloguer cataloguer) {
    this.file = file;
    this.scanner = new BibtexScanner(new InputStreamReader(content, StandardCharsets.UTF_8));
    this.parser = parser;
    this.parents = parents;
    this.cataloguer = cataloguer;
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
