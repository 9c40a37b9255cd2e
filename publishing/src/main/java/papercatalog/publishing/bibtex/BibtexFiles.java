package papercatalog.publishing.bibtex;

import module java.base;

import papercatalog.publishing.bibtex.BibtexScanner.BibtexBlock;
import papercatalog.publishing.citation.CitationMapper;
import papercatalog.publishing.entry.Entry;
import papercatalog.publishing.entry.Entry.Rejected;
import papercatalog.publishing.entry.EntryReader;
import papercatalog.publishing.entry.FilePosition;
import papercatalog.publishing.entry.UnusableEntry;

/** The BibTeX files of one run, which share {@code @string} definitions and parents. */
public final class BibtexFiles {
  private final BibtexParser parser = new BibtexParser();
  private final List<Path> files = new ArrayList<>();
  private final CitationMapper mapper;
  private Optional<BibtexParents> parents = Optional.empty();

  public BibtexFiles(CitationMapper mapper) {
    this.mapper = mapper;
  }

  /** Adds a file whose entries may be parents of others. Call it before {@link #open}. */
  public void add(Path file) {
    files.add(file);
  }

  /** Before the first, all files are read once or twice for the parents; streams have none. */
  public EntryReader open(String name, InputStream content, Optional<Path> path)
      throws IOException {
    if (parents.isEmpty()) {
      parents = Optional.of(BibtexParents.of(files));
    }
    BibtexScanner blocks = new BibtexScanner(content);
    return () -> next(name, blocks, path);
  }

  private Optional<Entry> next(String file, BibtexScanner blocks, Optional<Path> path)
      throws IOException {
    for (var block = blocks.next(); block.isPresent(); block = blocks.next()) {
      Optional<Entry> entry = entry(file, block.get(), path);
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

  private Optional<Entry> entry(String file, BibtexBlock block, Optional<Path> path) {
    return switch (block.type()) {
      case "comment" -> comment(file, block);
      case "preamble", "xdata", "set", "control", "ieeetranbstctl" -> Optional.empty();
      case "string" -> definition(file, block);
      default -> {
        FilePosition position = new FilePosition(file, block.line(), block.key());
        yield Optional.of(EntryReader.entry(position, () -> paper(position, block, path)));
      }
    };
  }

  /** Entries inside a comment are none; one that does not end hides all that follow. */
  private static Optional<Entry> comment(String file, BibtexBlock block) {
    return block
        .problem()
        .map(problem -> new Rejected(new FilePosition(file, block.line(), "@comment"), problem));
  }

  private Entry paper(FilePosition position, BibtexBlock block, Optional<Path> path) {
    requireReadable(block);
    BibtexFields own = parser.fields(block);
    BibtexFields fields = parents.orElseThrow().complete(own, path);
    return mapper.paper(position, block.key(), BibtexCitation.of(fields, own.values().keySet()));
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
    if (!block.isReadable()) {
      throw new UnusableEntry("not UTF-8: there is a character that cannot be read");
    }
  }
}
