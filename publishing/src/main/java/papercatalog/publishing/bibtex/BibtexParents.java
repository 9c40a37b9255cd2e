package papercatalog.publishing.bibtex;

import module java.base;

import papercatalog.publishing.bibtex.BibtexScanner.BibtexBlock;
import papercatalog.publishing.entry.UnusableEntry;

/** The fields that {@code crossref} parents lend. Only parents that a child names are kept. */
final class BibtexParents {
  private static final String CROSSREF = "crossref";
  private static final int OVERHEAD = 200;

  /** Empty for a parent that has not been found yet. */
  private final Map<String, Optional<BibtexFields>> parents = new HashMap<>();

  private long room = 20_000_000;

  /** The parents in a file. Reads it once, and again when a child names one. */
  static BibtexParents of(Path file, BibtexParser parser) throws IOException {
    BibtexParents parents = new BibtexParents();
    scan(
        file,
        parser.copy(),
        block -> block.content().toLowerCase(Locale.ROOT).contains(CROSSREF),
        (_, child) -> parents.want(child));
    if (!parents.parents.isEmpty()) {
      scan(
          file,
          parser,
          block -> parents.isMissing(key(block.key())),
          (block, parent) -> parents.keep(key(block.key()), parent.lent()));
    }
    return parents;
  }

  BibtexFields complete(BibtexFields fields) {
    Optional<String> parent = fields.latex(CROSSREF);
    if (parent.isEmpty()) {
      return fields;
    }
    return parents
        .getOrDefault(key(parent.get()), Optional.empty())
        .map(fields::over)
        .orElseThrow(
            () -> new UnusableEntry("crossref names an entry that this file does not have"));
  }

  private boolean isMissing(String key) {
    return parents.containsKey(key) && parents.get(key).isEmpty();
  }

  private void want(BibtexFields child) {
    String parent = child.latex(CROSSREF).map(BibtexParents::key).orElse("");
    if (!parent.isEmpty() && room > 0 && parents.put(parent, Optional.empty()) == null) {
      room -= parent.length() + OVERHEAD;
    }
  }

  private void keep(String key, BibtexFields lent) {
    room -= OVERHEAD + lent.length();
    if (room > 0) {
      parents.put(key, Optional.of(lent));
    }
  }

  private static void scan(
      Path file,
      BibtexParser parser,
      Predicate<BibtexBlock> which,
      BiConsumer<BibtexBlock, BibtexFields> reading)
      throws IOException {
    try (Reader reader =
        new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8)) {
      BibtexScanner scanner = new BibtexScanner(reader);
      for (var next = scanner.next(); next.isPresent(); next = scanner.next()) {
        BibtexBlock block = next.get();
        try {
          switch (block.type()) {
            case "string" -> parser.define(block);
            case "comment", "preamble" -> {}
            default -> {
              if (block.problem().isEmpty() && which.test(block)) {
                reading.accept(block, parser.fields(block));
              }
            }
          }
        } catch (UnusableEntry _) {
          // The main reading reports it.
        }
      }
    }
  }

  private static String key(String text) {
    return text.strip().toLowerCase(Locale.ROOT);
  }
}
