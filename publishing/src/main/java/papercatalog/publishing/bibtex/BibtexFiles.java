package papercatalog.publishing.bibtex;

import module java.base;

import papercatalog.publishing.bibtex.BibtexScanner.BibtexBlock;
import papercatalog.publishing.citation.Cataloguer;
import papercatalog.publishing.entry.Entry;
import papercatalog.publishing.entry.Entry.Rejected;
import papercatalog.publishing.entry.EntryReader;
import papercatalog.publishing.entry.FilePosition;
import papercatalog.publishing.entry.UnusableEntry;

/** The BibTeX files of one run, which share their {@code @string} definitions. */
public final class BibtexFiles {
  private final BibtexParser parser = new BibtexParser();
  private final Cataloguer cataloguer;

  public BibtexFiles(Cataloguer cataloguer) {
    this.cataloguer = cataloguer;
  }

  /** A file is read once or twice first, for the parents of {@code crossref}; streams have none. */
  public EntryReader open(String name, InputStream content, Optional<Path> file)
      throws IOException {
    BibtexParents parents =
        file.isPresent() ? BibtexParents.of(file.get(), parser.copy()) : new BibtexParents();
    BibtexScanner blocks = new BibtexScanner(content);
    return () -> next(name, blocks, parents);
  }

  private Optional<Entry> next(String file, BibtexScanner blocks, BibtexParents parents)
      throws IOException {
    for (var block = blocks.next(); block.isPresent(); block = blocks.next()) {
      Optional<Entry> entry = entry(file, block.get(), parents);
      if (entry.isPresent()) {
        return entry;
      }
    }
    return blocks.heldOnlyText()
        ? Optional.of(
            new Rejected(
                new FilePosition(file, 1, ""),
                "there is no BibTeX entry in this file; is it UTF-8?"))
        : Optional.empty();
  }

  private Optional<Entry> entry(String file, BibtexBlock block, BibtexParents parents) {
    return switch (block.type()) {
      case "comment" -> comment(file, block);
      case "preamble", "xdata", "set", "control", "ieeetranbstctl" -> Optional.empty();
      case "string" -> definition(file, block);
      default -> {
        FilePosition position = new FilePosition(file, block.line(), block.key());
        yield Optional.of(EntryReader.entry(position, () -> paper(position, block, parents)));
      }
    };
  }

  /** Entries inside a comment are none; one that does not end hides all that follow. */
  private static Optional<Entry> comment(String file, BibtexBlock block) {
    return block
        .problem()
        .map(problem -> new Rejected(new FilePosition(file, block.line(), "@comment"), problem));
  }

  private Entry paper(FilePosition position, BibtexBlock block, BibtexParents parents) {
    requireReadable(block);
    BibtexFields fields = parents.complete(parser.fields(block));
    return cataloguer.paper(position, block.key(), BibtexCitation.of(fields));
  }

  private Optional<Entry> definition(String file, BibtexBlock block) {
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
