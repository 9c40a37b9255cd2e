package papercatalog.publishing.bibtex;

import module java.base;

import papercatalog.publishing.bibtex.BibtexScanner.BibtexBlock;
import papercatalog.publishing.entry.UnusableEntry;

/**
 * The fields that {@code crossref} parents and {@code xdata} entries in the files of a run lend.
 * Only those that an entry names are kept.
 */
final class BibtexParents {
  private static final String CROSSREF = "crossref";
  private static final String XDATA = "xdata";
  private static final int MAX_GENERATIONS = 5;
  private static final int OVERHEAD = 200;

  /** By key and file; empty for a parent that has not been found yet. */
  private final Map<String, Map<Path, BibtexFields>> parents = new HashMap<>();

  private long room = 40_000_000;

  /**
   * The parents in files, which share their {@code @string} definitions. Reads each up to twice.
   */
  static BibtexParents of(List<Path> files) throws IOException {
    BibtexParents parents = new BibtexParents();
    parents.scan(
        files,
        block -> names(block.content().toLowerCase(Locale.ROOT)),
        (_, _, child) -> keys(child).forEach(parents::want));
    if (!parents.parents.isEmpty()) {
      parents.scan(
          files,
          block -> parents.parents.containsKey(key(block.key())),
          (file, block, parent) -> parents.keep(key(block.key()), file, parent));
    }
    return parents;
  }

  /** The fields with those that its parents lend; the nearest parent decides. */
  BibtexFields complete(BibtexFields fields, Optional<Path> file) {
    return complete(fields, file, MAX_GENERATIONS);
  }

  private BibtexFields complete(BibtexFields fields, Optional<Path> file, int generations) {
    BibtexFields all = fields;
    for (String key : generations == 0 ? List.<String>of() : keys(fields)) {
      Map<Path, BibtexFields> found = parents.getOrDefault(key, Map.of());
      if (found.isEmpty()) {
        throw new UnusableEntry("crossref or xdata names an entry that the files do not have");
      }
      Path nearest = file.filter(found::containsKey).orElse(found.keySet().iterator().next());
      BibtexFields parent = complete(found.get(nearest), Optional.of(nearest), generations - 1);
      all = all.over(parent.type().equals(XDATA) ? parent : parent.lentTo(fields.type()));
    }
    return all;
  }

  private static boolean names(String content) {
    return content.contains(CROSSREF) || content.contains(XDATA);
  }

  private static List<String> keys(BibtexFields fields) {
    return Stream.of(fields.latex(XDATA), fields.latex(CROSSREF))
        .flatMap(Optional::stream)
        .flatMap(names -> Arrays.stream(names.split(",")))
        .map(BibtexParents::key)
        .filter(Predicate.not(String::isEmpty))
        .toList();
  }

  private void want(String parent) {
    if (room > 0 && parents.putIfAbsent(parent, new LinkedHashMap<>(1)) == null) {
      room -= parent.length() + OVERHEAD;
    }
  }

  /** The first entry with a key in a file counts. */
  private void keep(String key, Path file, BibtexFields lent) {
    if (room > 0 && parents.get(key).putIfAbsent(file, lent) == null) {
      room -= OVERHEAD + lent.length();
    }
  }

  private interface BlockReader {
    void read(Path file, BibtexBlock block, BibtexFields fields);
  }

  private void scan(List<Path> files, Predicate<BibtexBlock> which, BlockReader reader)
      throws IOException {
    BibtexParser parser = new BibtexParser();
    for (Path file : files) {
      try (InputStream bytes = Files.newInputStream(file)) {
        BibtexScanner scanner = new BibtexScanner(bytes);
        for (var next = scanner.next(); next.isPresent(); next = scanner.next()) {
          BibtexBlock block = next.get();
          try {
            switch (block.type()) {
              case "string" -> parser.define(block);
              case "comment", "preamble" -> {}
              default -> {
                if (block.problem().isEmpty() && which.test(block)) {
                  reader.read(file, block, parser.fields(block));
                }
              }
            }
          } catch (UnusableEntry _) {
            // The main reading reports it.
          }
        }
      }
    }
  }

  private static String key(String text) {
    return text.strip().toLowerCase(Locale.ROOT);
  }
}
